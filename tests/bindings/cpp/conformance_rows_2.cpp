// Written by bindings/generate.
// clang-format off
#include "conformance.h"

using namespace eager;

ROW(optimizer_adam_of_float16_slots_are_float32, "optimizer adam of float16: slots are float32") {
  const Tensor x = floats(DType::float16, {3}, {0x1p+0, -0x1p+1, 0x1p-1});
  const Variable v(x, "v");
  const Adam adam(AdamOptions().learning_rate(0x1p-3));
  const Tensor g0 = floats(DType::float16, {3}, {0x1p-1, -0x1p+0, 0x1p+1});
  adam.apply({g0}, {v});
  const Tensor g1 = floats(DType::float16, {3}, {0x1p+0, 0x1p-2, -0x1p+2});
  adam.apply({g1}, {v});
  const Tensor after = v.read();
  expect_floats(after, DType::float16, {3}, {0x1.824p-1, -0x1.d1p+0, 0x1.aecp-2}, 1.0);
  const Variable slot_m = adam.slot(v, "m");
  const Tensor m_value = slot_m.read();
  expect_floats(m_value, DType::float32, {3}, {0x1.28f5c2p-3, -0x1.0a3d7p-4, -0x1.c28f5cp-3}, 16.0);
  const Variable slot_v = adam.slot(v, "v");
  const Tensor v_value = slot_v.read();
  expect_floats(v_value, DType::float32, {3}, {0x1.479d4ep-10, 0x1.16441p-10, 0x1.479d4ep-6}, 16.0);
}

ROW(optimizer_adamw, "optimizer adamw") {
  const AdamW optimizer;
  const Tensor p_float32 = floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float32(p_float32, "float32");
  const Tensor p_float64 = floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float64(p_float64, "float64");
  const Tensor g0_float32 = floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  const Tensor g0_float64 = floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64});
  const Tensor r0_float32 = v_float32.read();
  expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ff7b9ep-1, -0x1.ffbd28p+0, 0x1.fef88cp-2, 0x1.7fde4p+1}, 8.0);
  const Tensor r0_float64 = v_float64.read();
  expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ff7b9e063bdf8p-1, -0x1.ffbd273d66a9ep+0, 0x1.fef88b978e54bp-2, 0x1.7fde3fbbedaf8p+1}, 8.0);
  const Tensor g1_float32 = floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  const Tensor g1_float64 = floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64});
  const Tensor r1_float32 = v_float32.read();
  expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ff5766p-1, -0x1.ffaa64p+0, 0x1.fe02ep-2, 0x1.7ff43cp+1}, 8.0);
  const Tensor r1_float64 = v_float64.read();
  expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ff576607f43e2p-1, -0x1.ffaa637900d13p+0, 0x1.fe02df34b7e1p-2, 0x1.7ff43bd86ec7cp+1}, 8.0);
  const Variable slot_m_float32 = optimizer.slot(v_float32, "m");
  const Tensor m_float32_value = slot_m_float32.read();
  expect_floats(m_float32_value, DType::float32, {2, 2}, {0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2}, 64.0);
  const Variable slot_v_float32 = optimizer.slot(v_float32, "v");
  const Tensor v_float32_value = slot_v_float32.read();
  expect_floats(v_float32_value, DType::float32, {2, 2}, {0x1.476af8p-12, 0x1.476af8p-10, 0x1.476af8p-8, 0x1.072abep-6}, 64.0);
  const Variable slot_m_float64 = optimizer.slot(v_float64, "m");
  const Tensor m_float64_value = slot_m_float64.read();
  expect_floats(m_float64_value, DType::float64, {2, 2}, {0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2}, 64.0);
  const Variable slot_v_float64 = optimizer.slot(v_float64, "v");
  const Tensor v_float64_value = slot_v_float64.read();
  expect_floats(v_float64_value, DType::float64, {2, 2}, {0x1.476af89c5e705p-12, 0x1.476af89c5e705p-10, 0x1.476af89c5e705p-8, 0x1.072abef06b37dp-6}, 64.0);
}

ROW(optimizer_adamw_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25_weight_decay_0_25, "optimizer adamw learning_rate=0.125 beta_1=0.5 beta_2=0.75 epsilon=0.25 weight_decay=0.25") {
  const AdamW optimizer(AdamWOptions().learning_rate(0x1p-3).beta_1(0x1p-1).beta_2(0x1.8p-1).epsilon(0x1p-2).weight_decay(0x1p-2));
  const Tensor p_float32 = floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float32(p_float32, "float32");
  const Tensor p_float64 = floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float64(p_float64, "float64");
  const Tensor g0_float32 = floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  const Tensor g0_float64 = floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64});
  const Tensor r0_float32 = v_float32.read();
  expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.c55556p-1, -0x1.d66666p+0, 0x1.7e38e4p-2, 0x1.6cp+1}, 8.0);
  const Tensor r0_float64 = v_float64.read();
  expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.c555555555555p-1, -0x1.d666666666666p+0, 0x1.7e38e38e38e39p-2, 0x1.6cp+1}, 8.0);
  const Tensor g1_float32 = floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  const Tensor g1_float64 = floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64});
  const Tensor r1_float32 = v_float32.read();
  expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.b72aaap-1, -0x1.c7b334p+0, 0x1.11690cp-2, 0x1.6d3bd8p+1}, 8.0);
  const Tensor r1_float64 = v_float64.read();
  expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.b72aaaaaaaaabp-1, -0x1.c7b3333333333p+0, 0x1.11690bc8c2cedp-2, 0x1.6d3bd84b31f73p+1}, 8.0);
  const Variable slot_m_float32 = optimizer.slot(v_float32, "m");
  const Tensor m_float32_value = slot_m_float32.read();
  expect_floats(m_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0}, 64.0);
  const Variable slot_v_float32 = optimizer.slot(v_float32, "v");
  const Tensor v_float32_value = slot_v_float32.read();
  expect_floats(v_float32_value, DType::float32, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0);
  const Variable slot_m_float64 = optimizer.slot(v_float64, "m");
  const Tensor m_float64_value = slot_m_float64.read();
  expect_floats(m_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0}, 64.0);
  const Variable slot_v_float64 = optimizer.slot(v_float64, "v");
  const Tensor v_float64_value = slot_v_float64.read();
  expect_floats(v_float64_value, DType::float64, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0);
}

ROW(optimizer_gradient_descent, "optimizer gradient_descent") {
  const SGD optimizer;
  const Tensor p_float32 = floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float32(p_float32, "float32");
  const Tensor p_float64 = floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float64(p_float64, "float64");
  const Tensor g0_float32 = floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  const Tensor g0_float64 = floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64});
  const Tensor r0_float32 = v_float32.read();
  expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.fd70a4p-1, -0x1.fd70a4p+0, 0x1.eb851ep-2, 0x1.7fae14p+1}, 8.0);
  const Tensor r0_float64 = v_float64.read();
  expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.fd70a3d70a3d7p-1, -0x1.fd70a3d70a3d7p+0, 0x1.eb851eb851eb8p-2, 0x1.7fae147ae147bp+1}, 8.0);
  const Tensor g1_float32 = floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  const Tensor g1_float64 = floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64});
  const Tensor r1_float32 = v_float32.read();
  expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.feb852p-1, -0x1.feb852p+0, 0x1.e147aep-2, 0x1.84ccccp+1}, 8.0);
  const Tensor r1_float64 = v_float64.read();
  expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.feb851eb851ecp-1, -0x1.feb851eb851ecp+0, 0x1.e147ae147ae14p-2, 0x1.84ccccccccccdp+1}, 8.0);
}

ROW(optimizer_gradient_descent_changes_the_rows_that_sparse_rows_name, "optimizer gradient_descent changes the rows that sparse rows name") {
  const Tensor x = floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  const Variable v(x, "v");
  const Tensor i = integers(DType::int32, {3}, {2, 0, 2});
  const SGD optimizer(SGDOptions().learning_rate(0x1p-2));
  Tape t0;
  const Tensor a0 = v.read();
  const Tensor y0 = eager::gather(a0, i);
  const Tensor z0 = eager::square(y0);
  const Tensor g0 = t0.gradient(z0, v);
  optimizer.apply({g0}, {v});
  Tape t1;
  const Tensor a1 = v.read();
  const Tensor y1 = eager::gather(a1, i);
  const Tensor z1 = eager::square(y1);
  const Tensor g1 = t1.gradient(z1, v);
  optimizer.apply({g1}, {v});
  const Tensor after = v.read();
  expect_floats(after, DType::float64, {3, 2}, {0x1p-2, 0x1p-1, 0x1.8p+1, 0x1p+2, 0x0p+0, 0x0p+0}, 16.0);
}

ROW(optimizer_gradient_descent_learning_rate_0_5_momentum_0_75_nesterov_true, "optimizer gradient_descent learning_rate=0.5 momentum=0.75 nesterov=True") {
  const SGD optimizer(SGDOptions().learning_rate(0x1p-1).momentum(0x1.8p-1).nesterov(true));
  const Tensor p_float32 = floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float32(p_float32, "float32");
  const Tensor p_float64 = floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float64(p_float64, "float64");
  const Tensor g0_float32 = floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  const Tensor g0_float64 = floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64});
  const Tensor r0_float32 = v_float32.read();
  expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.2p-1, -0x1.2p+0, -0x1.4p+0, 0x1.64p+1}, 8.0);
  const Tensor r0_float64 = v_float64.read();
  expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.2p-1, -0x1.2p+0, -0x1.4p+0, 0x1.64p+1}, 8.0);
  const Tensor g1_float32 = floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  const Tensor g1_float64 = floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64});
  const Tensor r1_float32 = v_float32.read();
  expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.48p-1, -0x1.48p+0, -0x1.58p+1, 0x1.8d8p+2}, 8.0);
  const Tensor r1_float64 = v_float64.read();
  expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.48p-1, -0x1.48p+0, -0x1.58p+1, 0x1.8d8p+2}, 8.0);
  const Variable slot_momentum_float32 = optimizer.slot(v_float32, "momentum");
  const Tensor momentum_float32_value = slot_momentum_float32.read();
  expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x1p-3, -0x1p-2, 0x1.4p+1, -0x1.e8p+1}, 64.0);
  const Variable slot_momentum_float64 = optimizer.slot(v_float64, "momentum");
  const Tensor momentum_float64_value = slot_momentum_float64.read();
  expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x1p-3, -0x1p-2, 0x1.4p+1, -0x1.e8p+1}, 64.0);
}

ROW(optimizer_gradient_descent_momentum_0_5, "optimizer gradient_descent momentum=0.5") {
  const SGD optimizer(SGDOptions().momentum(0x1p-1));
  const Tensor p_float32 = floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float32(p_float32, "float32");
  const Tensor p_float64 = floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float64(p_float64, "float64");
  const Tensor g0_float32 = floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  const Tensor g0_float64 = floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64});
  const Tensor r0_float32 = v_float32.read();
  expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.fd70a4p-1, -0x1.fd70a4p+0, 0x1.eb851ep-2, 0x1.7fae14p+1}, 8.0);
  const Tensor r0_float64 = v_float64.read();
  expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.fd70a3d70a3d7p-1, -0x1.fd70a3d70a3d7p+0, 0x1.eb851eb851eb8p-2, 0x1.7fae147ae147bp+1}, 8.0);
  const Tensor g1_float32 = floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  const Tensor g1_float64 = floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64});
  const Tensor r1_float32 = v_float32.read();
  expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.fd70a4p-1, -0x1.fd70a4p+0, 0x1.d70a3ep-2, 0x1.84a3d8p+1}, 8.0);
  const Tensor r1_float64 = v_float64.read();
  expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.fd70a3d70a3d7p-1, -0x1.fd70a3d70a3d7p+0, 0x1.d70a3d70a3d71p-2, 0x1.84a3d70a3d70ap+1}, 8.0);
  const Variable slot_momentum_float32 = optimizer.slot(v_float32, "momentum");
  const Tensor momentum_float32_value = slot_momentum_float32.read();
  expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1}, 64.0);
  const Variable slot_momentum_float64 = optimizer.slot(v_float64, "momentum");
  const Tensor momentum_float64_value = slot_momentum_float64.read();
  expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1}, 64.0);
}

ROW(optimizer_momentum, "optimizer momentum") {
  const Momentum optimizer;
  const Tensor p_float32 = floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float32(p_float32, "float32");
  const Tensor p_float64 = floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float64(p_float64, "float64");
  const Tensor g0_float32 = floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  const Tensor g0_float64 = floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64});
  const Tensor r0_float32 = v_float32.read();
  expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.fd70a4p-1, -0x1.fd70a4p+0, 0x1.eb851ep-2, 0x1.7fae14p+1}, 8.0);
  const Tensor r0_float64 = v_float64.read();
  expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.fd70a3d70a3d7p-1, -0x1.fd70a3d70a3d7p+0, 0x1.eb851eb851eb8p-2, 0x1.7fae147ae147bp+1}, 8.0);
  const Tensor g1_float32 = floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  const Tensor g1_float64 = floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64});
  const Tensor r1_float32 = v_float32.read();
  expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.fc6a7ep-1, -0x1.fc6a7ep+0, 0x1.ced916p-2, 0x1.848312p+1}, 8.0);
  const Tensor r1_float64 = v_float64.read();
  expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.fc6a7ef9db22dp-1, -0x1.fc6a7ef9db22dp+0, 0x1.ced916872b021p-2, 0x1.8483126e978d5p+1}, 8.0);
  const Variable slot_momentum_float32 = optimizer.slot(v_float32, "momentum");
  const Tensor momentum_float32_value = slot_momentum_float32.read();
  expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x1.99999ap-3, -0x1.99999ap-2, 0x1.666666p+1, -0x1.e33334p+1}, 64.0);
  const Variable slot_momentum_float64 = optimizer.slot(v_float64, "momentum");
  const Tensor momentum_float64_value = slot_momentum_float64.read();
  expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x1.999999999999ap-3, -0x1.999999999999ap-2, 0x1.6666666666666p+1, -0x1.e333333333333p+1}, 64.0);
}

ROW(optimizer_momentum_changes_the_rows_that_sparse_rows_name, "optimizer momentum changes the rows that sparse rows name") {
  const Tensor x = floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  const Variable v(x, "v");
  const Tensor i = integers(DType::int32, {3}, {2, 0, 2});
  const Momentum optimizer(MomentumOptions().learning_rate(0x1p-2));
  Tape t0;
  const Tensor a0 = v.read();
  const Tensor y0 = eager::gather(a0, i);
  const Tensor z0 = eager::square(y0);
  const Tensor g0 = t0.gradient(z0, v);
  optimizer.apply({g0}, {v});
  Tape t1;
  const Tensor a1 = v.read();
  const Tensor y1 = eager::gather(a1, i);
  const Tensor z1 = eager::square(y1);
  const Tensor g1 = t1.gradient(z1, v);
  optimizer.apply({g1}, {v});
  const Tensor after = v.read();
  expect_floats(after, DType::float64, {3, 2}, {-0x1.999999999999ap-3, -0x1.999999999999ap-2, 0x1.8p+1, 0x1p+2, -0x1.2p+2, -0x1.599999999999ap+2}, 16.0);
}

ROW(optimizer_momentum_learning_rate_0_25_momentum_0_5_nesterov_true, "optimizer momentum learning_rate=0.25 momentum=0.5 nesterov=True") {
  const Momentum optimizer(MomentumOptions().learning_rate(0x1p-2).momentum(0x1p-1).nesterov(true));
  const Tensor p_float32 = floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float32(p_float32, "float32");
  const Tensor p_float64 = floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float64(p_float64, "float64");
  const Tensor g0_float32 = floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  const Tensor g0_float64 = floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64});
  const Tensor r0_float32 = v_float32.read();
  expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ap-1, -0x1.ap+0, -0x1p-2, 0x1.74p+1}, 8.0);
  const Tensor r0_float64 = v_float64.read();
  expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ap-1, -0x1.ap+0, -0x1p-2, 0x1.74p+1}, 8.0);
  const Tensor g1_float32 = floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  const Tensor g1_float64 = floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64});
  const Tensor r1_float32 = v_float32.read();
  expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.cp-1, -0x1.cp+0, -0x1.8p-1, 0x1.19p+2}, 8.0);
  const Tensor r1_float64 = v_float64.read();
  expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.cp-1, -0x1.cp+0, -0x1.8p-1, 0x1.19p+2}, 8.0);
  const Variable slot_momentum_float32 = optimizer.slot(v_float32, "momentum");
  const Tensor momentum_float32_value = slot_momentum_float32.read();
  expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1}, 64.0);
  const Variable slot_momentum_float64 = optimizer.slot(v_float64, "momentum");
  const Tensor momentum_float64_value = slot_momentum_float64.read();
  expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1}, 64.0);
}

ROW(optimizer_nesterov, "optimizer nesterov") {
  const Nesterov optimizer;
  const Tensor p_float32 = floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float32(p_float32, "float32");
  const Tensor p_float64 = floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float64(p_float64, "float64");
  const Tensor g0_float32 = floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  const Tensor g0_float64 = floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64});
  const Tensor r0_float32 = v_float32.read();
  expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.fb22dp-1, -0x1.fb22dp+0, 0x1.d91688p-2, 0x1.7f645ap+1}, 8.0);
  const Tensor r0_float64 = v_float64.read();
  expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.fb22d0e560419p-1, -0x1.fb22d0e560419p+0, 0x1.d916872b020c5p-2, 0x1.7f645a1cac083p+1}, 8.0);
  const Tensor g1_float32 = floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  const Tensor g1_float64 = floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64});
  const Tensor r1_float32 = v_float32.read();
  expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.fb7e9p-1, -0x1.fb7e9p+0, 0x1.b50b1p-2, 0x1.88dc5ep+1}, 8.0);
  const Tensor r1_float64 = v_float64.read();
  expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.fb7e90ff97247p-1, -0x1.fb7e90ff97247p+0, 0x1.b50b0f27bb2ffp-2, 0x1.88dc5d6388659p+1}, 8.0);
  const Variable slot_momentum_float32 = optimizer.slot(v_float32, "momentum");
  const Tensor momentum_float32_value = slot_momentum_float32.read();
  expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x1.99999ap-3, -0x1.99999ap-2, 0x1.666666p+1, -0x1.e33334p+1}, 64.0);
  const Variable slot_momentum_float64 = optimizer.slot(v_float64, "momentum");
  const Tensor momentum_float64_value = slot_momentum_float64.read();
  expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x1.999999999999ap-3, -0x1.999999999999ap-2, 0x1.6666666666666p+1, -0x1.e333333333333p+1}, 64.0);
}

ROW(optimizer_nesterov_nesterov_false_momentum_0_5_learning_rate_0_125, "optimizer nesterov nesterov=False momentum=0.5 learning_rate=0.125") {
  const Nesterov optimizer(NesterovOptions().nesterov(false).momentum(0x1p-1).learning_rate(0x1p-3));
  const Tensor p_float32 = floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float32(p_float32, "float32");
  const Tensor p_float64 = floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float64(p_float64, "float64");
  const Tensor g0_float32 = floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  const Tensor g0_float64 = floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64});
  const Tensor r0_float32 = v_float32.read();
  expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ep-1, -0x1.ep+0, 0x1p-2, 0x1.7cp+1}, 8.0);
  const Tensor r0_float64 = v_float64.read();
  expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ep-1, -0x1.ep+0, 0x1p-2, 0x1.7cp+1}, 8.0);
  const Tensor g1_float32 = floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  const Tensor g1_float64 = floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64});
  const Tensor r1_float32 = v_float32.read();
  expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ep-1, -0x1.ep+0, 0x0p+0, 0x1.bap+1}, 8.0);
  const Tensor r1_float64 = v_float64.read();
  expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ep-1, -0x1.ep+0, 0x0p+0, 0x1.bap+1}, 8.0);
  const Variable slot_momentum_float32 = optimizer.slot(v_float32, "momentum");
  const Tensor momentum_float32_value = slot_momentum_float32.read();
  expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1}, 64.0);
  const Variable slot_momentum_float64 = optimizer.slot(v_float64, "momentum");
  const Tensor momentum_float64_value = slot_momentum_float64.read();
  expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1}, 64.0);
}

ROW(optimizer_rmsprop, "optimizer rmsprop") {
  const RMSprop optimizer;
  const Tensor p_float32 = floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float32(p_float32, "float32");
  const Tensor p_float64 = floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float64(p_float64, "float64");
  const Tensor g0_float32 = floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  const Tensor g0_float64 = floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64});
  const Tensor r0_float32 = v_float32.read();
  expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.fae148p-1, -0x1.fd70a4p+0, 0x1.f5c29p-2, 0x1.7eb852p+1}, 8.0);
  const Tensor r0_float64 = v_float64.read();
  expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.fae147bf42869p-1, -0x1.fd70a3db55c06p+0, 0x1.f5c28f64bffbbp-2, 0x1.7eb851f41c247p+1}, 8.0);
  const Tensor g1_float32 = floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  const Tensor g1_float64 = floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64});
  const Tensor r1_float32 = v_float32.read();
  expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.fd2ddp-1, -0x1.fe96e8p+0, 0x1.f1298p-2, 0x1.7fff5ep+1}, 8.0);
  const Tensor r1_float64 = v_float64.read();
  expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.fd2dcf91408d9p-1, -0x1.fe96e7c6101dep+0, 0x1.f1297fb65fd1fp-2, 0x1.7fff5e4c7e4fdp+1}, 8.0);
  const Variable slot_mean_square_float32 = optimizer.slot(v_float32, "mean_square");
  const Tensor mean_square_float32_value = slot_mean_square_float32.read();
  expect_floats(mean_square_float32_value, DType::float32, {2, 2}, {0x1.9652bep-9, 0x1.9652bep-7, 0x1.9652bep-5, 0x1.48f27cp-3}, 64.0);
  const Variable slot_mean_square_float64 = optimizer.slot(v_float64, "mean_square");
  const Tensor mean_square_float64_value = slot_mean_square_float64.read();
  expect_floats(mean_square_float64_value, DType::float64, {2, 2}, {0x1.9652bd3c3611ap-9, 0x1.9652bd3c3611ap-7, 0x1.9652bd3c3611ap-5, 0x1.48f27bb2fec5cp-3}, 64.0);
}

ROW(optimizer_rmsprop_changes_the_rows_that_sparse_rows_name, "optimizer rmsprop changes the rows that sparse rows name") {
  const Tensor x = floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  const Variable v(x, "v");
  const Tensor i = integers(DType::int32, {3}, {2, 0, 2});
  const RMSprop optimizer(RMSpropOptions().learning_rate(0x1p-2));
  Tape t0;
  const Tensor a0 = v.read();
  const Tensor y0 = eager::gather(a0, i);
  const Tensor z0 = eager::square(y0);
  const Tensor g0 = t0.gradient(z0, v);
  optimizer.apply({g0}, {v});
  Tape t1;
  const Tensor a1 = v.read();
  const Tensor y1 = eager::gather(a1, i);
  const Tensor z1 = eager::square(y1);
  const Tensor g1 = t1.gradient(z1, v);
  optimizer.apply({g1}, {v});
  const Tensor after = v.read();
  expect_floats(after, DType::float64, {3, 2}, {0x1.2aaaab23a0d4dp-1, 0x1.bf55d0cebae59p-4, 0x1.8p+1, 0x1p+2, 0x1.60a1ab4d21ab6p+0, 0x1.1e2808204ff5dp+1}, 16.0);
}

ROW(optimizer_rmsprop_learning_rate_0_125_rho_0_75_momentum_0_5_epsilon_0_25, "optimizer rmsprop learning_rate=0.125 rho=0.75 momentum=0.5 epsilon=0.25") {
  const RMSprop optimizer(RMSpropOptions().learning_rate(0x1p-3).rho(0x1.8p-1).momentum(0x1p-1).epsilon(0x1p-2));
  const Tensor p_float32 = floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float32(p_float32, "float32");
  const Tensor p_float64 = floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1});
  const Variable v_float64(p_float64, "float64");
  const Tensor g0_float32 = floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  const Tensor g0_float64 = floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2});
  optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64});
  const Tensor r0_float32 = v_float32.read();
  expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.cp-1, -0x1.d55556p+0, 0x1.333334p-2, 0x1.755556p+1}, 8.0);
  const Tensor r0_float64 = v_float64.read();
  expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.cp-1, -0x1.d555555555555p+0, 0x1.3333333333333p-2, 0x1.7555555555555p+1}, 8.0);
  const Tensor g1_float32 = floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  const Tensor g1_float64 = floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2});
  optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64});
  const Tensor r1_float32 = v_float32.read();
  expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.cp-1, -0x1.d55556p+0, 0x1.99999ap-4, 0x1.8c685p+1}, 8.0);
  const Tensor r1_float64 = v_float64.read();
  expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.cp-1, -0x1.d555555555555p+0, 0x1.999999999999ap-4, 0x1.8c6850c75f919p+1}, 8.0);
  const Variable slot_mean_square_float32 = optimizer.slot(v_float32, "mean_square");
  const Tensor mean_square_float32_value = slot_mean_square_float32.read();
  expect_floats(mean_square_float32_value, DType::float32, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0);
  const Variable slot_momentum_float32 = optimizer.slot(v_float32, "momentum");
  const Tensor momentum_float32_value = slot_momentum_float32.read();
  expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1.99999ap+0, -0x1.712fb8p+0}, 64.0);
  const Variable slot_mean_square_float64 = optimizer.slot(v_float64, "mean_square");
  const Tensor mean_square_float64_value = slot_mean_square_float64.read();
  expect_floats(mean_square_float64_value, DType::float64, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0);
  const Variable slot_momentum_float64 = optimizer.slot(v_float64, "momentum");
  const Tensor momentum_float64_value = slot_momentum_float64.read();
  expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1.999999999999ap+0, -0x1.712fb720a3c39p+0}, 64.0);
}

ROW(pad_paddings_1_0_constant_values_minf, "pad paddings=1,0 constant_values=-inf") {
  const Tensor x = floats(DType::float32, {1}, {0x1p+0});
  const Tensor y = eager::pad(x, {1, 0}, PadOptions().constant_values(-Inf));
  expect_floats(y, DType::float32, {2}, {-Inf, 0x1p+0});
}

ROW(pad_paddings_1_0_constant_values_nan, "pad paddings=1,0 constant_values=nan") {
  const Tensor x = floats(DType::float64, {1}, {0x1p+0});
  const Tensor y = eager::pad(x, {1, 0}, PadOptions().constant_values(NaN));
  expect_floats(y, DType::float64, {2}, {NaN, 0x1p+0});
}

ROW(pad_paddings_1_0_2_1, "pad paddings=1,0,2,1") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::pad(x, {1, 0, 2, 1});
  expect_floats(y, DType::float32, {3, 6}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x0p+0});
  const Tensor d_y = floats(DType::float32, {3, 6}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1p-1, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p-1, 0x1p+1});
}

ROW(pad_paddings_1_0_2_1_constant_values_2_5, "pad paddings=1,0,2,1 constant_values=2.5") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::pad(x, {1, 0, 2, 1}, PadOptions().constant_values(0x1.4p+1));
  expect_floats(y, DType::float32, {3, 6}, {0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.4p+1});
  const Tensor d_y = floats(DType::float32, {3, 6}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1p-1, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p-1, 0x1p+1});
}

ROW(pad_paddings_1_0_2_1_mode_reflect, "pad paddings=1,0,2,1 mode=REFLECT") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::pad(x, {1, 0, 2, 1}, PadOptions().mode(PadMode::reflect));
  expect_floats(y, DType::float32, {3, 6}, {0x1.8p+2, 0x1.4p+2, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.4p+2, 0x1.8p+1, 0x1p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+1, 0x1.8p+2, 0x1.4p+2, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.4p+2});
  const Tensor d_y = floats(DType::float32, {3, 6}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1p-1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.5p+2, 0x1.ep+2});
}

ROW(pad_paddings_1_0_2_1_mode_symmetric, "pad paddings=1,0,2,1 mode=SYMMETRIC") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::pad(x, {1, 0, 2, 1}, PadOptions().mode(PadMode::symmetric));
  expect_floats(y, DType::float32, {3, 6}, {0x1p+1, 0x1p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+1, 0x1p+1, 0x1p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+1, 0x1.4p+2, 0x1p+2, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.8p+2});
  const Tensor d_y = floats(DType::float32, {3, 6}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1p+2, 0x1p+2, 0x1.9p+2, 0x1.cp+0, 0x1.cp+1, 0x1.2p+1});
}

ROW(permute_dims, "permute_dims") {
  const Tensor x = floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::permute_dims(x);
  expect_floats(y, DType::float32, {4, 3, 2}, {0x1p+0, 0x1.ap+3, 0x1.4p+2, 0x1.1p+4, 0x1.2p+3, 0x1.5p+4, 0x1p+1, 0x1.cp+3, 0x1.8p+2, 0x1.2p+4, 0x1.4p+3, 0x1.6p+4, 0x1.8p+1, 0x1.ep+3, 0x1.cp+2, 0x1.3p+4, 0x1.6p+3, 0x1.7p+4, 0x1p+2, 0x1p+4, 0x1p+3, 0x1.4p+4, 0x1.8p+3, 0x1.8p+4});
  const Tensor d_y = floats(DType::float32, {4, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1.8p-1, 0x1.8p+1, 0x1.8p+0, 0x1p+1, 0x1p-1, 0x1p+0, 0x1.8p-1, 0x1.8p+0, 0x1p-2, 0x1p+1, 0x1p-1, 0x1p-1, 0x1p+0, 0x1.8p-1, 0x1.8p+1, 0x1p-2, 0x1p+1, 0x1p-1, 0x1p+0, 0x1.8p+1, 0x1.8p+0, 0x1p-2, 0x1p+1});
}

ROW(permute_dims_axes, "permute_dims axes=") {
  const Tensor x = integers(DType::int16, {}, {7});
  const Tensor y = eager::permute_dims(x, PermuteDimsOptions().axes({}));
  expect_integers(y, DType::int16, {}, {7});
}

ROW(permute_dims_axes_1_m1_0, "permute_dims axes=1,-1,0") {
  const Tensor x = floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::permute_dims(x, PermuteDimsOptions().axes({1, -1, 0}));
  expect_floats(y, DType::float32, {3, 4, 2}, {0x1p+0, 0x1.ap+3, 0x1p+1, 0x1.cp+3, 0x1.8p+1, 0x1.ep+3, 0x1p+2, 0x1p+4, 0x1.4p+2, 0x1.1p+4, 0x1.8p+2, 0x1.2p+4, 0x1.cp+2, 0x1.3p+4, 0x1p+3, 0x1.4p+4, 0x1.2p+3, 0x1.5p+4, 0x1.4p+3, 0x1.6p+4, 0x1.6p+3, 0x1.7p+4, 0x1.8p+3, 0x1.8p+4});
  const Tensor d_y = floats(DType::float32, {3, 4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p-1, 0x1p-1, 0x1p-2, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p-1, 0x1p-1, 0x1p-1, 0x1p-2, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p-1, 0x1p-1, 0x1p-2, 0x1.8p+1, 0x1p+0, 0x1p+1});
}

ROW(polygamma_and_its_gradients, "polygamma and its gradients") {
  const Tensor x1 = floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1});
  const Tensor x2 = floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, 0x1p+2});
  Tape tape;
  tape.watch(x2);
  const Tensor y = eager::polygamma(x1, x2);
  expect_floats(y, DType::float32, {3}, {0x1.32842ap+0, -0x1.535e58p+2, 0x1.6f896ap-5}, 8.0);
  const Tensor d_y = floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1});
  const Tensor d_x2 = tape.gradient(y, x2, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x2, DType::float32, {3}, {-0x1.53e6c4p+0, 0x1.3c3688p+3, -0x1.3334a6p-4}, 16.0);
}

ROW(polygamma_of_other_dtypes, "polygamma of other dtypes") {
  const Tensor x1_float64 = floats(DType::float64, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1});
  const Tensor x2_float64 = floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, 0x1p+2});
  const Tensor y_float64 = eager::polygamma(x1_float64, x2_float64);
  expect_floats(y_float64, DType::float64, {3}, {0x1.328429d927c67p+0, -0x1.535e57b5b69fp+2, 0x1.6f8969a9fd758p-5}, 8.0);
  const Tensor x1_float16 = floats(DType::float16, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1});
  const Tensor x2_float16 = floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, 0x1p+2});
  const Tensor y_float16 = eager::polygamma(x1_float16, x2_float16);
  expect_floats(y_float16, DType::float16, {3}, {0x1.328p+0, -0x1.534p+2, 0x1.6f8p-5}, 1.0);
  const Tensor x1_bfloat16 = floats(DType::bfloat16, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1});
  const Tensor x2_bfloat16 = floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, 0x1p+2});
  const Tensor y_bfloat16 = eager::polygamma(x1_bfloat16, x2_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.32p+0, -0x1.54p+2, 0x1.7p-5}, 1.0);
}

ROW(pow_and_its_gradients, "pow and its gradients") {
  const Tensor x1 = floats(DType::float32, {3}, {0x1p-1, 0x1p+1, 0x1.8p+1});
  const Tensor x2 = floats(DType::float32, {3}, {0x1.4p+0, -0x1.8p-1, 0x1p+1});
  Tape tape;
  tape.watch(x1);
  tape.watch(x2);
  const Tensor y = eager::pow(x1, x2);
  expect_floats(y, DType::float32, {3}, {0x1.ae89fap-2, 0x1.306fep-1, 0x1.2p+3}, 8.0);
  const Tensor d_y = floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_x1 = outputs_1_[0];
  const Tensor d_x2 = outputs_1_[1];
  expect_floats(d_x1, DType::float32, {3}, {0x1.0d163cp+0, -0x1.c8a7dp-4, 0x1.8p+3}, 16.0);
  expect_floats(d_x2, DType::float32, {3}, {-0x1.2a6d48p-2, 0x1.a60a12p-3, 0x1.3c667cp+4}, 16.0);
}

ROW(pow_of_other_dtypes, "pow of other dtypes") {
  const Tensor x1_float64 = floats(DType::float64, {3}, {0x1p-1, 0x1p+1, 0x1.8p+1});
  const Tensor x2_float64 = floats(DType::float64, {3}, {0x1.4p+0, -0x1.8p-1, 0x1p+1});
  const Tensor y_float64 = eager::pow(x1_float64, x2_float64);
  expect_floats(y_float64, DType::float64, {3}, {0x1.ae89f995ad3adp-2, 0x1.306fe0a31b715p-1, 0x1.2p+3}, 8.0);
  const Tensor x1_float16 = floats(DType::float16, {3}, {0x1p-1, 0x1p+1, 0x1.8p+1});
  const Tensor x2_float16 = floats(DType::float16, {3}, {0x1.4p+0, -0x1.8p-1, 0x1p+1});
  const Tensor y_float16 = eager::pow(x1_float16, x2_float16);
  expect_floats(y_float16, DType::float16, {3}, {0x1.ae8p-2, 0x1.308p-1, 0x1.2p+3}, 1.0);
  const Tensor x1_bfloat16 = floats(DType::bfloat16, {3}, {0x1p-1, 0x1p+1, 0x1.8p+1});
  const Tensor x2_bfloat16 = floats(DType::bfloat16, {3}, {0x1.4p+0, -0x1.8p-1, 0x1p+1});
  const Tensor y_bfloat16 = eager::pow(x1_bfloat16, x2_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.aep-2, 0x1.3p-1, 0x1.2p+3}, 1.0);
  const Tensor z1 = complexes(DType::complex128, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}});
  const Tensor z2 = complexes(DType::complex128, {3}, {{0x1p-1, -0x1p+0}, {0x1p+1, 0x1p-2}, {0x1p+0, 0x1p+0}});
  const Tensor w = eager::pow(z1, z2);
  expect_complexes(w, DType::complex128, {3}, {{0x1.0cdd1ee62de6p+1, 0x1.6c1d891a5f093p+0}, {0x1.67df2c7346d49p-1, -0x1.2702356ddcbfep-1}, {0x1.9466d04acff4fp+2, -0x1.1cd38b40fdaf6p-4}}, 16.0);
}

ROW(prod, "prod") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::prod(x);
  expect_floats(y, DType::float32, {}, {0x1.8p+6});
  const Tensor d_y = floats(DType::float32, {}, {0x1p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1.8p+6, 0x1.8p+5, 0x1.8p+4, 0x1.8p+7, 0x1.8p+3, 0x1p+5}, 1.0);
}

ROW(prod_axis, "prod axis=") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::prod(x, ProdOptions().axis({}));
  expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1});
  const Tensor d_y = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}, 1.0);
}

ROW(prod_axis_0_m1_keepdims_true, "prod axis=0,-1 keepdims=True") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::prod(x, ProdOptions().axis({0, -1}).keepdims(true));
  expect_floats(y, DType::float32, {1, 1}, {0x1.8p+6});
  const Tensor d_y = floats(DType::float32, {1, 1}, {0x1p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1.8p+6, 0x1.8p+5, 0x1.8p+4, 0x1.8p+7, 0x1.8p+3, 0x1p+5}, 1.0);
}

ROW(prod_axis_1, "prod axis=1") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::prod(x, ProdOptions().axis({1}));
  expect_floats(y, DType::float32, {2}, {0x1p+3, 0x1.8p+3});
  const Tensor d_y = floats(DType::float32, {2}, {0x1p+0, 0x1p-1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1p+3, 0x1p+2, 0x1p+1, 0x1.8p+3, 0x1.8p-1, 0x1p+1}, 1.0);
}

ROW(prod_dtype_int16, "prod dtype=int16") {
  const Tensor x = integers(DType::int8, {2}, {100, 100});
  const Tensor y = eager::prod(x, ProdOptions().dtype(DType::int16));
  expect_integers(y, DType::int16, {}, {10000});
}

ROW(prod_of_complex64, "prod of complex64") {
  const Tensor x = complexes(DType::complex64, {3}, {{0x1.8p+1, 0x0p+0}, {0x1p+1, 0x0p+0}, {0x1p+2, 0x0p+0}});
  const Tensor y = eager::prod(x);
  expect_complexes(y, DType::complex64, {}, {{0x1.8p+4, 0x0p+0}});
}

ROW(prod_of_float16, "prod of float16") {
  const Tensor x = floats(DType::float16, {3}, {0x1.8p+1, 0x1p+1, 0x1p+2});
  const Tensor y = eager::prod(x);
  expect_floats(y, DType::float16, {}, {0x1.8p+4});
}

ROW(prod_of_int8, "prod of int8") {
  const Tensor x = integers(DType::int8, {3}, {3, 2, 4});
  const Tensor y = eager::prod(x);
  expect_integers(y, DType::int64, {}, {24});
}

ROW(prod_of_uint8, "prod of uint8") {
  const Tensor x = integers(DType::uint8, {3}, {3, 2, 4});
  const Tensor y = eager::prod(x);
  expect_unsigneds(y, DType::uint64, {}, {24u});
}

ROW(promotion_keeps_values, "promotion keeps values") {
  const Tensor a = integers(DType::uint32, {1}, {4294967295});
  const Tensor b = integers(DType::int32, {1}, {-1});
  const Tensor y = eager::add(a, b);
  expect_integers(y, DType::int64, {1}, {4294967294});
  const Tensor c = floats(DType::float16, {1}, {0x1p-1});
  const Tensor d = integers(DType::int64, {1}, {3});
  const Tensor z = eager::multiply(c, d);
  expect_floats(z, DType::float16, {1}, {0x1.8p+0});
  const Tensor e = floats(DType::bfloat16, {1}, {0x1p+8});
  const Tensor w = eager::add(c, e);
  expect_floats(w, DType::float32, {1}, {0x1.008p+8});
}

ROW(promotion_of_bfloat16, "promotion of bfloat16") {
  const Tensor yes = booleans(DType::bool_, {}, {true});
  const Tensor x_bool = booleans(DType::bool_, {}, {true});
  const Tensor x_int8 = integers(DType::int8, {}, {1});
  const Tensor x_int16 = integers(DType::int16, {}, {1});
  const Tensor x_int32 = integers(DType::int32, {}, {1});
  const Tensor x_int64 = integers(DType::int64, {}, {1});
  const Tensor x_uint8 = integers(DType::uint8, {}, {1});
  const Tensor x_uint16 = integers(DType::uint16, {}, {1});
  const Tensor x_uint32 = integers(DType::uint32, {}, {1});
  const Tensor x_uint64 = unsigneds(DType::uint64, {}, {1u});
  const Tensor x_float16 = floats(DType::float16, {}, {0x1p+0});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {}, {0x1p+0});
  const Tensor x_float32 = floats(DType::float32, {}, {0x1p+0});
  const Tensor x_float64 = floats(DType::float64, {}, {0x1p+0});
  const Tensor x_complex64 = complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor x_complex128 = complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_bool = eager::where(yes, x_bfloat16, x_bool);
  expect_floats(y_bool, DType::bfloat16, {}, {0x1p+0});
  const Tensor y_int8 = eager::where(yes, x_bfloat16, x_int8);
  expect_floats(y_int8, DType::bfloat16, {}, {0x1p+0});
  const Tensor y_int16 = eager::where(yes, x_bfloat16, x_int16);
  expect_floats(y_int16, DType::bfloat16, {}, {0x1p+0});
  const Tensor y_int32 = eager::where(yes, x_bfloat16, x_int32);
  expect_floats(y_int32, DType::bfloat16, {}, {0x1p+0});
  const Tensor y_int64 = eager::where(yes, x_bfloat16, x_int64);
  expect_floats(y_int64, DType::bfloat16, {}, {0x1p+0});
  const Tensor y_uint8 = eager::where(yes, x_bfloat16, x_uint8);
  expect_floats(y_uint8, DType::bfloat16, {}, {0x1p+0});
  const Tensor y_uint16 = eager::where(yes, x_bfloat16, x_uint16);
  expect_floats(y_uint16, DType::bfloat16, {}, {0x1p+0});
  const Tensor y_uint32 = eager::where(yes, x_bfloat16, x_uint32);
  expect_floats(y_uint32, DType::bfloat16, {}, {0x1p+0});
  const Tensor y_uint64 = eager::where(yes, x_bfloat16, x_uint64);
  expect_floats(y_uint64, DType::bfloat16, {}, {0x1p+0});
  const Tensor y_float16 = eager::where(yes, x_bfloat16, x_float16);
  expect_floats(y_float16, DType::float32, {}, {0x1p+0});
  const Tensor y_bfloat16 = eager::where(yes, x_bfloat16, x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {}, {0x1p+0});
  const Tensor y_float32 = eager::where(yes, x_bfloat16, x_float32);
  expect_floats(y_float32, DType::float32, {}, {0x1p+0});
  const Tensor y_float64 = eager::where(yes, x_bfloat16, x_float64);
  expect_floats(y_float64, DType::float64, {}, {0x1p+0});
  const Tensor y_complex64 = eager::where(yes, x_bfloat16, x_complex64);
  expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_complex128 = eager::where(yes, x_bfloat16, x_complex128);
  expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
}

ROW(promotion_of_bool, "promotion of bool") {
  const Tensor yes = booleans(DType::bool_, {}, {true});
  const Tensor x_bool = booleans(DType::bool_, {}, {true});
  const Tensor x_int8 = integers(DType::int8, {}, {1});
  const Tensor x_int16 = integers(DType::int16, {}, {1});
  const Tensor x_int32 = integers(DType::int32, {}, {1});
  const Tensor x_int64 = integers(DType::int64, {}, {1});
  const Tensor x_uint8 = integers(DType::uint8, {}, {1});
  const Tensor x_uint16 = integers(DType::uint16, {}, {1});
  const Tensor x_uint32 = integers(DType::uint32, {}, {1});
  const Tensor x_uint64 = unsigneds(DType::uint64, {}, {1u});
  const Tensor x_float16 = floats(DType::float16, {}, {0x1p+0});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {}, {0x1p+0});
  const Tensor x_float32 = floats(DType::float32, {}, {0x1p+0});
  const Tensor x_float64 = floats(DType::float64, {}, {0x1p+0});
  const Tensor x_complex64 = complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor x_complex128 = complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_bool = eager::where(yes, x_bool, x_bool);
  expect_booleans(y_bool, DType::bool_, {}, {true});
  const Tensor y_int8 = eager::where(yes, x_bool, x_int8);
  expect_integers(y_int8, DType::int8, {}, {1});
  const Tensor y_int16 = eager::where(yes, x_bool, x_int16);
  expect_integers(y_int16, DType::int16, {}, {1});
  const Tensor y_int32 = eager::where(yes, x_bool, x_int32);
  expect_integers(y_int32, DType::int32, {}, {1});
  const Tensor y_int64 = eager::where(yes, x_bool, x_int64);
  expect_integers(y_int64, DType::int64, {}, {1});
  const Tensor y_uint8 = eager::where(yes, x_bool, x_uint8);
  expect_integers(y_uint8, DType::uint8, {}, {1});
  const Tensor y_uint16 = eager::where(yes, x_bool, x_uint16);
  expect_integers(y_uint16, DType::uint16, {}, {1});
  const Tensor y_uint32 = eager::where(yes, x_bool, x_uint32);
  expect_integers(y_uint32, DType::uint32, {}, {1});
  const Tensor y_uint64 = eager::where(yes, x_bool, x_uint64);
  expect_unsigneds(y_uint64, DType::uint64, {}, {1u});
  const Tensor y_float16 = eager::where(yes, x_bool, x_float16);
  expect_floats(y_float16, DType::float16, {}, {0x1p+0});
  const Tensor y_bfloat16 = eager::where(yes, x_bool, x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {}, {0x1p+0});
  const Tensor y_float32 = eager::where(yes, x_bool, x_float32);
  expect_floats(y_float32, DType::float32, {}, {0x1p+0});
  const Tensor y_float64 = eager::where(yes, x_bool, x_float64);
  expect_floats(y_float64, DType::float64, {}, {0x1p+0});
  const Tensor y_complex64 = eager::where(yes, x_bool, x_complex64);
  expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_complex128 = eager::where(yes, x_bool, x_complex128);
  expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
}

ROW(promotion_of_complex128, "promotion of complex128") {
  const Tensor yes = booleans(DType::bool_, {}, {true});
  const Tensor x_bool = booleans(DType::bool_, {}, {true});
  const Tensor x_int8 = integers(DType::int8, {}, {1});
  const Tensor x_int16 = integers(DType::int16, {}, {1});
  const Tensor x_int32 = integers(DType::int32, {}, {1});
  const Tensor x_int64 = integers(DType::int64, {}, {1});
  const Tensor x_uint8 = integers(DType::uint8, {}, {1});
  const Tensor x_uint16 = integers(DType::uint16, {}, {1});
  const Tensor x_uint32 = integers(DType::uint32, {}, {1});
  const Tensor x_uint64 = unsigneds(DType::uint64, {}, {1u});
  const Tensor x_float16 = floats(DType::float16, {}, {0x1p+0});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {}, {0x1p+0});
  const Tensor x_float32 = floats(DType::float32, {}, {0x1p+0});
  const Tensor x_float64 = floats(DType::float64, {}, {0x1p+0});
  const Tensor x_complex64 = complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor x_complex128 = complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_bool = eager::where(yes, x_complex128, x_bool);
  expect_complexes(y_bool, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_int8 = eager::where(yes, x_complex128, x_int8);
  expect_complexes(y_int8, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_int16 = eager::where(yes, x_complex128, x_int16);
  expect_complexes(y_int16, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_int32 = eager::where(yes, x_complex128, x_int32);
  expect_complexes(y_int32, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_int64 = eager::where(yes, x_complex128, x_int64);
  expect_complexes(y_int64, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_uint8 = eager::where(yes, x_complex128, x_uint8);
  expect_complexes(y_uint8, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_uint16 = eager::where(yes, x_complex128, x_uint16);
  expect_complexes(y_uint16, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_uint32 = eager::where(yes, x_complex128, x_uint32);
  expect_complexes(y_uint32, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_uint64 = eager::where(yes, x_complex128, x_uint64);
  expect_complexes(y_uint64, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_float16 = eager::where(yes, x_complex128, x_float16);
  expect_complexes(y_float16, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_bfloat16 = eager::where(yes, x_complex128, x_bfloat16);
  expect_complexes(y_bfloat16, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_float32 = eager::where(yes, x_complex128, x_float32);
  expect_complexes(y_float32, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_float64 = eager::where(yes, x_complex128, x_float64);
  expect_complexes(y_float64, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_complex64 = eager::where(yes, x_complex128, x_complex64);
  expect_complexes(y_complex64, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_complex128 = eager::where(yes, x_complex128, x_complex128);
  expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
}

ROW(promotion_of_complex64, "promotion of complex64") {
  const Tensor yes = booleans(DType::bool_, {}, {true});
  const Tensor x_bool = booleans(DType::bool_, {}, {true});
  const Tensor x_int8 = integers(DType::int8, {}, {1});
  const Tensor x_int16 = integers(DType::int16, {}, {1});
  const Tensor x_int32 = integers(DType::int32, {}, {1});
  const Tensor x_int64 = integers(DType::int64, {}, {1});
  const Tensor x_uint8 = integers(DType::uint8, {}, {1});
  const Tensor x_uint16 = integers(DType::uint16, {}, {1});
  const Tensor x_uint32 = integers(DType::uint32, {}, {1});
  const Tensor x_uint64 = unsigneds(DType::uint64, {}, {1u});
  const Tensor x_float16 = floats(DType::float16, {}, {0x1p+0});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {}, {0x1p+0});
  const Tensor x_float32 = floats(DType::float32, {}, {0x1p+0});
  const Tensor x_float64 = floats(DType::float64, {}, {0x1p+0});
  const Tensor x_complex64 = complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor x_complex128 = complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_bool = eager::where(yes, x_complex64, x_bool);
  expect_complexes(y_bool, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_int8 = eager::where(yes, x_complex64, x_int8);
  expect_complexes(y_int8, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_int16 = eager::where(yes, x_complex64, x_int16);
  expect_complexes(y_int16, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_int32 = eager::where(yes, x_complex64, x_int32);
  expect_complexes(y_int32, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_int64 = eager::where(yes, x_complex64, x_int64);
  expect_complexes(y_int64, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_uint8 = eager::where(yes, x_complex64, x_uint8);
  expect_complexes(y_uint8, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_uint16 = eager::where(yes, x_complex64, x_uint16);
  expect_complexes(y_uint16, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_uint32 = eager::where(yes, x_complex64, x_uint32);
  expect_complexes(y_uint32, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_uint64 = eager::where(yes, x_complex64, x_uint64);
  expect_complexes(y_uint64, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_float16 = eager::where(yes, x_complex64, x_float16);
  expect_complexes(y_float16, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_bfloat16 = eager::where(yes, x_complex64, x_bfloat16);
  expect_complexes(y_bfloat16, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_float32 = eager::where(yes, x_complex64, x_float32);
  expect_complexes(y_float32, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_float64 = eager::where(yes, x_complex64, x_float64);
  expect_complexes(y_float64, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_complex64 = eager::where(yes, x_complex64, x_complex64);
  expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_complex128 = eager::where(yes, x_complex64, x_complex128);
  expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
}

ROW(promotion_of_float16, "promotion of float16") {
  const Tensor yes = booleans(DType::bool_, {}, {true});
  const Tensor x_bool = booleans(DType::bool_, {}, {true});
  const Tensor x_int8 = integers(DType::int8, {}, {1});
  const Tensor x_int16 = integers(DType::int16, {}, {1});
  const Tensor x_int32 = integers(DType::int32, {}, {1});
  const Tensor x_int64 = integers(DType::int64, {}, {1});
  const Tensor x_uint8 = integers(DType::uint8, {}, {1});
  const Tensor x_uint16 = integers(DType::uint16, {}, {1});
  const Tensor x_uint32 = integers(DType::uint32, {}, {1});
  const Tensor x_uint64 = unsigneds(DType::uint64, {}, {1u});
  const Tensor x_float16 = floats(DType::float16, {}, {0x1p+0});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {}, {0x1p+0});
  const Tensor x_float32 = floats(DType::float32, {}, {0x1p+0});
  const Tensor x_float64 = floats(DType::float64, {}, {0x1p+0});
  const Tensor x_complex64 = complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor x_complex128 = complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_bool = eager::where(yes, x_float16, x_bool);
  expect_floats(y_bool, DType::float16, {}, {0x1p+0});
  const Tensor y_int8 = eager::where(yes, x_float16, x_int8);
  expect_floats(y_int8, DType::float16, {}, {0x1p+0});
  const Tensor y_int16 = eager::where(yes, x_float16, x_int16);
  expect_floats(y_int16, DType::float16, {}, {0x1p+0});
  const Tensor y_int32 = eager::where(yes, x_float16, x_int32);
  expect_floats(y_int32, DType::float16, {}, {0x1p+0});
  const Tensor y_int64 = eager::where(yes, x_float16, x_int64);
  expect_floats(y_int64, DType::float16, {}, {0x1p+0});
  const Tensor y_uint8 = eager::where(yes, x_float16, x_uint8);
  expect_floats(y_uint8, DType::float16, {}, {0x1p+0});
  const Tensor y_uint16 = eager::where(yes, x_float16, x_uint16);
  expect_floats(y_uint16, DType::float16, {}, {0x1p+0});
  const Tensor y_uint32 = eager::where(yes, x_float16, x_uint32);
  expect_floats(y_uint32, DType::float16, {}, {0x1p+0});
  const Tensor y_uint64 = eager::where(yes, x_float16, x_uint64);
  expect_floats(y_uint64, DType::float16, {}, {0x1p+0});
  const Tensor y_float16 = eager::where(yes, x_float16, x_float16);
  expect_floats(y_float16, DType::float16, {}, {0x1p+0});
  const Tensor y_bfloat16 = eager::where(yes, x_float16, x_bfloat16);
  expect_floats(y_bfloat16, DType::float32, {}, {0x1p+0});
  const Tensor y_float32 = eager::where(yes, x_float16, x_float32);
  expect_floats(y_float32, DType::float32, {}, {0x1p+0});
  const Tensor y_float64 = eager::where(yes, x_float16, x_float64);
  expect_floats(y_float64, DType::float64, {}, {0x1p+0});
  const Tensor y_complex64 = eager::where(yes, x_float16, x_complex64);
  expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_complex128 = eager::where(yes, x_float16, x_complex128);
  expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
}

ROW(promotion_of_float32, "promotion of float32") {
  const Tensor yes = booleans(DType::bool_, {}, {true});
  const Tensor x_bool = booleans(DType::bool_, {}, {true});
  const Tensor x_int8 = integers(DType::int8, {}, {1});
  const Tensor x_int16 = integers(DType::int16, {}, {1});
  const Tensor x_int32 = integers(DType::int32, {}, {1});
  const Tensor x_int64 = integers(DType::int64, {}, {1});
  const Tensor x_uint8 = integers(DType::uint8, {}, {1});
  const Tensor x_uint16 = integers(DType::uint16, {}, {1});
  const Tensor x_uint32 = integers(DType::uint32, {}, {1});
  const Tensor x_uint64 = unsigneds(DType::uint64, {}, {1u});
  const Tensor x_float16 = floats(DType::float16, {}, {0x1p+0});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {}, {0x1p+0});
  const Tensor x_float32 = floats(DType::float32, {}, {0x1p+0});
  const Tensor x_float64 = floats(DType::float64, {}, {0x1p+0});
  const Tensor x_complex64 = complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor x_complex128 = complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_bool = eager::where(yes, x_float32, x_bool);
  expect_floats(y_bool, DType::float32, {}, {0x1p+0});
  const Tensor y_int8 = eager::where(yes, x_float32, x_int8);
  expect_floats(y_int8, DType::float32, {}, {0x1p+0});
  const Tensor y_int16 = eager::where(yes, x_float32, x_int16);
  expect_floats(y_int16, DType::float32, {}, {0x1p+0});
  const Tensor y_int32 = eager::where(yes, x_float32, x_int32);
  expect_floats(y_int32, DType::float32, {}, {0x1p+0});
  const Tensor y_int64 = eager::where(yes, x_float32, x_int64);
  expect_floats(y_int64, DType::float32, {}, {0x1p+0});
  const Tensor y_uint8 = eager::where(yes, x_float32, x_uint8);
  expect_floats(y_uint8, DType::float32, {}, {0x1p+0});
  const Tensor y_uint16 = eager::where(yes, x_float32, x_uint16);
  expect_floats(y_uint16, DType::float32, {}, {0x1p+0});
  const Tensor y_uint32 = eager::where(yes, x_float32, x_uint32);
  expect_floats(y_uint32, DType::float32, {}, {0x1p+0});
  const Tensor y_uint64 = eager::where(yes, x_float32, x_uint64);
  expect_floats(y_uint64, DType::float32, {}, {0x1p+0});
  const Tensor y_float16 = eager::where(yes, x_float32, x_float16);
  expect_floats(y_float16, DType::float32, {}, {0x1p+0});
  const Tensor y_bfloat16 = eager::where(yes, x_float32, x_bfloat16);
  expect_floats(y_bfloat16, DType::float32, {}, {0x1p+0});
  const Tensor y_float32 = eager::where(yes, x_float32, x_float32);
  expect_floats(y_float32, DType::float32, {}, {0x1p+0});
  const Tensor y_float64 = eager::where(yes, x_float32, x_float64);
  expect_floats(y_float64, DType::float64, {}, {0x1p+0});
  const Tensor y_complex64 = eager::where(yes, x_float32, x_complex64);
  expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_complex128 = eager::where(yes, x_float32, x_complex128);
  expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
}

ROW(promotion_of_float64, "promotion of float64") {
  const Tensor yes = booleans(DType::bool_, {}, {true});
  const Tensor x_bool = booleans(DType::bool_, {}, {true});
  const Tensor x_int8 = integers(DType::int8, {}, {1});
  const Tensor x_int16 = integers(DType::int16, {}, {1});
  const Tensor x_int32 = integers(DType::int32, {}, {1});
  const Tensor x_int64 = integers(DType::int64, {}, {1});
  const Tensor x_uint8 = integers(DType::uint8, {}, {1});
  const Tensor x_uint16 = integers(DType::uint16, {}, {1});
  const Tensor x_uint32 = integers(DType::uint32, {}, {1});
  const Tensor x_uint64 = unsigneds(DType::uint64, {}, {1u});
  const Tensor x_float16 = floats(DType::float16, {}, {0x1p+0});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {}, {0x1p+0});
  const Tensor x_float32 = floats(DType::float32, {}, {0x1p+0});
  const Tensor x_float64 = floats(DType::float64, {}, {0x1p+0});
  const Tensor x_complex64 = complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor x_complex128 = complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_bool = eager::where(yes, x_float64, x_bool);
  expect_floats(y_bool, DType::float64, {}, {0x1p+0});
  const Tensor y_int8 = eager::where(yes, x_float64, x_int8);
  expect_floats(y_int8, DType::float64, {}, {0x1p+0});
  const Tensor y_int16 = eager::where(yes, x_float64, x_int16);
  expect_floats(y_int16, DType::float64, {}, {0x1p+0});
  const Tensor y_int32 = eager::where(yes, x_float64, x_int32);
  expect_floats(y_int32, DType::float64, {}, {0x1p+0});
  const Tensor y_int64 = eager::where(yes, x_float64, x_int64);
  expect_floats(y_int64, DType::float64, {}, {0x1p+0});
  const Tensor y_uint8 = eager::where(yes, x_float64, x_uint8);
  expect_floats(y_uint8, DType::float64, {}, {0x1p+0});
  const Tensor y_uint16 = eager::where(yes, x_float64, x_uint16);
  expect_floats(y_uint16, DType::float64, {}, {0x1p+0});
  const Tensor y_uint32 = eager::where(yes, x_float64, x_uint32);
  expect_floats(y_uint32, DType::float64, {}, {0x1p+0});
  const Tensor y_uint64 = eager::where(yes, x_float64, x_uint64);
  expect_floats(y_uint64, DType::float64, {}, {0x1p+0});
  const Tensor y_float16 = eager::where(yes, x_float64, x_float16);
  expect_floats(y_float16, DType::float64, {}, {0x1p+0});
  const Tensor y_bfloat16 = eager::where(yes, x_float64, x_bfloat16);
  expect_floats(y_bfloat16, DType::float64, {}, {0x1p+0});
  const Tensor y_float32 = eager::where(yes, x_float64, x_float32);
  expect_floats(y_float32, DType::float64, {}, {0x1p+0});
  const Tensor y_float64 = eager::where(yes, x_float64, x_float64);
  expect_floats(y_float64, DType::float64, {}, {0x1p+0});
  const Tensor y_complex64 = eager::where(yes, x_float64, x_complex64);
  expect_complexes(y_complex64, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_complex128 = eager::where(yes, x_float64, x_complex128);
  expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
}

ROW(promotion_of_int16, "promotion of int16") {
  const Tensor yes = booleans(DType::bool_, {}, {true});
  const Tensor x_bool = booleans(DType::bool_, {}, {true});
  const Tensor x_int8 = integers(DType::int8, {}, {1});
  const Tensor x_int16 = integers(DType::int16, {}, {1});
  const Tensor x_int32 = integers(DType::int32, {}, {1});
  const Tensor x_int64 = integers(DType::int64, {}, {1});
  const Tensor x_uint8 = integers(DType::uint8, {}, {1});
  const Tensor x_uint16 = integers(DType::uint16, {}, {1});
  const Tensor x_uint32 = integers(DType::uint32, {}, {1});
  const Tensor x_uint64 = unsigneds(DType::uint64, {}, {1u});
  const Tensor x_float16 = floats(DType::float16, {}, {0x1p+0});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {}, {0x1p+0});
  const Tensor x_float32 = floats(DType::float32, {}, {0x1p+0});
  const Tensor x_float64 = floats(DType::float64, {}, {0x1p+0});
  const Tensor x_complex64 = complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor x_complex128 = complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_bool = eager::where(yes, x_int16, x_bool);
  expect_integers(y_bool, DType::int16, {}, {1});
  const Tensor y_int8 = eager::where(yes, x_int16, x_int8);
  expect_integers(y_int8, DType::int16, {}, {1});
  const Tensor y_int16 = eager::where(yes, x_int16, x_int16);
  expect_integers(y_int16, DType::int16, {}, {1});
  const Tensor y_int32 = eager::where(yes, x_int16, x_int32);
  expect_integers(y_int32, DType::int32, {}, {1});
  const Tensor y_int64 = eager::where(yes, x_int16, x_int64);
  expect_integers(y_int64, DType::int64, {}, {1});
  const Tensor y_uint8 = eager::where(yes, x_int16, x_uint8);
  expect_integers(y_uint8, DType::int16, {}, {1});
  const Tensor y_uint16 = eager::where(yes, x_int16, x_uint16);
  expect_integers(y_uint16, DType::int32, {}, {1});
  const Tensor y_uint32 = eager::where(yes, x_int16, x_uint32);
  expect_integers(y_uint32, DType::int64, {}, {1});
  const Tensor y_float16 = eager::where(yes, x_int16, x_float16);
  expect_floats(y_float16, DType::float16, {}, {0x1p+0});
  const Tensor y_bfloat16 = eager::where(yes, x_int16, x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {}, {0x1p+0});
  const Tensor y_float32 = eager::where(yes, x_int16, x_float32);
  expect_floats(y_float32, DType::float32, {}, {0x1p+0});
  const Tensor y_float64 = eager::where(yes, x_int16, x_float64);
  expect_floats(y_float64, DType::float64, {}, {0x1p+0});
  const Tensor y_complex64 = eager::where(yes, x_int16, x_complex64);
  expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_complex128 = eager::where(yes, x_int16, x_complex128);
  expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
}

ROW(promotion_of_int32, "promotion of int32") {
  const Tensor yes = booleans(DType::bool_, {}, {true});
  const Tensor x_bool = booleans(DType::bool_, {}, {true});
  const Tensor x_int8 = integers(DType::int8, {}, {1});
  const Tensor x_int16 = integers(DType::int16, {}, {1});
  const Tensor x_int32 = integers(DType::int32, {}, {1});
  const Tensor x_int64 = integers(DType::int64, {}, {1});
  const Tensor x_uint8 = integers(DType::uint8, {}, {1});
  const Tensor x_uint16 = integers(DType::uint16, {}, {1});
  const Tensor x_uint32 = integers(DType::uint32, {}, {1});
  const Tensor x_uint64 = unsigneds(DType::uint64, {}, {1u});
  const Tensor x_float16 = floats(DType::float16, {}, {0x1p+0});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {}, {0x1p+0});
  const Tensor x_float32 = floats(DType::float32, {}, {0x1p+0});
  const Tensor x_float64 = floats(DType::float64, {}, {0x1p+0});
  const Tensor x_complex64 = complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor x_complex128 = complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_bool = eager::where(yes, x_int32, x_bool);
  expect_integers(y_bool, DType::int32, {}, {1});
  const Tensor y_int8 = eager::where(yes, x_int32, x_int8);
  expect_integers(y_int8, DType::int32, {}, {1});
  const Tensor y_int16 = eager::where(yes, x_int32, x_int16);
  expect_integers(y_int16, DType::int32, {}, {1});
  const Tensor y_int32 = eager::where(yes, x_int32, x_int32);
  expect_integers(y_int32, DType::int32, {}, {1});
  const Tensor y_int64 = eager::where(yes, x_int32, x_int64);
  expect_integers(y_int64, DType::int64, {}, {1});
  const Tensor y_uint8 = eager::where(yes, x_int32, x_uint8);
  expect_integers(y_uint8, DType::int32, {}, {1});
  const Tensor y_uint16 = eager::where(yes, x_int32, x_uint16);
  expect_integers(y_uint16, DType::int32, {}, {1});
  const Tensor y_uint32 = eager::where(yes, x_int32, x_uint32);
  expect_integers(y_uint32, DType::int64, {}, {1});
  const Tensor y_float16 = eager::where(yes, x_int32, x_float16);
  expect_floats(y_float16, DType::float16, {}, {0x1p+0});
  const Tensor y_bfloat16 = eager::where(yes, x_int32, x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {}, {0x1p+0});
  const Tensor y_float32 = eager::where(yes, x_int32, x_float32);
  expect_floats(y_float32, DType::float32, {}, {0x1p+0});
  const Tensor y_float64 = eager::where(yes, x_int32, x_float64);
  expect_floats(y_float64, DType::float64, {}, {0x1p+0});
  const Tensor y_complex64 = eager::where(yes, x_int32, x_complex64);
  expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_complex128 = eager::where(yes, x_int32, x_complex128);
  expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
}

ROW(promotion_of_int64, "promotion of int64") {
  const Tensor yes = booleans(DType::bool_, {}, {true});
  const Tensor x_bool = booleans(DType::bool_, {}, {true});
  const Tensor x_int8 = integers(DType::int8, {}, {1});
  const Tensor x_int16 = integers(DType::int16, {}, {1});
  const Tensor x_int32 = integers(DType::int32, {}, {1});
  const Tensor x_int64 = integers(DType::int64, {}, {1});
  const Tensor x_uint8 = integers(DType::uint8, {}, {1});
  const Tensor x_uint16 = integers(DType::uint16, {}, {1});
  const Tensor x_uint32 = integers(DType::uint32, {}, {1});
  const Tensor x_uint64 = unsigneds(DType::uint64, {}, {1u});
  const Tensor x_float16 = floats(DType::float16, {}, {0x1p+0});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {}, {0x1p+0});
  const Tensor x_float32 = floats(DType::float32, {}, {0x1p+0});
  const Tensor x_float64 = floats(DType::float64, {}, {0x1p+0});
  const Tensor x_complex64 = complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor x_complex128 = complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_bool = eager::where(yes, x_int64, x_bool);
  expect_integers(y_bool, DType::int64, {}, {1});
  const Tensor y_int8 = eager::where(yes, x_int64, x_int8);
  expect_integers(y_int8, DType::int64, {}, {1});
  const Tensor y_int16 = eager::where(yes, x_int64, x_int16);
  expect_integers(y_int16, DType::int64, {}, {1});
  const Tensor y_int32 = eager::where(yes, x_int64, x_int32);
  expect_integers(y_int32, DType::int64, {}, {1});
  const Tensor y_int64 = eager::where(yes, x_int64, x_int64);
  expect_integers(y_int64, DType::int64, {}, {1});
  const Tensor y_uint8 = eager::where(yes, x_int64, x_uint8);
  expect_integers(y_uint8, DType::int64, {}, {1});
  const Tensor y_uint16 = eager::where(yes, x_int64, x_uint16);
  expect_integers(y_uint16, DType::int64, {}, {1});
  const Tensor y_uint32 = eager::where(yes, x_int64, x_uint32);
  expect_integers(y_uint32, DType::int64, {}, {1});
  const Tensor y_float16 = eager::where(yes, x_int64, x_float16);
  expect_floats(y_float16, DType::float16, {}, {0x1p+0});
  const Tensor y_bfloat16 = eager::where(yes, x_int64, x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {}, {0x1p+0});
  const Tensor y_float32 = eager::where(yes, x_int64, x_float32);
  expect_floats(y_float32, DType::float32, {}, {0x1p+0});
  const Tensor y_float64 = eager::where(yes, x_int64, x_float64);
  expect_floats(y_float64, DType::float64, {}, {0x1p+0});
  const Tensor y_complex64 = eager::where(yes, x_int64, x_complex64);
  expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_complex128 = eager::where(yes, x_int64, x_complex128);
  expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
}

ROW(promotion_of_int8, "promotion of int8") {
  const Tensor yes = booleans(DType::bool_, {}, {true});
  const Tensor x_bool = booleans(DType::bool_, {}, {true});
  const Tensor x_int8 = integers(DType::int8, {}, {1});
  const Tensor x_int16 = integers(DType::int16, {}, {1});
  const Tensor x_int32 = integers(DType::int32, {}, {1});
  const Tensor x_int64 = integers(DType::int64, {}, {1});
  const Tensor x_uint8 = integers(DType::uint8, {}, {1});
  const Tensor x_uint16 = integers(DType::uint16, {}, {1});
  const Tensor x_uint32 = integers(DType::uint32, {}, {1});
  const Tensor x_uint64 = unsigneds(DType::uint64, {}, {1u});
  const Tensor x_float16 = floats(DType::float16, {}, {0x1p+0});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {}, {0x1p+0});
  const Tensor x_float32 = floats(DType::float32, {}, {0x1p+0});
  const Tensor x_float64 = floats(DType::float64, {}, {0x1p+0});
  const Tensor x_complex64 = complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor x_complex128 = complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_bool = eager::where(yes, x_int8, x_bool);
  expect_integers(y_bool, DType::int8, {}, {1});
  const Tensor y_int8 = eager::where(yes, x_int8, x_int8);
  expect_integers(y_int8, DType::int8, {}, {1});
  const Tensor y_int16 = eager::where(yes, x_int8, x_int16);
  expect_integers(y_int16, DType::int16, {}, {1});
  const Tensor y_int32 = eager::where(yes, x_int8, x_int32);
  expect_integers(y_int32, DType::int32, {}, {1});
  const Tensor y_int64 = eager::where(yes, x_int8, x_int64);
  expect_integers(y_int64, DType::int64, {}, {1});
  const Tensor y_uint8 = eager::where(yes, x_int8, x_uint8);
  expect_integers(y_uint8, DType::int16, {}, {1});
  const Tensor y_uint16 = eager::where(yes, x_int8, x_uint16);
  expect_integers(y_uint16, DType::int32, {}, {1});
  const Tensor y_uint32 = eager::where(yes, x_int8, x_uint32);
  expect_integers(y_uint32, DType::int64, {}, {1});
  const Tensor y_float16 = eager::where(yes, x_int8, x_float16);
  expect_floats(y_float16, DType::float16, {}, {0x1p+0});
  const Tensor y_bfloat16 = eager::where(yes, x_int8, x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {}, {0x1p+0});
  const Tensor y_float32 = eager::where(yes, x_int8, x_float32);
  expect_floats(y_float32, DType::float32, {}, {0x1p+0});
  const Tensor y_float64 = eager::where(yes, x_int8, x_float64);
  expect_floats(y_float64, DType::float64, {}, {0x1p+0});
  const Tensor y_complex64 = eager::where(yes, x_int8, x_complex64);
  expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_complex128 = eager::where(yes, x_int8, x_complex128);
  expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
}

ROW(promotion_of_uint16, "promotion of uint16") {
  const Tensor yes = booleans(DType::bool_, {}, {true});
  const Tensor x_bool = booleans(DType::bool_, {}, {true});
  const Tensor x_int8 = integers(DType::int8, {}, {1});
  const Tensor x_int16 = integers(DType::int16, {}, {1});
  const Tensor x_int32 = integers(DType::int32, {}, {1});
  const Tensor x_int64 = integers(DType::int64, {}, {1});
  const Tensor x_uint8 = integers(DType::uint8, {}, {1});
  const Tensor x_uint16 = integers(DType::uint16, {}, {1});
  const Tensor x_uint32 = integers(DType::uint32, {}, {1});
  const Tensor x_uint64 = unsigneds(DType::uint64, {}, {1u});
  const Tensor x_float16 = floats(DType::float16, {}, {0x1p+0});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {}, {0x1p+0});
  const Tensor x_float32 = floats(DType::float32, {}, {0x1p+0});
  const Tensor x_float64 = floats(DType::float64, {}, {0x1p+0});
  const Tensor x_complex64 = complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor x_complex128 = complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_bool = eager::where(yes, x_uint16, x_bool);
  expect_integers(y_bool, DType::uint16, {}, {1});
  const Tensor y_int8 = eager::where(yes, x_uint16, x_int8);
  expect_integers(y_int8, DType::int32, {}, {1});
  const Tensor y_int16 = eager::where(yes, x_uint16, x_int16);
  expect_integers(y_int16, DType::int32, {}, {1});
  const Tensor y_int32 = eager::where(yes, x_uint16, x_int32);
  expect_integers(y_int32, DType::int32, {}, {1});
  const Tensor y_int64 = eager::where(yes, x_uint16, x_int64);
  expect_integers(y_int64, DType::int64, {}, {1});
  const Tensor y_uint8 = eager::where(yes, x_uint16, x_uint8);
  expect_integers(y_uint8, DType::uint16, {}, {1});
  const Tensor y_uint16 = eager::where(yes, x_uint16, x_uint16);
  expect_integers(y_uint16, DType::uint16, {}, {1});
  const Tensor y_uint32 = eager::where(yes, x_uint16, x_uint32);
  expect_integers(y_uint32, DType::uint32, {}, {1});
  const Tensor y_uint64 = eager::where(yes, x_uint16, x_uint64);
  expect_unsigneds(y_uint64, DType::uint64, {}, {1u});
  const Tensor y_float16 = eager::where(yes, x_uint16, x_float16);
  expect_floats(y_float16, DType::float16, {}, {0x1p+0});
  const Tensor y_bfloat16 = eager::where(yes, x_uint16, x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {}, {0x1p+0});
  const Tensor y_float32 = eager::where(yes, x_uint16, x_float32);
  expect_floats(y_float32, DType::float32, {}, {0x1p+0});
  const Tensor y_float64 = eager::where(yes, x_uint16, x_float64);
  expect_floats(y_float64, DType::float64, {}, {0x1p+0});
  const Tensor y_complex64 = eager::where(yes, x_uint16, x_complex64);
  expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_complex128 = eager::where(yes, x_uint16, x_complex128);
  expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
}

ROW(promotion_of_uint32, "promotion of uint32") {
  const Tensor yes = booleans(DType::bool_, {}, {true});
  const Tensor x_bool = booleans(DType::bool_, {}, {true});
  const Tensor x_int8 = integers(DType::int8, {}, {1});
  const Tensor x_int16 = integers(DType::int16, {}, {1});
  const Tensor x_int32 = integers(DType::int32, {}, {1});
  const Tensor x_int64 = integers(DType::int64, {}, {1});
  const Tensor x_uint8 = integers(DType::uint8, {}, {1});
  const Tensor x_uint16 = integers(DType::uint16, {}, {1});
  const Tensor x_uint32 = integers(DType::uint32, {}, {1});
  const Tensor x_uint64 = unsigneds(DType::uint64, {}, {1u});
  const Tensor x_float16 = floats(DType::float16, {}, {0x1p+0});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {}, {0x1p+0});
  const Tensor x_float32 = floats(DType::float32, {}, {0x1p+0});
  const Tensor x_float64 = floats(DType::float64, {}, {0x1p+0});
  const Tensor x_complex64 = complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor x_complex128 = complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_bool = eager::where(yes, x_uint32, x_bool);
  expect_integers(y_bool, DType::uint32, {}, {1});
  const Tensor y_int8 = eager::where(yes, x_uint32, x_int8);
  expect_integers(y_int8, DType::int64, {}, {1});
  const Tensor y_int16 = eager::where(yes, x_uint32, x_int16);
  expect_integers(y_int16, DType::int64, {}, {1});
  const Tensor y_int32 = eager::where(yes, x_uint32, x_int32);
  expect_integers(y_int32, DType::int64, {}, {1});
  const Tensor y_int64 = eager::where(yes, x_uint32, x_int64);
  expect_integers(y_int64, DType::int64, {}, {1});
  const Tensor y_uint8 = eager::where(yes, x_uint32, x_uint8);
  expect_integers(y_uint8, DType::uint32, {}, {1});
  const Tensor y_uint16 = eager::where(yes, x_uint32, x_uint16);
  expect_integers(y_uint16, DType::uint32, {}, {1});
  const Tensor y_uint32 = eager::where(yes, x_uint32, x_uint32);
  expect_integers(y_uint32, DType::uint32, {}, {1});
  const Tensor y_uint64 = eager::where(yes, x_uint32, x_uint64);
  expect_unsigneds(y_uint64, DType::uint64, {}, {1u});
  const Tensor y_float16 = eager::where(yes, x_uint32, x_float16);
  expect_floats(y_float16, DType::float16, {}, {0x1p+0});
  const Tensor y_bfloat16 = eager::where(yes, x_uint32, x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {}, {0x1p+0});
  const Tensor y_float32 = eager::where(yes, x_uint32, x_float32);
  expect_floats(y_float32, DType::float32, {}, {0x1p+0});
  const Tensor y_float64 = eager::where(yes, x_uint32, x_float64);
  expect_floats(y_float64, DType::float64, {}, {0x1p+0});
  const Tensor y_complex64 = eager::where(yes, x_uint32, x_complex64);
  expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_complex128 = eager::where(yes, x_uint32, x_complex128);
  expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
}

ROW(promotion_of_uint64, "promotion of uint64") {
  const Tensor yes = booleans(DType::bool_, {}, {true});
  const Tensor x_bool = booleans(DType::bool_, {}, {true});
  const Tensor x_int8 = integers(DType::int8, {}, {1});
  const Tensor x_int16 = integers(DType::int16, {}, {1});
  const Tensor x_int32 = integers(DType::int32, {}, {1});
  const Tensor x_int64 = integers(DType::int64, {}, {1});
  const Tensor x_uint8 = integers(DType::uint8, {}, {1});
  const Tensor x_uint16 = integers(DType::uint16, {}, {1});
  const Tensor x_uint32 = integers(DType::uint32, {}, {1});
  const Tensor x_uint64 = unsigneds(DType::uint64, {}, {1u});
  const Tensor x_float16 = floats(DType::float16, {}, {0x1p+0});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {}, {0x1p+0});
  const Tensor x_float32 = floats(DType::float32, {}, {0x1p+0});
  const Tensor x_float64 = floats(DType::float64, {}, {0x1p+0});
  const Tensor x_complex64 = complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor x_complex128 = complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_bool = eager::where(yes, x_uint64, x_bool);
  expect_unsigneds(y_bool, DType::uint64, {}, {1u});
  const Tensor y_uint8 = eager::where(yes, x_uint64, x_uint8);
  expect_unsigneds(y_uint8, DType::uint64, {}, {1u});
  const Tensor y_uint16 = eager::where(yes, x_uint64, x_uint16);
  expect_unsigneds(y_uint16, DType::uint64, {}, {1u});
  const Tensor y_uint32 = eager::where(yes, x_uint64, x_uint32);
  expect_unsigneds(y_uint32, DType::uint64, {}, {1u});
  const Tensor y_uint64 = eager::where(yes, x_uint64, x_uint64);
  expect_unsigneds(y_uint64, DType::uint64, {}, {1u});
  const Tensor y_float16 = eager::where(yes, x_uint64, x_float16);
  expect_floats(y_float16, DType::float16, {}, {0x1p+0});
  const Tensor y_bfloat16 = eager::where(yes, x_uint64, x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {}, {0x1p+0});
  const Tensor y_float32 = eager::where(yes, x_uint64, x_float32);
  expect_floats(y_float32, DType::float32, {}, {0x1p+0});
  const Tensor y_float64 = eager::where(yes, x_uint64, x_float64);
  expect_floats(y_float64, DType::float64, {}, {0x1p+0});
  const Tensor y_complex64 = eager::where(yes, x_uint64, x_complex64);
  expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_complex128 = eager::where(yes, x_uint64, x_complex128);
  expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
}

ROW(promotion_of_uint8, "promotion of uint8") {
  const Tensor yes = booleans(DType::bool_, {}, {true});
  const Tensor x_bool = booleans(DType::bool_, {}, {true});
  const Tensor x_int8 = integers(DType::int8, {}, {1});
  const Tensor x_int16 = integers(DType::int16, {}, {1});
  const Tensor x_int32 = integers(DType::int32, {}, {1});
  const Tensor x_int64 = integers(DType::int64, {}, {1});
  const Tensor x_uint8 = integers(DType::uint8, {}, {1});
  const Tensor x_uint16 = integers(DType::uint16, {}, {1});
  const Tensor x_uint32 = integers(DType::uint32, {}, {1});
  const Tensor x_uint64 = unsigneds(DType::uint64, {}, {1u});
  const Tensor x_float16 = floats(DType::float16, {}, {0x1p+0});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {}, {0x1p+0});
  const Tensor x_float32 = floats(DType::float32, {}, {0x1p+0});
  const Tensor x_float64 = floats(DType::float64, {}, {0x1p+0});
  const Tensor x_complex64 = complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor x_complex128 = complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_bool = eager::where(yes, x_uint8, x_bool);
  expect_integers(y_bool, DType::uint8, {}, {1});
  const Tensor y_int8 = eager::where(yes, x_uint8, x_int8);
  expect_integers(y_int8, DType::int16, {}, {1});
  const Tensor y_int16 = eager::where(yes, x_uint8, x_int16);
  expect_integers(y_int16, DType::int16, {}, {1});
  const Tensor y_int32 = eager::where(yes, x_uint8, x_int32);
  expect_integers(y_int32, DType::int32, {}, {1});
  const Tensor y_int64 = eager::where(yes, x_uint8, x_int64);
  expect_integers(y_int64, DType::int64, {}, {1});
  const Tensor y_uint8 = eager::where(yes, x_uint8, x_uint8);
  expect_integers(y_uint8, DType::uint8, {}, {1});
  const Tensor y_uint16 = eager::where(yes, x_uint8, x_uint16);
  expect_integers(y_uint16, DType::uint16, {}, {1});
  const Tensor y_uint32 = eager::where(yes, x_uint8, x_uint32);
  expect_integers(y_uint32, DType::uint32, {}, {1});
  const Tensor y_uint64 = eager::where(yes, x_uint8, x_uint64);
  expect_unsigneds(y_uint64, DType::uint64, {}, {1u});
  const Tensor y_float16 = eager::where(yes, x_uint8, x_float16);
  expect_floats(y_float16, DType::float16, {}, {0x1p+0});
  const Tensor y_bfloat16 = eager::where(yes, x_uint8, x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {}, {0x1p+0});
  const Tensor y_float32 = eager::where(yes, x_uint8, x_float32);
  expect_floats(y_float32, DType::float32, {}, {0x1p+0});
  const Tensor y_float64 = eager::where(yes, x_uint8, x_float64);
  expect_floats(y_float64, DType::float64, {}, {0x1p+0});
  const Tensor y_complex64 = eager::where(yes, x_uint8, x_complex64);
  expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}});
  const Tensor y_complex128 = eager::where(yes, x_uint8, x_complex128);
  expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}});
}

ROW(questions_about_complex_numbers_and_integers, "questions about complex numbers and integers") {
  const Tensor z = complexes(DType::complex64, {3}, {{0x1p+0, 0x1p+1}, {Inf, 0x0p+0}, {0x0p+0, NaN}});
  const Tensor n = integers(DType::int16, {3}, {1, -2, 0});
  const Tensor isfinite_z = eager::isfinite(z);
  expect_booleans(isfinite_z, DType::bool_, {3}, {true, false, false});
  const Tensor isfinite_n = eager::isfinite(n);
  expect_booleans(isfinite_n, DType::bool_, {3}, {true, true, true});
  const Tensor isinf_z = eager::isinf(z);
  expect_booleans(isinf_z, DType::bool_, {3}, {false, true, false});
  const Tensor isinf_n = eager::isinf(n);
  expect_booleans(isinf_n, DType::bool_, {3}, {false, false, false});
  const Tensor isnan_z = eager::isnan(z);
  expect_booleans(isnan_z, DType::bool_, {3}, {false, false, true});
  const Tensor isnan_n = eager::isnan(n);
  expect_booleans(isnan_n, DType::bool_, {3}, {false, false, false});
  const Tensor signs = eager::signbit(n);
  expect_booleans(signs, DType::bool_, {3}, {false, true, false});
}

ROW(questions_about_floats, "questions about floats") {
  const Tensor x_float16 = floats(DType::float16, {6}, {0x1.8p+0, -0x0p+0, 0x0p+0, Inf, -Inf, NaN});
  const Tensor isfinite_float16 = eager::isfinite(x_float16);
  expect_booleans(isfinite_float16, DType::bool_, {6}, {true, true, true, false, false, false});
  const Tensor isinf_float16 = eager::isinf(x_float16);
  expect_booleans(isinf_float16, DType::bool_, {6}, {false, false, false, true, true, false});
  const Tensor isnan_float16 = eager::isnan(x_float16);
  expect_booleans(isnan_float16, DType::bool_, {6}, {false, false, false, false, false, true});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {6}, {0x1.8p+0, -0x0p+0, 0x0p+0, Inf, -Inf, NaN});
  const Tensor isfinite_bfloat16 = eager::isfinite(x_bfloat16);
  expect_booleans(isfinite_bfloat16, DType::bool_, {6}, {true, true, true, false, false, false});
  const Tensor isinf_bfloat16 = eager::isinf(x_bfloat16);
  expect_booleans(isinf_bfloat16, DType::bool_, {6}, {false, false, false, true, true, false});
  const Tensor isnan_bfloat16 = eager::isnan(x_bfloat16);
  expect_booleans(isnan_bfloat16, DType::bool_, {6}, {false, false, false, false, false, true});
  const Tensor signbit_bfloat16 = eager::signbit(x_bfloat16);
  const Tensor signbit_bfloat16_numbers = eager::slice(signbit_bfloat16, {0}, SliceOptions().size({5}));
  expect_booleans(signbit_bfloat16_numbers, DType::bool_, {5}, {false, true, false, false, true});
  const Tensor x_float32 = floats(DType::float32, {6}, {0x1.8p+0, -0x0p+0, 0x0p+0, Inf, -Inf, NaN});
  const Tensor isfinite_float32 = eager::isfinite(x_float32);
  expect_booleans(isfinite_float32, DType::bool_, {6}, {true, true, true, false, false, false});
  const Tensor isinf_float32 = eager::isinf(x_float32);
  expect_booleans(isinf_float32, DType::bool_, {6}, {false, false, false, true, true, false});
  const Tensor isnan_float32 = eager::isnan(x_float32);
  expect_booleans(isnan_float32, DType::bool_, {6}, {false, false, false, false, false, true});
  const Tensor signbit_float32 = eager::signbit(x_float32);
  const Tensor signbit_float32_numbers = eager::slice(signbit_float32, {0}, SliceOptions().size({5}));
  expect_booleans(signbit_float32_numbers, DType::bool_, {5}, {false, true, false, false, true});
  const Tensor x_float64 = floats(DType::float64, {6}, {0x1.8p+0, -0x0p+0, 0x0p+0, Inf, -Inf, NaN});
  const Tensor isfinite_float64 = eager::isfinite(x_float64);
  expect_booleans(isfinite_float64, DType::bool_, {6}, {true, true, true, false, false, false});
  const Tensor isinf_float64 = eager::isinf(x_float64);
  expect_booleans(isinf_float64, DType::bool_, {6}, {false, false, false, true, true, false});
  const Tensor isnan_float64 = eager::isnan(x_float64);
  expect_booleans(isnan_float64, DType::bool_, {6}, {false, false, false, false, false, true});
  const Tensor signbit_float64 = eager::signbit(x_float64);
  const Tensor signbit_float64_numbers = eager::slice(signbit_float64, {0}, SliceOptions().size({5}));
  expect_booleans(signbit_float64_numbers, DType::bool_, {5}, {false, true, false, false, true});
}

ROW(random_numbers_in_a_loop_come_from_the_stream_one_iteration_after_the_other, "random numbers in a loop come from the stream, one iteration after the other") {
  const Function f = Function::trace_list([&](const std::vector<Tensor>& given) -> std::vector<Tensor> {
    (void)given;
    const Tensor x_f = given.at(0);
    const Tensor u = eager::random_uniform(RandomUniformOptions().shape({2}));
    const Tensor y_f = eager::add(u, x_f);
    return {y_f};
  }, {Spec{DType::float32, {}}}, "f");
  const Tensor x = floats(DType::float32, {3}, {0x0p+0, 0x0p+0, 0x0p+0});
  set_seed(77);
  const std::vector<Tensor> outputs_1_ = eager::map({x}, f);
  expect_count(outputs_1_, 1);
  const Tensor y = outputs_1_[0];
  expect_floats(y, DType::float32, {3, 2}, {0x1.196628p-3, 0x1.65f59cp-1, 0x1.0eb712p-1, 0x1.416f68p-1, 0x1.46c436p-1, 0x1.c58418p-3});
}

ROW(random_bernoulli, "random_bernoulli") {
  const Tensor p = floats(DType::float32, {4}, {0x0p+0, 0x1p-2, 0x1p-1, 0x1p+0});
  const Tensor x = eager::random_bernoulli(p, RandomBernoulliOptions().seed(3));
  expect_booleans(x, DType::bool_, {4}, {false, true, false, true});
  const Tensor q = floats(DType::float64, {}, {0x1p-1});
  const Tensor y = eager::random_bernoulli(q, RandomBernoulliOptions().shape({2, 3}).dtype(DType::float16).seed(4));
  expect_floats(y, DType::float16, {2, 3}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0});
}

ROW(random_bernoulli_shape, "random_bernoulli shape=") {
  const Tensor p = floats(DType::float32, {}, {0x1p+0});
  const Tensor y = eager::random_bernoulli(p, RandomBernoulliOptions().shape({}));
  expect_booleans(y, DType::bool_, {}, {true});
}

ROW(random_categorical_by_its_own_seed, "random_categorical by its own seed") {
  const Tensor logits = floats(DType::float32, {2, 3}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x0p+0, -0x1p+0});
  const Tensor x = eager::random_categorical(logits, RandomCategoricalOptions().num_samples(5).seed(21));
  expect_integers(x, DType::int64, {2, 5}, {1, 1, 2, 2, 2, 0, 0, 0, 0, 0});
  const Tensor y = eager::random_categorical(logits, RandomCategoricalOptions().dtype(DType::int32).seed(22));
  expect_integers(y, DType::int32, {2, 1}, {1, 0});
}

ROW(random_normal_by_its_own_seed, "random_normal by its own seed") {
  const Tensor x = eager::random_normal(RandomNormalOptions().shape({6}).seed(7));
  expect_floats(x, DType::float32, {6}, {0x1.31a0b2p-12, -0x1.3829cep-2, 0x1.c9ec04p+0, 0x1.116012p+0, 0x1.816feap-2, -0x1.49799ap+0}, 64.0);
  const Tensor y = eager::random_normal(RandomNormalOptions().shape({4}).dtype(DType::float64).seed(7));
  expect_floats(y, DType::float64, {4}, {0x1.4d586bf318c2fp-1, 0x1.8e02314da0318p-2, 0x1.4e7654a935a2ep-1, -0x1.6acbbd7f7a718p-3}, 64.0);
  const Tensor z = eager::random_normal(RandomNormalOptions().shape({4}).mean(0x1.4p+3).stddev(0x1p-1).seed(8));
  expect_floats(z, DType::float32, {4}, {0x1.3b7ddp+3, 0x1.2e0094p+3, 0x1.2a2f78p+3, 0x1.42cb64p+3}, 8.0);
}

ROW(random_normal_shape_2_mean_3_0_stddev_0_0, "random_normal shape=2 mean=3.0 stddev=0.0") {
  const Tensor y = eager::random_normal(RandomNormalOptions().shape({2}).mean(0x1.8p+1).stddev(0x0p+0));
  expect_floats(y, DType::float32, {2}, {0x1.8p+1, 0x1.8p+1});
}

ROW(random_permutation_by_its_own_seed, "random_permutation by its own seed") {
  const Tensor x = eager::random_permutation(9, RandomPermutationOptions().seed(18));
  expect_integers(x, DType::int64, {9}, {1, 0, 7, 4, 2, 5, 8, 3, 6});
  const Tensor y = eager::random_permutation(5, RandomPermutationOptions().dtype(DType::int8).seed(19));
  expect_integers(y, DType::int8, {5}, {0, 2, 1, 4, 3});
}

ROW(random_truncated_normal_by_its_own_seed, "random_truncated_normal by its own seed") {
  const Tensor x = eager::random_truncated_normal(RandomTruncatedNormalOptions().shape({6}).seed(7));
  expect_floats(x, DType::float32, {6}, {0x1.816dep+0, 0x1.47743ap-1, -0x1.1e44eep+0, -0x1.419a5ep+0, -0x1.cbb9bap-3, 0x1.8e9132p-1}, 64.0);
  const Tensor y = eager::random_truncated_normal(RandomTruncatedNormalOptions().shape({4}).dtype(DType::float64).seed(7));
  expect_floats(y, DType::float64, {4}, {0x1.47743ce64f5b4p-1, -0x1.419a5ecd2803dp+0, 0x1.8e912f9ef652ap-1, 0x1.87be014ad0395p+0}, 64.0);
  const Tensor z = eager::random_truncated_normal(RandomTruncatedNormalOptions().shape({4}).mean(0x1.4p+3).stddev(0x1p-1).seed(8));
  expect_floats(z, DType::float32, {4}, {0x1.4066f6p+3, 0x1.4873b6p+3, 0x1.3bb106p+3, 0x1.3f3934p+3}, 8.0);
}

ROW(random_uniform_by_its_own_seed, "random_uniform by its own seed") {
  const Tensor x = eager::random_uniform(RandomUniformOptions().shape({2, 5}).seed(7));
  expect_floats(x, DType::float32, {2, 5}, {0x1.e8c0f4p-1, 0x1.8013f2p-1, 0x1.d3abap-4, 0x1.5edacp-4, 0x1.a0ba38p-2, 0x1.972f78p-1, 0x1.5fd7f8p-3, 0x1.ea6bdcp-1, 0x1.8e23p-8, 0x1.14fd8p-7});
  const Tensor y = eager::random_uniform(RandomUniformOptions().shape({3}).dtype(DType::float64).seed(9));
  expect_floats(y, DType::float64, {3}, {0x1.1185fb19af148p-1, 0x1.8bc80a9bd97a2p-1, 0x1.fa0339a1b7b78p-2});
  const Tensor z = eager::random_uniform(RandomUniformOptions().shape({4}).minval(-0x1p+1).maxval(0x1p+1).seed(9));
  expect_floats(z, DType::float32, {4}, {0x1.5e2904p+0, 0x1.185fap-3, 0x1.b2f44p+0, 0x1.179014p+0}, 2.0);
  const Tensor n_int32 = eager::random_uniform(RandomUniformOptions().shape({6}).minval(-0x1.4p+2).maxval(0x1.8p+2).dtype(DType::int32).seed(11));
  expect_integers(n_int32, DType::int32, {6}, {4, 5, -2, -2, -1, 2});
  const Tensor n_uint8 = eager::random_uniform(RandomUniformOptions().shape({6}).minval(0x0p+0).maxval(0x1.9p+7).dtype(DType::uint8).seed(11));
  expect_integers(n_uint8, DType::uint8, {6}, {179, 191, 70, 66, 79, 138});
  const Tensor n_int64 = eager::random_uniform(RandomUniformOptions().shape({6}).minval(-0x1p+40).maxval(0x1p+40).dtype(DType::int64).seed(11));
  expect_integers(n_int64, DType::int64, {6}, {1008882645450, -363385992523, 425301345994, -178230363075, -1024277802699, 470835103684});
}

ROW(random_uniform_shape_3_minval_m1_0_maxval_0_0_seed_4, "random_uniform shape=3 minval=-1.0 maxval=0.0 seed=4") {
  const Tensor y = eager::random_uniform(RandomUniformOptions().shape({3}).minval(-0x1p+0).maxval(0x0p+0).seed(4));
  expect_floats(y, DType::float32, {3}, {-0x1.bc321ap-1, -0x1.2802ep-2, -0x1.51343cp-2}, 2.0);
}

ROW(random_uniform_shape_3_seed_1099511627779, "random_uniform shape=3 seed=1099511627779") {
  const Tensor y = eager::random_uniform(RandomUniformOptions().shape({3}).seed(1099511627779));
  expect_floats(y, DType::float32, {3}, {0x1.575be8p-2, 0x1.62808cp-1, 0x1.6e4b34p-1});
}

ROW(random_variance_scaling_by_its_own_seed, "random_variance_scaling by its own seed") {
  const Tensor x = eager::random_variance_scaling(RandomVarianceScalingOptions().shape({2, 3}).scale(0x1p+1).fan(Fan::fan_out).seed(7));
  expect_floats(x, DType::float32, {2, 3}, {0x1.65c486p+0, 0x1.2ff408p-1, -0x1.09b968p+0, -0x1.2a85acp+0, -0x1.aabb5cp-3, 0x1.71f678p-1}, 64.0);
  const Tensor y = eager::random_variance_scaling(RandomVarianceScalingOptions().shape({4}).distribution(Distribution::untruncated_normal).dtype(DType::float64).seed(7));
  expect_floats(y, DType::float64, {4}, {0x1.4d586bf318c2fp-2, 0x1.8e02314da0318p-3, 0x1.4e7654a935a2ep-2, -0x1.6acbbd7f7a718p-4}, 64.0);
  const Tensor z = eager::random_variance_scaling(RandomVarianceScalingOptions().shape({2, 4}).fan(Fan::fan_avg).distribution(Distribution::uniform).seed(8));
  expect_floats(z, DType::float32, {2, 4}, {0x1.583bp-6, 0x1.affe78p-2, -0x1.c77cbp-3, -0x1.4c3bp-5, -0x1.f43bp-7, -0x1.7c4e4p-3, -0x1.c99514p-1, -0x1.9df62cp-1}, 64.0);
}

ROW(reciprocal_and_its_gradient, "reciprocal and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1.8p+1, -0x1p-3, 0x1.8p-1, 0x1.4p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::reciprocal(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {-0x1.555556p-2, -0x1p+3, 0x1.555556p+0, 0x1.99999ap-2}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {-0x1.c71c72p-4, -0x1p+5, -0x1.c71c72p+1, -0x1.47ae14p-5}, 8.0);
}

ROW(reciprocal_of_other_dtypes, "reciprocal of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1.8p+1, -0x1p-3, 0x1.8p-1, 0x1.4p+1});
  const Tensor y_float64 = eager::reciprocal(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {-0x1.5555555555555p-2, -0x1p+3, 0x1.5555555555555p+0, 0x1.999999999999ap-2}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1.8p+1, -0x1p-3, 0x1.8p-1, 0x1.4p+1});
  const Tensor y_float16 = eager::reciprocal(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {-0x1.554p-2, -0x1p+3, 0x1.554p+0, 0x1.998p-2}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1.8p+1, -0x1p-3, 0x1.8p-1, 0x1.4p+1});
  const Tensor y_bfloat16 = eager::reciprocal(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.56p-2, -0x1p+3, 0x1.56p+0, 0x1.9ap-2}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {1, 3, 9});
  const Tensor y_int64 = eager::reciprocal(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x1p+0, 0x1.5555555555555p-2, 0x1.c71c71c71c71cp-4}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {1, 3, 9});
  const Tensor y_uint8 = eager::reciprocal(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x1p+0, 0x1.555556p-2, 0x1.c71c72p-4}, 4.0);
  const Tensor z = complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}});
  Tape tape;
  tape.watch(z);
  const Tensor w = eager::reciprocal(z);
  const Tensor d_w = complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}});
  const Tensor d_z = tape.gradient(w, z, GradientOptions().output_gradients({d_w}));
  expect_complexes(w, DType::complex64, {3}, {{0x1.3b13b2p-1, -0x1.d89d8ap-1}, {-0x1.611a7cp-1, -0x1.1a7b96p-2}, {0x1.eb851ep-3, 0x1.47ae14p-2}}, 8.0);
  expect_complexes(d_z, DType::complex64, {3}, {{0x1.e4bbd6p-2, -0x1.22d71ap+0}, {-0x1.85a1a2p-2, -0x1.991ceap-2}, {0x1.f212d8p-3, 0x1.0cb296p-2}}, 16.0);
}

ROW(reciprocal_of_what_is_no_finite_number, "reciprocal of what is no finite number") {
  const Tensor x = floats(DType::float32, {3}, {0x0p+0, -0x0p+0, Inf});
  const Tensor y = eager::reciprocal(x);
  expect_floats(y, DType::float32, {3}, {Inf, -Inf, 0x0p+0});
}

ROW(reductions_of_nothing, "reductions of nothing") {
  const Tensor x = floats(DType::float32, {0, 2}, {});
  const Tensor y_sum = eager::sum(x, SumOptions().axis({0}));
  expect_floats(y_sum, DType::float32, {2}, {0x0p+0, 0x0p+0});
  const Tensor y_prod = eager::prod(x, ProdOptions().axis({0}));
  expect_floats(y_prod, DType::float32, {2}, {0x1p+0, 0x1p+0});
  const Tensor y_mean = eager::mean(x, MeanOptions().axis({0}));
  expect_floats(y_mean, DType::float32, {2}, {NaN, NaN});
  expect_error(Code::invalid_argument, "max", whatever, [&] {
    const Tensor m = eager::max(x);
  });
  const Tensor n = eager::max(x, MaxOptions().axis({1}));
  expect_floats(n, DType::float32, {0}, {});
}

ROW(refused_a_bias_of_another_size, "refused: a bias of another size") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0});
  const Tensor bias = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  expect_error(Code::invalid_argument, "bias_add", whatever, [&] {
    const Tensor y = eager::bias_add(x, bias);
  });
}

ROW(refused_a_bitcast_that_does_not_come_out_even, "refused: a bitcast that does not come out even") {
  const Tensor x = integers(DType::uint8, {3}, {1, 2, 3});
  expect_error(Code::invalid_argument, "bitcast", whatever, [&] {
    const Tensor y = eager::bitcast(x, DType::int32);
  });
}

ROW(refused_a_broadcast_to_fewer_elements, "refused: a broadcast to fewer elements") {
  const Tensor x = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  expect_error(Code::invalid_argument, "broadcast_to", whatever, [&] {
    const Tensor y = eager::broadcast_to(x, {3});
  });
}

ROW(refused_a_concatenation_of_nothing, "refused: a concatenation of nothing") {
  expect_error(Code::invalid_argument, "concat", whatever, [&] {
    const Tensor y = eager::concat({});
  });
}

ROW(refused_a_concatenation_of_other_dims, "refused: a concatenation of other dims") {
  const Tensor values0 = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  const Tensor values1 = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0});
  expect_error(Code::invalid_argument, "concat", whatever, [&] {
    const Tensor y = eager::concat({values0, values1});
  });
}

ROW(refused_a_filter_of_other_channels, "refused: a filter of other channels") {
  const Tensor x = floats(DType::float32, {1, 3, 3, 2}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0});
  const Tensor filter = floats(DType::float32, {1, 1, 3, 1}, {0x1p+0, 0x1p+0, 0x1p+0});
  expect_error(Code::invalid_argument, "conv2d", whatever, [&] {
    const Tensor y = eager::conv2d(x, filter);
  });
}

ROW(refused_a_label_out_of_range, "refused: a label out of range") {
  const Tensor logits = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0});
  const Tensor labels = integers(DType::int32, {2}, {0, 3});
  expect_error(Code::invalid_argument, "sparse_softmax_cross_entropy_with_logits", whatever, [&] {
    const Tensor y = eager::sparse_softmax_cross_entropy_with_logits(logits, labels);
  });
}

ROW(refused_a_negative_dim, "refused: a negative dim") {
  const Tensor value = floats(DType::float32, {}, {0x1p+0});
  expect_error(Code::invalid_argument, "fill", whatever, [&] {
    const Tensor y = eager::fill({-2}, value);
  });
}

ROW(refused_a_negative_index, "refused: a negative index") {
  const Tensor x = floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1});
  const Tensor indices = integers(DType::int32, {2}, {0, -1});
  expect_error(Code::invalid_argument, "gather", whatever, [&] {
    const Tensor y = eager::gather(x, indices);
  });
}

ROW(refused_a_norm_to_clip_to_of_0, "refused: a norm to clip to of 0") {
  const Tensor x = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  expect_error(Code::invalid_argument, "clip_by_norm", whatever, [&] {
    const Tensor y = eager::clip_by_norm(x, ClipByNormOptions().clip_norm(0x0p+0));
  });
}

ROW(refused_a_permutation_that_names_an_axis_twice, "refused: a permutation that names an axis twice") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0});
  expect_error(Code::invalid_argument, "permute_dims", whatever, [&] {
    const Tensor y = eager::permute_dims(x, PermuteDimsOptions().axes({0, 0}));
  });
}

ROW(refused_a_rate_of_dropout_of_1, "refused: a rate of dropout of 1") {
  const Tensor x = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  expect_error(Code::invalid_argument, "dropout", whatever, [&] {
    const Tensor y = eager::dropout(x, DropoutOptions().rate(0x1p+0));
  });
}

ROW(refused_a_reshape_to_another_size, "refused: a reshape to another size") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0});
  expect_error(Code::invalid_argument, "reshape", whatever, [&] {
    const Tensor y = eager::reshape(x, {4});
  });
}

ROW(refused_a_reshape_to_two_unknown_dims, "refused: a reshape to two unknown dims") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0});
  expect_error(Code::invalid_argument, "reshape", whatever, [&] {
    const Tensor y = eager::reshape(x, {-1, -1});
  });
}

ROW(refused_a_slice_beyond_the_end, "refused: a slice beyond the end") {
  const Tensor x = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  expect_error(Code::invalid_argument, "slice", whatever, [&] {
    const Tensor y = eager::slice(x, {1}, SliceOptions().size({2}));
  });
}

ROW(refused_a_split_that_does_not_come_out_even, "refused: a split that does not come out even") {
  const Tensor x = floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1});
  expect_error(Code::invalid_argument, "split", whatever, [&] {
    const std::vector<Tensor> outputs_1_ = eager::split(x, {2});
    expect_count(outputs_1_, 2);
    const Tensor y = outputs_1_[0];
    const Tensor z = outputs_1_[1];
  });
}

ROW(refused_a_squeeze_of_a_dim_of_2, "refused: a squeeze of a dim of 2") {
  const Tensor x = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  expect_error(Code::invalid_argument, "squeeze", whatever, [&] {
    const Tensor y = eager::squeeze(x, SqueezeOptions().axis({0}));
  });
}

ROW(refused_a_stack_of_other_shapes, "refused: a stack of other shapes") {
  const Tensor values0 = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  const Tensor values1 = floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1});
  expect_error(Code::invalid_argument, "stack", whatever, [&] {
    const Tensor y = eager::stack({values0, values1});
  });
}

ROW(refused_a_step_of_0, "refused: a step of 0") {
  expect_error(Code::invalid_argument, "arange", whatever, [&] {
    const Tensor y = eager::arange(0x0p+0, ArangeOptions().stop(0x1p+0).step(0x0p+0));
  });
}

ROW(refused_a_stride_of_0, "refused: a stride of 0") {
  const Tensor x = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  expect_error(Code::invalid_argument, "strided_slice", whatever, [&] {
    const Tensor y = eager::strided_slice(x, StridedSliceOptions().begin({0}).end({2}).strides({0}));
  });
}

ROW(refused_a_sum_along_an_axis_that_is_not_there, "refused: a sum along an axis that is not there") {
  const Tensor x = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  expect_error(Code::invalid_argument, "sum", whatever, [&] {
    const Tensor y = eager::sum(x, SumOptions().axis({1}));
  });
}

ROW(refused_a_sum_along_an_axis_twice, "refused: a sum along an axis twice") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0});
  expect_error(Code::invalid_argument, "sum", whatever, [&] {
    const Tensor y = eager::sum(x, SumOptions().axis({0, -2}));
  });
}

ROW(refused_a_tensor_of_rank_33, "refused: a tensor of rank 33") {
  const Tensor x = floats(DType::float32, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {0x1p+0});
  expect_error(Code::invalid_argument, "expand_dims", whatever, [&] {
    const Tensor y = eager::expand_dims(x, 0);
  });
}

ROW(refused_an_index_along_an_axis_out_of_range, "refused: an index along an axis out of range") {
  const Tensor x = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  const Tensor indices = integers(DType::int32, {1}, {2});
  expect_error(Code::invalid_argument, "take_along_axis", whatever, [&] {
    const Tensor y = eager::take_along_axis(x, indices);
  });
}

ROW(refused_an_index_out_of_range, "refused: an index out of range") {
  const Tensor x = floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1});
  const Tensor indices = integers(DType::int32, {}, {7});
  expect_error(Code::invalid_argument, "gather", "indices = 7 is not in [0, 3) [Op:gather]", [&] {
    const Tensor y = eager::gather(x, indices);
  });
}

ROW(refused_an_index_out_of_range_of_many, "refused: an index out of range of many") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0});
  const Tensor indices = integers(DType::int32, {1, 2}, {0, 3});
  expect_error(Code::invalid_argument, "gather_nd", whatever, [&] {
    const Tensor y = eager::gather_nd(x, indices);
  });
}

ROW(refused_an_index_to_scatter_to_out_of_range, "refused: an index to scatter to out of range") {
  const Tensor indices = integers(DType::int32, {1, 1}, {4});
  const Tensor updates = floats(DType::float32, {1}, {0x1p+0});
  expect_error(Code::invalid_argument, "scatter_nd", whatever, [&] {
    const Tensor y = eager::scatter_nd(indices, updates, {4});
  });
}

ROW(refused_an_integer_division_by_zero, "refused: an integer division by zero") {
  const Tensor x1 = integers(DType::int32, {1}, {1});
  const Tensor x2 = integers(DType::int32, {1}, {0});
  expect_error(Code::invalid_argument, "floor_divide", whatever, [&] {
    const Tensor y = eager::floor_divide(x1, x2);
  });
}

ROW(refused_an_integer_remainder_by_zero, "refused: an integer remainder by zero") {
  const Tensor x1 = integers(DType::uint8, {1}, {1});
  const Tensor x2 = integers(DType::uint8, {1}, {0});
  expect_error(Code::invalid_argument, "remainder", whatever, [&] {
    const Tensor y = eager::remainder(x1, x2);
  });
}

ROW(refused_an_integer_to_a_negative_power, "refused: an integer to a negative power") {
  const Tensor x1 = integers(DType::int32, {1}, {2});
  const Tensor x2 = integers(DType::int32, {1}, {-1});
  expect_error(Code::invalid_argument, "pow", whatever, [&] {
    const Tensor y = eager::pow(x1, x2);
  });
}

ROW(refused_an_order_of_complex_numbers, "refused: an order of complex numbers") {
  const Tensor x1 = complexes(DType::complex64, {1}, {{0x1p+0, 0x0p+0}});
  const Tensor x2 = complexes(DType::complex64, {1}, {{0x1p+1, 0x0p+0}});
  expect_error(Code::invalid_argument, "less", whatever, [&] {
    const Tensor y = eager::less(x1, x2);
  });
}

ROW(refused_bits_of_floats, "refused: bits of floats") {
  const Tensor x1 = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  const Tensor x2 = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  expect_error(Code::invalid_argument, "bitwise_and", whatever, [&] {
    const Tensor y = eager::bitwise_and(x1, x2);
  });
}

ROW(refused_bounds_in_the_wrong_order, "refused: bounds in the wrong order") {
  expect_error(Code::invalid_argument, "random_uniform", whatever, [&] {
    const Tensor y = eager::random_uniform(RandomUniformOptions().shape({2}).minval(0x1p+0).maxval(0x0p+0));
  });
}

ROW(refused_logic_of_numbers, "refused: logic of numbers") {
  const Tensor x1 = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  const Tensor x2 = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  expect_error(Code::invalid_argument, "logical_and", whatever, [&] {
    const Tensor y = eager::logical_and(x1, x2);
  });
}

ROW(refused_more_bytes_than_there_are, "refused: more bytes than there are") {
  const Tensor value = floats(DType::float64, {}, {0x1p+0});
  expect_error(Code::resource_exhausted, "fill", whatever, [&] {
    const Tensor y = eager::fill({1125899906842624}, value);
  });
}

ROW(refused_more_elements_than_can_be_counted, "refused: more elements than can be counted") {
  const Tensor value = integers(DType::int8, {}, {1});
  expect_error(Code::invalid_argument, "fill", whatever, [&] {
    const Tensor y = eager::fill({1099511627776, 1099511627776}, value);
  });
}

ROW(refused_shapes_that_do_not_broadcast, "refused: shapes that do not broadcast") {
  const Tensor x1 = floats(DType::float32, {2}, {0x1p+0, 0x1p+1});
  const Tensor x2 = floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1});
  expect_error(Code::invalid_argument, "add", "Incompatible shapes: [2] vs. [3] [Op:add]", [&] {
    const Tensor y = eager::add(x1, x2);
  });
}

ROW(refused_softmax_of_integers, "refused: softmax of integers") {
  const Tensor x = integers(DType::int32, {2}, {1, 2});
  expect_error(Code::invalid_argument, "softmax", whatever, [&] {
    const Tensor y = eager::softmax(x);
  });
}

ROW(refused_the_product_of_matrices_of_wrong_sizes, "refused: the product of matrices of wrong sizes") {
  const Tensor x1 = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0});
  const Tensor x2 = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0});
  expect_error(Code::invalid_argument, "matmul", whatever, [&] {
    const Tensor y = eager::matmul(x1, x2);
  });
}

ROW(relu_and_its_gradient, "relu and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::relu(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+1});
  expect_floats(d_x, DType::float32, {4}, {0x0p+0, 0x0p+0, 0x1p+1, 0x1p-2}, 1.0);
}

ROW(relu_of_other_dtypes, "relu of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float64 = eager::relu(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+1});
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float16 = eager::relu(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+1});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_bfloat16 = eager::relu(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+1});
}

ROW(relu_of_what_is_no_finite_number, "relu of what is no finite number") {
  const Tensor x = floats(DType::float32, {3}, {NaN, -Inf, Inf});
  const Tensor y = eager::relu(x);
  expect_floats(y, DType::float32, {3}, {NaN, 0x0p+0, Inf});
}

ROW(relu6_and_its_gradient, "relu6 and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1p+3});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::relu6(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+2});
  expect_floats(d_x, DType::float32, {4}, {0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0}, 1.0);
}

ROW(relu6_of_other_dtypes, "relu6 of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1p+3});
  const Tensor y_float64 = eager::relu6(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+2});
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1p+3});
  const Tensor y_float16 = eager::relu6(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+2});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1p+3});
  const Tensor y_bfloat16 = eager::relu6(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+2});
}

ROW(remainder_and_its_gradients, "remainder and its gradients") {
  const Tensor x1 = floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2 = floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  Tape tape;
  tape.watch(x1);
  tape.watch(x2);
  const Tensor y = eager::remainder(x1, x2);
  expect_floats(y, DType::float32, {3}, {0x1p-1, 0x1p-2, -0x1p+0});
  const Tensor d_y = floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_x1 = outputs_1_[0];
  const Tensor d_x2 = outputs_1_[1];
  expect_floats(d_x1, DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}, 1.0);
  expect_floats(d_x2, DType::float32, {3}, {0x0p+0, 0x1.8p+0, 0x1p+1}, 1.0);
}

ROW(remainder_of_other_dtypes, "remainder of other dtypes") {
  const Tensor x1_float64 = floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_float64 = floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_float64 = eager::remainder(x1_float64, x2_float64);
  expect_floats(y_float64, DType::float64, {3}, {0x1p-1, 0x1p-2, -0x1p+0});
  const Tensor x1_float16 = floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_float16 = floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_float16 = eager::remainder(x1_float16, x2_float16);
  expect_floats(y_float16, DType::float16, {3}, {0x1p-1, 0x1p-2, -0x1p+0});
  const Tensor x1_bfloat16 = floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_bfloat16 = floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_bfloat16 = eager::remainder(x1_bfloat16, x2_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1p-1, 0x1p-2, -0x1p+0});
}

ROW(repeat_repeats_0_axis_1, "repeat repeats=0 axis=1") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2});
  const Tensor y = eager::repeat(x, 0, RepeatOptions().axis(1));
  expect_floats(y, DType::float32, {2, 0}, {});
}

ROW(repeat_repeats_2, "repeat repeats=2") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::repeat(x, 2);
  expect_floats(y, DType::float32, {12}, {0x1p+0, 0x1p+0, 0x1p+1, 0x1p+1, 0x1.8p+1, 0x1.8p+1, 0x1p+2, 0x1p+2, 0x1.4p+2, 0x1.4p+2, 0x1.8p+2, 0x1.8p+2});
  const Tensor d_y = floats(DType::float32, {12}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1.8p+0, 0x1.2p+1, 0x1.2p+2, 0x1.cp+0, 0x1.4p+1, 0x1.cp+0});
}

ROW(repeat_repeats_2_axis_0, "repeat repeats=2 axis=0") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::repeat(x, 2, RepeatOptions().axis(0));
  expect_floats(y, DType::float32, {4, 3}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2, 0x1p+2, 0x1.8p+1, 0x1.8p+2});
  const Tensor d_y = floats(DType::float32, {4, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1.4p+0, 0x1p+1, 0x1.4p+2, 0x1.6p+1, 0x1.4p+0, 0x1p+1});
}

ROW(repeat_repeats_2_axis_1, "repeat repeats=2 axis=1") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::repeat(x, 2, RepeatOptions().axis(1));
  expect_floats(y, DType::float32, {2, 6}, {0x1p+0, 0x1p+0, 0x1p+1, 0x1p+1, 0x1.8p+1, 0x1.8p+1, 0x1p+2, 0x1p+2, 0x1.4p+2, 0x1.4p+2, 0x1.8p+2, 0x1.8p+2});
  const Tensor d_y = floats(DType::float32, {2, 6}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1.8p+0, 0x1.2p+1, 0x1.2p+2, 0x1.cp+0, 0x1.4p+1, 0x1.cp+0});
}

ROW(reshape_shape, "reshape shape=") {
  const Tensor x = integers(DType::int16, {1}, {7});
  const Tensor y = eager::reshape(x, {});
  expect_integers(y, DType::int16, {}, {7});
}

ROW(reshape_shape_0_m1_1_zero_copies_true, "reshape shape=0,-1,1 zero_copies=True") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::reshape(x, {0, -1, 1}, ReshapeOptions().zero_copies(true));
  expect_floats(y, DType::float32, {2, 3, 1}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0});
  const Tensor d_y = floats(DType::float32, {2, 3, 1}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
}

ROW(reshape_shape_3_m1, "reshape shape=3,-1") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::reshape(x, {3, -1});
  expect_floats(y, DType::float32, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  const Tensor d_y = floats(DType::float32, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
}

ROW(reshape_to_a_tensor, "reshape to a tensor") {
  const Tensor x = integers(DType::int16, {2, 3}, {1, 2, 3, 4, 5, 6});
  const Tensor shape = integers(DType::int64, {2}, {3, 2});
  const Tensor y = eager::reshape(x, shape);
  expect_integers(y, DType::int16, {3, 2}, {1, 2, 3, 4, 5, 6});
}

ROW(reshape_like, "reshape_like") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  const Tensor like = integers(DType::int8, {3, 2}, {0, 0, 0, 0, 0, 0});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::reshape_like(x, like);
  expect_floats(y, DType::float32, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  const Tensor d_y = floats(DType::float32, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
}

ROW(roll_shift_1_axis_0, "roll shift=1 axis=0") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2});
  const Tensor y = eager::roll(x, {1}, RollOptions().axis({0}));
  expect_floats(y, DType::float32, {2, 3}, {0x1p+2, 0x1.8p+1, 0x1.8p+2, 0x1p+0, 0x1.4p+2, 0x1p+1});
}

ROW(roll_shift_1_m1_axis_0_1, "roll shift=1,-1 axis=0,1") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::roll(x, {1, -1}, RollOptions().axis({0, 1}));
  expect_floats(y, DType::float32, {2, 3}, {0x1.4p+2, 0x1.8p+2, 0x1p+2, 0x1p+1, 0x1.8p+1, 0x1p+0});
  const Tensor d_y = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1.8p+1, 0x1p-2, 0x1.8p+0, 0x1p+1, 0x1p+0, 0x1p-1});
}

ROW(roll_shift_2, "roll shift=2") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::roll(x, {2});
  expect_floats(y, DType::float32, {2, 3}, {0x1.4p+2, 0x1.8p+2, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2});
  const Tensor d_y = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1p+0, 0x1p-1});
}

ROW(round_and_its_gradient_of_zero, "round and its gradient of zero") {
  const Tensor x_float16 = floats(DType::float16, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2});
  const Tensor y_float16 = eager::round(x_float16);
  expect_floats(y_float16, DType::float16, {8}, {-0x1p+1, -0x1p+1, -0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x1.8p+1, -0x0p+0});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2});
  const Tensor y_bfloat16 = eager::round(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {8}, {-0x1p+1, -0x1p+1, -0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x1.8p+1, -0x0p+0});
  const Tensor x_float32 = floats(DType::float32, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2});
  Tape tape;
  tape.watch(x_float32);
  const Tensor y_float32 = eager::round(x_float32);
  expect_floats(y_float32, DType::float32, {8}, {-0x1p+1, -0x1p+1, -0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x1.8p+1, -0x0p+0});
  const Tensor x_float64 = floats(DType::float64, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2});
  const Tensor y_float64 = eager::round(x_float64);
  expect_floats(y_float64, DType::float64, {8}, {-0x1p+1, -0x1p+1, -0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x1.8p+1, -0x0p+0});
  const Tensor d_x = tape.gradient(y_float32, x_float32, GradientOptions().unconnected_zero(true));
  expect_floats(d_x, DType::float32, {8}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0});
}

ROW(round_trip_of_bfloat16, "round trip of bfloat16") {
  const Tensor x = floats(DType::bfloat16, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-133, 0x1.fep+127, -0x1.fep+127, 0x1.02p+0, Inf, -Inf, NaN});
  expect_floats(x, DType::bfloat16, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-133, 0x1.fep+127, -0x1.fep+127, 0x1.02p+0, Inf, -Inf, NaN});
  const Tensor y = eager::identity(x);
  expect_floats(y, DType::bfloat16, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-133, 0x1.fep+127, -0x1.fep+127, 0x1.02p+0, Inf, -Inf, NaN});
  const Tensor scalar = floats(DType::bfloat16, {}, {-0x0p+0});
  expect_floats(scalar, DType::bfloat16, {}, {-0x0p+0});
  const Tensor empty = floats(DType::bfloat16, {2, 0}, {});
  expect_floats(empty, DType::bfloat16, {2, 0}, {});
}

ROW(round_trip_of_bool, "round trip of bool") {
  const Tensor x = booleans(DType::bool_, {3}, {true, false, true});
  expect_booleans(x, DType::bool_, {3}, {true, false, true});
  const Tensor y = eager::identity(x);
  expect_booleans(y, DType::bool_, {3}, {true, false, true});
  const Tensor scalar = booleans(DType::bool_, {}, {false});
  expect_booleans(scalar, DType::bool_, {}, {false});
  const Tensor empty = booleans(DType::bool_, {2, 0}, {});
  expect_booleans(empty, DType::bool_, {2, 0}, {});
}

ROW(round_trip_of_complex128, "round trip of complex128") {
  const Tensor x = complexes(DType::complex128, {10}, {{0x0p+0, NaN}, {-0x0p+0, -Inf}, {0x1.8p+0, Inf}, {0x0.0000000000001p-1022, 0x1.0000000000001p+0}, {0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023}, {-0x1.fffffffffffffp+1023, 0x1.fffffffffffffp+1023}, {0x1.0000000000001p+0, 0x0.0000000000001p-1022}, {Inf, 0x1.8p+0}, {-Inf, -0x0p+0}, {NaN, 0x0p+0}});
  expect_complexes(x, DType::complex128, {10}, {{0x0p+0, NaN}, {-0x0p+0, -Inf}, {0x1.8p+0, Inf}, {0x0.0000000000001p-1022, 0x1.0000000000001p+0}, {0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023}, {-0x1.fffffffffffffp+1023, 0x1.fffffffffffffp+1023}, {0x1.0000000000001p+0, 0x0.0000000000001p-1022}, {Inf, 0x1.8p+0}, {-Inf, -0x0p+0}, {NaN, 0x0p+0}});
  const Tensor y = eager::identity(x);
  expect_complexes(y, DType::complex128, {10}, {{0x0p+0, NaN}, {-0x0p+0, -Inf}, {0x1.8p+0, Inf}, {0x0.0000000000001p-1022, 0x1.0000000000001p+0}, {0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023}, {-0x1.fffffffffffffp+1023, 0x1.fffffffffffffp+1023}, {0x1.0000000000001p+0, 0x0.0000000000001p-1022}, {Inf, 0x1.8p+0}, {-Inf, -0x0p+0}, {NaN, 0x0p+0}});
  const Tensor scalar = complexes(DType::complex128, {}, {{-0x0p+0, -Inf}});
  expect_complexes(scalar, DType::complex128, {}, {{-0x0p+0, -Inf}});
  const Tensor empty = complexes(DType::complex128, {2, 0}, {});
  expect_complexes(empty, DType::complex128, {2, 0}, {});
}

ROW(round_trip_of_complex64, "round trip of complex64") {
  const Tensor x = complexes(DType::complex64, {10}, {{0x0p+0, NaN}, {-0x0p+0, -Inf}, {0x1.8p+0, Inf}, {0x1p-149, 0x1.000002p+0}, {0x1.fffffep+127, -0x1.fffffep+127}, {-0x1.fffffep+127, 0x1.fffffep+127}, {0x1.000002p+0, 0x1p-149}, {Inf, 0x1.8p+0}, {-Inf, -0x0p+0}, {NaN, 0x0p+0}});
  expect_complexes(x, DType::complex64, {10}, {{0x0p+0, NaN}, {-0x0p+0, -Inf}, {0x1.8p+0, Inf}, {0x1p-149, 0x1.000002p+0}, {0x1.fffffep+127, -0x1.fffffep+127}, {-0x1.fffffep+127, 0x1.fffffep+127}, {0x1.000002p+0, 0x1p-149}, {Inf, 0x1.8p+0}, {-Inf, -0x0p+0}, {NaN, 0x0p+0}});
  const Tensor y = eager::identity(x);
  expect_complexes(y, DType::complex64, {10}, {{0x0p+0, NaN}, {-0x0p+0, -Inf}, {0x1.8p+0, Inf}, {0x1p-149, 0x1.000002p+0}, {0x1.fffffep+127, -0x1.fffffep+127}, {-0x1.fffffep+127, 0x1.fffffep+127}, {0x1.000002p+0, 0x1p-149}, {Inf, 0x1.8p+0}, {-Inf, -0x0p+0}, {NaN, 0x0p+0}});
  const Tensor scalar = complexes(DType::complex64, {}, {{-0x0p+0, -Inf}});
  expect_complexes(scalar, DType::complex64, {}, {{-0x0p+0, -Inf}});
  const Tensor empty = complexes(DType::complex64, {2, 0}, {});
  expect_complexes(empty, DType::complex64, {2, 0}, {});
}

ROW(round_trip_of_float16, "round trip of float16") {
  const Tensor x = floats(DType::float16, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-24, 0x1.ffcp+15, -0x1.ffcp+15, 0x1.004p+0, Inf, -Inf, NaN});
  expect_floats(x, DType::float16, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-24, 0x1.ffcp+15, -0x1.ffcp+15, 0x1.004p+0, Inf, -Inf, NaN});
  const Tensor y = eager::identity(x);
  expect_floats(y, DType::float16, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-24, 0x1.ffcp+15, -0x1.ffcp+15, 0x1.004p+0, Inf, -Inf, NaN});
  const Tensor scalar = floats(DType::float16, {}, {-0x0p+0});
  expect_floats(scalar, DType::float16, {}, {-0x0p+0});
  const Tensor empty = floats(DType::float16, {2, 0}, {});
  expect_floats(empty, DType::float16, {2, 0}, {});
}

ROW(round_trip_of_float32, "round trip of float32") {
  const Tensor x = floats(DType::float32, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-149, 0x1.fffffep+127, -0x1.fffffep+127, 0x1.000002p+0, Inf, -Inf, NaN});
  expect_floats(x, DType::float32, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-149, 0x1.fffffep+127, -0x1.fffffep+127, 0x1.000002p+0, Inf, -Inf, NaN});
  const Tensor y = eager::identity(x);
  expect_floats(y, DType::float32, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x1p-149, 0x1.fffffep+127, -0x1.fffffep+127, 0x1.000002p+0, Inf, -Inf, NaN});
  const Tensor scalar = floats(DType::float32, {}, {-0x0p+0});
  expect_floats(scalar, DType::float32, {}, {-0x0p+0});
  const Tensor empty = floats(DType::float32, {2, 0}, {});
  expect_floats(empty, DType::float32, {2, 0}, {});
}

ROW(round_trip_of_float64, "round trip of float64") {
  const Tensor x = floats(DType::float64, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x0.0000000000001p-1022, 0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023, 0x1.0000000000001p+0, Inf, -Inf, NaN});
  expect_floats(x, DType::float64, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x0.0000000000001p-1022, 0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023, 0x1.0000000000001p+0, Inf, -Inf, NaN});
  const Tensor y = eager::identity(x);
  expect_floats(y, DType::float64, {10}, {0x0p+0, -0x0p+0, 0x1.8p+0, 0x0.0000000000001p-1022, 0x1.fffffffffffffp+1023, -0x1.fffffffffffffp+1023, 0x1.0000000000001p+0, Inf, -Inf, NaN});
  const Tensor scalar = floats(DType::float64, {}, {-0x0p+0});
  expect_floats(scalar, DType::float64, {}, {-0x0p+0});
  const Tensor empty = floats(DType::float64, {2, 0}, {});
  expect_floats(empty, DType::float64, {2, 0}, {});
}

ROW(round_trip_of_int16, "round trip of int16") {
  const Tensor x = integers(DType::int16, {4}, {-32768, 32767, -1, 0});
  expect_integers(x, DType::int16, {4}, {-32768, 32767, -1, 0});
  const Tensor y = eager::identity(x);
  expect_integers(y, DType::int16, {4}, {-32768, 32767, -1, 0});
  const Tensor scalar = integers(DType::int16, {}, {32767});
  expect_integers(scalar, DType::int16, {}, {32767});
  const Tensor empty = integers(DType::int16, {2, 0}, {});
  expect_integers(empty, DType::int16, {2, 0}, {});
}

ROW(round_trip_of_int32, "round trip of int32") {
  const Tensor x = integers(DType::int32, {4}, {-2147483648, 2147483647, -1, 0});
  expect_integers(x, DType::int32, {4}, {-2147483648, 2147483647, -1, 0});
  const Tensor y = eager::identity(x);
  expect_integers(y, DType::int32, {4}, {-2147483648, 2147483647, -1, 0});
  const Tensor scalar = integers(DType::int32, {}, {2147483647});
  expect_integers(scalar, DType::int32, {}, {2147483647});
  const Tensor empty = integers(DType::int32, {2, 0}, {});
  expect_integers(empty, DType::int32, {2, 0}, {});
}

ROW(round_trip_of_int64, "round trip of int64") {
  const Tensor x = integers(DType::int64, {4}, {INT64_MIN, 9223372036854775807, -1, 0});
  expect_integers(x, DType::int64, {4}, {INT64_MIN, 9223372036854775807, -1, 0});
  const Tensor y = eager::identity(x);
  expect_integers(y, DType::int64, {4}, {INT64_MIN, 9223372036854775807, -1, 0});
  const Tensor scalar = integers(DType::int64, {}, {9223372036854775807});
  expect_integers(scalar, DType::int64, {}, {9223372036854775807});
  const Tensor empty = integers(DType::int64, {2, 0}, {});
  expect_integers(empty, DType::int64, {2, 0}, {});
}

ROW(round_trip_of_int8, "round trip of int8") {
  const Tensor x = integers(DType::int8, {4}, {-128, 127, -1, 0});
  expect_integers(x, DType::int8, {4}, {-128, 127, -1, 0});
  const Tensor y = eager::identity(x);
  expect_integers(y, DType::int8, {4}, {-128, 127, -1, 0});
  const Tensor scalar = integers(DType::int8, {}, {127});
  expect_integers(scalar, DType::int8, {}, {127});
  const Tensor empty = integers(DType::int8, {2, 0}, {});
  expect_integers(empty, DType::int8, {2, 0}, {});
}

ROW(round_trip_of_string, "round trip of string") {
  const Tensor x = strings(DType::string, {4}, {"", "text", "Zo\303\253 \346\227\245\346\234\254", "two\012lines"});
  expect_strings(x, DType::string, {4}, {"", "text", "Zo\303\253 \346\227\245\346\234\254", "two\012lines"});
  const Tensor y = eager::identity(x);
  expect_strings(y, DType::string, {4}, {"", "text", "Zo\303\253 \346\227\245\346\234\254", "two\012lines"});
  const Tensor scalar = strings(DType::string, {}, {"text"});
  expect_strings(scalar, DType::string, {}, {"text"});
  const Tensor empty = strings(DType::string, {2, 0}, {});
  expect_strings(empty, DType::string, {2, 0}, {});
}

ROW(round_trip_of_uint16, "round trip of uint16") {
  const Tensor x = integers(DType::uint16, {3}, {0, 65535, 7});
  expect_integers(x, DType::uint16, {3}, {0, 65535, 7});
  const Tensor y = eager::identity(x);
  expect_integers(y, DType::uint16, {3}, {0, 65535, 7});
  const Tensor scalar = integers(DType::uint16, {}, {65535});
  expect_integers(scalar, DType::uint16, {}, {65535});
  const Tensor empty = integers(DType::uint16, {2, 0}, {});
  expect_integers(empty, DType::uint16, {2, 0}, {});
}

ROW(round_trip_of_uint32, "round trip of uint32") {
  const Tensor x = integers(DType::uint32, {3}, {0, 4294967295, 7});
  expect_integers(x, DType::uint32, {3}, {0, 4294967295, 7});
  const Tensor y = eager::identity(x);
  expect_integers(y, DType::uint32, {3}, {0, 4294967295, 7});
  const Tensor scalar = integers(DType::uint32, {}, {4294967295});
  expect_integers(scalar, DType::uint32, {}, {4294967295});
  const Tensor empty = integers(DType::uint32, {2, 0}, {});
  expect_integers(empty, DType::uint32, {2, 0}, {});
}

ROW(round_trip_of_uint64, "round trip of uint64") {
  const Tensor x = unsigneds(DType::uint64, {3}, {0u, 18446744073709551615u, 7u});
  expect_unsigneds(x, DType::uint64, {3}, {0u, 18446744073709551615u, 7u});
  const Tensor y = eager::identity(x);
  expect_unsigneds(y, DType::uint64, {3}, {0u, 18446744073709551615u, 7u});
  const Tensor scalar = unsigneds(DType::uint64, {}, {18446744073709551615u});
  expect_unsigneds(scalar, DType::uint64, {}, {18446744073709551615u});
  const Tensor empty = unsigneds(DType::uint64, {2, 0}, {});
  expect_unsigneds(empty, DType::uint64, {2, 0}, {});
}

ROW(round_trip_of_uint8, "round trip of uint8") {
  const Tensor x = integers(DType::uint8, {3}, {0, 255, 7});
  expect_integers(x, DType::uint8, {3}, {0, 255, 7});
  const Tensor y = eager::identity(x);
  expect_integers(y, DType::uint8, {3}, {0, 255, 7});
  const Tensor scalar = integers(DType::uint8, {}, {255});
  expect_integers(scalar, DType::uint8, {}, {255});
  const Tensor empty = integers(DType::uint8, {2, 0}, {});
  expect_integers(empty, DType::uint8, {2, 0}, {});
}

ROW(rounding_of_integers_is_nothing, "rounding of integers is nothing") {
  const Tensor x = integers(DType::int32, {3}, {-3, 0, 7});
  const Tensor y_ceil = eager::ceil(x);
  expect_integers(y_ceil, DType::int32, {3}, {-3, 0, 7});
  const Tensor y_floor = eager::floor(x);
  expect_integers(y_floor, DType::int32, {3}, {-3, 0, 7});
  const Tensor y_round = eager::round(x);
  expect_integers(y_round, DType::int32, {3}, {-3, 0, 7});
  const Tensor y_trunc = eager::trunc(x);
  expect_integers(y_trunc, DType::int32, {3}, {-3, 0, 7});
  const Tensor y_identity = eager::identity(x);
  expect_integers(y_identity, DType::int32, {3}, {-3, 0, 7});
  const Tensor y_copy = eager::copy(x);
  expect_integers(y_copy, DType::int32, {3}, {-3, 0, 7});
  const Tensor y_stop_gradient = eager::stop_gradient(x);
  expect_integers(y_stop_gradient, DType::int32, {3}, {-3, 0, 7});
  const Tensor y_conj = eager::conj(x);
  expect_integers(y_conj, DType::int32, {3}, {-3, 0, 7});
  const Tensor y_real = eager::real(x);
  expect_integers(y_real, DType::int32, {3}, {-3, 0, 7});
}

ROW(rsqrt_and_its_gradient, "rsqrt and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::rsqrt(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {0x1.6a09e6p+1, 0x1.279a74p+0, 0x1.43d136p-1, 0x1.c9f25cp-3}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {-0x1.6a09e6p+3, -0x1.8a2346p-2, -0x1.030dc4p-2, -0x1.6e5b7ep-10}, 8.0);
}

ROW(rsqrt_of_other_dtypes, "rsqrt of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4});
  const Tensor y_float64 = eager::rsqrt(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {0x1.6a09e667f3bcdp+1, 0x1.279a74590331cp+0, 0x1.43d136248490fp-1, 0x1.c9f25c5bfedd9p-3}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4});
  const Tensor y_float16 = eager::rsqrt(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {0x1.6ap+1, 0x1.278p+0, 0x1.43cp-1, 0x1.cap-3}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4});
  const Tensor y_bfloat16 = eager::rsqrt(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.6ap+1, 0x1.28p+0, 0x1.44p-1, 0x1.cap-3}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {1, 2, 9});
  const Tensor y_int64 = eager::rsqrt(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x1p+0, 0x1.6a09e667f3bcdp-1, 0x1.5555555555555p-2}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {1, 2, 9});
  const Tensor y_uint8 = eager::rsqrt(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x1p+0, 0x1.6a09e6p-1, 0x1.555556p-2}, 4.0);
  const Tensor z = complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}});
  Tape tape;
  tape.watch(z);
  const Tensor w = eager::rsqrt(z);
  const Tensor d_w = complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}});
  const Tensor d_z = tape.gradient(w, z, GradientOptions().output_gradients({d_w}));
  expect_complexes(w, DType::complex64, {3}, {{0x1.db7822p-1, -0x1.fced46p-2}, {0x1.4dc97p-3, -0x1.b14ddp-1}, {0x1.21a186p-1, 0x1.21a186p-2}}, 8.0);
  expect_complexes(d_z, DType::complex64, {3}, {{-0x1.cda84p-5, -0x1.29be6ap-1}, {-0x1.13cf8p-2, 0x1.6229c6p-3}, {0x1.4462fcp-4, 0x1.160bb2p-2}}, 16.0);
}

ROW(scan_length_0, "scan length=0") {
  const Function f = Function::trace_list([&](const std::vector<Tensor>& given) -> std::vector<Tensor> {
    (void)given;
    const Tensor x_f = given.at(0);
    const Tensor y_f = eager::add(x_f, x_f);
    return {y_f, x_f};
  }, {Spec{DType::int64, {}}}, "f");
  const Tensor x = integers(DType::int64, {}, {3});
  const std::vector<Tensor> outputs_1_ = eager::scan({x}, f, ScanOptions().num_carries(1).length(0));
  expect_count(outputs_1_, 2);
  const Tensor last = outputs_1_[0];
  const Tensor seen = outputs_1_[1];
  expect_integers(last, DType::int64, {}, {3});
  expect_integers(seen, DType::int64, {0}, {});
}

ROW(scan_length_4_without_slices, "scan length=4 without slices") {
  const Function f = Function::trace_list([&](const std::vector<Tensor>& given) -> std::vector<Tensor> {
    (void)given;
    const Tensor x_f = given.at(0);
    const Tensor y_f = eager::add(x_f, x_f);
    return {y_f, x_f};
  }, {Spec{DType::int64, {}}}, "f");
  const Tensor x = integers(DType::int64, {}, {3});
  const std::vector<Tensor> outputs_1_ = eager::scan({x}, f, ScanOptions().num_carries(1).length(4));
  expect_count(outputs_1_, 2);
  const Tensor last = outputs_1_[0];
  const Tensor seen = outputs_1_[1];
  expect_integers(last, DType::int64, {}, {48});
  expect_integers(seen, DType::int64, {4}, {3, 6, 12, 24});
}

ROW(scan_running_sums, "scan: running sums") {
  const Function f = Function::trace_list([&](const std::vector<Tensor>& given) -> std::vector<Tensor> {
    (void)given;
    const Tensor sum_f = given.at(0);
    const Tensor x_f = given.at(1);
    const Tensor c_f = given.at(2);
    const Tensor p_f = eager::multiply(x_f, c_f);
    const Tensor next_f = eager::add(sum_f, p_f);
    return {next_f, next_f};
  }, {Spec{DType::float32, {}}, Spec{DType::float32, {}}, Spec{DType::float32, {}}}, "f");
  const Tensor start = floats(DType::float32, {}, {0x1.9p+6});
  const Tensor x = floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1});
  const Tensor c = floats(DType::float32, {}, {0x1.4p+3});
  Tape tape;
  tape.watch(start);
  tape.watch(x);
  tape.watch(c);
  const std::vector<Tensor> outputs_1_ = eager::scan({start, x, c}, f, ScanOptions().num_carries(1).num_invariants(1));
  expect_count(outputs_1_, 2);
  const Tensor last = outputs_1_[0];
  const Tensor sums = outputs_1_[1];
  const std::vector<Tensor> outputs_2_ = tape.gradient({last}, {start, x, c});
  expect_count(outputs_2_, 3);
  const Tensor d_start = outputs_2_[0];
  const Tensor d_x = outputs_2_[1];
  const Tensor d_c = outputs_2_[2];
  expect_floats(last, DType::float32, {}, {0x1.4p+7});
  expect_floats(sums, DType::float32, {3}, {0x1.b8p+6, 0x1.04p+7, 0x1.4p+7});
  expect_floats(d_start, DType::float32, {}, {0x1p+0});
  expect_floats(d_x, DType::float32, {3}, {0x1.4p+3, 0x1.4p+3, 0x1.4p+3});
  expect_floats(d_c, DType::float32, {}, {0x1.8p+2});
}

ROW(scan_running_sums_reverse_true, "scan: running sums reverse=True") {
  const Function f = Function::trace_list([&](const std::vector<Tensor>& given) -> std::vector<Tensor> {
    (void)given;
    const Tensor sum_f = given.at(0);
    const Tensor x_f = given.at(1);
    const Tensor c_f = given.at(2);
    const Tensor p_f = eager::multiply(x_f, c_f);
    const Tensor next_f = eager::add(sum_f, p_f);
    return {next_f, next_f};
  }, {Spec{DType::float32, {}}, Spec{DType::float32, {}}, Spec{DType::float32, {}}}, "f");
  const Tensor start = floats(DType::float32, {}, {0x1.9p+6});
  const Tensor x = floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1});
  const Tensor c = floats(DType::float32, {}, {0x1.4p+3});
  Tape tape;
  tape.watch(start);
  tape.watch(x);
  tape.watch(c);
  const std::vector<Tensor> outputs_1_ = eager::scan({start, x, c}, f, ScanOptions().num_carries(1).num_invariants(1).reverse(true));
  expect_count(outputs_1_, 2);
  const Tensor last = outputs_1_[0];
  const Tensor sums = outputs_1_[1];
  const std::vector<Tensor> outputs_2_ = tape.gradient({last}, {start, x, c});
  expect_count(outputs_2_, 3);
  const Tensor d_start = outputs_2_[0];
  const Tensor d_x = outputs_2_[1];
  const Tensor d_c = outputs_2_[2];
  expect_floats(last, DType::float32, {}, {0x1.4p+7});
  expect_floats(sums, DType::float32, {3}, {0x1.4p+7, 0x1.2cp+7, 0x1.04p+7});
  expect_floats(d_start, DType::float32, {}, {0x1p+0});
  expect_floats(d_x, DType::float32, {3}, {0x1.4p+3, 0x1.4p+3, 0x1.4p+3});
  expect_floats(d_c, DType::float32, {}, {0x1.8p+2});
}

ROW(scatter_nd_shape_2_2, "scatter_nd shape=2,2") {
  const Tensor indices = integers(DType::int64, {1, 2}, {1, 0});
  const Tensor updates = integers(DType::int16, {1}, {7});
  const Tensor y = eager::scatter_nd(indices, updates, {2, 2});
  expect_integers(y, DType::int16, {2, 2}, {0, 0, 7, 0});
}

ROW(scatter_nd_shape_4, "scatter_nd shape=4") {
  const Tensor indices = integers(DType::int32, {3, 1}, {2, 0, 2});
  const Tensor updates = floats(DType::float32, {3}, {0x1.4p+3, 0x1.4p+4, 0x1.4p+2});
  Tape tape;
  tape.watch(updates);
  const Tensor y = eager::scatter_nd(indices, updates, {4});
  expect_floats(y, DType::float32, {4}, {0x1.4p+4, 0x0p+0, 0x1.ep+3, 0x0p+0});
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_updates = tape.gradient(y, updates, GradientOptions().output_gradients({d_y}));
  expect_floats(d_updates, DType::float32, {3}, {0x1p+1, 0x1p+0, 0x1p+1});
}

ROW(selu_and_its_gradient, "selu and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::selu(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {-0x1.8529a2p+0, -0x1.622e22p-1, 0x1.93781cp-1, 0x1.93781cp+1}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {0x1.e7495ap-3, 0x1.10fbbcp-1, 0x1.0cfabep+1, 0x1.0cfabep-2}, 8.0);
}

ROW(selu_of_other_dtypes, "selu of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float64 = eager::selu(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {-0x1.8529a13318257p+0, -0x1.622e2112b505ap-1, 0x1.93781c1fd99cbp-1, 0x1.93781c1fd99cbp+1}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float16 = eager::selu(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {-0x1.854p+0, -0x1.624p-1, 0x1.938p-1, 0x1.938p+1}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_bfloat16 = eager::selu(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.86p+0, -0x1.62p-1, 0x1.94p-1, 0x1.94p+1}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {0, 1, 4});
  const Tensor y_int64 = eager::selu(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.0cfabd6a91132p+0, 0x1.0cfabd6a91132p+2}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {0, 1, 4});
  const Tensor y_uint8 = eager::selu(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.0cfabep+0, 0x1.0cfabep+2}, 4.0);
}

ROW(shifts_by_too_much, "shifts by too much") {
  const Tensor x1 = integers(DType::int8, {4}, {1, -1, -128, 127});
  const Tensor x2 = integers(DType::int8, {4}, {8, 9, -1, 100});
  const Tensor left = eager::bitwise_left_shift(x1, x2);
  expect_integers(left, DType::int8, {4}, {0, 0, 0, 0});
  const Tensor right = eager::bitwise_right_shift(x1, x2);
  expect_integers(right, DType::int8, {4}, {0, -1, -1, 0});
}

ROW(sigmoid_and_its_gradient, "sigmoid and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::sigmoid(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {0x1.e84152p-4, 0x1.829a06p-2, 0x1.5bbd5p-1, 0x1.e7b7ccp-1}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {0x1.ae0dcp-4, 0x1.e149ap-4, 0x1.be3fbcp-2, 0x1.721652p-7}, 8.0);
}

ROW(sigmoid_of_other_dtypes, "sigmoid of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float64 = eager::sigmoid(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {0x1.e84152bac31afp-4, 0x1.829a0565978dfp-2, 0x1.5bbd4f7a323ecp-1, 0x1.e7b7cbc36fabcp-1}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float16 = eager::sigmoid(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {0x1.e84p-4, 0x1.828p-2, 0x1.5bcp-1, 0x1.e7cp-1}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_bfloat16 = eager::sigmoid(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.e8p-4, 0x1.82p-2, 0x1.5cp-1, 0x1.e8p-1}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {0, 1, 4});
  const Tensor y_int64 = eager::sigmoid(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x1p-1, 0x1.764d4f5d5a2bdp-1, 0x1.f6ca82f0de1eap-1}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {0, 1, 4});
  const Tensor y_uint8 = eager::sigmoid(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x1p-1, 0x1.764d5p-1, 0x1.f6ca82p-1}, 4.0);
  const Tensor z = complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}});
  Tape tape;
  tape.watch(z);
  const Tensor w = eager::sigmoid(z);
  const Tensor d_w = complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}});
  const Tensor d_z = tape.gradient(w, z, GradientOptions().output_gradients({d_w}));
  expect_complexes(w, DType::complex64, {3}, {{0x1.47bf4p-1, 0x1.7767f4p-3}, {0x1.aef496p-3, 0x1.62f9a2p-4}, {0x1.0cc27cp+0, -0x1.e0e2acp-3}}, 8.0);
  expect_complexes(d_z, DType::complex64, {3}, {{0x1.0e4c78p-2, 0x1.a4d926p-5}, {0x1.9b2a0ap-5, 0x1.63a6fep-3}, {-0x1.02a94ap-2, -0x1.09d94ap-1}}, 16.0);
}

ROW(sigmoid_of_what_is_no_finite_number, "sigmoid of what is no finite number") {
  const Tensor x = floats(DType::float32, {3}, {Inf, -Inf, NaN});
  const Tensor y = eager::sigmoid(x);
  expect_floats(y, DType::float32, {3}, {0x1p+0, 0x0p+0, NaN});
}

ROW(sigmoid_cross_entropy_with_logits, "sigmoid_cross_entropy_with_logits") {
  const Tensor logits = floats(DType::float32, {2, 2}, {-0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0});
  const Tensor labels = floats(DType::float32, {2, 2}, {0x1p+0, 0x0p+0, 0x1p-2, 0x1p+0});
  Tape tape;
  tape.watch(logits);
  tape.watch(labels);
  const Tensor y = eager::sigmoid_cross_entropy_with_logits(logits, labels);
  expect_floats(y, DType::float32, {2, 2}, {0x1.103f2ep+1, 0x1.f2ba38p-1, 0x1.26381cp+1, 0x1.40c7acp-2}, 8.0);
  const Tensor d_y = floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {logits, labels}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_logits = outputs_1_[0];
  const Tensor d_labels = outputs_1_[1];
  expect_floats(d_logits, DType::float32, {2, 2}, {-0x1.c2f7d6p-1, 0x1.3eb2fep-2, 0x1.67b7ccp+0, -0x1.136562p-4}, 64.0);
  expect_floats(d_labels, DType::float32, {2, 2}, {0x1p+1, -0x1p-2, -0x1.8p+2, -0x1p-2}, 64.0);
}

ROW(sign_and_its_gradient_of_zero, "sign and its gradient of zero") {
  const Tensor x_float16 = floats(DType::float16, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2});
  const Tensor y_float16 = eager::sign(x_float16);
  expect_floats(y_float16, DType::float16, {8}, {-0x1p+0, -0x1p+0, -0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, -0x1p+0});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2});
  const Tensor y_bfloat16 = eager::sign(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {8}, {-0x1p+0, -0x1p+0, -0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, -0x1p+0});
  const Tensor x_float32 = floats(DType::float32, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2});
  Tape tape;
  tape.watch(x_float32);
  const Tensor y_float32 = eager::sign(x_float32);
  expect_floats(y_float32, DType::float32, {8}, {-0x1p+0, -0x1p+0, -0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, -0x1p+0});
  const Tensor x_float64 = floats(DType::float64, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2});
  const Tensor y_float64 = eager::sign(x_float64);
  expect_floats(y_float64, DType::float64, {8}, {-0x1p+0, -0x1p+0, -0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, -0x1p+0});
  const Tensor d_x = tape.gradient(y_float32, x_float32, GradientOptions().unconnected_zero(true));
  expect_floats(d_x, DType::float32, {8}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0});
}

ROW(silu_and_its_gradient, "silu and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1.8p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::silu(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {-0x1.236272p-3, -0x1.829a06p-3, 0x1.04cdfcp-1, 0x1.6dc9d8p+1}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {-0x1.68dfdap-4, 0x1.0a479ep-3, 0x1.af6942p+0, 0x1.168dfep-2}, 8.0);
}

ROW(silu_of_other_dtypes, "silu of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1.8p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float64 = eager::silu(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {-0x1.236272d6c3f34p-3, -0x1.829a0565978dfp-3, 0x1.04cdfb9ba5af1p-1, 0x1.6dc9d8d293c0dp+1}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1.8p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float16 = eager::silu(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {-0x1.238p-3, -0x1.828p-3, 0x1.04cp-1, 0x1.6dcp+1}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1.8p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_bfloat16 = eager::silu(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.24p-3, -0x1.82p-3, 0x1.04p-1, 0x1.6ep+1}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {0, 1, 4});
  const Tensor y_int64 = eager::silu(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.764d4f5d5a2bdp-1, 0x1.f6ca82f0de1eap+1}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {0, 1, 4});
  const Tensor y_uint8 = eager::silu(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.764d5p-1, 0x1.f6ca82p+1}, 4.0);
}

ROW(sin_and_its_gradient, "sin and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::sin(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {-0x1.d18f6ep-1, -0x1.eaee88p-2, 0x1.5cffc2p-1, 0x1.210386p-3}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {-0x1.aa2266p-2, 0x1.c1528p-2, 0x1.769fecp+0, -0x1.fae04cp-3}, 8.0);
}

ROW(sin_of_other_dtypes, "sin of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float64 = eager::sin(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {-0x1.d18f6ead1b446p-1, -0x1.eaee8744b05fp-2, 0x1.5cffc16bf8f0dp-1, 0x1.210386db6d55bp-3}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float16 = eager::sin(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {-0x1.d18p-1, -0x1.ebp-2, 0x1.5dp-1, 0x1.21p-3}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_bfloat16 = eager::sin(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.d2p-1, -0x1.eap-2, 0x1.5cp-1, 0x1.22p-3}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {0, 1, 4});
  const Tensor y_int64 = eager::sin(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.aed548f090ceep-1, -0x1.837b9dddc1eaep-1}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {0, 1, 4});
  const Tensor y_uint8 = eager::sin(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.aed548p-1, -0x1.837b9ep-1}, 4.0);
  const Tensor z = complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}});
  Tape tape;
  tape.watch(z);
  const Tensor w = eager::sin(z);
  const Tensor d_w = complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}});
  const Tensor d_z = tape.gradient(w, z, GradientOptions().output_gradients({d_w}));
  expect_complexes(w, DType::complex64, {3}, {{0x1.3dccf2p-1, 0x1.717c38p-1}, {-0x1.11f20ep+0, 0x1.508356p-3}, {0x1.e05adp+1, -0x1.06b614p-2}}, 8.0);
  expect_complexes(d_z, DType::complex64, {3}, {{0x1.22dd72p+0, 0x1.93b38ep-2}, {0x1.fa6134p-2, 0x1.6c196ap-2}, {-0x1.8af258p+1, -0x1.e01b7cp+2}}, 16.0);
}

ROW(sinh_and_its_gradient, "sinh and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::sinh(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {-0x1.d03cf6p+1, -0x1.0acdp-1, 0x1.a506b2p-1, 0x1.40926ep+3}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {0x1.e18fap+1, 0x1.20ac18p-1, 0x1.4b705ep+1, 0x1.422a4ap+1}, 8.0);
}

ROW(sinh_of_other_dtypes, "sinh of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float64 = eager::sinh(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {-0x1.d03cf63b6e19fp+1, -0x1.0acd00fe63b97p-1, 0x1.a506b2dd3c69p-1, 0x1.40926e70949aep+3}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float16 = eager::sinh(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {-0x1.d04p+1, -0x1.0acp-1, 0x1.a5p-1, 0x1.408p+3}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_bfloat16 = eager::sinh(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.dp+1, -0x1.0ap-1, 0x1.a6p-1, 0x1.4p+3}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {0, 1, 4});
  const Tensor y_int64 = eager::sinh(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.2cd9fc44eb982p+0, 0x1.b4a3803703631p+4}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {0, 1, 4});
  const Tensor y_uint8 = eager::sinh(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.2cd9fcp+0, 0x1.b4a38p+4}, 4.0);
  const Tensor z = complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}});
  Tape tape;
  tape.watch(z);
  const Tensor w = eager::sinh(z);
  const Tensor d_w = complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}});
  const Tensor d_z = tape.gradient(w, z, GradientOptions().output_gradients({d_w}));
  expect_complexes(w, DType::complex64, {3}, {{0x1.866e2cp-2, 0x1.898a56p-1}, {-0x1.67e392p+0, 0x1.cf8b2ap-1}, {-0x1.c5adf8p-1, -0x1.11cc1p+1}}, 8.0);
  expect_complexes(d_z, DType::complex64, {3}, {{0x1.a66fc2p-1, -0x1.6bb93ap-2}, {-0x1.89376ap-1, 0x1.a84166p+0}, {-0x1.644ed4p-6, 0x1.367acap+2}}, 16.0);
}

ROW(slice_begin_size, "slice begin= size=") {
  const Tensor x = integers(DType::int16, {}, {7});
  const Tensor y = eager::slice(x, {}, SliceOptions().size({}));
  expect_integers(y, DType::int16, {}, {7});
}

ROW(slice_begin_0_1_size_0_2, "slice begin=0,1 size=0,2") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::slice(x, {0, 1}, SliceOptions().size({0, 2}));
  expect_floats(y, DType::float32, {0, 2}, {});
  const Tensor d_y = floats(DType::float32, {0, 2}, {});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0});
}

ROW(slice_begin_0_1_1, "slice begin=0,1,1") {
  const Tensor x = floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::slice(x, {0, 1, 1});
  expect_floats(y, DType::float32, {2, 2, 3}, {0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4});
  const Tensor d_y = floats(DType::float32, {2, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x0p+0, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x0p+0, 0x1p+1, 0x1p-2, 0x1.8p+0});
}

ROW(slice_begin_1_0_2_size_1_m1_1, "slice begin=1,0,2 size=1,-1,1") {
  const Tensor x = floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::slice(x, {1, 0, 2}, SliceOptions().size({1, -1, 1}));
  expect_floats(y, DType::float32, {1, 3, 1}, {0x1.ep+3, 0x1.3p+4, 0x1.7p+4});
  const Tensor d_y = floats(DType::float32, {1, 3, 1}, {0x1p+0, 0x1p-1, 0x1p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0});
}

ROW(softmax, "softmax") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::softmax(x);
  expect_floats(y, DType::float32, {2, 3}, {0x1.d98beap-3, 0x1.41cee8p-1, 0x1.1f3872p-3, 0x1.15476ep-6, 0x1.e3e642p-5, 0x1.d9176p-1}, 8.0);
  const Tensor d_y = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1.49a10ap-5, -0x1.a39c3cp-3, 0x1.5133fap-3, -0x1.6a85bp-5, -0x1.4a39eep-4, 0x1.ff7cc6p-4}, 64.0);
}

ROW(softmax_axis_0, "softmax axis=0") {
  const Tensor x = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::softmax(x, SoftmaxOptions().axis(0));
  expect_floats(y, DType::float32, {2, 3}, {0x1.c2f7d6p-1, 0x1.b43328p-1, 0x1.36b712p-4, 0x1.e84152p-4, 0x1.2f335ep-3, 0x1.d9291ep-1}, 8.0);
  const Tensor d_y = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {2, 3}, {0x1.428a5p-4, -0x1.02500ap-3, -0x1.1f2514p-4, -0x1.428a5p-4, 0x1.02500ap-3, 0x1.1f2514p-4}, 64.0);
}

ROW(softmax_without_overflow, "softmax without overflow") {
  const Tensor x = floats(DType::float64, {3}, {0x1.f4p+9, 0x1.f4p+9, -0x1.f4p+9});
  const Tensor y = eager::softmax(x);
  expect_floats(y, DType::float64, {3}, {0x1p-1, 0x1p-1, 0x0p+0}, 1.0);
}

ROW(softmax_cross_entropy_with_logits, "softmax_cross_entropy_with_logits") {
  const Tensor logits = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1});
  const Tensor labels = floats(DType::float32, {2, 3}, {0x1p-2, 0x1p-2, 0x1p-1, 0x0p+0, 0x1p+0, 0x0p+0});
  Tape tape;
  tape.watch(logits);
  tape.watch(labels);
  const Tensor y = eager::softmax_cross_entropy_with_logits(logits, labels);
  expect_floats(y, DType::float32, {2}, {0x1.76e0ep+0, 0x1.6a1ddcp+1}, 8.0);
  const Tensor d_y = floats(DType::float32, {2}, {0x1p+0, 0x1p-1});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {logits, labels}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_logits = outputs_1_[0];
  const Tensor d_labels = outputs_1_[1];
  expect_floats(d_logits, DType::float32, {2, 3}, {-0x1.33a0aep-6, 0x1.839dd2p-2, -0x1.7063c6p-2, 0x1.15476ep-7, -0x1.e1c19cp-2, 0x1.d9176p-2}, 64.0);
  expect_floats(d_labels, DType::float32, {2, 3}, {0x1.76e0ep+0, 0x1.db837ep-2, 0x1.f6e0ep+0, 0x1.050eeep+1, 0x1.6a1ddcp+0, 0x1.43bb76p-5}, 64.0);
}

ROW(softmax_cross_entropy_with_logits_axis_0, "softmax_cross_entropy_with_logits axis=0") {
  const Tensor logits = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1});
  const Tensor labels = floats(DType::float32, {2, 3}, {0x1p-2, 0x0p+0, 0x1p+0, 0x1.8p-1, 0x1p+0, 0x0p+0});
  Tape tape;
  tape.watch(logits);
  tape.watch(labels);
  const Tensor y = eager::softmax_cross_entropy_with_logits(logits, labels, SoftmaxCrossEntropyWithLogitsOptions().axis(0));
  expect_floats(y, DType::float32, {3}, {0x1.a07e5ap+0, 0x1.e90474p+0, 0x1.4a191p+1}, 8.0);
  const Tensor d_y = floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {logits, labels}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_logits = outputs_1_[0];
  const Tensor d_labels = outputs_1_[1];
  expect_floats(d_logits, DType::float32, {2, 3}, {0x1.42f7d6p-1, 0x1.b43328p-2, -0x1.d9291ep+0, -0x1.42f7d6p-1, -0x1.b43328p-2, 0x1.d9291ep+0}, 64.0);
  expect_floats(d_labels, DType::float32, {2, 3}, {0x1.03f2d6p-3, 0x1.48239ap-4, 0x1.4a191p+2, 0x1.103f2ep+1, 0x1.e90474p-1, 0x1.4321e2p-3}, 64.0);
}

ROW(softplus_and_its_gradient, "softplus and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::softplus(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {0x1.03f2d6p-3, 0x1.e5747p-2, 0x1.2309fap+0, 0x1.86381cp+1}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {0x1.e84152p-4, 0x1.829a06p-3, 0x1.5bbd5p+0, 0x1.e7b7ccp-3}, 8.0);
}

ROW(softplus_of_other_dtypes, "softplus of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float64 = eager::softplus(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {0x1.03f2d54301d49p-3, 0x1.e5746fdb5c064p-2, 0x1.2309fa6f08bb8p+0, 0x1.86381c3f0115cp+1}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float16 = eager::softplus(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {0x1.04p-3, 0x1.e58p-2, 0x1.23p+0, 0x1.864p+1}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_bfloat16 = eager::softplus(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.04p-3, 0x1.e6p-2, 0x1.24p+0, 0x1.86p+1}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {0, 1, 4});
  const Tensor y_int64 = eager::softplus(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x1.62e42fefa39efp-1, 0x1.5031eafefb049p+0, 0x1.01295e50b53b6p+2}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {0, 1, 4});
  const Tensor y_uint8 = eager::softplus(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x1.62e43p-1, 0x1.5031eap+0, 0x1.01295ep+2}, 4.0);
}

ROW(softplus_of_what_is_no_finite_number, "softplus of what is no finite number") {
  const Tensor x = floats(DType::float32, {3}, {0x1.f4p+9, -0x1.f4p+9, NaN});
  const Tensor y = eager::softplus(x);
  expect_floats(y, DType::float32, {3}, {0x1.f4p+9, 0x0p+0, NaN});
}

ROW(softsign_and_its_gradient, "softsign and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::softsign(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {-0x1.555556p-1, -0x1.555556p-2, 0x1.b6db6ep-2, 0x1.8p-1}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {0x1.c71c72p-4, 0x1.c71c72p-3, 0x1.4e5e0ap-1, 0x1p-6}, 8.0);
}

ROW(softsign_of_other_dtypes, "softsign of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float64 = eager::softsign(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {-0x1.5555555555555p-1, -0x1.5555555555555p-2, 0x1.b6db6db6db6dbp-2, 0x1.8p-1}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float16 = eager::softsign(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {-0x1.554p-1, -0x1.554p-2, 0x1.b6cp-2, 0x1.8p-1}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_bfloat16 = eager::softsign(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.56p-1, -0x1.56p-2, 0x1.b6p-2, 0x1.8p-1}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {0, 1, 4});
  const Tensor y_int64 = eager::softsign(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1p-1, 0x1.999999999999ap-1}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {0, 1, 4});
  const Tensor y_uint8 = eager::softsign(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1p-1, 0x1.99999ap-1}, 4.0);
}

ROW(sparse_rows_from_a_function_and_an_optimizer_that_takes_them_in_a_function, "sparse rows from a function, and an optimizer that takes them in a function") {
  const Tensor x = floats(DType::float32, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2});
  const Variable v(x, "v");
  const Function f = Function::trace_list([&](const std::vector<Tensor>& given) -> std::vector<Tensor> {
    (void)given;
    const Tensor i_f = given.at(0);
    const Tensor rows = v.read();
    const Tensor y_f = eager::gather(rows, i_f);
    return {y_f};
  }, {Spec{DType::int32, {-1}}}, "f");
  const Tensor i = integers(DType::int32, {3}, {1, 1, 0});
  Tape tape;
  const Tensor y = f(i);
  const Tensor g = tape.gradient(y, v);
  expect_sparse(g, true);
  expect_floats(g, DType::float32, {3, 2}, {0x1p+0, 0x1p+0, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0});
  const SGD sgd(SGDOptions().learning_rate(0x1p-1));
  const Function step = Function::trace_list([&](const std::vector<Tensor>& given) -> std::vector<Tensor> {
    (void)given;
    const Tensor i_s = given.at(0);
    Tape inner;
    const Tensor rows_s = v.read();
    const Tensor y_s = eager::gather(rows_s, i_s);
    const Tensor g_s = inner.gradient(y_s, v);
    sgd.apply({g_s}, {v});
    return {};
  }, {Spec{DType::int32, {-1}}}, "step");
  step.call({i});
  const Tensor after = v.read();
  expect_floats(after, DType::float32, {3, 2}, {0x1p-1, 0x1.8p+0, 0x1p+1, 0x1.8p+1, 0x1.4p+2, 0x1.8p+2});
}

ROW(sparse_softmax_cross_entropy_with_logits, "sparse_softmax_cross_entropy_with_logits") {
  const Tensor logits = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1});
  const Tensor labels = integers(DType::int32, {2}, {2, 1});
  Tape tape;
  tape.watch(logits);
  const Tensor y = eager::sparse_softmax_cross_entropy_with_logits(logits, labels);
  expect_floats(y, DType::float32, {2}, {0x1.f6e0ep+0, 0x1.6a1ddcp+1}, 8.0);
  const Tensor d_y = floats(DType::float32, {2}, {0x1p+0, 0x1p-1});
  const Tensor d_logits = tape.gradient(y, logits, GradientOptions().output_gradients({d_y}));
  expect_floats(d_logits, DType::float32, {2, 3}, {0x1.d98beap-3, 0x1.41cee8p-1, -0x1.b831e4p-1, 0x1.15476ep-7, -0x1.e1c19cp-2, 0x1.d9176p-2}, 64.0);
}

ROW(sparse_softmax_cross_entropy_with_logits_axis_0, "sparse_softmax_cross_entropy_with_logits axis=0") {
  const Tensor logits = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1p-2, 0x1.8p+1});
  const Tensor labels = integers(DType::int64, {3}, {0, 1, 1});
  Tape tape;
  tape.watch(logits);
  const Tensor y = eager::sparse_softmax_cross_entropy_with_logits(logits, labels, SparseSoftmaxCrossEntropyWithLogitsOptions().axis(0));
  expect_floats(y, DType::float32, {3}, {0x1.03f2d6p-3, 0x1.e90474p+0, 0x1.4321e2p-4}, 8.0);
  const Tensor d_y = floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1});
  const Tensor d_logits = tape.gradient(y, logits, GradientOptions().output_gradients({d_y}));
  expect_floats(d_logits, DType::float32, {2, 3}, {-0x1.e84152p-4, 0x1.b43328p-2, 0x1.36b712p-3, 0x1.e84152p-4, -0x1.b43328p-2, -0x1.36b712p-3}, 64.0);
}

ROW(split_into_one, "split into one") {
  const Tensor x = floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const std::vector<Tensor> outputs_1_ = eager::split(x, {1});
  expect_count(outputs_1_, 1);
  const Tensor y = outputs_1_[0];
  expect_floats(y, DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1});
  const Tensor d_y = floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1});
}

ROW(split_num_or_size_splits_1_m1_2_axis_1, "split num_or_size_splits=1,-1,2 axis=1") {
  const Tensor x = floats(DType::float32, {2, 6}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3});
  Tape tape;
  tape.watch(x);
  const std::vector<Tensor> outputs_1_ = eager::split(x, {1, -1, 2}, SplitOptions().axis(1));
  expect_count(outputs_1_, 3);
  const Tensor y0 = outputs_1_[0];
  const Tensor y1 = outputs_1_[1];
  const Tensor y2 = outputs_1_[2];
  expect_floats(y0, DType::float32, {2, 1}, {0x1p+0, 0x1.cp+2});
  expect_floats(y1, DType::float32, {2, 3}, {0x1p+1, 0x1.8p+1, 0x1p+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3});
  expect_floats(y2, DType::float32, {2, 2}, {0x1.4p+2, 0x1.8p+2, 0x1.6p+3, 0x1.8p+3});
  const Tensor d_y0 = floats(DType::float32, {2, 1}, {0x1p+0, 0x1p-1});
  const Tensor d_y1 = floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1});
  const Tensor d_y2 = floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const std::vector<Tensor> outputs_2_ = tape.gradient({y0, y1, y2}, {x}, GradientOptions().output_gradients({d_y0, d_y1, d_y2}));
  expect_count(outputs_2_, 1);
  const Tensor d_x = outputs_2_[0];
  expect_floats(d_x, DType::float32, {2, 6}, {0x1p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p+0, 0x1p-1, 0x1p-1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1p+1, 0x1p-2});
}

ROW(split_num_or_size_splits_2, "split num_or_size_splits=2") {
  const Tensor x = floats(DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3});
  Tape tape;
  tape.watch(x);
  const std::vector<Tensor> outputs_1_ = eager::split(x, {2});
  expect_count(outputs_1_, 2);
  const Tensor y0 = outputs_1_[0];
  const Tensor y1 = outputs_1_[1];
  expect_floats(y0, DType::float32, {2, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2});
  expect_floats(y1, DType::float32, {2, 2}, {0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3});
  const Tensor d_y0 = floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_y1 = floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const std::vector<Tensor> outputs_2_ = tape.gradient({y0, y1}, {x}, GradientOptions().output_gradients({d_y0, d_y1}));
  expect_count(outputs_2_, 1);
  const Tensor d_x = outputs_2_[0];
  expect_floats(d_x, DType::float32, {4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
}

ROW(sqrt_and_its_gradient, "sqrt and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::sqrt(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {0x1.6a09e6p-2, 0x1.bb67aep-1, 0x1.94c584p+0, 0x1.1e377ap+2}, 4.0);
  expect_floats(d_x, DType::float32, {4}, {0x1.6a09e6p+0, 0x1.279a74p-2, 0x1.43d136p-1, 0x1.c9f25cp-6}, 8.0);
}

ROW(sqrt_of_other_dtypes, "sqrt of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4});
  const Tensor y_float64 = eager::sqrt(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {0x1.6a09e667f3bcdp-2, 0x1.bb67ae8584caap-1, 0x1.94c583ada5b53p+0, 0x1.1e3779b97f4a8p+2}, 4.0);
  const Tensor x_float16 = floats(DType::float16, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4});
  const Tensor y_float16 = eager::sqrt(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {0x1.6ap-2, 0x1.bb8p-1, 0x1.94cp+0, 0x1.1e4p+2}, 1.0);
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {0x1p-3, 0x1.8p-1, 0x1.4p+1, 0x1.4p+4});
  const Tensor y_bfloat16 = eager::sqrt(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.6ap-2, 0x1.bcp-1, 0x1.94p+0, 0x1.1ep+2}, 1.0);
  const Tensor x_int64 = integers(DType::int64, {3}, {1, 2, 9});
  const Tensor y_int64 = eager::sqrt(x_int64);
  expect_floats(y_int64, DType::float64, {3}, {0x1p+0, 0x1.6a09e667f3bcdp+0, 0x1.8p+1}, 4.0);
  const Tensor x_uint8 = integers(DType::uint8, {3}, {1, 2, 9});
  const Tensor y_uint8 = eager::sqrt(x_uint8);
  expect_floats(y_uint8, DType::float32, {3}, {0x1p+0, 0x1.6a09e6p+0, 0x1.8p+1}, 4.0);
  const Tensor z = complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}});
  Tape tape;
  tape.watch(z);
  const Tensor w = eager::sqrt(z);
  const Tensor d_w = complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}});
  const Tensor d_z = tape.gradient(w, z, GradientOptions().output_gradients({d_w}));
  expect_complexes(w, DType::complex64, {3}, {{0x1.ac950cp-1, 0x1.cabd9p-2}, {0x1.c15fd4p-3, 0x1.23ad3ap+0}, {0x1.6a09e6p+0, -0x1.6a09e6p-1}}, 8.0);
  expect_complexes(d_z, DType::complex64, {3}, {{0x1.db7822p-2, 0x1.fced46p-3}, {-0x1.b14ddp-2, 0x1.4dc97p-4}, {0x1.b27248p-2, -0x1.21a186p-1}}, 16.0);
}

ROW(sqrt_of_what_is_no_finite_number, "sqrt of what is no finite number") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+0, 0x0p+0, Inf, -0x0p+0});
  const Tensor y = eager::sqrt(x);
  expect_floats(y, DType::float32, {4}, {NaN, 0x0p+0, Inf, -0x0p+0});
}

ROW(square_and_its_gradient, "square and its gradient") {
  const Tensor x = floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::square(x);
  const Tensor d_y = floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(y, DType::float32, {4}, {0x1p+2, 0x1p-2, 0x1.2p-1, 0x1.2p+3});
  expect_floats(d_x, DType::float32, {4}, {-0x1p+2, -0x1p-1, 0x1.8p+1, 0x1.8p+0}, 1.0);
}

ROW(square_of_other_dtypes, "square of other dtypes") {
  const Tensor x_float64 = floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float64 = eager::square(x_float64);
  expect_floats(y_float64, DType::float64, {4}, {0x1p+2, 0x1p-2, 0x1.2p-1, 0x1.2p+3});
  const Tensor x_float16 = floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_float16 = eager::square(x_float16);
  expect_floats(y_float16, DType::float16, {4}, {0x1p+2, 0x1p-2, 0x1.2p-1, 0x1.2p+3});
  const Tensor x_bfloat16 = floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1});
  const Tensor y_bfloat16 = eager::square(x_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1p+2, 0x1p-2, 0x1.2p-1, 0x1.2p+3});
  const Tensor z = complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}});
  Tape tape;
  tape.watch(z);
  const Tensor w = eager::square(z);
  const Tensor d_w = complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}});
  const Tensor d_z = tape.gradient(w, z, GradientOptions().output_gradients({d_w}));
  expect_complexes(w, DType::complex64, {3}, {{-0x1.4p-2, 0x1.8p-1}, {0x1.5p+0, -0x1.4p+0}, {-0x1.cp+0, -0x1.8p+2}}, 1.0);
  expect_complexes(d_z, DType::complex64, {3}, {{0x1p+0, -0x1.8p+0}, {0x1p+0, -0x1.4p+1}, {0x1.4p+3, 0x1.4p+2}}, 16.0);
}

ROW(squared_difference_and_its_gradients, "squared_difference and its gradients") {
  const Tensor x1 = floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2 = floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  Tape tape;
  tape.watch(x1);
  tape.watch(x2);
  const Tensor y = eager::squared_difference(x1, x2);
  expect_floats(y, DType::float32, {3}, {0x1.2p-1, 0x1.e4p+2, 0x1.88p+5});
  const Tensor d_y = floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1});
  const std::vector<Tensor> outputs_1_ = tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y}));
  expect_count(outputs_1_, 2);
  const Tensor d_x1 = outputs_1_[0];
  const Tensor d_x2 = outputs_1_[1];
  expect_floats(d_x1, DType::float32, {3}, {-0x1.8p+0, -0x1.6p+1, 0x1.cp+4}, 1.0);
  expect_floats(d_x2, DType::float32, {3}, {0x1.8p+0, 0x1.6p+1, -0x1.cp+4}, 1.0);
}

ROW(squared_difference_of_complex_numbers, "squared_difference of complex numbers") {
  const Tensor x1 = complexes(DType::complex64, {1}, {{0x1p+0, 0x1p+1}});
  const Tensor x2 = complexes(DType::complex64, {1}, {{0x1.8p+1, -0x1p+0}});
  const Tensor y = eager::squared_difference(x1, x2);
  expect_complexes(y, DType::complex64, {1}, {{0x1.ap+3, 0x0p+0}});
}

ROW(squared_difference_of_other_dtypes, "squared_difference of other dtypes") {
  const Tensor x1_float64 = floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_float64 = floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_float64 = eager::squared_difference(x1_float64, x2_float64);
  expect_floats(y_float64, DType::float64, {3}, {0x1.2p-1, 0x1.e4p+2, 0x1.88p+5});
  const Tensor x1_float16 = floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_float16 = floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_float16 = eager::squared_difference(x1_float16, x2_float16);
  expect_floats(y_float16, DType::float16, {3}, {0x1.2p-1, 0x1.e4p+2, 0x1.88p+5});
  const Tensor x1_bfloat16 = floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1});
  const Tensor x2_bfloat16 = floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2});
  const Tensor y_bfloat16 = eager::squared_difference(x1_bfloat16, x2_bfloat16);
  expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.2p-1, 0x1.e4p+2, 0x1.88p+5});
}

ROW(squeeze, "squeeze") {
  const Tensor x = floats(DType::float32, {1, 2, 1}, {0x1p+0, 0x1p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::squeeze(x);
  expect_floats(y, DType::float32, {2}, {0x1p+0, 0x1p+1});
  const Tensor d_y = floats(DType::float32, {2}, {0x1p+0, 0x1p-1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {1, 2, 1}, {0x1p+0, 0x1p-1});
}

ROW(squeeze_axis, "squeeze axis=") {
  const Tensor x = integers(DType::int8, {1, 1, 1}, {3});
  const Tensor y = eager::squeeze(x, SqueezeOptions().axis({}));
  expect_integers(y, DType::int8, {1, 1, 1}, {3});
}

ROW(squeeze_axis_m1, "squeeze axis=-1") {
  const Tensor x = floats(DType::float32, {1, 2, 1}, {0x1p+0, 0x1p+1});
  Tape tape;
  tape.watch(x);
  const Tensor y = eager::squeeze(x, SqueezeOptions().axis({-1}));
  expect_floats(y, DType::float32, {1, 2}, {0x1p+0, 0x1p+1});
  const Tensor d_y = floats(DType::float32, {1, 2}, {0x1p+0, 0x1p-1});
  const Tensor d_x = tape.gradient(y, x, GradientOptions().output_gradients({d_y}));
  expect_floats(d_x, DType::float32, {1, 2, 1}, {0x1p+0, 0x1p-1});
}
