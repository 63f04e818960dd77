// Written by bindings/generate.
// clang-format off
#include "conformance.h"

using namespace eager;

ROW(optimizer_adam_epsilon_0_25_beta_2_0_75_epsilon_before_correction_true, "optimizer adam epsilon=0.25 beta_2=0.75 epsilon_before_correction=True") {
  EAGER_TRY(const Adam optimizer, Adam::make(AdamOptions().epsilon(0x1p-2).beta_2(0x1.8p-1).epsilon_before_correction(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ffbe76p-1, -0x1.ffd45p+0, 0x1.ff2e48p-2, 0x1.7ff514p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ffbe76c8b4396p-1, -0x1.ffd44f3078264p+0, 0x1.ff2e48e8a71dep-2, 0x1.7ff513cc1e099p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ffac36p-1, -0x1.ffc824p+0, 0x1.fe61dep-2, 0x1.800832p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ffac3653b825fp-1, -0x1.ffc82437d0195p+0, 0x1.fe61dd640644ep-2, 0x1.800831055a005p+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2}, 64.0));
  EAGER_TRY(const Variable slot_v_float32, optimizer.slot(v_float32, "v"));
  EAGER_TRY(const Tensor v_float32_value, slot_v_float32.read());
  EAGER_DO(expect_floats(v_float32_value, DType::float32, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2}, 64.0));
  EAGER_TRY(const Variable slot_v_float64, optimizer.slot(v_float64, "v"));
  EAGER_TRY(const Tensor v_float64_value, slot_v_float64.read());
  EAGER_DO(expect_floats(v_float64_value, DType::float64, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  return done();
}

ROW(optimizer_adam_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25_weight_decay_0_5, "optimizer adam learning_rate=0.125 beta_1=0.5 beta_2=0.75 epsilon=0.25 weight_decay=0.5") {
  EAGER_TRY(const Adam optimizer, Adam::make(AdamOptions().learning_rate(0x1p-3).beta_1(0x1p-1).beta_2(0x1.8p-1).epsilon(0x1p-2).weight_decay(0x1p-1)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.b55556p-1, -0x1.c66666p+0, 0x1.6e38e4p-2, 0x1.6p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.b555555555555p-1, -0x1.c666666666666p+0, 0x1.6e38e38e38e39p-2, 0x1.6p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.9ap-1, -0x1.aap+0, 0x1.ecee8ap-3, 0x1.569bd8p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.9ap-1, -0x1.aap+0, 0x1.ecee8958a20f6p-3, 0x1.569bd84b31f73p+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0}, 64.0));
  EAGER_TRY(const Variable slot_v_float32, optimizer.slot(v_float32, "v"));
  EAGER_TRY(const Tensor v_float32_value, slot_v_float32.read());
  EAGER_DO(expect_floats(v_float32_value, DType::float32, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0}, 64.0));
  EAGER_TRY(const Variable slot_v_float64, optimizer.slot(v_float64, "v"));
  EAGER_TRY(const Tensor v_float64_value, slot_v_float64.read());
  EAGER_DO(expect_floats(v_float64_value, DType::float64, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  return done();
}

ROW(optimizer_adam_of_bfloat16_slots_are_float32, "optimizer adam of bfloat16: slots are float32") {
  EAGER_TRY(const Tensor x, floats(DType::bfloat16, {3}, {0x1p+0, -0x1p+1, 0x1p-1}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  EAGER_TRY(const Adam adam, Adam::make(AdamOptions().learning_rate(0x1p-3)));
  EAGER_TRY(const Tensor g0, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+0, 0x1p+1}));
  EAGER_DO(adam.apply({g0}, {v}));
  EAGER_TRY(const Tensor g1, floats(DType::bfloat16, {3}, {0x1p+0, 0x1p-2, -0x1p+2}));
  EAGER_DO(adam.apply({g1}, {v}));
  EAGER_TRY(const Tensor after, v.read());
  EAGER_DO(expect_floats(after, DType::bfloat16, {3}, {0x1.82p-1, -0x1.dp+0, 0x1.aep-2}, 1.0));
  EAGER_TRY(const Variable slot_m, adam.slot(v, "m"));
  EAGER_TRY(const Tensor m_value, slot_m.read());
  EAGER_DO(expect_floats(m_value, DType::float32, {3}, {0x1.28f5c2p-3, -0x1.0a3d7p-4, -0x1.c28f5cp-3}, 16.0));
  EAGER_TRY(const Variable slot_v, adam.slot(v, "v"));
  EAGER_TRY(const Tensor v_value, slot_v.read());
  EAGER_DO(expect_floats(v_value, DType::float32, {3}, {0x1.479d4ep-10, 0x1.16441p-10, 0x1.479d4ep-6}, 16.0));
  return done();
}

ROW(optimizer_adam_of_float16_slots_are_float32, "optimizer adam of float16: slots are float32") {
  EAGER_TRY(const Tensor x, floats(DType::float16, {3}, {0x1p+0, -0x1p+1, 0x1p-1}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  EAGER_TRY(const Adam adam, Adam::make(AdamOptions().learning_rate(0x1p-3)));
  EAGER_TRY(const Tensor g0, floats(DType::float16, {3}, {0x1p-1, -0x1p+0, 0x1p+1}));
  EAGER_DO(adam.apply({g0}, {v}));
  EAGER_TRY(const Tensor g1, floats(DType::float16, {3}, {0x1p+0, 0x1p-2, -0x1p+2}));
  EAGER_DO(adam.apply({g1}, {v}));
  EAGER_TRY(const Tensor after, v.read());
  EAGER_DO(expect_floats(after, DType::float16, {3}, {0x1.824p-1, -0x1.d1p+0, 0x1.aecp-2}, 1.0));
  EAGER_TRY(const Variable slot_m, adam.slot(v, "m"));
  EAGER_TRY(const Tensor m_value, slot_m.read());
  EAGER_DO(expect_floats(m_value, DType::float32, {3}, {0x1.28f5c2p-3, -0x1.0a3d7p-4, -0x1.c28f5cp-3}, 16.0));
  EAGER_TRY(const Variable slot_v, adam.slot(v, "v"));
  EAGER_TRY(const Tensor v_value, slot_v.read());
  EAGER_DO(expect_floats(v_value, DType::float32, {3}, {0x1.479d4ep-10, 0x1.16441p-10, 0x1.479d4ep-6}, 16.0));
  return done();
}

ROW(optimizer_adamax, "optimizer adamax") {
  EAGER_TRY(const Adamax optimizer, Adamax::make());
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ff7ceep-1, -0x1.ffbe76p+0, 0x1.fef9dcp-2, 0x1.7fdf3cp+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ff7ced91946dbp-1, -0x1.ffbe76c8bf381p+0, 0x1.fef9db22e6e2ep-2, 0x1.7fdf3b64701a3p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ff614ep-1, -0x1.ffb0a8p+0, 0x1.fe3882p-2, 0x1.7fef82p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ff614e681db0ap-1, -0x1.ffb0a73401886p+0, 0x1.fe388100770fp-2, 0x1.7fef821a2b14cp+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2}, 64.0));
  EAGER_TRY(const Variable slot_u_float32, optimizer.slot(v_float32, "u"));
  EAGER_TRY(const Tensor u_float32_value, slot_u_float32.read());
  EAGER_DO(expect_floats(u_float32_value, DType::float32, {2, 2}, {0x1.ff7ceep-2, 0x1.ff7ceep-1, 0x1.ff7ceep+0, 0x1p+2}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2}, 64.0));
  EAGER_TRY(const Variable slot_u_float64, optimizer.slot(v_float64, "u"));
  EAGER_TRY(const Tensor u_float64_value, slot_u_float64.read());
  EAGER_DO(expect_floats(u_float64_value, DType::float64, {2, 2}, {0x1.ff7cee3d08eecp-2, 0x1.ff7cede738b0cp-1, 0x1.ff7cedbc5091bp+0, 0x1.0000000abcc77p+2}, 64.0));
  return done();
}

ROW(optimizer_adamax_changes_the_rows_that_sparse_rows_name, "optimizer adamax changes the rows that sparse rows name") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  EAGER_TRY(const Tensor i, integers(DType::int32, {3}, {2, 0, 2}));
  EAGER_TRY(const Adamax optimizer, Adamax::make(AdamaxOptions().learning_rate(0x1p-2)));
  EAGER_TRY(Tape t0, Tape::make());
  EAGER_TRY(const Tensor a0, v.read());
  EAGER_TRY(const Tensor y0, eager::gather(a0, i));
  EAGER_TRY(const Tensor z0, eager::square(y0));
  EAGER_TRY(const Tensor g0, t0.gradient(z0, v));
  EAGER_DO(optimizer.apply({g0}, {v}));
  EAGER_TRY(Tape t1, Tape::make());
  EAGER_TRY(const Tensor a1, v.read());
  EAGER_TRY(const Tensor y1, eager::gather(a1, i));
  EAGER_TRY(const Tensor z1, eager::square(y1));
  EAGER_TRY(const Tensor g1, t1.gradient(z1, v));
  EAGER_DO(optimizer.apply({g1}, {v}));
  EAGER_TRY(const Tensor after, v.read());
  EAGER_DO(expect_floats(after, DType::float64, {3, 2}, {0x1.10bb1825c144bp-1, 0x1.842692c978d37p+0, 0x1.8p+1, 0x1p+2, 0x1.2067cc1a35f81p+2, 0x1.6055d07b26646p+2}, 16.0));
  return done();
}

ROW(optimizer_adamax_epsilon_0_25_epsilon_outside_maximum_true, "optimizer adamax epsilon=0.25 epsilon_outside_maximum=True") {
  EAGER_TRY(const Adamax optimizer, Adamax::make(AdamaxOptions().epsilon(0x1p-2).epsilon_outside_maximum(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ffa89ep-1, -0x1.ffcb92p+0, 0x1.ff16fcp-2, 0x1.7fef9ep+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ffa89e60f04c7p-1, -0x1.ffcb923a29c78p+0, 0x1.ff16fbad2b769p-2, 0x1.7fef9db22d0e5p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ff9636p-1, -0x1.ffc086p+0, 0x1.fe6b22p-2, 0x1.7ffefp+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ff9635d7cf96fp-1, -0x1.ffc0865418b69p+0, 0x1.fe6b223a3c63ap-2, 0x1.7ffeef4e28f9p+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2}, 64.0));
  EAGER_TRY(const Variable slot_u_float32, optimizer.slot(v_float32, "u"));
  EAGER_TRY(const Tensor u_float32_value, slot_u_float32.read());
  EAGER_DO(expect_floats(u_float32_value, DType::float32, {2, 2}, {0x1.ff7ceep-2, 0x1.ff7ceep-1, 0x1.ff7ceep+0, 0x1p+2}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2}, 64.0));
  EAGER_TRY(const Variable slot_u_float64, optimizer.slot(v_float64, "u"));
  EAGER_TRY(const Tensor u_float64_value, slot_u_float64.read());
  EAGER_DO(expect_floats(u_float64_value, DType::float64, {2, 2}, {0x1.ff7ced916872bp-2, 0x1.ff7ced916872bp-1, 0x1.ff7ced916872bp+0, 0x1p+2}, 64.0));
  return done();
}

ROW(optimizer_adamax_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25, "optimizer adamax learning_rate=0.125 beta_1=0.5 beta_2=0.75 epsilon=0.25") {
  EAGER_TRY(const Adamax optimizer, Adamax::make(AdamaxOptions().learning_rate(0x1p-3).beta_1(0x1p-1).beta_2(0x1.8p-1).epsilon(0x1p-2)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.d55556p-1, -0x1.e66666p+0, 0x1.8e38e4p-2, 0x1.78p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.d555555555555p-1, -0x1.e666666666666p+0, 0x1.8e38e38e38e39p-2, 0x1.78p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.d55556p-1, -0x1.e66666p+0, 0x1.29162p-2, 0x1.81b9bap+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.d555555555555p-1, -0x1.e666666666666p+0, 0x1.29161f9add3c1p-2, 0x1.81b9b9b9b9b9cp+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0}, 64.0));
  EAGER_TRY(const Variable slot_u_float32, optimizer.slot(v_float32, "u"));
  EAGER_TRY(const Tensor u_float32_value, slot_u_float32.read());
  EAGER_DO(expect_floats(u_float32_value, DType::float32, {2, 2}, {0x1.2p-1, 0x1.ep-1, 0x1.bp+0, 0x1.1p+2}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0}, 64.0));
  EAGER_TRY(const Variable slot_u_float64, optimizer.slot(v_float64, "u"));
  EAGER_TRY(const Tensor u_float64_value, slot_u_float64.read());
  EAGER_DO(expect_floats(u_float64_value, DType::float64, {2, 2}, {0x1.2p-1, 0x1.ep-1, 0x1.bp+0, 0x1.1p+2}, 64.0));
  return done();
}

ROW(optimizer_adamw, "optimizer adamw") {
  EAGER_TRY(const AdamW optimizer, AdamW::make());
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ff7b9ep-1, -0x1.ffbd28p+0, 0x1.fef88cp-2, 0x1.7fde4p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ff7b9e063bdf8p-1, -0x1.ffbd273d66a9ep+0, 0x1.fef88b978e54bp-2, 0x1.7fde3fbbedaf8p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ff5766p-1, -0x1.ffaa64p+0, 0x1.fe02ep-2, 0x1.7ff43cp+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ff576607f43e2p-1, -0x1.ffaa637900d13p+0, 0x1.fe02df34b7e1p-2, 0x1.7ff43bd86ec7cp+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2}, 64.0));
  EAGER_TRY(const Variable slot_v_float32, optimizer.slot(v_float32, "v"));
  EAGER_TRY(const Tensor v_float32_value, slot_v_float32.read());
  EAGER_DO(expect_floats(v_float32_value, DType::float32, {2, 2}, {0x1.476af8p-12, 0x1.476af8p-10, 0x1.476af8p-8, 0x1.072abep-6}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2}, 64.0));
  EAGER_TRY(const Variable slot_v_float64, optimizer.slot(v_float64, "v"));
  EAGER_TRY(const Tensor v_float64_value, slot_v_float64.read());
  EAGER_DO(expect_floats(v_float64_value, DType::float64, {2, 2}, {0x1.476af89c5e705p-12, 0x1.476af89c5e705p-10, 0x1.476af89c5e705p-8, 0x1.072abef06b37dp-6}, 64.0));
  return done();
}

ROW(optimizer_adamw_epsilon_0_25_beta_2_0_75_epsilon_before_correction_true, "optimizer adamw epsilon=0.25 beta_2=0.75 epsilon_before_correction=True") {
  EAGER_TRY(const AdamW optimizer, AdamW::make(AdamWOptions().epsilon(0x1p-2).beta_2(0x1.8p-1).epsilon_before_correction(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ffbd28p-1, -0x1.ffd3p+0, 0x1.ff2cfap-2, 0x1.7ff418p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ffbd273d5bab2p-1, -0x1.ffd2ffa51f98p+0, 0x1.ff2cf95d4e8fbp-2, 0x1.7ff418239b9eep+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ffa998p-1, -0x1.ffc586p+0, 0x1.fe5f3ep-2, 0x1.80063ap+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ffa99768d60e5p-1, -0x1.ffc5853e9cf7cp+0, 0x1.fe5f3ed7a16ebp-2, 0x1.800639bc229d3p+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2}, 64.0));
  EAGER_TRY(const Variable slot_v_float32, optimizer.slot(v_float32, "v"));
  EAGER_TRY(const Tensor v_float32_value, slot_v_float32.read());
  EAGER_DO(expect_floats(v_float32_value, DType::float32, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2}, 64.0));
  EAGER_TRY(const Variable slot_v_float64, optimizer.slot(v_float64, "v"));
  EAGER_TRY(const Tensor v_float64_value, slot_v_float64.read());
  EAGER_DO(expect_floats(v_float64_value, DType::float64, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  return done();
}

ROW(optimizer_adamw_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25_weight_decay_0_25, "optimizer adamw learning_rate=0.125 beta_1=0.5 beta_2=0.75 epsilon=0.25 weight_decay=0.25") {
  EAGER_TRY(const AdamW optimizer, AdamW::make(AdamWOptions().learning_rate(0x1p-3).beta_1(0x1p-1).beta_2(0x1.8p-1).epsilon(0x1p-2).weight_decay(0x1p-2)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.c55556p-1, -0x1.d66666p+0, 0x1.7e38e4p-2, 0x1.6cp+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.c555555555555p-1, -0x1.d666666666666p+0, 0x1.7e38e38e38e39p-2, 0x1.6cp+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.b72aaap-1, -0x1.c7b334p+0, 0x1.11690cp-2, 0x1.6d3bd8p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.b72aaaaaaaaabp-1, -0x1.c7b3333333333p+0, 0x1.11690bc8c2cedp-2, 0x1.6d3bd84b31f73p+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0}, 64.0));
  EAGER_TRY(const Variable slot_v_float32, optimizer.slot(v_float32, "v"));
  EAGER_TRY(const Tensor v_float32_value, slot_v_float32.read());
  EAGER_DO(expect_floats(v_float32_value, DType::float32, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0}, 64.0));
  EAGER_TRY(const Variable slot_v_float64, optimizer.slot(v_float64, "v"));
  EAGER_TRY(const Tensor v_float64_value, slot_v_float64.read());
  EAGER_DO(expect_floats(v_float64_value, DType::float64, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  return done();
}

ROW(optimizer_ftrl, "optimizer ftrl") {
  EAGER_TRY(const Ftrl optimizer, Ftrl::make());
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.dbc896p-2, -0x1.6561d2p+0, 0x1.af071p-2, 0x1.4abeb4p-1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.dbc895fc72204p-2, -0x1.6561d1a4b1387p+0, 0x1.af0710b72174bp-2, 0x1.4abeb42d7090cp-1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.dc2eap-2, -0x1.657e06p+0, 0x1.ae92fcp-2, 0x1.4b411ep-1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.dc2ea01374c29p-2, -0x1.657e0568567afp+0, 0x1.ae92fc6930b0ap-2, 0x1.4b411d80c00f4p-1}, 8.0));
  EAGER_TRY(const Variable slot_accumulator_float32, optimizer.slot(v_float32, "accumulator"));
  EAGER_TRY(const Tensor accumulator_float32_value, slot_accumulator_float32.read());
  EAGER_DO(expect_floats(accumulator_float32_value, DType::float32, {2, 2}, {0x1.a66666p-2, 0x1.59999ap+0, 0x1.466666p+2, 0x1.02999ap+4}, 64.0));
  EAGER_TRY(const Variable slot_linear_float32, optimizer.slot(v_float32, "linear"));
  EAGER_TRY(const Tensor linear_float32_value, slot_linear_float32.read());
  EAGER_DO(expect_floats(linear_float32_value, DType::float32, {2, 2}, {-0x1.2aaa6p+8, 0x1.95a21ep+10, -0x1.dacaacp+9, -0x1.45211p+11}, 64.0));
  EAGER_TRY(const Variable slot_accumulator_float64, optimizer.slot(v_float64, "accumulator"));
  EAGER_TRY(const Tensor accumulator_float64_value, slot_accumulator_float64.read());
  EAGER_DO(expect_floats(accumulator_float64_value, DType::float64, {2, 2}, {0x1.a666666666666p-2, 0x1.599999999999ap+0, 0x1.4666666666666p+2, 0x1.029999999999ap+4}, 64.0));
  EAGER_TRY(const Variable slot_linear_float64, optimizer.slot(v_float64, "linear"));
  EAGER_TRY(const Tensor linear_float64_value, slot_linear_float64.read());
  EAGER_DO(expect_floats(linear_float64_value, DType::float64, {2, 2}, {-0x1.2aaa60ac71401p+8, 0x1.95a21ee06b2d4p+10, -0x1.dacaabbd16e1dp+9, -0x1.45211081d1c41p+11}, 64.0));
  return done();
}

ROW(optimizer_ftrl_learning_rate_0_125_initial_accumulator_value_0_5_l1_regularization_strengt, "optimizer ftrl learning_rate=0.125 initial_accumulator_value=0.5 l1_regularization_strength=0.25 l2_regularization_strength=0.5 l2_shrinkage_regularization_strength=0.125 beta=0.25") {
  EAGER_TRY(const Ftrl optimizer, Ftrl::make(FtrlOptions().learning_rate(0x1p-3).initial_accumulator_value(0x1p-1).l1_regularization_strength(0x1p-2).l2_regularization_strength(0x1p-1).l2_shrinkage_regularization_strength(0x1p-3).beta(0x1p-2)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.bfcb0ep-6, -0x1.05547ep-1, 0x1.508ea8p-3, 0x0p+0}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.bfcb0de099f62p-6, -0x1.05547e0a2ad0bp-1, 0x1.508ea75b3d094p-3, 0x0p+0}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.a2fb1cp-5, -0x1.135e04p-1, 0x1.dd2928p-4, 0x1.b35d9ap-4}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.a2fb1c00a63f2p-5, -0x1.135e0497230fap-1, 0x1.dd2928565ad05p-4, 0x1.b35d9a27a781p-4}, 8.0));
  EAGER_TRY(const Variable slot_accumulator_float32, optimizer.slot(v_float32, "accumulator"));
  EAGER_TRY(const Tensor accumulator_float32_value, slot_accumulator_float32.read());
  EAGER_DO(expect_floats(accumulator_float32_value, DType::float32, {2, 2}, {0x1.ap-1, 0x1.cp+0, 0x1.6p+2, 0x1.09p+4}, 64.0));
  EAGER_TRY(const Variable slot_linear_float32, optimizer.slot(v_float32, "linear"));
  EAGER_TRY(const Tensor linear_float32_value, slot_linear_float32.read());
  EAGER_DO(expect_floats(linear_float32_value, DType::float32, {2, 2}, {-0x1.8b641cp-1, 0x1.e38a14p+2, -0x1.647e7ep+1, -0x1.01e24cp+2}, 64.0));
  EAGER_TRY(const Variable slot_accumulator_float64, optimizer.slot(v_float64, "accumulator"));
  EAGER_TRY(const Tensor accumulator_float64_value, slot_accumulator_float64.read());
  EAGER_DO(expect_floats(accumulator_float64_value, DType::float64, {2, 2}, {0x1.ap-1, 0x1.cp+0, 0x1.6p+2, 0x1.09p+4}, 64.0));
  EAGER_TRY(const Variable slot_linear_float64, optimizer.slot(v_float64, "linear"));
  EAGER_TRY(const Tensor linear_float64_value, slot_linear_float64.read());
  EAGER_DO(expect_floats(linear_float64_value, DType::float64, {2, 2}, {-0x1.8b641c3f49083p-1, 0x1.e38a13b01c548p+2, -0x1.647e7ed558d7ap+1, -0x1.01e24cc824c9ap+2}, 64.0));
  return done();
}

ROW(optimizer_gradient_descent, "optimizer gradient_descent") {
  EAGER_TRY(const SGD optimizer, SGD::make());
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.fd70a4p-1, -0x1.fd70a4p+0, 0x1.eb851ep-2, 0x1.7fae14p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.fd70a3d70a3d7p-1, -0x1.fd70a3d70a3d7p+0, 0x1.eb851eb851eb8p-2, 0x1.7fae147ae147bp+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.feb852p-1, -0x1.feb852p+0, 0x1.e147aep-2, 0x1.84ccccp+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.feb851eb851ecp-1, -0x1.feb851eb851ecp+0, 0x1.e147ae147ae14p-2, 0x1.84ccccccccccdp+1}, 8.0));
  return done();
}

ROW(optimizer_gradient_descent_changes_the_rows_that_sparse_rows_name, "optimizer gradient_descent changes the rows that sparse rows name") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  EAGER_TRY(const Tensor i, integers(DType::int32, {3}, {2, 0, 2}));
  EAGER_TRY(const SGD optimizer, SGD::make(SGDOptions().learning_rate(0x1p-2)));
  EAGER_TRY(Tape t0, Tape::make());
  EAGER_TRY(const Tensor a0, v.read());
  EAGER_TRY(const Tensor y0, eager::gather(a0, i));
  EAGER_TRY(const Tensor z0, eager::square(y0));
  EAGER_TRY(const Tensor g0, t0.gradient(z0, v));
  EAGER_DO(optimizer.apply({g0}, {v}));
  EAGER_TRY(Tape t1, Tape::make());
  EAGER_TRY(const Tensor a1, v.read());
  EAGER_TRY(const Tensor y1, eager::gather(a1, i));
  EAGER_TRY(const Tensor z1, eager::square(y1));
  EAGER_TRY(const Tensor g1, t1.gradient(z1, v));
  EAGER_DO(optimizer.apply({g1}, {v}));
  EAGER_TRY(const Tensor after, v.read());
  EAGER_DO(expect_floats(after, DType::float64, {3, 2}, {0x1p-2, 0x1p-1, 0x1.8p+1, 0x1p+2, 0x0p+0, 0x0p+0}, 16.0));
  return done();
}

ROW(optimizer_gradient_descent_learning_rate_0_5_momentum_0_75_nesterov_true, "optimizer gradient_descent learning_rate=0.5 momentum=0.75 nesterov=True") {
  EAGER_TRY(const SGD optimizer, SGD::make(SGDOptions().learning_rate(0x1p-1).momentum(0x1.8p-1).nesterov(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.2p-1, -0x1.2p+0, -0x1.4p+0, 0x1.64p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.2p-1, -0x1.2p+0, -0x1.4p+0, 0x1.64p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.48p-1, -0x1.48p+0, -0x1.58p+1, 0x1.8d8p+2}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.48p-1, -0x1.48p+0, -0x1.58p+1, 0x1.8d8p+2}, 8.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x1p-3, -0x1p-2, 0x1.4p+1, -0x1.e8p+1}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x1p-3, -0x1p-2, 0x1.4p+1, -0x1.e8p+1}, 64.0));
  return done();
}

ROW(optimizer_gradient_descent_momentum_0_5, "optimizer gradient_descent momentum=0.5") {
  EAGER_TRY(const SGD optimizer, SGD::make(SGDOptions().momentum(0x1p-1)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.fd70a4p-1, -0x1.fd70a4p+0, 0x1.eb851ep-2, 0x1.7fae14p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.fd70a3d70a3d7p-1, -0x1.fd70a3d70a3d7p+0, 0x1.eb851eb851eb8p-2, 0x1.7fae147ae147bp+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.fd70a4p-1, -0x1.fd70a4p+0, 0x1.d70a3ep-2, 0x1.84a3d8p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.fd70a3d70a3d7p-1, -0x1.fd70a3d70a3d7p+0, 0x1.d70a3d70a3d71p-2, 0x1.84a3d70a3d70ap+1}, 8.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1}, 64.0));
  return done();
}

ROW(optimizer_lion, "optimizer lion") {
  EAGER_TRY(const Lion optimizer, Lion::make());
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ff7ceep-1, -0x1.ffbe76p+0, 0x1.fef9dcp-2, 0x1.7fdf3cp+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ff7ced916872bp-1, -0x1.ffbe76c8b4396p+0, 0x1.fef9db22d0e56p-2, 0x1.7fdf3b645a1cbp+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1.fdf3b6p-2, 0x1.8p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1.fdf3b645a1cacp-2, 0x1.8p+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x1.41205cp-9, -0x1.41205cp-8, 0x1.e83e42p-6, -0x1.3367ap-5}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x1.41205bc01a373p-9, -0x1.41205bc01a373p-8, 0x1.e83e425aee63ap-6, -0x1.3367a0f9096cp-5}, 64.0));
  return done();
}

ROW(optimizer_lion_changes_the_rows_that_sparse_rows_name, "optimizer lion changes the rows that sparse rows name") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  EAGER_TRY(const Tensor i, integers(DType::int32, {3}, {2, 0, 2}));
  EAGER_TRY(const Lion optimizer, Lion::make(LionOptions().learning_rate(0x1p-2)));
  EAGER_TRY(Tape t0, Tape::make());
  EAGER_TRY(const Tensor a0, v.read());
  EAGER_TRY(const Tensor y0, eager::gather(a0, i));
  EAGER_TRY(const Tensor z0, eager::square(y0));
  EAGER_TRY(const Tensor g0, t0.gradient(z0, v));
  EAGER_DO(optimizer.apply({g0}, {v}));
  EAGER_TRY(Tape t1, Tape::make());
  EAGER_TRY(const Tensor a1, v.read());
  EAGER_TRY(const Tensor y1, eager::gather(a1, i));
  EAGER_TRY(const Tensor z1, eager::square(y1));
  EAGER_TRY(const Tensor g1, t1.gradient(z1, v));
  EAGER_DO(optimizer.apply({g1}, {v}));
  EAGER_TRY(const Tensor after, v.read());
  EAGER_DO(expect_floats(after, DType::float64, {3, 2}, {0x1p-1, 0x1.8p+0, 0x1.8p+1, 0x1p+2, 0x1.2p+2, 0x1.6p+2}, 16.0));
  return done();
}

ROW(optimizer_lion_learning_rate_0_125_beta_1_0_5_beta_2_0_75, "optimizer lion learning_rate=0.125 beta_1=0.5 beta_2=0.75") {
  EAGER_TRY(const Lion optimizer, Lion::make(LionOptions().learning_rate(0x1p-3).beta_1(0x1p-1).beta_2(0x1.8p-1)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.cp-1, -0x1.ep+0, 0x1.8p-2, 0x1.7p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.cp-1, -0x1.ep+0, 0x1.8p-2, 0x1.7p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-2, 0x1.8p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-2, 0x1.8p+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x1p-5, -0x1p-4, 0x1.4p-1, -0x1.e8p-1}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x1p-5, -0x1p-4, 0x1.4p-1, -0x1.e8p-1}, 64.0));
  return done();
}

ROW(optimizer_momentum, "optimizer momentum") {
  EAGER_TRY(const Momentum optimizer, Momentum::make());
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.fd70a4p-1, -0x1.fd70a4p+0, 0x1.eb851ep-2, 0x1.7fae14p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.fd70a3d70a3d7p-1, -0x1.fd70a3d70a3d7p+0, 0x1.eb851eb851eb8p-2, 0x1.7fae147ae147bp+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.fc6a7ep-1, -0x1.fc6a7ep+0, 0x1.ced916p-2, 0x1.848312p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.fc6a7ef9db22dp-1, -0x1.fc6a7ef9db22dp+0, 0x1.ced916872b021p-2, 0x1.8483126e978d5p+1}, 8.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x1.99999ap-3, -0x1.99999ap-2, 0x1.666666p+1, -0x1.e33334p+1}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x1.999999999999ap-3, -0x1.999999999999ap-2, 0x1.6666666666666p+1, -0x1.e333333333333p+1}, 64.0));
  return done();
}

ROW(optimizer_momentum_changes_the_rows_that_sparse_rows_name, "optimizer momentum changes the rows that sparse rows name") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  EAGER_TRY(const Tensor i, integers(DType::int32, {3}, {2, 0, 2}));
  EAGER_TRY(const Momentum optimizer, Momentum::make(MomentumOptions().learning_rate(0x1p-2)));
  EAGER_TRY(Tape t0, Tape::make());
  EAGER_TRY(const Tensor a0, v.read());
  EAGER_TRY(const Tensor y0, eager::gather(a0, i));
  EAGER_TRY(const Tensor z0, eager::square(y0));
  EAGER_TRY(const Tensor g0, t0.gradient(z0, v));
  EAGER_DO(optimizer.apply({g0}, {v}));
  EAGER_TRY(Tape t1, Tape::make());
  EAGER_TRY(const Tensor a1, v.read());
  EAGER_TRY(const Tensor y1, eager::gather(a1, i));
  EAGER_TRY(const Tensor z1, eager::square(y1));
  EAGER_TRY(const Tensor g1, t1.gradient(z1, v));
  EAGER_DO(optimizer.apply({g1}, {v}));
  EAGER_TRY(const Tensor after, v.read());
  EAGER_DO(expect_floats(after, DType::float64, {3, 2}, {-0x1.999999999999ap-3, -0x1.999999999999ap-2, 0x1.8p+1, 0x1p+2, -0x1.2p+2, -0x1.599999999999ap+2}, 16.0));
  return done();
}

ROW(optimizer_momentum_learning_rate_0_25_momentum_0_5_nesterov_true, "optimizer momentum learning_rate=0.25 momentum=0.5 nesterov=True") {
  EAGER_TRY(const Momentum optimizer, Momentum::make(MomentumOptions().learning_rate(0x1p-2).momentum(0x1p-1).nesterov(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ap-1, -0x1.ap+0, -0x1p-2, 0x1.74p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ap-1, -0x1.ap+0, -0x1p-2, 0x1.74p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.cp-1, -0x1.cp+0, -0x1.8p-1, 0x1.19p+2}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.cp-1, -0x1.cp+0, -0x1.8p-1, 0x1.19p+2}, 8.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1}, 64.0));
  return done();
}

ROW(optimizer_momentum_learning_rate_0_25_rate_within_momentum_true, "optimizer momentum learning_rate=0.25 rate_within_momentum=True") {
  EAGER_TRY(const Momentum optimizer, Momentum::make(MomentumOptions().learning_rate(0x1p-2).rate_within_momentum(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.cp-1, -0x1.cp+0, 0x0p+0, 0x1.78p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.cp-1, -0x1.cp+0, 0x0p+0, 0x1.78p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.a66666p-1, -0x1.a66666p+0, -0x1.666666p-1, 0x1.f0ccccp+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.a666666666666p-1, -0x1.a666666666666p+0, -0x1.6666666666666p-1, 0x1.f0ccccccccccdp+1}, 8.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x1.99999ap-5, -0x1.99999ap-4, 0x1.666666p-1, -0x1.e33334p-1}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x1.999999999999ap-5, -0x1.999999999999ap-4, 0x1.6666666666666p-1, -0x1.e333333333333p-1}, 64.0));
  return done();
}

ROW(optimizer_nadam, "optimizer nadam") {
  EAGER_TRY(const Nadam optimizer, Nadam::make());
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ff7588p-1, -0x1.ffbac4p+0, 0x1.feeb0ep-2, 0x1.7fdd62p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ff75875c817d9p-1, -0x1.ffbac3ae35212p+0, 0x1.feeb0eb8bd494p-2, 0x1.7fdd61d72bfd1p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ffab6ap-1, -0x1.ffd5b4p+0, 0x1.fe61b6p-2, 0x1.7fff6ep+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ffab69ea19cc5p-1, -0x1.ffd5b4f507007p+0, 0x1.fe61b6d30894ap-2, 0x1.7fff6dbb42c25p+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x1.47ae14p-6, -0x1.47ae14p-5, 0x1.1eb852p-2, -0x1.828f5cp-2}, 64.0));
  EAGER_TRY(const Variable slot_v_float32, optimizer.slot(v_float32, "v"));
  EAGER_TRY(const Tensor v_float32_value, slot_v_float32.read());
  EAGER_DO(expect_floats(v_float32_value, DType::float32, {2, 2}, {0x1.476af8p-12, 0x1.476af8p-10, 0x1.476af8p-8, 0x1.072abep-6}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x1.47ae147ae147ap-6, -0x1.47ae147ae147ap-5, 0x1.1eb851eb851eap-2, -0x1.828f5c28f5c27p-2}, 64.0));
  EAGER_TRY(const Variable slot_v_float64, optimizer.slot(v_float64, "v"));
  EAGER_TRY(const Tensor v_float64_value, slot_v_float64.read());
  EAGER_DO(expect_floats(v_float64_value, DType::float64, {2, 2}, {0x1.476af89c5e705p-12, 0x1.476af89c5e705p-10, 0x1.476af89c5e705p-8, 0x1.072abef06b37dp-6}, 64.0));
  return done();
}

ROW(optimizer_nadam_changes_the_rows_that_sparse_rows_name, "optimizer nadam changes the rows that sparse rows name") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  EAGER_TRY(const Tensor i, integers(DType::int32, {3}, {2, 0, 2}));
  EAGER_TRY(const Nadam optimizer, Nadam::make(NadamOptions().learning_rate(0x1p-2)));
  EAGER_TRY(Tape t0, Tape::make());
  EAGER_TRY(const Tensor a0, v.read());
  EAGER_TRY(const Tensor y0, eager::gather(a0, i));
  EAGER_TRY(const Tensor z0, eager::square(y0));
  EAGER_TRY(const Tensor g0, t0.gradient(z0, v));
  EAGER_DO(optimizer.apply({g0}, {v}));
  EAGER_TRY(Tape t1, Tape::make());
  EAGER_TRY(const Tensor a1, v.read());
  EAGER_TRY(const Tensor y1, eager::gather(a1, i));
  EAGER_TRY(const Tensor z1, eager::square(y1));
  EAGER_TRY(const Tensor g1, t1.gradient(z1, v));
  EAGER_DO(optimizer.apply({g1}, {v}));
  EAGER_TRY(const Tensor after, v.read());
  EAGER_DO(expect_floats(after, DType::float64, {3, 2}, {0x1.22f81e8c01403p-1, 0x1.8d7d318305595p+0, 0x1.8p+1, 0x1p+2, 0x1.22dd153573c5p+2, 0x1.62cf953a105f5p+2}, 16.0));
  return done();
}

ROW(optimizer_nadam_learning_rate_0_125_beta_1_0_5_beta_2_0_75_epsilon_0_25_momentum_decay_0_5, "optimizer nadam learning_rate=0.125 beta_1=0.5 beta_2=0.75 epsilon=0.25 momentum_decay=0.5") {
  EAGER_TRY(const Nadam optimizer, Nadam::make(NadamOptions().learning_rate(0x1p-3).beta_1(0x1p-1).beta_2(0x1.8p-1).epsilon(0x1p-2).momentum_decay(0x1p-1)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.cf648ap-1, -0x1.e2d5ecp+0, 0x1.7e617p-2, 0x1.76e2dap+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.cf6489a988653p-1, -0x1.e2d5ec3285098p+0, 0x1.7e616f196bb88p-2, 0x1.76e2d9cfc993p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.e3961ep-1, -0x1.ef711ap+0, 0x1.313728p-2, 0x1.88e8a6p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.e3961e9579813p-1, -0x1.ef711a3faf53ap+0, 0x1.31372863a7fc6p-2, 0x1.88e8a50ddb963p+1}, 8.0));
  EAGER_TRY(const Variable slot_m_float32, optimizer.slot(v_float32, "m"));
  EAGER_TRY(const Tensor m_float32_value, slot_m_float32.read());
  EAGER_DO(expect_floats(m_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0}, 64.0));
  EAGER_TRY(const Variable slot_v_float32, optimizer.slot(v_float32, "v"));
  EAGER_TRY(const Tensor v_float32_value, slot_v_float32.read());
  EAGER_DO(expect_floats(v_float32_value, DType::float32, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_m_float64, optimizer.slot(v_float64, "m"));
  EAGER_TRY(const Tensor m_float64_value, slot_m_float64.read());
  EAGER_DO(expect_floats(m_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+0, -0x1.fp+0}, 64.0));
  EAGER_TRY(const Variable slot_v_float64, optimizer.slot(v_float64, "v"));
  EAGER_TRY(const Tensor v_float64_value, slot_v_float64.read());
  EAGER_DO(expect_floats(v_float64_value, DType::float64, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  return done();
}

ROW(optimizer_nesterov, "optimizer nesterov") {
  EAGER_TRY(const Nesterov optimizer, Nesterov::make());
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.fb22dp-1, -0x1.fb22dp+0, 0x1.d91688p-2, 0x1.7f645ap+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.fb22d0e560419p-1, -0x1.fb22d0e560419p+0, 0x1.d916872b020c5p-2, 0x1.7f645a1cac083p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.fb7e9p-1, -0x1.fb7e9p+0, 0x1.b50b1p-2, 0x1.88dc5ep+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.fb7e90ff97247p-1, -0x1.fb7e90ff97247p+0, 0x1.b50b0f27bb2ffp-2, 0x1.88dc5d6388659p+1}, 8.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x1.99999ap-3, -0x1.99999ap-2, 0x1.666666p+1, -0x1.e33334p+1}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x1.999999999999ap-3, -0x1.999999999999ap-2, 0x1.6666666666666p+1, -0x1.e333333333333p+1}, 64.0));
  return done();
}

ROW(optimizer_nesterov_learning_rate_0_25_rate_within_momentum_true, "optimizer nesterov learning_rate=0.25 rate_within_momentum=True") {
  EAGER_TRY(const Nesterov optimizer, Nesterov::make(NesterovOptions().learning_rate(0x1p-2).rate_within_momentum(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.866666p-1, -0x1.866666p+0, -0x1.ccccccp-2, 0x1.70ccccp+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.8666666666666p-1, -0x1.8666666666666p+0, -0x1.ccccccccccccdp-2, 0x1.70ccccccccccdp+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.8f5c28p-1, -0x1.8f5c28p+0, -0x1.547ae2p+0, 0x1.2ec29p+2}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.8f5c28f5c28f6p-1, -0x1.8f5c28f5c28f6p+0, -0x1.547ae147ae148p+0, 0x1.2ec28f5c28f5cp+2}, 8.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x1.99999ap-5, -0x1.99999ap-4, 0x1.666666p-1, -0x1.e33334p-1}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x1.999999999999ap-5, -0x1.999999999999ap-4, 0x1.6666666666666p-1, -0x1.e333333333333p-1}, 64.0));
  return done();
}

ROW(optimizer_nesterov_nesterov_false_momentum_0_5_learning_rate_0_125, "optimizer nesterov nesterov=False momentum=0.5 learning_rate=0.125") {
  EAGER_TRY(const Nesterov optimizer, Nesterov::make(NesterovOptions().nesterov(false).momentum(0x1p-1).learning_rate(0x1p-3)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ep-1, -0x1.ep+0, 0x1p-2, 0x1.7cp+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ep-1, -0x1.ep+0, 0x1p-2, 0x1.7cp+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ep-1, -0x1.ep+0, 0x0p+0, 0x1.bap+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ep-1, -0x1.ep+0, 0x0p+0, 0x1.bap+1}, 8.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1p+1, -0x1.fp+1}, 64.0));
  return done();
}

ROW(optimizer_rmsprop, "optimizer rmsprop") {
  EAGER_TRY(const RMSprop optimizer, RMSprop::make());
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.fae148p-1, -0x1.fd70a4p+0, 0x1.f5c29p-2, 0x1.7eb852p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.fae147bf42869p-1, -0x1.fd70a3db55c06p+0, 0x1.f5c28f64bffbbp-2, 0x1.7eb851f41c247p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.fd2ddp-1, -0x1.fe96e8p+0, 0x1.f1298p-2, 0x1.7fff5ep+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.fd2dcf91408d9p-1, -0x1.fe96e7c6101dep+0, 0x1.f1297fb65fd1fp-2, 0x1.7fff5e4c7e4fdp+1}, 8.0));
  EAGER_TRY(const Variable slot_mean_square_float32, optimizer.slot(v_float32, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float32_value, slot_mean_square_float32.read());
  EAGER_DO(expect_floats(mean_square_float32_value, DType::float32, {2, 2}, {0x1.9652bep-9, 0x1.9652bep-7, 0x1.9652bep-5, 0x1.48f27cp-3}, 64.0));
  EAGER_TRY(const Variable slot_mean_square_float64, optimizer.slot(v_float64, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float64_value, slot_mean_square_float64.read());
  EAGER_DO(expect_floats(mean_square_float64_value, DType::float64, {2, 2}, {0x1.9652bd3c3611ap-9, 0x1.9652bd3c3611ap-7, 0x1.9652bd3c3611ap-5, 0x1.48f27bb2fec5cp-3}, 64.0));
  return done();
}

ROW(optimizer_rmsprop_changes_the_rows_that_sparse_rows_name, "optimizer rmsprop changes the rows that sparse rows name") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  EAGER_TRY(const Tensor i, integers(DType::int32, {3}, {2, 0, 2}));
  EAGER_TRY(const RMSprop optimizer, RMSprop::make(RMSpropOptions().learning_rate(0x1p-2)));
  EAGER_TRY(Tape t0, Tape::make());
  EAGER_TRY(const Tensor a0, v.read());
  EAGER_TRY(const Tensor y0, eager::gather(a0, i));
  EAGER_TRY(const Tensor z0, eager::square(y0));
  EAGER_TRY(const Tensor g0, t0.gradient(z0, v));
  EAGER_DO(optimizer.apply({g0}, {v}));
  EAGER_TRY(Tape t1, Tape::make());
  EAGER_TRY(const Tensor a1, v.read());
  EAGER_TRY(const Tensor y1, eager::gather(a1, i));
  EAGER_TRY(const Tensor z1, eager::square(y1));
  EAGER_TRY(const Tensor g1, t1.gradient(z1, v));
  EAGER_DO(optimizer.apply({g1}, {v}));
  EAGER_TRY(const Tensor after, v.read());
  EAGER_DO(expect_floats(after, DType::float64, {3, 2}, {0x1.2aaaab23a0d4dp-1, 0x1.bf55d0cebae59p-4, 0x1.8p+1, 0x1p+2, 0x1.60a1ab4d21ab6p+0, 0x1.1e2808204ff5dp+1}, 16.0));
  return done();
}

ROW(optimizer_rmsprop_learning_rate_0_125_rho_0_75_momentum_0_5_epsilon_0_25, "optimizer rmsprop learning_rate=0.125 rho=0.75 momentum=0.5 epsilon=0.25") {
  EAGER_TRY(const RMSprop optimizer, RMSprop::make(RMSpropOptions().learning_rate(0x1p-3).rho(0x1.8p-1).momentum(0x1p-1).epsilon(0x1p-2)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.cp-1, -0x1.d55556p+0, 0x1.333334p-2, 0x1.755556p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.cp-1, -0x1.d555555555555p+0, 0x1.3333333333333p-2, 0x1.7555555555555p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.cp-1, -0x1.d55556p+0, 0x1.99999ap-4, 0x1.8c685p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.cp-1, -0x1.d555555555555p+0, 0x1.999999999999ap-4, 0x1.8c6850c75f919p+1}, 8.0));
  EAGER_TRY(const Variable slot_mean_square_float32, optimizer.slot(v_float32, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float32_value, slot_mean_square_float32.read());
  EAGER_DO(expect_floats(mean_square_float32_value, DType::float32, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1.99999ap+0, -0x1.712fb8p+0}, 64.0));
  EAGER_TRY(const Variable slot_mean_square_float64, optimizer.slot(v_float64, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float64_value, slot_mean_square_float64.read());
  EAGER_DO(expect_floats(mean_square_float64_value, DType::float64, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1.999999999999ap+0, -0x1.712fb720a3c39p+0}, 64.0));
  return done();
}

ROW(optimizer_rmsprop_learning_rate_0_25_rho_0_75_momentum_0_5_epsilon_0_25_rate_within_moment, "optimizer rmsprop learning_rate=0.25 rho=0.75 momentum=0.5 epsilon=0.25 rate_within_momentum=True") {
  EAGER_TRY(const RMSprop optimizer, RMSprop::make(RMSpropOptions().learning_rate(0x1p-2).rho(0x1.8p-1).momentum(0x1p-1).epsilon(0x1p-2).rate_within_momentum(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.8p-1, -0x1.aaaaaap+0, 0x1.99999ap-4, 0x1.6aaaaap+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.8p-1, -0x1.aaaaaaaaaaaabp+0, 0x1.999999999999ap-4, 0x1.6aaaaaaaaaaabp+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.8p-1, -0x1.aaaaaap+0, -0x1.333334p-2, 0x1.98d0a2p+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.8p-1, -0x1.aaaaaaaaaaaabp+0, -0x1.3333333333333p-2, 0x1.98d0a18ebf232p+1}, 8.0));
  EAGER_TRY(const Variable slot_mean_square_float32, optimizer.slot(v_float32, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float32_value, slot_mean_square_float32.read());
  EAGER_DO(expect_floats(mean_square_float32_value, DType::float32, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {0x0p+0, 0x0p+0, 0x1.99999ap-2, -0x1.712fb8p-2}, 64.0));
  EAGER_TRY(const Variable slot_mean_square_float64, optimizer.slot(v_float64, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float64_value, slot_mean_square_float64.read());
  EAGER_DO(expect_floats(mean_square_float64_value, DType::float64, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1.00cp+2}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {0x0p+0, 0x0p+0, 0x1.999999999999ap-2, -0x1.712fb720a3c39p-2}, 64.0));
  return done();
}

ROW(optimizer_rmsprop_rho_0_0_epsilon_0_25_epsilon_within_root_true, "optimizer rmsprop rho=0.0 epsilon=0.25 epsilon_within_root=True") {
  EAGER_TRY(const RMSprop optimizer, RMSprop::make(RMSpropOptions().rho(0x0p+0).epsilon(0x1p-2).epsilon_within_root(true)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ffa352p-1, -0x1.ffc562p+0, 0x1.ff01aep-2, 0x1.7ff158p+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ffa3516f00032p-1, -0x1.ffc56200774bfp+0, 0x1.ff01aed6c1f65p-2, 0x1.7ff158801dd3p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ffddfp-1, -0x1.fff3bap+0, 0x1.fe1736p-2, 0x1.8011dcp+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ffddef6e88b73p-1, -0x1.fff3b948f74a6p+0, 0x1.fe1736d89f26p-2, 0x1.8011dc54a18a4p+1}, 8.0));
  EAGER_TRY(const Variable slot_mean_square_float32, optimizer.slot(v_float32, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float32_value, slot_mean_square_float32.read());
  EAGER_DO(expect_floats(mean_square_float32_value, DType::float32, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1p+4}, 64.0));
  EAGER_TRY(const Variable slot_mean_square_float64, optimizer.slot(v_float64, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float64_value, slot_mean_square_float64.read());
  EAGER_DO(expect_floats(mean_square_float64_value, DType::float64, {2, 2}, {0x1p-4, 0x1p-2, 0x1p+0, 0x1p+4}, 64.0));
  return done();
}

ROW(optimizer_rmsprop_rho_0_75_momentum_0_5_epsilon_0_25_epsilon_within_root_true_initial_mean, "optimizer rmsprop rho=0.75 momentum=0.5 epsilon=0.25 epsilon_within_root=True initial_mean_square=1.0") {
  EAGER_TRY(const RMSprop optimizer, RMSprop::make(RMSpropOptions().rho(0x1.8p-1).momentum(0x1p-1).epsilon(0x1p-2).epsilon_within_root(true).initial_mean_square(0x1p+0)));
  EAGER_TRY(const Tensor p_float32, floats(DType::float32, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float32, Variable::make(p_float32, "float32"));
  EAGER_TRY(const Tensor p_float64, floats(DType::float64, {2, 2}, {0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Variable v_float64, Variable::make(p_float64, "float64"));
  EAGER_TRY(const Tensor g0_float32, floats(DType::float32, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor g0_float64, floats(DType::float64, {2, 2}, {0x1p-1, -0x1p+0, 0x1p+1, 0x1p-2}));
  EAGER_DO(optimizer.apply({g0_float32, g0_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r0_float32, v_float32.read());
  EAGER_DO(expect_floats(r0_float32, DType::float32, {2, 2}, {0x1.ffc06cp-1, -0x1.ffc562p+0, 0x1.fe8d46p-2, 0x1.7ff7ep+1}, 8.0));
  EAGER_TRY(const Tensor r0_float64, v_float64.read());
  EAGER_DO(expect_floats(r0_float64, DType::float64, {2, 2}, {0x1.ffc06bb5b07d9p-1, -0x1.ffc56200774bfp+0, 0x1.fe8d45bc000c9p-2, 0x1.7ff7df0adf123p+1}, 8.0));
  EAGER_TRY(const Tensor g1_float32, floats(DType::float32, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_TRY(const Tensor g1_float64, floats(DType::float64, {2, 2}, {-0x1p-2, 0x1p-1, 0x1p+0, -0x1p+2}));
  EAGER_DO(optimizer.apply({g1_float32, g1_float64}, {v_float32, v_float64}));
  EAGER_TRY(const Tensor r1_float32, v_float32.read());
  EAGER_DO(expect_floats(r1_float32, DType::float32, {2, 2}, {0x1.ffc3aap-1, -0x1.ffc7dep+0, 0x1.fd1132p-2, 0x1.802f7cp+1}, 8.0));
  EAGER_TRY(const Tensor r1_float64, v_float64.read());
  EAGER_DO(expect_floats(r1_float64, DType::float64, {2, 2}, {0x1.ffc3a95d1f025p-1, -0x1.ffc7dd25dab32p+0, 0x1.fd11316387484p-2, 0x1.802f7b8126592p+1}, 8.0));
  EAGER_TRY(const Variable slot_mean_square_float32, optimizer.slot(v_float32, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float32_value, slot_mean_square_float32.read());
  EAGER_DO(expect_floats(mean_square_float32_value, DType::float32, {2, 2}, {0x1.4p-1, 0x1.ap-1, 0x1.9p+0, 0x1.24cp+2}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float32, optimizer.slot(v_float32, "momentum"));
  EAGER_TRY(const Tensor momentum_float32_value, slot_momentum_float32.read());
  EAGER_DO(expect_floats(momentum_float32_value, DType::float32, {2, 2}, {-0x1.951acp-6, 0x1.362142p-5, 0x1.732bdep+0, -0x1.b2765cp+0}, 64.0));
  EAGER_TRY(const Variable slot_mean_square_float64, optimizer.slot(v_float64, "mean_square"));
  EAGER_TRY(const Tensor mean_square_float64_value, slot_mean_square_float64.read());
  EAGER_DO(expect_floats(mean_square_float64_value, DType::float64, {2, 2}, {0x1.4p-1, 0x1.ap-1, 0x1.9p+0, 0x1.24cp+2}, 64.0));
  EAGER_TRY(const Variable slot_momentum_float64, optimizer.slot(v_float64, "momentum"));
  EAGER_TRY(const Tensor momentum_float64_value, slot_momentum_float64.read());
  EAGER_DO(expect_floats(momentum_float64_value, DType::float64, {2, 2}, {-0x1.951ac0f6cc9bbp-6, 0x1.3621418960a18p-5, 0x1.732bde65efbaap+0, -0x1.b2765c0cda301p+0}, 64.0));
  return done();
}

ROW(order_of_strings, "order of strings") {
  EAGER_TRY(const Tensor x, strings(DType::string, {6}, {"b", "Zo\303\253", "", "b", "\346\227\245\346\234\254", "a"}));
  EAGER_TRY(const Tensor up, eager::sort(x));
  EAGER_DO(expect_strings(up, DType::string, {6}, {"", "Zo\303\253", "a", "b", "b", "\346\227\245\346\234\254"}));
  EAGER_TRY(const Tensor down, eager::argsort(x, ArgsortOptions().descending(true)));
  EAGER_DO(expect_integers(down, DType::int64, {6}, {4, 0, 3, 5, 1, 2}));
  EAGER_TRY(const TopKOutputs outputs_1_, eager::top_k(x, 2));
  const Tensor values = outputs_1_.values;
  const Tensor places = outputs_1_.indices;
  EAGER_DO(expect_strings(values, DType::string, {2}, {"\346\227\245\346\234\254", "b"}));
  EAGER_DO(expect_integers(places, DType::int64, {2}, {4, 0}));
  EAGER_TRY(const Tensor behind, eager::searchsorted(up, x, SearchsortedOptions().side(Side::right)));
  EAGER_DO(expect_integers(behind, DType::int64, {6}, {5, 2, 1, 5, 6, 3}));
  EAGER_TRY(const UniqueOutputs outputs_2_, eager::unique(x));
  const Tensor distinct = outputs_2_.values;
  const Tensor first = outputs_2_.indices;
  const Tensor inverse = outputs_2_.inverse;
  const Tensor counts = outputs_2_.counts;
  EAGER_DO(expect_strings(distinct, DType::string, {5}, {"b", "Zo\303\253", "", "\346\227\245\346\234\254", "a"}));
  EAGER_DO(expect_integers(first, DType::int64, {5}, {0, 1, 2, 4, 5}));
  EAGER_DO(expect_integers(inverse, DType::int64, {6}, {0, 1, 2, 0, 3, 4}));
  EAGER_DO(expect_integers(counts, DType::int64, {5}, {2, 1, 1, 1, 1}));
  EAGER_TRY(const Tensor pairs, strings(DType::string, {2, 3}, {"b", "", "b", "a", "\303\251", "a"}));
  EAGER_TRY(const UniqueOutputs outputs_3_, eager::unique(pairs, UniqueOptions().axis(1)));
  const Tensor slices = outputs_3_.values;
  const Tensor first_slice = outputs_3_.indices;
  const Tensor inverse_slices = outputs_3_.inverse;
  const Tensor count_of_slices = outputs_3_.counts;
  EAGER_DO(expect_strings(slices, DType::string, {2, 2}, {"", "b", "\303\251", "a"}));
  EAGER_DO(expect_integers(first_slice, DType::int64, {2}, {1, 0}));
  EAGER_DO(expect_integers(inverse_slices, DType::int64, {3}, {1, 0, 1}));
  EAGER_DO(expect_integers(count_of_slices, DType::int64, {2}, {1, 2}));
  EAGER_TRY(const Tensor found, eager::isin(pairs, x));
  EAGER_DO(expect_booleans(found, DType::bool_, {2, 3}, {true, true, true, true, false, true}));
  return done();
}

ROW(outer, "outer") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, -0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {2}, {0x1p+0, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::outer(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3, 2}, {0x1p+0, 0x1.8p+1, 0x1p+1, 0x1.8p+2, -0x1.8p+1, -0x1.2p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1.4p+1, 0x1.6p+1, 0x1.5p+3}));
  EAGER_DO(expect_floats(d_x2, DType::float32, {2}, {0x1p-1, -0x1p+3}));
  return done();
}

ROW(overlap_and_add_frame_step_3, "overlap_and_add frame_step=3") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::overlap_and_add(x, 3));
  EAGER_DO(expect_floats(y, DType::float32, {7}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1.cp+1, 0x1p+3, 0x1.8p+1, -0x1p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {7}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1}));
  return done();
}

ROW(pad_paddings_1_0_constant_values_minf, "pad paddings=1,0 constant_values=-inf") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1}, {0x1p+0}));
  EAGER_TRY(const Tensor y, eager::pad(x, {1, 0}, PadOptions().constant_values(-Inf)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {-Inf, 0x1p+0}));
  return done();
}

ROW(pad_paddings_1_0_constant_values_nan, "pad paddings=1,0 constant_values=nan") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {1}, {0x1p+0}));
  EAGER_TRY(const Tensor y, eager::pad(x, {1, 0}, PadOptions().constant_values(NaN)));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {NaN, 0x1p+0}));
  return done();
}

ROW(pad_paddings_1_0_2_1, "pad paddings=1,0,2,1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::pad(x, {1, 0, 2, 1}));
  EAGER_DO(expect_floats(y, DType::float32, {3, 6}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 6}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p-1, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p-1, 0x1p+1}));
  return done();
}

ROW(pad_paddings_1_0_2_1_constant_values_2_5, "pad paddings=1,0,2,1 constant_values=2.5") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::pad(x, {1, 0, 2, 1}, PadOptions().constant_values(0x1.4p+1)));
  EAGER_DO(expect_floats(y, DType::float32, {3, 6}, {0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.4p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 6}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p-1, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p-1, 0x1p+1}));
  return done();
}

ROW(pad_paddings_1_0_2_1_mode_reflect, "pad paddings=1,0,2,1 mode=REFLECT") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::pad(x, {1, 0, 2, 1}, PadOptions().mode(PadMode::reflect)));
  EAGER_DO(expect_floats(y, DType::float32, {3, 6}, {0x1.8p+2, 0x1.4p+2, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.4p+2, 0x1.8p+1, 0x1p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+1, 0x1.8p+2, 0x1.4p+2, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.4p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 6}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p-1, 0x1.2p+2, 0x1p+0, 0x1.8p+1, 0x1.5p+2, 0x1.ep+2}));
  return done();
}

ROW(pad_paddings_1_0_2_1_mode_symmetric, "pad paddings=1,0,2,1 mode=SYMMETRIC") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::pad(x, {1, 0, 2, 1}, PadOptions().mode(PadMode::symmetric)));
  EAGER_DO(expect_floats(y, DType::float32, {3, 6}, {0x1p+1, 0x1p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+1, 0x1p+1, 0x1p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1.8p+1, 0x1.4p+2, 0x1p+2, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 6}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+2, 0x1p+2, 0x1.9p+2, 0x1.cp+0, 0x1.cp+1, 0x1.2p+1}));
  return done();
}

ROW(percentile, "percentile") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {2}, {0x1.9p+4, 0x1.9p+5}));
  EAGER_TRY(const Tensor y, eager::percentile(x, q));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1.4p+0, 0x1.4p+1}));
  return done();
}

ROW(percentile_axis_1_keepdims_true, "percentile axis=1 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {2}, {0x1.9p+4, 0x1.9p+5}));
  EAGER_TRY(const Tensor y, eager::percentile(x, q, PercentileOptions().axis({1}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 1}, {0x1.8p+0, 0x1.cp+0, 0x1p+1, 0x1.8p+1}));
  return done();
}

ROW(percentile_method_higher, "percentile method=HIGHER") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {2}, {0x1.9p+4, 0x1.9p+5}));
  EAGER_TRY(const Tensor y, eager::percentile(x, q, PercentileOptions().method(Method::higher)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p+1, 0x1.8p+1}));
  return done();
}

ROW(percentile_method_lower, "percentile method=LOWER") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {2}, {0x1.9p+4, 0x1.9p+5}));
  EAGER_TRY(const Tensor y, eager::percentile(x, q, PercentileOptions().method(Method::lower)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p+0, 0x1p+1}));
  return done();
}

ROW(percentile_method_midpoint, "percentile method=MIDPOINT") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {2}, {0x1.9p+4, 0x1.9p+5}));
  EAGER_TRY(const Tensor y, eager::percentile(x, q, PercentileOptions().method(Method::midpoint)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1.8p+0, 0x1.4p+1}));
  return done();
}

ROW(percentile_method_nearest, "percentile method=NEAREST") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {2}, {0x1.9p+4, 0x1.9p+5}));
  EAGER_TRY(const Tensor y, eager::percentile(x, q, PercentileOptions().method(Method::nearest)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p+0, 0x1p+1}));
  return done();
}

ROW(percentile_out_of_range, "percentile out of range") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {1}, {-0x1p-1}));
  EAGER_DO(expect_error(Code::invalid_argument, "percentile", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::percentile(x, q));
    return done();
  }));
  return done();
}

ROW(permute_dims, "permute_dims") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::permute_dims(x));
  EAGER_DO(expect_floats(y, DType::float32, {4, 3, 2}, {0x1p+0, 0x1.ap+3, 0x1.4p+2, 0x1.1p+4, 0x1.2p+3, 0x1.5p+4, 0x1p+1, 0x1.cp+3, 0x1.8p+2, 0x1.2p+4, 0x1.4p+3, 0x1.6p+4, 0x1.8p+1, 0x1.ep+3, 0x1.cp+2, 0x1.3p+4, 0x1.6p+3, 0x1.7p+4, 0x1p+2, 0x1p+4, 0x1p+3, 0x1.4p+4, 0x1.8p+3, 0x1.8p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1.8p-1, 0x1.8p+1, 0x1.8p+0, 0x1p+1, 0x1p-1, 0x1p+0, 0x1.8p-1, 0x1.8p+0, 0x1p-2, 0x1p+1, 0x1p-1, 0x1p-1, 0x1p+0, 0x1.8p-1, 0x1.8p+1, 0x1p-2, 0x1p+1, 0x1p-1, 0x1p+0, 0x1.8p+1, 0x1.8p+0, 0x1p-2, 0x1p+1}));
  return done();
}

ROW(permute_dims_axes, "permute_dims axes=") {
  EAGER_TRY(const Tensor x, integers(DType::int16, {}, {7}));
  EAGER_TRY(const Tensor y, eager::permute_dims(x, PermuteDimsOptions().axes({})));
  EAGER_DO(expect_integers(y, DType::int16, {}, {7}));
  return done();
}

ROW(permute_dims_axes_1_m1_0, "permute_dims axes=1,-1,0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::permute_dims(x, PermuteDimsOptions().axes({1, -1, 0})));
  EAGER_DO(expect_floats(y, DType::float32, {3, 4, 2}, {0x1p+0, 0x1.ap+3, 0x1p+1, 0x1.cp+3, 0x1.8p+1, 0x1.ep+3, 0x1p+2, 0x1p+4, 0x1.4p+2, 0x1.1p+4, 0x1.8p+2, 0x1.2p+4, 0x1.cp+2, 0x1.3p+4, 0x1p+3, 0x1.4p+4, 0x1.2p+3, 0x1.5p+4, 0x1.4p+3, 0x1.6p+4, 0x1.6p+3, 0x1.7p+4, 0x1.8p+3, 0x1.8p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p-1, 0x1p-1, 0x1p-2, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p-1, 0x1p-1, 0x1p-1, 0x1p-2, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+0, 0x1.8p-1, 0x1p-1, 0x1p-2, 0x1.8p+1, 0x1p+0, 0x1p+1}));
  return done();
}

ROW(permute_dims_of_strings, "permute_dims of strings") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  EAGER_TRY(const Tensor y, eager::permute_dims(x));
  EAGER_DO(expect_strings(y, DType::string, {3, 2}, {"a", "b c", "", "d", "\346\227\245\346\234\254", "e"}));
  return done();
}

ROW(pinv, "pinv") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor y, eager::pinv(x));
  EAGER_DO(expect_floats(y, DType::float64, {2, 3}, {0x1.21fb78121fb73p-5, 0x1.2b0b53d2b0b55p-2, 0x1.6a7a5616a7a58p-5, 0x1.cb237e1cb2382p-5, -0x1.ef62ed1ef62f1p-4, 0x1.3a25c213a25c4p-3}, 64.0));
  return done();
}

ROW(pinv_rtol_0_5, "pinv rtol=0.5") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2}, {0x1p+2, 0x0p+0, 0x0p+0, 0x1p+0}));
  EAGER_TRY(const Tensor y, eager::pinv(x, PinvOptions().rtol(0x1p-1)));
  EAGER_DO(expect_floats(y, DType::float64, {2, 2}, {0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0}, 64.0));
  return done();
}

ROW(polygamma_and_its_gradients, "polygamma and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::polygamma(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.32842ap+0, -0x1.535e58p+2, 0x1.6f896ap-5}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x2, tape.gradient(y, x2, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {-0x1.53e6c4p+0, 0x1.3c3688p+3, -0x1.3334a6p-4}, 16.0));
  return done();
}

ROW(polygamma_of_other_dtypes, "polygamma of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, 0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::polygamma(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x1.328429d927c67p+0, -0x1.535e57b5b69fp+2, 0x1.6f8969a9fd758p-5}, 8.0));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, 0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::polygamma(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x1.328p+0, -0x1.534p+2, 0x1.6f8p-5}, 1.0));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, 0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::polygamma(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.32p+0, -0x1.54p+2, 0x1.7p-5}, 1.0));
  return done();
}

ROW(positive_and_its_gradient, "positive and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::positive(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}, 1.0));
  return done();
}

ROW(positive_of_other_dtypes, "positive of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::positive(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::positive(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::positive(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::positive(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}, 1.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}, 16.0));
  return done();
}

ROW(pow_and_its_gradients, "pow and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, -0x1.8p-1, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::pow(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.ae89fap-2, 0x1.306fep-1, 0x1.2p+3}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1.0d163cp+0, -0x1.c8a7dp-4, 0x1.8p+3}, 16.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {-0x1.2a6d48p-2, 0x1.a60a12p-3, 0x1.3c667cp+4}, 16.0));
  return done();
}

ROW(pow_of_other_dtypes, "pow of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, -0x1.8p-1, 0x1p+1}));
  EAGER_TRY(const Tensor y_float64, eager::pow(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x1.ae89f995ad3adp-2, 0x1.306fe0a31b715p-1, 0x1.2p+3}, 8.0));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, -0x1.8p-1, 0x1p+1}));
  EAGER_TRY(const Tensor y_float16, eager::pow(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x1.ae8p-2, 0x1.308p-1, 0x1.2p+3}, 1.0));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, -0x1.8p-1, 0x1p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::pow(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.aep-2, 0x1.3p-1, 0x1.2p+3}, 1.0));
  EAGER_TRY(const Tensor z1, complexes(DType::complex128, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(const Tensor z2, complexes(DType::complex128, {3}, {{0x1p-1, -0x1p+0}, {0x1p+1, 0x1p-2}, {0x1p+0, 0x1p+0}}));
  EAGER_TRY(const Tensor w, eager::pow(z1, z2));
  EAGER_DO(expect_complexes(w, DType::complex128, {3}, {{0x1.0cdd1ee62de6p+1, 0x1.6c1d891a5f093p+0}, {0x1.67df2c7346d49p-1, -0x1.2702356ddcbfep-1}, {0x1.9466d04acff4fp+2, -0x1.1cd38b40fdaf6p-4}}, 16.0));
  return done();
}

ROW(prelu_and_its_gradients, "prelu and its gradients") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {-0x1p+1, 0x1p-1, -0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor alpha, floats(DType::float32, {2}, {0x1p-2, 0x1p-1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(alpha));
  EAGER_TRY(const Tensor y, eager::prelu(x, alpha));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, alpha}));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_alpha = outputs_1_.at(1);
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {-0x1p-1, 0x1p-1, -0x1p-3, 0x1.8p+1}));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 2}, {0x1p-2, 0x1p+0, 0x1p-2, 0x1p+0}));
  EAGER_DO(expect_floats(d_alpha, DType::float32, {2}, {-0x1.4p+1, 0x0p+0}));
  return done();
}

ROW(prod, "prod") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::prod(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.8p+6}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.8p+6, 0x1.8p+5, 0x1.8p+4, 0x1.8p+7, 0x1.8p+3, 0x1p+5}, 1.0));
  return done();
}

ROW(prod_axis, "prod axis=") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::prod(x, ProdOptions().axis({})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}, 1.0));
  return done();
}

ROW(prod_axis_0_m1_keepdims_true, "prod axis=0,-1 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::prod(x, ProdOptions().axis({0, -1}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 1}, {0x1.8p+6}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 1}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.8p+6, 0x1.8p+5, 0x1.8p+4, 0x1.8p+7, 0x1.8p+3, 0x1p+5}, 1.0));
  return done();
}

ROW(prod_axis_1, "prod axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::prod(x, ProdOptions().axis({1})));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p+3, 0x1.8p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+3, 0x1p+2, 0x1p+1, 0x1.8p+3, 0x1.8p-1, 0x1p+1}, 1.0));
  return done();
}

ROW(prod_axis_1_of_booleans, "prod axis=1 of booleans") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {2, 3}, {true, false, true, false, true, false}));
  EAGER_TRY(const Tensor y, eager::prod(x, ProdOptions().axis({1})));
  EAGER_DO(expect_integers(y, DType::int64, {2}, {0, 0}));
  return done();
}

ROW(prod_dtype_int16, "prod dtype=int16") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {2}, {100, 100}));
  EAGER_TRY(const Tensor y, eager::prod(x, ProdOptions().dtype(DType::int16)));
  EAGER_DO(expect_integers(y, DType::int16, {}, {10000}));
  return done();
}

ROW(prod_of_complex64, "prod of complex64") {
  EAGER_TRY(const Tensor x, complexes(DType::complex64, {3}, {{0x1.8p+1, 0x0p+0}, {0x1p+1, 0x0p+0}, {0x1p+2, 0x0p+0}}));
  EAGER_TRY(const Tensor y, eager::prod(x));
  EAGER_DO(expect_complexes(y, DType::complex64, {}, {{0x1.8p+4, 0x0p+0}}));
  return done();
}

ROW(prod_of_float16, "prod of float16") {
  EAGER_TRY(const Tensor x, floats(DType::float16, {3}, {0x1.8p+1, 0x1p+1, 0x1p+2}));
  EAGER_TRY(const Tensor y, eager::prod(x));
  EAGER_DO(expect_floats(y, DType::float16, {}, {0x1.8p+4}));
  return done();
}

ROW(prod_of_int8, "prod of int8") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {3}, {3, 2, 4}));
  EAGER_TRY(const Tensor y, eager::prod(x));
  EAGER_DO(expect_integers(y, DType::int64, {}, {24}));
  return done();
}

ROW(prod_of_uint8, "prod of uint8") {
  EAGER_TRY(const Tensor x, integers(DType::uint8, {3}, {3, 2, 4}));
  EAGER_TRY(const Tensor y, eager::prod(x));
  EAGER_DO(expect_unsigneds(y, DType::uint64, {}, {24u}));
  return done();
}

ROW(promotion_keeps_values, "promotion keeps values") {
  EAGER_TRY(const Tensor a, integers(DType::uint32, {1}, {4294967295}));
  EAGER_TRY(const Tensor b, integers(DType::int32, {1}, {-1}));
  EAGER_TRY(const Tensor y, eager::add(a, b));
  EAGER_DO(expect_integers(y, DType::int64, {1}, {4294967294}));
  EAGER_TRY(const Tensor c, floats(DType::float16, {1}, {0x1p-1}));
  EAGER_TRY(const Tensor d, integers(DType::int64, {1}, {3}));
  EAGER_TRY(const Tensor z, eager::multiply(c, d));
  EAGER_DO(expect_floats(z, DType::float16, {1}, {0x1.8p+0}));
  EAGER_TRY(const Tensor e, floats(DType::bfloat16, {1}, {0x1p+8}));
  EAGER_TRY(const Tensor w, eager::add(c, e));
  EAGER_DO(expect_floats(w, DType::float32, {1}, {0x1.008p+8}));
  return done();
}

ROW(promotion_of_bfloat16, "promotion of bfloat16") {
  EAGER_TRY(const Tensor yes, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_bool, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_int8, integers(DType::int8, {}, {1}));
  EAGER_TRY(const Tensor x_int16, integers(DType::int16, {}, {1}));
  EAGER_TRY(const Tensor x_int32, integers(DType::int32, {}, {1}));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {}, {1}));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {}, {1}));
  EAGER_TRY(const Tensor x_uint16, integers(DType::uint16, {}, {1}));
  EAGER_TRY(const Tensor x_uint32, integers(DType::uint32, {}, {1}));
  EAGER_TRY(const Tensor x_uint64, unsigneds(DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_complex64, complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor x_complex128, complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_bool, eager::where(yes, x_bfloat16, x_bool));
  EAGER_DO(expect_floats(y_bool, DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_int8, eager::where(yes, x_bfloat16, x_int8));
  EAGER_DO(expect_floats(y_int8, DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_int16, eager::where(yes, x_bfloat16, x_int16));
  EAGER_DO(expect_floats(y_int16, DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_int32, eager::where(yes, x_bfloat16, x_int32));
  EAGER_DO(expect_floats(y_int32, DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_int64, eager::where(yes, x_bfloat16, x_int64));
  EAGER_DO(expect_floats(y_int64, DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_uint8, eager::where(yes, x_bfloat16, x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_uint16, eager::where(yes, x_bfloat16, x_uint16));
  EAGER_DO(expect_floats(y_uint16, DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_uint32, eager::where(yes, x_bfloat16, x_uint32));
  EAGER_DO(expect_floats(y_uint32, DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_uint64, eager::where(yes, x_bfloat16, x_uint64));
  EAGER_DO(expect_floats(y_uint64, DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float16, eager::where(yes, x_bfloat16, x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_bfloat16, eager::where(yes, x_bfloat16, x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float32, eager::where(yes, x_bfloat16, x_float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float64, eager::where(yes, x_bfloat16, x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_complex64, eager::where(yes, x_bfloat16, x_complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::where(yes, x_bfloat16, x_complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  return done();
}

ROW(promotion_of_bool, "promotion of bool") {
  EAGER_TRY(const Tensor yes, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_bool, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_int8, integers(DType::int8, {}, {1}));
  EAGER_TRY(const Tensor x_int16, integers(DType::int16, {}, {1}));
  EAGER_TRY(const Tensor x_int32, integers(DType::int32, {}, {1}));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {}, {1}));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {}, {1}));
  EAGER_TRY(const Tensor x_uint16, integers(DType::uint16, {}, {1}));
  EAGER_TRY(const Tensor x_uint32, integers(DType::uint32, {}, {1}));
  EAGER_TRY(const Tensor x_uint64, unsigneds(DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_complex64, complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor x_complex128, complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_bool, eager::where(yes, x_bool, x_bool));
  EAGER_DO(expect_booleans(y_bool, DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor y_int8, eager::where(yes, x_bool, x_int8));
  EAGER_DO(expect_integers(y_int8, DType::int8, {}, {1}));
  EAGER_TRY(const Tensor y_int16, eager::where(yes, x_bool, x_int16));
  EAGER_DO(expect_integers(y_int16, DType::int16, {}, {1}));
  EAGER_TRY(const Tensor y_int32, eager::where(yes, x_bool, x_int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {}, {1}));
  EAGER_TRY(const Tensor y_int64, eager::where(yes, x_bool, x_int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {}, {1}));
  EAGER_TRY(const Tensor y_uint8, eager::where(yes, x_bool, x_uint8));
  EAGER_DO(expect_integers(y_uint8, DType::uint8, {}, {1}));
  EAGER_TRY(const Tensor y_uint16, eager::where(yes, x_bool, x_uint16));
  EAGER_DO(expect_integers(y_uint16, DType::uint16, {}, {1}));
  EAGER_TRY(const Tensor y_uint32, eager::where(yes, x_bool, x_uint32));
  EAGER_DO(expect_integers(y_uint32, DType::uint32, {}, {1}));
  EAGER_TRY(const Tensor y_uint64, eager::where(yes, x_bool, x_uint64));
  EAGER_DO(expect_unsigneds(y_uint64, DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor y_float16, eager::where(yes, x_bool, x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_bfloat16, eager::where(yes, x_bool, x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float32, eager::where(yes, x_bool, x_float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float64, eager::where(yes, x_bool, x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_complex64, eager::where(yes, x_bool, x_complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::where(yes, x_bool, x_complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  return done();
}

ROW(promotion_of_complex128, "promotion of complex128") {
  EAGER_TRY(const Tensor yes, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_bool, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_int8, integers(DType::int8, {}, {1}));
  EAGER_TRY(const Tensor x_int16, integers(DType::int16, {}, {1}));
  EAGER_TRY(const Tensor x_int32, integers(DType::int32, {}, {1}));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {}, {1}));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {}, {1}));
  EAGER_TRY(const Tensor x_uint16, integers(DType::uint16, {}, {1}));
  EAGER_TRY(const Tensor x_uint32, integers(DType::uint32, {}, {1}));
  EAGER_TRY(const Tensor x_uint64, unsigneds(DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_complex64, complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor x_complex128, complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_bool, eager::where(yes, x_complex128, x_bool));
  EAGER_DO(expect_complexes(y_bool, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_int8, eager::where(yes, x_complex128, x_int8));
  EAGER_DO(expect_complexes(y_int8, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_int16, eager::where(yes, x_complex128, x_int16));
  EAGER_DO(expect_complexes(y_int16, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_int32, eager::where(yes, x_complex128, x_int32));
  EAGER_DO(expect_complexes(y_int32, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_int64, eager::where(yes, x_complex128, x_int64));
  EAGER_DO(expect_complexes(y_int64, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_uint8, eager::where(yes, x_complex128, x_uint8));
  EAGER_DO(expect_complexes(y_uint8, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_uint16, eager::where(yes, x_complex128, x_uint16));
  EAGER_DO(expect_complexes(y_uint16, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_uint32, eager::where(yes, x_complex128, x_uint32));
  EAGER_DO(expect_complexes(y_uint32, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_uint64, eager::where(yes, x_complex128, x_uint64));
  EAGER_DO(expect_complexes(y_uint64, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_float16, eager::where(yes, x_complex128, x_float16));
  EAGER_DO(expect_complexes(y_float16, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_bfloat16, eager::where(yes, x_complex128, x_bfloat16));
  EAGER_DO(expect_complexes(y_bfloat16, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_float32, eager::where(yes, x_complex128, x_float32));
  EAGER_DO(expect_complexes(y_float32, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_float64, eager::where(yes, x_complex128, x_float64));
  EAGER_DO(expect_complexes(y_float64, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex64, eager::where(yes, x_complex128, x_complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::where(yes, x_complex128, x_complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  return done();
}

ROW(promotion_of_complex64, "promotion of complex64") {
  EAGER_TRY(const Tensor yes, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_bool, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_int8, integers(DType::int8, {}, {1}));
  EAGER_TRY(const Tensor x_int16, integers(DType::int16, {}, {1}));
  EAGER_TRY(const Tensor x_int32, integers(DType::int32, {}, {1}));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {}, {1}));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {}, {1}));
  EAGER_TRY(const Tensor x_uint16, integers(DType::uint16, {}, {1}));
  EAGER_TRY(const Tensor x_uint32, integers(DType::uint32, {}, {1}));
  EAGER_TRY(const Tensor x_uint64, unsigneds(DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_complex64, complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor x_complex128, complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_bool, eager::where(yes, x_complex64, x_bool));
  EAGER_DO(expect_complexes(y_bool, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_int8, eager::where(yes, x_complex64, x_int8));
  EAGER_DO(expect_complexes(y_int8, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_int16, eager::where(yes, x_complex64, x_int16));
  EAGER_DO(expect_complexes(y_int16, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_int32, eager::where(yes, x_complex64, x_int32));
  EAGER_DO(expect_complexes(y_int32, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_int64, eager::where(yes, x_complex64, x_int64));
  EAGER_DO(expect_complexes(y_int64, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_uint8, eager::where(yes, x_complex64, x_uint8));
  EAGER_DO(expect_complexes(y_uint8, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_uint16, eager::where(yes, x_complex64, x_uint16));
  EAGER_DO(expect_complexes(y_uint16, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_uint32, eager::where(yes, x_complex64, x_uint32));
  EAGER_DO(expect_complexes(y_uint32, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_uint64, eager::where(yes, x_complex64, x_uint64));
  EAGER_DO(expect_complexes(y_uint64, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_float16, eager::where(yes, x_complex64, x_float16));
  EAGER_DO(expect_complexes(y_float16, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_bfloat16, eager::where(yes, x_complex64, x_bfloat16));
  EAGER_DO(expect_complexes(y_bfloat16, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_float32, eager::where(yes, x_complex64, x_float32));
  EAGER_DO(expect_complexes(y_float32, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_float64, eager::where(yes, x_complex64, x_float64));
  EAGER_DO(expect_complexes(y_float64, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex64, eager::where(yes, x_complex64, x_complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::where(yes, x_complex64, x_complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  return done();
}

ROW(promotion_of_float16, "promotion of float16") {
  EAGER_TRY(const Tensor yes, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_bool, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_int8, integers(DType::int8, {}, {1}));
  EAGER_TRY(const Tensor x_int16, integers(DType::int16, {}, {1}));
  EAGER_TRY(const Tensor x_int32, integers(DType::int32, {}, {1}));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {}, {1}));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {}, {1}));
  EAGER_TRY(const Tensor x_uint16, integers(DType::uint16, {}, {1}));
  EAGER_TRY(const Tensor x_uint32, integers(DType::uint32, {}, {1}));
  EAGER_TRY(const Tensor x_uint64, unsigneds(DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_complex64, complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor x_complex128, complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_bool, eager::where(yes, x_float16, x_bool));
  EAGER_DO(expect_floats(y_bool, DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_int8, eager::where(yes, x_float16, x_int8));
  EAGER_DO(expect_floats(y_int8, DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_int16, eager::where(yes, x_float16, x_int16));
  EAGER_DO(expect_floats(y_int16, DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_int32, eager::where(yes, x_float16, x_int32));
  EAGER_DO(expect_floats(y_int32, DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_int64, eager::where(yes, x_float16, x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_uint8, eager::where(yes, x_float16, x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_uint16, eager::where(yes, x_float16, x_uint16));
  EAGER_DO(expect_floats(y_uint16, DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_uint32, eager::where(yes, x_float16, x_uint32));
  EAGER_DO(expect_floats(y_uint32, DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_uint64, eager::where(yes, x_float16, x_uint64));
  EAGER_DO(expect_floats(y_uint64, DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float16, eager::where(yes, x_float16, x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_bfloat16, eager::where(yes, x_float16, x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float32, eager::where(yes, x_float16, x_float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float64, eager::where(yes, x_float16, x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_complex64, eager::where(yes, x_float16, x_complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::where(yes, x_float16, x_complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  return done();
}

ROW(promotion_of_float32, "promotion of float32") {
  EAGER_TRY(const Tensor yes, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_bool, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_int8, integers(DType::int8, {}, {1}));
  EAGER_TRY(const Tensor x_int16, integers(DType::int16, {}, {1}));
  EAGER_TRY(const Tensor x_int32, integers(DType::int32, {}, {1}));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {}, {1}));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {}, {1}));
  EAGER_TRY(const Tensor x_uint16, integers(DType::uint16, {}, {1}));
  EAGER_TRY(const Tensor x_uint32, integers(DType::uint32, {}, {1}));
  EAGER_TRY(const Tensor x_uint64, unsigneds(DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_complex64, complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor x_complex128, complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_bool, eager::where(yes, x_float32, x_bool));
  EAGER_DO(expect_floats(y_bool, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_int8, eager::where(yes, x_float32, x_int8));
  EAGER_DO(expect_floats(y_int8, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_int16, eager::where(yes, x_float32, x_int16));
  EAGER_DO(expect_floats(y_int16, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_int32, eager::where(yes, x_float32, x_int32));
  EAGER_DO(expect_floats(y_int32, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_int64, eager::where(yes, x_float32, x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_uint8, eager::where(yes, x_float32, x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_uint16, eager::where(yes, x_float32, x_uint16));
  EAGER_DO(expect_floats(y_uint16, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_uint32, eager::where(yes, x_float32, x_uint32));
  EAGER_DO(expect_floats(y_uint32, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_uint64, eager::where(yes, x_float32, x_uint64));
  EAGER_DO(expect_floats(y_uint64, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float16, eager::where(yes, x_float32, x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_bfloat16, eager::where(yes, x_float32, x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float32, eager::where(yes, x_float32, x_float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float64, eager::where(yes, x_float32, x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_complex64, eager::where(yes, x_float32, x_complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::where(yes, x_float32, x_complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  return done();
}

ROW(promotion_of_float64, "promotion of float64") {
  EAGER_TRY(const Tensor yes, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_bool, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_int8, integers(DType::int8, {}, {1}));
  EAGER_TRY(const Tensor x_int16, integers(DType::int16, {}, {1}));
  EAGER_TRY(const Tensor x_int32, integers(DType::int32, {}, {1}));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {}, {1}));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {}, {1}));
  EAGER_TRY(const Tensor x_uint16, integers(DType::uint16, {}, {1}));
  EAGER_TRY(const Tensor x_uint32, integers(DType::uint32, {}, {1}));
  EAGER_TRY(const Tensor x_uint64, unsigneds(DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_complex64, complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor x_complex128, complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_bool, eager::where(yes, x_float64, x_bool));
  EAGER_DO(expect_floats(y_bool, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_int8, eager::where(yes, x_float64, x_int8));
  EAGER_DO(expect_floats(y_int8, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_int16, eager::where(yes, x_float64, x_int16));
  EAGER_DO(expect_floats(y_int16, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_int32, eager::where(yes, x_float64, x_int32));
  EAGER_DO(expect_floats(y_int32, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_int64, eager::where(yes, x_float64, x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_uint8, eager::where(yes, x_float64, x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_uint16, eager::where(yes, x_float64, x_uint16));
  EAGER_DO(expect_floats(y_uint16, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_uint32, eager::where(yes, x_float64, x_uint32));
  EAGER_DO(expect_floats(y_uint32, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_uint64, eager::where(yes, x_float64, x_uint64));
  EAGER_DO(expect_floats(y_uint64, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float16, eager::where(yes, x_float64, x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_bfloat16, eager::where(yes, x_float64, x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float32, eager::where(yes, x_float64, x_float32));
  EAGER_DO(expect_floats(y_float32, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float64, eager::where(yes, x_float64, x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_complex64, eager::where(yes, x_float64, x_complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::where(yes, x_float64, x_complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  return done();
}

ROW(promotion_of_int16, "promotion of int16") {
  EAGER_TRY(const Tensor yes, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_bool, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_int8, integers(DType::int8, {}, {1}));
  EAGER_TRY(const Tensor x_int16, integers(DType::int16, {}, {1}));
  EAGER_TRY(const Tensor x_int32, integers(DType::int32, {}, {1}));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {}, {1}));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {}, {1}));
  EAGER_TRY(const Tensor x_uint16, integers(DType::uint16, {}, {1}));
  EAGER_TRY(const Tensor x_uint32, integers(DType::uint32, {}, {1}));
  EAGER_TRY(const Tensor x_uint64, unsigneds(DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_complex64, complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor x_complex128, complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_bool, eager::where(yes, x_int16, x_bool));
  EAGER_DO(expect_integers(y_bool, DType::int16, {}, {1}));
  EAGER_TRY(const Tensor y_int8, eager::where(yes, x_int16, x_int8));
  EAGER_DO(expect_integers(y_int8, DType::int16, {}, {1}));
  EAGER_TRY(const Tensor y_int16, eager::where(yes, x_int16, x_int16));
  EAGER_DO(expect_integers(y_int16, DType::int16, {}, {1}));
  EAGER_TRY(const Tensor y_int32, eager::where(yes, x_int16, x_int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {}, {1}));
  EAGER_TRY(const Tensor y_int64, eager::where(yes, x_int16, x_int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {}, {1}));
  EAGER_TRY(const Tensor y_uint8, eager::where(yes, x_int16, x_uint8));
  EAGER_DO(expect_integers(y_uint8, DType::int16, {}, {1}));
  EAGER_TRY(const Tensor y_uint16, eager::where(yes, x_int16, x_uint16));
  EAGER_DO(expect_integers(y_uint16, DType::int32, {}, {1}));
  EAGER_TRY(const Tensor y_uint32, eager::where(yes, x_int16, x_uint32));
  EAGER_DO(expect_integers(y_uint32, DType::int64, {}, {1}));
  EAGER_TRY(const Tensor y_float16, eager::where(yes, x_int16, x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_bfloat16, eager::where(yes, x_int16, x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float32, eager::where(yes, x_int16, x_float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float64, eager::where(yes, x_int16, x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_complex64, eager::where(yes, x_int16, x_complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::where(yes, x_int16, x_complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  return done();
}

ROW(promotion_of_int32, "promotion of int32") {
  EAGER_TRY(const Tensor yes, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_bool, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_int8, integers(DType::int8, {}, {1}));
  EAGER_TRY(const Tensor x_int16, integers(DType::int16, {}, {1}));
  EAGER_TRY(const Tensor x_int32, integers(DType::int32, {}, {1}));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {}, {1}));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {}, {1}));
  EAGER_TRY(const Tensor x_uint16, integers(DType::uint16, {}, {1}));
  EAGER_TRY(const Tensor x_uint32, integers(DType::uint32, {}, {1}));
  EAGER_TRY(const Tensor x_uint64, unsigneds(DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_complex64, complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor x_complex128, complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_bool, eager::where(yes, x_int32, x_bool));
  EAGER_DO(expect_integers(y_bool, DType::int32, {}, {1}));
  EAGER_TRY(const Tensor y_int8, eager::where(yes, x_int32, x_int8));
  EAGER_DO(expect_integers(y_int8, DType::int32, {}, {1}));
  EAGER_TRY(const Tensor y_int16, eager::where(yes, x_int32, x_int16));
  EAGER_DO(expect_integers(y_int16, DType::int32, {}, {1}));
  EAGER_TRY(const Tensor y_int32, eager::where(yes, x_int32, x_int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {}, {1}));
  EAGER_TRY(const Tensor y_int64, eager::where(yes, x_int32, x_int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {}, {1}));
  EAGER_TRY(const Tensor y_uint8, eager::where(yes, x_int32, x_uint8));
  EAGER_DO(expect_integers(y_uint8, DType::int32, {}, {1}));
  EAGER_TRY(const Tensor y_uint16, eager::where(yes, x_int32, x_uint16));
  EAGER_DO(expect_integers(y_uint16, DType::int32, {}, {1}));
  EAGER_TRY(const Tensor y_uint32, eager::where(yes, x_int32, x_uint32));
  EAGER_DO(expect_integers(y_uint32, DType::int64, {}, {1}));
  EAGER_TRY(const Tensor y_float16, eager::where(yes, x_int32, x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_bfloat16, eager::where(yes, x_int32, x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float32, eager::where(yes, x_int32, x_float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float64, eager::where(yes, x_int32, x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_complex64, eager::where(yes, x_int32, x_complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::where(yes, x_int32, x_complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  return done();
}

ROW(promotion_of_int64, "promotion of int64") {
  EAGER_TRY(const Tensor yes, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_bool, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_int8, integers(DType::int8, {}, {1}));
  EAGER_TRY(const Tensor x_int16, integers(DType::int16, {}, {1}));
  EAGER_TRY(const Tensor x_int32, integers(DType::int32, {}, {1}));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {}, {1}));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {}, {1}));
  EAGER_TRY(const Tensor x_uint16, integers(DType::uint16, {}, {1}));
  EAGER_TRY(const Tensor x_uint32, integers(DType::uint32, {}, {1}));
  EAGER_TRY(const Tensor x_uint64, unsigneds(DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_complex64, complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor x_complex128, complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_bool, eager::where(yes, x_int64, x_bool));
  EAGER_DO(expect_integers(y_bool, DType::int64, {}, {1}));
  EAGER_TRY(const Tensor y_int8, eager::where(yes, x_int64, x_int8));
  EAGER_DO(expect_integers(y_int8, DType::int64, {}, {1}));
  EAGER_TRY(const Tensor y_int16, eager::where(yes, x_int64, x_int16));
  EAGER_DO(expect_integers(y_int16, DType::int64, {}, {1}));
  EAGER_TRY(const Tensor y_int32, eager::where(yes, x_int64, x_int32));
  EAGER_DO(expect_integers(y_int32, DType::int64, {}, {1}));
  EAGER_TRY(const Tensor y_int64, eager::where(yes, x_int64, x_int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {}, {1}));
  EAGER_TRY(const Tensor y_uint8, eager::where(yes, x_int64, x_uint8));
  EAGER_DO(expect_integers(y_uint8, DType::int64, {}, {1}));
  EAGER_TRY(const Tensor y_uint16, eager::where(yes, x_int64, x_uint16));
  EAGER_DO(expect_integers(y_uint16, DType::int64, {}, {1}));
  EAGER_TRY(const Tensor y_uint32, eager::where(yes, x_int64, x_uint32));
  EAGER_DO(expect_integers(y_uint32, DType::int64, {}, {1}));
  EAGER_TRY(const Tensor y_float16, eager::where(yes, x_int64, x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_bfloat16, eager::where(yes, x_int64, x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float32, eager::where(yes, x_int64, x_float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float64, eager::where(yes, x_int64, x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_complex64, eager::where(yes, x_int64, x_complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::where(yes, x_int64, x_complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  return done();
}

ROW(promotion_of_int8, "promotion of int8") {
  EAGER_TRY(const Tensor yes, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_bool, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_int8, integers(DType::int8, {}, {1}));
  EAGER_TRY(const Tensor x_int16, integers(DType::int16, {}, {1}));
  EAGER_TRY(const Tensor x_int32, integers(DType::int32, {}, {1}));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {}, {1}));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {}, {1}));
  EAGER_TRY(const Tensor x_uint16, integers(DType::uint16, {}, {1}));
  EAGER_TRY(const Tensor x_uint32, integers(DType::uint32, {}, {1}));
  EAGER_TRY(const Tensor x_uint64, unsigneds(DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_complex64, complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor x_complex128, complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_bool, eager::where(yes, x_int8, x_bool));
  EAGER_DO(expect_integers(y_bool, DType::int8, {}, {1}));
  EAGER_TRY(const Tensor y_int8, eager::where(yes, x_int8, x_int8));
  EAGER_DO(expect_integers(y_int8, DType::int8, {}, {1}));
  EAGER_TRY(const Tensor y_int16, eager::where(yes, x_int8, x_int16));
  EAGER_DO(expect_integers(y_int16, DType::int16, {}, {1}));
  EAGER_TRY(const Tensor y_int32, eager::where(yes, x_int8, x_int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {}, {1}));
  EAGER_TRY(const Tensor y_int64, eager::where(yes, x_int8, x_int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {}, {1}));
  EAGER_TRY(const Tensor y_uint8, eager::where(yes, x_int8, x_uint8));
  EAGER_DO(expect_integers(y_uint8, DType::int16, {}, {1}));
  EAGER_TRY(const Tensor y_uint16, eager::where(yes, x_int8, x_uint16));
  EAGER_DO(expect_integers(y_uint16, DType::int32, {}, {1}));
  EAGER_TRY(const Tensor y_uint32, eager::where(yes, x_int8, x_uint32));
  EAGER_DO(expect_integers(y_uint32, DType::int64, {}, {1}));
  EAGER_TRY(const Tensor y_float16, eager::where(yes, x_int8, x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_bfloat16, eager::where(yes, x_int8, x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float32, eager::where(yes, x_int8, x_float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float64, eager::where(yes, x_int8, x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_complex64, eager::where(yes, x_int8, x_complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::where(yes, x_int8, x_complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  return done();
}

ROW(promotion_of_uint16, "promotion of uint16") {
  EAGER_TRY(const Tensor yes, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_bool, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_int8, integers(DType::int8, {}, {1}));
  EAGER_TRY(const Tensor x_int16, integers(DType::int16, {}, {1}));
  EAGER_TRY(const Tensor x_int32, integers(DType::int32, {}, {1}));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {}, {1}));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {}, {1}));
  EAGER_TRY(const Tensor x_uint16, integers(DType::uint16, {}, {1}));
  EAGER_TRY(const Tensor x_uint32, integers(DType::uint32, {}, {1}));
  EAGER_TRY(const Tensor x_uint64, unsigneds(DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_complex64, complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor x_complex128, complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_bool, eager::where(yes, x_uint16, x_bool));
  EAGER_DO(expect_integers(y_bool, DType::uint16, {}, {1}));
  EAGER_TRY(const Tensor y_int8, eager::where(yes, x_uint16, x_int8));
  EAGER_DO(expect_integers(y_int8, DType::int32, {}, {1}));
  EAGER_TRY(const Tensor y_int16, eager::where(yes, x_uint16, x_int16));
  EAGER_DO(expect_integers(y_int16, DType::int32, {}, {1}));
  EAGER_TRY(const Tensor y_int32, eager::where(yes, x_uint16, x_int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {}, {1}));
  EAGER_TRY(const Tensor y_int64, eager::where(yes, x_uint16, x_int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {}, {1}));
  EAGER_TRY(const Tensor y_uint8, eager::where(yes, x_uint16, x_uint8));
  EAGER_DO(expect_integers(y_uint8, DType::uint16, {}, {1}));
  EAGER_TRY(const Tensor y_uint16, eager::where(yes, x_uint16, x_uint16));
  EAGER_DO(expect_integers(y_uint16, DType::uint16, {}, {1}));
  EAGER_TRY(const Tensor y_uint32, eager::where(yes, x_uint16, x_uint32));
  EAGER_DO(expect_integers(y_uint32, DType::uint32, {}, {1}));
  EAGER_TRY(const Tensor y_uint64, eager::where(yes, x_uint16, x_uint64));
  EAGER_DO(expect_unsigneds(y_uint64, DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor y_float16, eager::where(yes, x_uint16, x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_bfloat16, eager::where(yes, x_uint16, x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float32, eager::where(yes, x_uint16, x_float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float64, eager::where(yes, x_uint16, x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_complex64, eager::where(yes, x_uint16, x_complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::where(yes, x_uint16, x_complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  return done();
}

ROW(promotion_of_uint32, "promotion of uint32") {
  EAGER_TRY(const Tensor yes, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_bool, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_int8, integers(DType::int8, {}, {1}));
  EAGER_TRY(const Tensor x_int16, integers(DType::int16, {}, {1}));
  EAGER_TRY(const Tensor x_int32, integers(DType::int32, {}, {1}));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {}, {1}));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {}, {1}));
  EAGER_TRY(const Tensor x_uint16, integers(DType::uint16, {}, {1}));
  EAGER_TRY(const Tensor x_uint32, integers(DType::uint32, {}, {1}));
  EAGER_TRY(const Tensor x_uint64, unsigneds(DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_complex64, complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor x_complex128, complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_bool, eager::where(yes, x_uint32, x_bool));
  EAGER_DO(expect_integers(y_bool, DType::uint32, {}, {1}));
  EAGER_TRY(const Tensor y_int8, eager::where(yes, x_uint32, x_int8));
  EAGER_DO(expect_integers(y_int8, DType::int64, {}, {1}));
  EAGER_TRY(const Tensor y_int16, eager::where(yes, x_uint32, x_int16));
  EAGER_DO(expect_integers(y_int16, DType::int64, {}, {1}));
  EAGER_TRY(const Tensor y_int32, eager::where(yes, x_uint32, x_int32));
  EAGER_DO(expect_integers(y_int32, DType::int64, {}, {1}));
  EAGER_TRY(const Tensor y_int64, eager::where(yes, x_uint32, x_int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {}, {1}));
  EAGER_TRY(const Tensor y_uint8, eager::where(yes, x_uint32, x_uint8));
  EAGER_DO(expect_integers(y_uint8, DType::uint32, {}, {1}));
  EAGER_TRY(const Tensor y_uint16, eager::where(yes, x_uint32, x_uint16));
  EAGER_DO(expect_integers(y_uint16, DType::uint32, {}, {1}));
  EAGER_TRY(const Tensor y_uint32, eager::where(yes, x_uint32, x_uint32));
  EAGER_DO(expect_integers(y_uint32, DType::uint32, {}, {1}));
  EAGER_TRY(const Tensor y_uint64, eager::where(yes, x_uint32, x_uint64));
  EAGER_DO(expect_unsigneds(y_uint64, DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor y_float16, eager::where(yes, x_uint32, x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_bfloat16, eager::where(yes, x_uint32, x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float32, eager::where(yes, x_uint32, x_float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float64, eager::where(yes, x_uint32, x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_complex64, eager::where(yes, x_uint32, x_complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::where(yes, x_uint32, x_complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  return done();
}

ROW(promotion_of_uint64, "promotion of uint64") {
  EAGER_TRY(const Tensor yes, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_bool, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_int8, integers(DType::int8, {}, {1}));
  EAGER_TRY(const Tensor x_int16, integers(DType::int16, {}, {1}));
  EAGER_TRY(const Tensor x_int32, integers(DType::int32, {}, {1}));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {}, {1}));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {}, {1}));
  EAGER_TRY(const Tensor x_uint16, integers(DType::uint16, {}, {1}));
  EAGER_TRY(const Tensor x_uint32, integers(DType::uint32, {}, {1}));
  EAGER_TRY(const Tensor x_uint64, unsigneds(DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_complex64, complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor x_complex128, complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_bool, eager::where(yes, x_uint64, x_bool));
  EAGER_DO(expect_unsigneds(y_bool, DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor y_uint8, eager::where(yes, x_uint64, x_uint8));
  EAGER_DO(expect_unsigneds(y_uint8, DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor y_uint16, eager::where(yes, x_uint64, x_uint16));
  EAGER_DO(expect_unsigneds(y_uint16, DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor y_uint32, eager::where(yes, x_uint64, x_uint32));
  EAGER_DO(expect_unsigneds(y_uint32, DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor y_uint64, eager::where(yes, x_uint64, x_uint64));
  EAGER_DO(expect_unsigneds(y_uint64, DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor y_float16, eager::where(yes, x_uint64, x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_bfloat16, eager::where(yes, x_uint64, x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float32, eager::where(yes, x_uint64, x_float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float64, eager::where(yes, x_uint64, x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_complex64, eager::where(yes, x_uint64, x_complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::where(yes, x_uint64, x_complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  return done();
}

ROW(promotion_of_uint8, "promotion of uint8") {
  EAGER_TRY(const Tensor yes, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_bool, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x_int8, integers(DType::int8, {}, {1}));
  EAGER_TRY(const Tensor x_int16, integers(DType::int16, {}, {1}));
  EAGER_TRY(const Tensor x_int32, integers(DType::int32, {}, {1}));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {}, {1}));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {}, {1}));
  EAGER_TRY(const Tensor x_uint16, integers(DType::uint16, {}, {1}));
  EAGER_TRY(const Tensor x_uint32, integers(DType::uint32, {}, {1}));
  EAGER_TRY(const Tensor x_uint64, unsigneds(DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x_complex64, complexes(DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor x_complex128, complexes(DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_bool, eager::where(yes, x_uint8, x_bool));
  EAGER_DO(expect_integers(y_bool, DType::uint8, {}, {1}));
  EAGER_TRY(const Tensor y_int8, eager::where(yes, x_uint8, x_int8));
  EAGER_DO(expect_integers(y_int8, DType::int16, {}, {1}));
  EAGER_TRY(const Tensor y_int16, eager::where(yes, x_uint8, x_int16));
  EAGER_DO(expect_integers(y_int16, DType::int16, {}, {1}));
  EAGER_TRY(const Tensor y_int32, eager::where(yes, x_uint8, x_int32));
  EAGER_DO(expect_integers(y_int32, DType::int32, {}, {1}));
  EAGER_TRY(const Tensor y_int64, eager::where(yes, x_uint8, x_int64));
  EAGER_DO(expect_integers(y_int64, DType::int64, {}, {1}));
  EAGER_TRY(const Tensor y_uint8, eager::where(yes, x_uint8, x_uint8));
  EAGER_DO(expect_integers(y_uint8, DType::uint8, {}, {1}));
  EAGER_TRY(const Tensor y_uint16, eager::where(yes, x_uint8, x_uint16));
  EAGER_DO(expect_integers(y_uint16, DType::uint16, {}, {1}));
  EAGER_TRY(const Tensor y_uint32, eager::where(yes, x_uint8, x_uint32));
  EAGER_DO(expect_integers(y_uint32, DType::uint32, {}, {1}));
  EAGER_TRY(const Tensor y_uint64, eager::where(yes, x_uint8, x_uint64));
  EAGER_DO(expect_unsigneds(y_uint64, DType::uint64, {}, {1u}));
  EAGER_TRY(const Tensor y_float16, eager::where(yes, x_uint8, x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_bfloat16, eager::where(yes, x_uint8, x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float32, eager::where(yes, x_uint8, x_float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_float64, eager::where(yes, x_uint8, x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y_complex64, eager::where(yes, x_uint8, x_complex64));
  EAGER_DO(expect_complexes(y_complex64, DType::complex64, {}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y_complex128, eager::where(yes, x_uint8, x_complex128));
  EAGER_DO(expect_complexes(y_complex128, DType::complex128, {}, {{0x1p+0, 0x0p+0}}));
  return done();
}

ROW(qr, "qr") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const QrOutputs outputs_1_, eager::qr(x));
  const Tensor y0 = outputs_1_.q;
  const Tensor y1 = outputs_1_.r;
  EAGER_DO(expect_floats(y0, DType::float64, {3, 2}, {-0x1.11acee5602428p-2, 0x1.1a6a8fba07bc6p-2, -0x1.9a8365810363fp-1, -0x1.30b657b4819cp-1, -0x1.11acee560242ap-1, 0x1.8276dfa0407afp-1}, 64.0));
  EAGER_DO(expect_floats(y1, DType::float64, {2, 2}, {-0x1.deeea11683f49p+1, -0x1.33e28c20c28aep+1, 0x0p+0, 0x1.3aee68b1f977dp+2}, 64.0));
  return done();
}

ROW(qr_full_matrices_true, "qr full_matrices=True") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const QrOutputs outputs_1_, eager::qr(x, QrOptions().full_matrices(true)));
  const Tensor y0 = outputs_1_.q;
  const Tensor y1 = outputs_1_.r;
  EAGER_DO(expect_floats(y0, DType::float64, {3, 3}, {-0x1.11acee5602428p-2, 0x1.1a6a8fba07bc6p-2, -0x1.d8bc83f8883fbp-1, -0x1.9a8365810363fp-1, -0x1.30b657b4819cp-1, 0x1.bceda962621dp-5, -0x1.11acee560242ap-1, 0x1.8276dfa0407afp-1, 0x1.854ff43615d9ep-2}, 64.0));
  EAGER_DO(expect_floats(y1, DType::float64, {3, 2}, {-0x1.deeea11683f49p+1, -0x1.33e28c20c28aep+1, 0x0p+0, 0x1.3aee68b1f977dp+2, 0x0p+0, 0x0p+0}, 64.0));
  return done();
}

ROW(qr_of_a_wide_matrix, "qr of a wide matrix") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 3}, {0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+1, -0x1p+0, 0x1.4p+2}));
  EAGER_TRY(const QrOutputs outputs_1_, eager::qr(x));
  const Tensor y0 = outputs_1_.q;
  const Tensor y1 = outputs_1_.r;
  EAGER_DO(expect_floats(y0, DType::float64, {2, 2}, {-0x1.c9f25c5bfedd8p-2, -0x1.c9f25c5bfedd8p-1, -0x1.c9f25c5bfedd8p-1, 0x1.c9f25c5bfeddcp-2}, 64.0));
  EAGER_DO(expect_floats(y1, DType::float64, {2, 3}, {-0x1.1e3779b97f4a8p+1, -0x1.c9f25c5bfedd8p-2, -0x1.5775c544ff263p+2, 0x0p+0, -0x1.90b410d07f01ep+1, 0x1.c9f25c5bfedep-2}, 64.0));
  return done();
}

ROW(quantile, "quantile") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {2}, {0x1p-2, 0x1p-1}));
  EAGER_TRY(const Tensor y, eager::quantile(x, q));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1.4p+0, 0x1.4p+1}));
  return done();
}

ROW(quantile_axis_1_keepdims_true, "quantile axis=1 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {2}, {0x1p-2, 0x1p-1}));
  EAGER_TRY(const Tensor y, eager::quantile(x, q, QuantileOptions().axis({1}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 1}, {0x1.8p+0, 0x1.cp+0, 0x1p+1, 0x1.8p+1}));
  return done();
}

ROW(quantile_method_higher, "quantile method=HIGHER") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {2}, {0x1p-2, 0x1p-1}));
  EAGER_TRY(const Tensor y, eager::quantile(x, q, QuantileOptions().method(Method::higher)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p+1, 0x1.8p+1}));
  return done();
}

ROW(quantile_method_lower, "quantile method=LOWER") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {2}, {0x1p-2, 0x1p-1}));
  EAGER_TRY(const Tensor y, eager::quantile(x, q, QuantileOptions().method(Method::lower)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p+0, 0x1p+1}));
  return done();
}

ROW(quantile_method_midpoint, "quantile method=MIDPOINT") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {2}, {0x1p-2, 0x1p-1}));
  EAGER_TRY(const Tensor y, eager::quantile(x, q, QuantileOptions().method(Method::midpoint)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1.8p+0, 0x1.4p+1}));
  return done();
}

ROW(quantile_method_nearest, "quantile method=NEAREST") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {2}, {0x1p-2, 0x1p-1}));
  EAGER_TRY(const Tensor y, eager::quantile(x, q, QuantileOptions().method(Method::nearest)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p+0, 0x1p+1}));
  return done();
}

ROW(quantile_out_of_range, "quantile out of range") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {1}, {-0x1p-1}));
  EAGER_DO(expect_error(Code::invalid_argument, "quantile", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::quantile(x, q));
    return done();
  }));
  return done();
}

ROW(questions_about_complex_numbers_and_integers, "questions about complex numbers and integers") {
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p+0, 0x1p+1}, {Inf, 0x0p+0}, {0x0p+0, NaN}}));
  EAGER_TRY(const Tensor n, integers(DType::int16, {3}, {1, -2, 0}));
  EAGER_TRY(const Tensor isfinite_z, eager::isfinite(z));
  EAGER_DO(expect_booleans(isfinite_z, DType::bool_, {3}, {true, false, false}));
  EAGER_TRY(const Tensor isfinite_n, eager::isfinite(n));
  EAGER_DO(expect_booleans(isfinite_n, DType::bool_, {3}, {true, true, true}));
  EAGER_TRY(const Tensor isinf_z, eager::isinf(z));
  EAGER_DO(expect_booleans(isinf_z, DType::bool_, {3}, {false, true, false}));
  EAGER_TRY(const Tensor isinf_n, eager::isinf(n));
  EAGER_DO(expect_booleans(isinf_n, DType::bool_, {3}, {false, false, false}));
  EAGER_TRY(const Tensor isnan_z, eager::isnan(z));
  EAGER_DO(expect_booleans(isnan_z, DType::bool_, {3}, {false, false, true}));
  EAGER_TRY(const Tensor isnan_n, eager::isnan(n));
  EAGER_DO(expect_booleans(isnan_n, DType::bool_, {3}, {false, false, false}));
  EAGER_TRY(const Tensor signs, eager::signbit(n));
  EAGER_DO(expect_booleans(signs, DType::bool_, {3}, {false, true, false}));
  return done();
}

ROW(questions_about_floats, "questions about floats") {
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {6}, {0x1.8p+0, -0x0p+0, 0x0p+0, Inf, -Inf, NaN}));
  EAGER_TRY(const Tensor isfinite_float16, eager::isfinite(x_float16));
  EAGER_DO(expect_booleans(isfinite_float16, DType::bool_, {6}, {true, true, true, false, false, false}));
  EAGER_TRY(const Tensor isinf_float16, eager::isinf(x_float16));
  EAGER_DO(expect_booleans(isinf_float16, DType::bool_, {6}, {false, false, false, true, true, false}));
  EAGER_TRY(const Tensor isnan_float16, eager::isnan(x_float16));
  EAGER_DO(expect_booleans(isnan_float16, DType::bool_, {6}, {false, false, false, false, false, true}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {6}, {0x1.8p+0, -0x0p+0, 0x0p+0, Inf, -Inf, NaN}));
  EAGER_TRY(const Tensor isfinite_bfloat16, eager::isfinite(x_bfloat16));
  EAGER_DO(expect_booleans(isfinite_bfloat16, DType::bool_, {6}, {true, true, true, false, false, false}));
  EAGER_TRY(const Tensor isinf_bfloat16, eager::isinf(x_bfloat16));
  EAGER_DO(expect_booleans(isinf_bfloat16, DType::bool_, {6}, {false, false, false, true, true, false}));
  EAGER_TRY(const Tensor isnan_bfloat16, eager::isnan(x_bfloat16));
  EAGER_DO(expect_booleans(isnan_bfloat16, DType::bool_, {6}, {false, false, false, false, false, true}));
  EAGER_TRY(const Tensor signbit_bfloat16, eager::signbit(x_bfloat16));
  EAGER_TRY(const Tensor signbit_bfloat16_numbers, eager::slice(signbit_bfloat16, {0}, SliceOptions().size({5})));
  EAGER_DO(expect_booleans(signbit_bfloat16_numbers, DType::bool_, {5}, {false, true, false, false, true}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {6}, {0x1.8p+0, -0x0p+0, 0x0p+0, Inf, -Inf, NaN}));
  EAGER_TRY(const Tensor isfinite_float32, eager::isfinite(x_float32));
  EAGER_DO(expect_booleans(isfinite_float32, DType::bool_, {6}, {true, true, true, false, false, false}));
  EAGER_TRY(const Tensor isinf_float32, eager::isinf(x_float32));
  EAGER_DO(expect_booleans(isinf_float32, DType::bool_, {6}, {false, false, false, true, true, false}));
  EAGER_TRY(const Tensor isnan_float32, eager::isnan(x_float32));
  EAGER_DO(expect_booleans(isnan_float32, DType::bool_, {6}, {false, false, false, false, false, true}));
  EAGER_TRY(const Tensor signbit_float32, eager::signbit(x_float32));
  EAGER_TRY(const Tensor signbit_float32_numbers, eager::slice(signbit_float32, {0}, SliceOptions().size({5})));
  EAGER_DO(expect_booleans(signbit_float32_numbers, DType::bool_, {5}, {false, true, false, false, true}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {6}, {0x1.8p+0, -0x0p+0, 0x0p+0, Inf, -Inf, NaN}));
  EAGER_TRY(const Tensor isfinite_float64, eager::isfinite(x_float64));
  EAGER_DO(expect_booleans(isfinite_float64, DType::bool_, {6}, {true, true, true, false, false, false}));
  EAGER_TRY(const Tensor isinf_float64, eager::isinf(x_float64));
  EAGER_DO(expect_booleans(isinf_float64, DType::bool_, {6}, {false, false, false, true, true, false}));
  EAGER_TRY(const Tensor isnan_float64, eager::isnan(x_float64));
  EAGER_DO(expect_booleans(isnan_float64, DType::bool_, {6}, {false, false, false, false, false, true}));
  EAGER_TRY(const Tensor signbit_float64, eager::signbit(x_float64));
  EAGER_TRY(const Tensor signbit_float64_numbers, eager::slice(signbit_float64, {0}, SliceOptions().size({5})));
  EAGER_DO(expect_booleans(signbit_float64_numbers, DType::bool_, {5}, {false, true, false, false, true}));
  return done();
}

ROW(rad2deg_and_its_gradient, "rad2deg and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::rad2deg(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.ca5dc2p+6, -0x1.ca5dc2p+4, 0x1.57c652p+5, 0x1.57c652p+7}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.ca5dc2p+5, 0x1.ca5dc2p+4, 0x1.ca5dc2p+6, 0x1.ca5dc2p+3}, 8.0));
  return done();
}

ROW(rad2deg_of_other_dtypes, "rad2deg of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::rad2deg(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.ca5dc1a63c1f8p+6, -0x1.ca5dc1a63c1f8p+4, 0x1.57c6513cad17ap+5, 0x1.57c6513cad17ap+7}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::rad2deg(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.ca4p+6, -0x1.ca4p+4, 0x1.57cp+5, 0x1.57cp+7}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::rad2deg(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.cap+6, -0x1.cap+4, 0x1.58p+5, 0x1.58p+7}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::rad2deg(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.ca5dc1a63c1f8p+5, 0x1.ca5dc1a63c1f8p+7}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::rad2deg(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.ca5dc2p+5, 0x1.ca5dc2p+7}, 4.0));
  return done();
}

ROW(random_numbers_in_a_loop_come_from_the_stream_one_iteration_after_the_other, "random numbers in a loop come from the stream, one iteration after the other") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_f = given.at(0);
    EAGER_TRY(const Tensor u, eager::random_uniform(RandomUniformOptions().shape({2})));
    EAGER_TRY(const Tensor y_f, eager::add(u, x_f));
    return std::vector<Tensor>{y_f};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float32, {}}}, "f"));
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(set_seed(77));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, eager::map({x}, f));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y = outputs_2_.at(0);
  EAGER_DO(expect_floats(y, DType::float32, {3, 2}, {0x1.196628p-3, 0x1.65f59cp-1, 0x1.0eb712p-1, 0x1.416f68p-1, 0x1.46c436p-1, 0x1.c58418p-3}));
  return done();
}

ROW(random_numbers_with_parameters_and_a_shape_by_their_own_seeds, "random numbers with parameters and a shape, by their own seeds") {
  EAGER_TRY(const Tensor one, floats(DType::float64, {}, {0x1.8p+0}));
  EAGER_TRY(const Tensor half, floats(DType::float64, {}, {0x1p-1}));
  EAGER_TRY(const Tensor e, eager::random_exponential(half, RandomExponentialOptions().shape({2, 2}).seed(13)));
  EAGER_DO(expect_floats(e, DType::float64, {2, 2}, {0x1.13b3347e4690cp+1, 0x1.f504b71fae41ep+1, 0x1.5a7ce92c76561p+0, 0x1.b071d7f777cc8p-2}, 4.0));
  EAGER_TRY(const Tensor l, eager::random_laplace(one, half, RandomLaplaceOptions().shape({2, 2}).seed(14)));
  EAGER_DO(expect_floats(l, DType::float64, {2, 2}, {0x1.9422f58bda064p+0, 0x1.6ab355b4662bep+0, 0x1.c7b75fd6acad7p+0, 0x1.07848163dfcdbp+1}, 4.0));
  EAGER_TRY(const Tensor g, eager::random_gumbel(one, half, RandomGumbelOptions().shape({2, 2}).seed(15)));
  EAGER_DO(expect_floats(g, DType::float64, {2, 2}, {0x1.ddf9e2ab8762ap+0, 0x1.84e4dd70ec21ep+1, 0x1.0dda1748daadp+1, 0x1.9deb008193cdcp+0}, 4.0));
  EAGER_TRY(const Tensor b, eager::random_beta(one, half, RandomBetaOptions().shape({2, 2}).seed(16)));
  EAGER_DO(expect_floats(b, DType::float64, {2, 2}, {0x1.60659db25b2b2p-1, 0x1.d0f986d8676fcp-1, 0x1.d6cc1273ca185p-1, 0x1.50ec9b6b28a7p-1}, 64.0));
  EAGER_TRY(const Tensor trials, floats(DType::float32, {2}, {0x1p+2, 0x1.8p+3}));
  EAGER_TRY(const Tensor p, floats(DType::float32, {2}, {0x1p-2, 0x1.4p-1}));
  EAGER_TRY(const Tensor s, eager::random_binomial(trials, p, RandomBinomialOptions().shape({3, 2}).seed(17).dtype(DType::int64)));
  EAGER_DO(expect_integers(s, DType::int64, {3, 2}, {1, 5, 1, 10, 0, 8}));
  EAGER_TRY(const Tensor shares, floats(DType::float32, {4}, {0x1p-1, 0x0p+0, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor m, eager::random_multinomial(trials, shares, RandomMultinomialOptions().shape({3, 2}).seed(18).dtype(DType::int16)));
  EAGER_DO(expect_integers(m, DType::int16, {3, 2, 4}, {1, 0, 2, 1, 4, 0, 6, 2, 2, 0, 1, 1, 2, 0, 7, 3, 1, 0, 2, 1, 1, 0, 8, 3}));
  return done();
}

ROW(random_numbers_with_parameters_by_a_key, "random numbers with parameters, by a key") {
  EAGER_TRY(const Tensor key, integers(DType::int64, {2}, {3, 4}));
  EAGER_TRY(const Tensor x, floats(DType::float64, {2}, {0x1.8p+0, 0x1p+2}));
  EAGER_TRY(const Tensor p, floats(DType::float64, {2}, {0x1p-2, 0x1p-1}));
  EAGER_TRY(const Tensor random_exponential, eager::random_exponential(x, RandomExponentialOptions().key(key)));
  EAGER_DO(expect_floats(random_exponential, DType::float64, {2}, {0x1.22705106a938fp-1, 0x1.c58992e7fc16dp-3}, 64.0));
  EAGER_TRY(const Tensor random_laplace, eager::random_laplace(x, p, RandomLaplaceOptions().key(key)));
  EAGER_DO(expect_floats(random_laplace, DType::float64, {2}, {0x1.75e776ccb4b93p+0, 0x1.f3ab53a0f4f1p+1}, 64.0));
  EAGER_TRY(const Tensor random_gumbel, eager::random_gumbel(x, p, RandomGumbelOptions().key(key)));
  EAGER_DO(expect_floats(random_gumbel, DType::float64, {2}, {0x1.8a5579117b588p+0, 0x1.03e1412a84542p+2}, 64.0));
  EAGER_TRY(const Tensor random_gamma, eager::random_gamma(x, RandomGammaOptions().beta(p).key(key)));
  EAGER_DO(expect_floats(random_gamma, DType::float64, {2}, {0x1.fe06bd1b64487p-1, 0x1.c8690f6428967p+1}, 64.0));
  EAGER_TRY(const Tensor random_beta, eager::random_beta(x, p, RandomBetaOptions().key(key)));
  EAGER_DO(expect_floats(random_beta, DType::float64, {2}, {0x1.6afa61a54fa68p-3, 0x1.ff75cdd18368ap-1}, 64.0));
  EAGER_TRY(const Tensor random_poisson, eager::random_poisson(x, RandomPoissonOptions().key(key)));
  EAGER_DO(expect_floats(random_poisson, DType::float32, {2}, {0x1p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor random_binomial, eager::random_binomial(x, p, RandomBinomialOptions().key(key)));
  EAGER_DO(expect_integers(random_binomial, DType::int32, {2}, {0, 2}));
  EAGER_TRY(const Tensor u, eager::random_uniform(RandomUniformOptions().shape({5}).key(key)));
  EAGER_DO(expect_floats(u, DType::float32, {5}, {0x1.45272ep-1, 0x1.b5480cp-2, 0x1.147df8p-1, 0x1.02b838p-1, 0x1.4bc13ep-1}));
  EAGER_TRY(const Tensor gauss, eager::random_normal(RandomNormalOptions().shape({4}).key(key)));
  EAGER_DO(expect_floats(gauss, DType::float32, {4}, {-0x1.b582dep-1, 0x1.afdc1ap-2, -0x1.1c05e8p+0, -0x1.2f7204p-5}, 64.0));
  EAGER_TRY(const Tensor cut, eager::random_truncated_normal(RandomTruncatedNormalOptions().shape({4}).key(key)));
  EAGER_DO(expect_floats(cut, DType::float32, {4}, {0x1.50e342p-2, -0x1.676018p-3, 0x1.88d51p-4, 0x1.a073dep-7}, 64.0));
  EAGER_TRY(const Tensor scaled, eager::random_variance_scaling(RandomVarianceScalingOptions().shape({4}).distribution(Distribution::untruncated_normal).dtype(DType::float64).key(key)));
  EAGER_DO(expect_floats(scaled, DType::float64, {4}, {-0x1.4dc5d72180a31p-1, -0x1.6499b6956a1e7p-6, -0x1.3a32d473fce6p-1, -0x1.07b403e1a5ed4p-2}, 64.0));
  EAGER_TRY(const Tensor turned, eager::random_orthogonal(RandomOrthogonalOptions().shape({3, 2}).dtype(DType::float64).key(key)));
  EAGER_DO(expect_floats(turned, DType::float64, {3, 2}, {-0x1.74b1f5347c044p-1, -0x1.4f92c26e5b341p-1, -0x1.8e2f4dc0e3061p-6, -0x1.13557efcc78e3p-2, -0x1.5ed698ddf58cp-1, 0x1.695ca133e8f7ep-1}, 64.0));
  EAGER_TRY(const Tensor flags, eager::random_bernoulli(p, RandomBernoulliOptions().key(key)));
  EAGER_DO(expect_booleans(flags, DType::bool_, {2}, {false, false}));
  EAGER_TRY(const Tensor classes, eager::random_categorical(p, RandomCategoricalOptions().num_samples(5).key(key)));
  EAGER_DO(expect_integers(classes, DType::int64, {5}, {0, 1, 0, 1, 0}));
  EAGER_TRY(const Tensor places, eager::random_permutation(9, RandomPermutationOptions().key(key)));
  EAGER_DO(expect_integers(places, DType::int64, {9}, {6, 4, 5, 2, 0, 7, 1, 3, 8}));
  EAGER_TRY(const Tensor n, floats(DType::float64, {}, {0x1.2p+3}));
  EAGER_TRY(const Tensor m, eager::random_multinomial(n, p, RandomMultinomialOptions().key(key)));
  EAGER_DO(expect_integers(m, DType::int32, {2}, {3, 6}));
  return done();
}

ROW(random_numbers_with_parameters_by_their_own_seeds, "random numbers with parameters, by their own seeds") {
  EAGER_TRY(const Tensor rate, floats(DType::float32, {3}, {0x1p-1, 0x1p+1, 0x1p+2}));
  EAGER_TRY(const Tensor loc, floats(DType::float32, {3}, {0x1.4p+3, 0x0p+0, -0x1p+0}));
  EAGER_TRY(const Tensor e, eager::random_exponential(rate, RandomExponentialOptions().seed(7)));
  EAGER_DO(expect_floats(e, DType::float32, {3}, {0x1.2660eep-1, 0x1.d51b48p-4, 0x1.317c72p+0}, 4.0));
  EAGER_TRY(const Tensor l, eager::random_laplace(loc, rate, RandomLaplaceOptions().seed(8)));
  EAGER_DO(expect_floats(l, DType::float32, {3}, {0x1.48c46cp+3, -0x1.a4b412p-2, -0x1.36a16ep+2}, 4.0));
  EAGER_TRY(const Tensor g, eager::random_gumbel(loc, rate, RandomGumbelOptions().seed(9)));
  EAGER_DO(expect_floats(g, DType::float32, {3}, {0x1.477874p+3, 0x1.6613c6p-1, 0x1.73850ep-1}, 4.0));
  EAGER_TRY(const Tensor y, eager::random_gamma(rate, RandomGammaOptions().shape({2, 3}).seed(10)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1.d579bap-2, 0x1.01f7f4p+0, 0x1.2ea586p+2, 0x1.069dfap+0, 0x1.02a678p+1, 0x1.f09bp+2}, 4.0));
  EAGER_TRY(const Tensor z, eager::random_gamma(rate, RandomGammaOptions().beta(rate).seed(11)));
  EAGER_DO(expect_floats(z, DType::float32, {3}, {0x1.bf7ffap+1, 0x1.c09ec4p-2, 0x1.54dcbap-1}, 4.0));
  EAGER_TRY(const Tensor n, eager::random_poisson(rate, RandomPoissonOptions().shape({4, 3}).seed(12).dtype(DType::int32)));
  EAGER_DO(expect_integers(n, DType::int32, {4, 3}, {0, 3, 4, 0, 0, 4, 0, 0, 4, 1, 0, 5}));
  return done();
}

ROW(random_state, "random state") {
  EAGER_DO(set_seed(5));
  EAGER_TRY(const Tensor before, eager::random_uniform(RandomUniformOptions().shape({5})));
  EAGER_TRY(const RandomState state, random_state());
  EAGER_TRY(const Tensor x, eager::random_uniform(RandomUniformOptions().shape({3})));
  EAGER_DO(expect_floats(x, DType::float32, {3}, {0x1.a0fc44p-2, 0x1.a855d8p-3, 0x1.9ce4ep-2}));
  EAGER_DO(set_random_state(state));
  EAGER_TRY(const Tensor again, eager::random_uniform(RandomUniformOptions().shape({3})));
  EAGER_DO(expect_floats(again, DType::float32, {3}, {0x1.a0fc44p-2, 0x1.a855d8p-3, 0x1.9ce4ep-2}));
  EAGER_DO(set_random_state(state));
  EAGER_TRY(const Tensor once_more, eager::random_uniform(RandomUniformOptions().shape({3})));
  EAGER_DO(expect_floats(once_more, DType::float32, {3}, {0x1.a0fc44p-2, 0x1.a855d8p-3, 0x1.9ce4ep-2}));
  EAGER_DO(set_random_state(state));
  return done();
}

ROW(random_state_in_a_checkpoint, "random state in a checkpoint") {
  EAGER_DO(set_seed(5));
  EAGER_TRY(const Tensor before, eager::random_uniform(RandomUniformOptions().shape({5})));
  EAGER_TRY(const Checkpoint saved, checkpoint("saved", Sequential{}, nullptr, {}, {}, {"random"}));
  EAGER_TRY(const Tensor x, eager::random_uniform(RandomUniformOptions().shape({3})));
  EAGER_DO(expect_floats(x, DType::float32, {3}, {0x1.a0fc44p-2, 0x1.a855d8p-3, 0x1.9ce4ep-2}));
  EAGER_DO(restore(saved, Sequential{}, nullptr));
  EAGER_TRY(const Tensor again, eager::random_uniform(RandomUniformOptions().shape({3})));
  EAGER_DO(expect_floats(again, DType::float32, {3}, {0x1.a0fc44p-2, 0x1.a855d8p-3, 0x1.9ce4ep-2}));
  EAGER_DO(restore(saved, Sequential{}, nullptr));
  EAGER_TRY(const Tensor once_more, eager::random_uniform(RandomUniformOptions().shape({3})));
  EAGER_DO(expect_floats(once_more, DType::float32, {3}, {0x1.a0fc44p-2, 0x1.a855d8p-3, 0x1.9ce4ep-2}));
  EAGER_DO(restore(saved, Sequential{}, nullptr));
  return done();
}

ROW(random_bernoulli, "random_bernoulli") {
  EAGER_TRY(const Tensor p, floats(DType::float32, {4}, {0x0p+0, 0x1p-2, 0x1p-1, 0x1p+0}));
  EAGER_TRY(const Tensor x, eager::random_bernoulli(p, RandomBernoulliOptions().seed(3)));
  EAGER_DO(expect_booleans(x, DType::bool_, {4}, {false, true, false, true}));
  EAGER_TRY(const Tensor q, floats(DType::float64, {}, {0x1p-1}));
  EAGER_TRY(const Tensor y, eager::random_bernoulli(q, RandomBernoulliOptions().shape({2, 3}).dtype(DType::float16).seed(4)));
  EAGER_DO(expect_floats(y, DType::float16, {2, 3}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(random_bernoulli_shape, "random_bernoulli shape=") {
  EAGER_TRY(const Tensor p, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor y, eager::random_bernoulli(p, RandomBernoulliOptions().shape({})));
  EAGER_DO(expect_booleans(y, DType::bool_, {}, {true}));
  return done();
}

ROW(random_categorical_by_its_own_seed, "random_categorical by its own seed") {
  EAGER_TRY(const Tensor logits, floats(DType::float32, {2, 3}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x0p+0, -0x1p+0}));
  EAGER_TRY(const Tensor x, eager::random_categorical(logits, RandomCategoricalOptions().num_samples(5).seed(21)));
  EAGER_DO(expect_integers(x, DType::int64, {2, 5}, {1, 1, 2, 2, 2, 0, 0, 0, 0, 0}));
  EAGER_TRY(const Tensor y, eager::random_categorical(logits, RandomCategoricalOptions().dtype(DType::int32).seed(22)));
  EAGER_DO(expect_integers(y, DType::int32, {2, 1}, {1, 0}));
  return done();
}

ROW(random_crop_of_equal_elements, "random_crop of equal elements") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {5, 4, 3}, {7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7}));
  EAGER_TRY(const Tensor y, eager::random_crop(x, {2, -1, 1}, RandomCropOptions().seed(3)));
  EAGER_DO(expect_integers(y, DType::int32, {2, 4, 1}, {7, 7, 7, 7, 7, 7, 7, 7}));
  return done();
}

ROW(random_flip_turns_all_or_nothing, "random_flip turns all or nothing") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 1}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::random_flip(x, RandomFlipOptions().axis(1).seed(3)));
  EAGER_TRY(const Tensor s, eager::sum(y));
  EAGER_DO(expect_floats(s, DType::float32, {}, {0x1.8p+1}));
  return done();
}

ROW(random_normal_by_its_own_seed, "random_normal by its own seed") {
  EAGER_TRY(const Tensor x, eager::random_normal(RandomNormalOptions().shape({6}).seed(7)));
  EAGER_DO(expect_floats(x, DType::float32, {6}, {0x1.31a0b2p-12, -0x1.3829cep-2, 0x1.c9ec04p+0, 0x1.116012p+0, 0x1.816feap-2, -0x1.49799ap+0}, 64.0));
  EAGER_TRY(const Tensor y, eager::random_normal(RandomNormalOptions().shape({4}).dtype(DType::float64).seed(7)));
  EAGER_DO(expect_floats(y, DType::float64, {4}, {0x1.4d586bf318c2fp-1, 0x1.8e02314da0318p-2, 0x1.4e7654a935a2ep-1, -0x1.6acbbd7f7a718p-3}, 64.0));
  EAGER_TRY(const Tensor z, eager::random_normal(RandomNormalOptions().shape({4}).mean(0x1.4p+3).stddev(0x1p-1).seed(8)));
  EAGER_DO(expect_floats(z, DType::float32, {4}, {0x1.3b7ddp+3, 0x1.2e0094p+3, 0x1.2a2f78p+3, 0x1.42cb64p+3}, 8.0));
  return done();
}

ROW(random_normal_shape_2_mean_3_0_stddev_0_0, "random_normal shape=2 mean=3.0 stddev=0.0") {
  EAGER_TRY(const Tensor y, eager::random_normal(RandomNormalOptions().shape({2}).mean(0x1.8p+1).stddev(0x0p+0)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1.8p+1, 0x1.8p+1}));
  return done();
}

ROW(random_orthogonal_by_its_own_seed, "random_orthogonal by its own seed") {
  EAGER_TRY(const Tensor x, eager::random_orthogonal(RandomOrthogonalOptions().shape({3, 2}).gain(0x1p+1).dtype(DType::float64).seed(7)));
  EAGER_DO(expect_floats(x, DType::float64, {3, 2}, {0x1.4d106eea8002p+0, 0x1.688fa34b41ecdp-2, 0x1.8dac3d5c268e5p-1, 0x1.848aa01429084p+0, 0x1.4e2e19e21a85ep+0, -0x1.41054684880eep+0}, 64.0));
  EAGER_TRY(const Tensor y, eager::random_orthogonal(RandomOrthogonalOptions().shape({2, 1, 3}).seed(7)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 1, 3}, {0x1.4d106ep-1, 0x1.8dac3ep-2, 0x1.4e2e1ap-1, 0x1.688fa4p-3, 0x1.848aap-1, -0x1.410546p-1}, 64.0));
  return done();
}

ROW(random_permutation_by_its_own_seed, "random_permutation by its own seed") {
  EAGER_TRY(const Tensor x, eager::random_permutation(9, RandomPermutationOptions().seed(18)));
  EAGER_DO(expect_integers(x, DType::int64, {9}, {1, 0, 7, 4, 2, 5, 8, 3, 6}));
  EAGER_TRY(const Tensor y, eager::random_permutation(5, RandomPermutationOptions().dtype(DType::int8).seed(19)));
  EAGER_DO(expect_integers(y, DType::int8, {5}, {0, 2, 1, 4, 3}));
  return done();
}

ROW(random_truncated_normal_by_its_own_seed, "random_truncated_normal by its own seed") {
  EAGER_TRY(const Tensor x, eager::random_truncated_normal(RandomTruncatedNormalOptions().shape({6}).seed(7)));
  EAGER_DO(expect_floats(x, DType::float32, {6}, {0x1.816dep+0, 0x1.47743ap-1, -0x1.1e44eep+0, -0x1.419a5ep+0, -0x1.cbb9bap-3, 0x1.8e9132p-1}, 64.0));
  EAGER_TRY(const Tensor y, eager::random_truncated_normal(RandomTruncatedNormalOptions().shape({4}).dtype(DType::float64).seed(7)));
  EAGER_DO(expect_floats(y, DType::float64, {4}, {0x1.47743ce64f5b4p-1, -0x1.419a5ecd2803dp+0, 0x1.8e912f9ef652ap-1, 0x1.87be014ad0395p+0}, 64.0));
  EAGER_TRY(const Tensor z, eager::random_truncated_normal(RandomTruncatedNormalOptions().shape({4}).mean(0x1.4p+3).stddev(0x1p-1).seed(8)));
  EAGER_DO(expect_floats(z, DType::float32, {4}, {0x1.4066f6p+3, 0x1.4873b6p+3, 0x1.3bb106p+3, 0x1.3f3934p+3}, 8.0));
  return done();
}

ROW(random_uniform_by_its_own_seed, "random_uniform by its own seed") {
  EAGER_TRY(const Tensor x, eager::random_uniform(RandomUniformOptions().shape({2, 5}).seed(7)));
  EAGER_DO(expect_floats(x, DType::float32, {2, 5}, {0x1.e8c0f4p-1, 0x1.8013f2p-1, 0x1.d3abap-4, 0x1.5edacp-4, 0x1.a0ba38p-2, 0x1.972f78p-1, 0x1.5fd7f8p-3, 0x1.ea6bdcp-1, 0x1.8e23p-8, 0x1.14fd8p-7}));
  EAGER_TRY(const Tensor y, eager::random_uniform(RandomUniformOptions().shape({3}).dtype(DType::float64).seed(9)));
  EAGER_DO(expect_floats(y, DType::float64, {3}, {0x1.1185fb19af148p-1, 0x1.8bc80a9bd97a2p-1, 0x1.fa0339a1b7b78p-2}));
  EAGER_TRY(const Tensor z, eager::random_uniform(RandomUniformOptions().shape({4}).minval(-0x1p+1).maxval(0x1p+1).seed(9)));
  EAGER_DO(expect_floats(z, DType::float32, {4}, {0x1.5e2904p+0, 0x1.185fap-3, 0x1.b2f44p+0, 0x1.179014p+0}, 2.0));
  EAGER_TRY(const Tensor n_int32, eager::random_uniform(RandomUniformOptions().shape({6}).minval(-0x1.4p+2).maxval(0x1.8p+2).dtype(DType::int32).seed(11)));
  EAGER_DO(expect_integers(n_int32, DType::int32, {6}, {4, 5, -2, -2, -1, 2}));
  EAGER_TRY(const Tensor n_uint8, eager::random_uniform(RandomUniformOptions().shape({6}).minval(0x0p+0).maxval(0x1.9p+7).dtype(DType::uint8).seed(11)));
  EAGER_DO(expect_integers(n_uint8, DType::uint8, {6}, {179, 191, 70, 66, 79, 138}));
  EAGER_TRY(const Tensor n_int64, eager::random_uniform(RandomUniformOptions().shape({6}).minval(-0x1p+40).maxval(0x1p+40).dtype(DType::int64).seed(11)));
  EAGER_DO(expect_integers(n_int64, DType::int64, {6}, {1008882645450, -363385992523, 425301345994, -178230363075, -1024277802699, 470835103684}));
  return done();
}

ROW(random_uniform_shape_3_minval_m1_0_maxval_0_0_seed_4, "random_uniform shape=3 minval=-1.0 maxval=0.0 seed=4") {
  EAGER_TRY(const Tensor y, eager::random_uniform(RandomUniformOptions().shape({3}).minval(-0x1p+0).maxval(0x0p+0).seed(4)));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {-0x1.bc321ap-1, -0x1.2802ep-2, -0x1.51343cp-2}, 2.0));
  return done();
}

ROW(random_uniform_shape_3_seed_1099511627779, "random_uniform shape=3 seed=1099511627779") {
  EAGER_TRY(const Tensor y, eager::random_uniform(RandomUniformOptions().shape({3}).seed(1099511627779)));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.575be8p-2, 0x1.62808cp-1, 0x1.6e4b34p-1}));
  return done();
}

ROW(random_variance_scaling_by_its_own_seed, "random_variance_scaling by its own seed") {
  EAGER_TRY(const Tensor x, eager::random_variance_scaling(RandomVarianceScalingOptions().shape({2, 3}).scale(0x1p+1).fan(Fan::fan_out).seed(7)));
  EAGER_DO(expect_floats(x, DType::float32, {2, 3}, {0x1.65c486p+0, 0x1.2ff408p-1, -0x1.09b968p+0, -0x1.2a85acp+0, -0x1.aabb5cp-3, 0x1.71f678p-1}, 64.0));
  EAGER_TRY(const Tensor y, eager::random_variance_scaling(RandomVarianceScalingOptions().shape({4}).distribution(Distribution::untruncated_normal).dtype(DType::float64).seed(7)));
  EAGER_DO(expect_floats(y, DType::float64, {4}, {0x1.4d586bf318c2fp-2, 0x1.8e02314da0318p-3, 0x1.4e7654a935a2ep-2, -0x1.6acbbd7f7a718p-4}, 64.0));
  EAGER_TRY(const Tensor z, eager::random_variance_scaling(RandomVarianceScalingOptions().shape({2, 4}).fan(Fan::fan_avg).distribution(Distribution::uniform).seed(8)));
  EAGER_DO(expect_floats(z, DType::float32, {2, 4}, {0x1.583bp-6, 0x1.affe78p-2, -0x1.c77cbp-3, -0x1.4c3bp-5, -0x1.f43bp-7, -0x1.7c4e4p-3, -0x1.c99514p-1, -0x1.9df62cp-1}, 64.0));
  return done();
}

ROW(ravel_multi_index_shape_2_3, "ravel_multi_index shape=2,3") {
  EAGER_TRY(const Tensor multi_index0, integers(DType::int32, {2}, {0, 1}));
  EAGER_TRY(const Tensor multi_index1, integers(DType::int64, {2}, {2, 1}));
  EAGER_TRY(const Tensor y, eager::ravel_multi_index({multi_index0, multi_index1}, {2, 3}));
  EAGER_DO(expect_integers(y, DType::int64, {2}, {2, 4}));
  return done();
}

ROW(reciprocal_and_its_gradient, "reciprocal and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1.8p+1, -0x1p-3, 0x1.8p-1, 0x1.4p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::reciprocal(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.555556p-2, -0x1p+3, 0x1.555556p+0, 0x1.99999ap-2}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {-0x1.c71c72p-4, -0x1p+5, -0x1.c71c72p+1, -0x1.47ae14p-5}, 8.0));
  return done();
}

ROW(reciprocal_of_other_dtypes, "reciprocal of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1.8p+1, -0x1p-3, 0x1.8p-1, 0x1.4p+1}));
  EAGER_TRY(const Tensor y_float64, eager::reciprocal(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.5555555555555p-2, -0x1p+3, 0x1.5555555555555p+0, 0x1.999999999999ap-2}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1.8p+1, -0x1p-3, 0x1.8p-1, 0x1.4p+1}));
  EAGER_TRY(const Tensor y_float16, eager::reciprocal(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.554p-2, -0x1p+3, 0x1.554p+0, 0x1.998p-2}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1.8p+1, -0x1p-3, 0x1.8p-1, 0x1.4p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::reciprocal(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.56p-2, -0x1p+3, 0x1.56p+0, 0x1.9ap-2}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {1, 3, 9}));
  EAGER_TRY(const Tensor y_int64, eager::reciprocal(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x1p+0, 0x1.5555555555555p-2, 0x1.c71c71c71c71cp-4}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {1, 3, 9}));
  EAGER_TRY(const Tensor y_uint8, eager::reciprocal(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x1p+0, 0x1.555556p-2, 0x1.c71c72p-4}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::reciprocal(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{0x1.3b13b2p-1, -0x1.d89d8ap-1}, {-0x1.611a7cp-1, -0x1.1a7b96p-2}, {0x1.eb851ep-3, 0x1.47ae14p-2}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1.e4bbd6p-2, -0x1.22d71ap+0}, {-0x1.85a1a2p-2, -0x1.991ceap-2}, {0x1.f212d8p-3, 0x1.0cb296p-2}}, 16.0));
  return done();
}

ROW(reciprocal_of_what_is_no_finite_number, "reciprocal of what is no finite number") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x0p+0, -0x0p+0, Inf}));
  EAGER_TRY(const Tensor y, eager::reciprocal(x));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {Inf, -Inf, 0x0p+0}));
  return done();
}

ROW(reciprocal_no_nan_and_its_gradient, "reciprocal_no_nan and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1.8p+1, -0x1p-3, 0x1.8p-1, 0x1.4p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::reciprocal_no_nan(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.555556p-2, -0x1p+3, 0x1.555556p+0, 0x1.99999ap-2}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {-0x1.c71c72p-4, -0x1p+5, -0x1.c71c72p+1, -0x1.47ae14p-5}, 8.0));
  return done();
}

ROW(reciprocal_no_nan_of_other_dtypes, "reciprocal_no_nan of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1.8p+1, -0x1p-3, 0x1.8p-1, 0x1.4p+1}));
  EAGER_TRY(const Tensor y_float64, eager::reciprocal_no_nan(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.5555555555555p-2, -0x1p+3, 0x1.5555555555555p+0, 0x1.999999999999ap-2}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1.8p+1, -0x1p-3, 0x1.8p-1, 0x1.4p+1}));
  EAGER_TRY(const Tensor y_float16, eager::reciprocal_no_nan(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.554p-2, -0x1p+3, 0x1.554p+0, 0x1.998p-2}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1.8p+1, -0x1p-3, 0x1.8p-1, 0x1.4p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::reciprocal_no_nan(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.56p-2, -0x1p+3, 0x1.56p+0, 0x1.9ap-2}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {1, 3, 9}));
  EAGER_TRY(const Tensor y_int64, eager::reciprocal_no_nan(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x1p+0, 0x1.5555555555555p-2, 0x1.c71c71c71c71cp-4}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {1, 3, 9}));
  EAGER_TRY(const Tensor y_uint8, eager::reciprocal_no_nan(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x1p+0, 0x1.555556p-2, 0x1.c71c72p-4}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::reciprocal_no_nan(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{0x1.3b13b2p-1, -0x1.d89d8ap-1}, {-0x1.611a7cp-1, -0x1.1a7b96p-2}, {0x1.eb851ep-3, 0x1.47ae14p-2}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1.e4bbd6p-2, -0x1.22d71ap+0}, {-0x1.85a1a2p-2, -0x1.991ceap-2}, {0x1.f212d8p-3, 0x1.0cb296p-2}}, 16.0));
  return done();
}

ROW(records_in_a_file_compression_gzip, "records in a file, compression=GZIP") {
  EAGER_TRY(const std::string file, write_records("file", Compression::gzip, {"one", "", "Zo\303\253\012", "4444444444444444444444444444444444444444"}));
  EAGER_TRY(const Dataset d, Dataset::records({file}, data::RecordsOptions().compression(data::Compression::gzip)));
  EAGER_DO(expect_elements(d, {"b'one'", "b''", "b'Zo\134xc3\134xab\134n'", "b'4444444444444444444444444444444444444444'"}, 2, false));
  EAGER_TRY(const Dataset plain, Dataset::records({file}));
  EAGER_DO(expect_elements(plain, {"!DATA_LOSS"}, -1, false));
  return done();
}

ROW(records_in_a_file_compression_none, "records in a file, compression=NONE") {
  EAGER_TRY(const std::string file, write_records("file", Compression::none, {"one", "", "Zo\303\253\012", "4444444444444444444444444444444444444444"}));
  EAGER_TRY(const Dataset d, Dataset::records({file}));
  EAGER_DO(expect_elements(d, {"b'one'", "b''", "b'Zo\134xc3\134xab\134n'", "b'4444444444444444444444444444444444444444'"}, 2, false));
  return done();
}

ROW(reductions_of_nothing, "reductions of nothing") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {0, 2}, {}));
  EAGER_TRY(const Tensor y_sum, eager::sum(x, SumOptions().axis({0})));
  EAGER_DO(expect_floats(y_sum, DType::float32, {2}, {0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor y_prod, eager::prod(x, ProdOptions().axis({0})));
  EAGER_DO(expect_floats(y_prod, DType::float32, {2}, {0x1p+0, 0x1p+0}));
  EAGER_TRY(const Tensor y_mean, eager::mean(x, MeanOptions().axis({0})));
  EAGER_DO(expect_floats(y_mean, DType::float32, {2}, {NaN, NaN}));
  EAGER_DO(expect_error(Code::invalid_argument, "max", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor m, eager::max(x));
    return done();
  }));
  EAGER_TRY(const Tensor n, eager::max(x, MaxOptions().axis({1})));
  EAGER_DO(expect_floats(n, DType::float32, {0}, {}));
  return done();
}

ROW(refused_a_bias_of_another_size, "refused: a bias of another size") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_TRY(const Tensor bias, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "bias_add", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::bias_add(x, bias));
    return done();
  }));
  return done();
}

ROW(refused_a_bitcast_that_does_not_come_out_even, "refused: a bitcast that does not come out even") {
  EAGER_TRY(const Tensor x, integers(DType::uint8, {3}, {1, 2, 3}));
  EAGER_DO(expect_error(Code::invalid_argument, "bitcast", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::bitcast(x, DType::int32));
    return done();
  }));
  return done();
}

ROW(refused_a_broadcast_to_fewer_elements, "refused: a broadcast to fewer elements") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "broadcast_to", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::broadcast_to(x, {3}));
    return done();
  }));
  return done();
}

ROW(refused_a_concatenation_of_nothing, "refused: a concatenation of nothing") {
  EAGER_DO(expect_error(Code::invalid_argument, "concat", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::concat({}));
    return done();
  }));
  return done();
}

ROW(refused_a_concatenation_of_other_dims, "refused: a concatenation of other dims") {
  EAGER_TRY(const Tensor values0, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor values1, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "concat", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::concat({values0, values1}));
    return done();
  }));
  return done();
}

ROW(refused_a_file_longer_than_its_tensors, "refused: a file longer than its tensors") {
  EAGER_DO(expect_error(Code::data_loss, "", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Function f, load_bytes(std::string("\166\000\000\000\000\000\000\000\173\042\137\137\155\145\164\141\144\141\164\141\137\137\042\072\173\042\146\157\162\155\141\164\042\072\042\145\141\147\145\162\056\146\165\156\143\164\151\157\156\042\054\042\146\157\162\155\141\164\137\166\145\162\163\151\157\156\042\072\042\061\042\175\054\042\170\042\072\173\042\144\164\171\160\145\042\072\042\106\063\062\042\054\042\163\150\141\160\145\042\072\133\062\135\054\042\144\141\164\141\137\157\146\146\163\145\164\163\042\072\133\060\054\070\135\175\175\000\000\000\000\000\000\000\000\000", 135)));
    return done();
  }));
  return done();
}

ROW(refused_a_file_of_something_else, "refused: a file of something else") {
  EAGER_DO(expect_error(Code::invalid_argument, "", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Function f, load_bytes(std::string("\002\000\000\000\000\000\000\000\173\175", 10)));
    return done();
  }));
  return done();
}

ROW(refused_a_file_that_ends_in_its_header, "refused: a file that ends in its header") {
  EAGER_DO(expect_error(Code::data_loss, "", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Function f, load_bytes(std::string("\166\000\000\000\000\000\000\000\173\042\137\137\155\145\164\141\144\141\164\141\137\137\042\072\173\042\146\157\162\155\141\164\042\072\042\145\141\147\145\162\056\146\165\156\143\164\151\157\156\042\054\042\146\157\162\155\141\164\137\166\145\162\163\151\157\156\042\072\042\061\042\175\054\042\170\042\072\173\042\144\164\171\160\145\042\072\042\106\063\062\042\054\042\163\150\141\160\145\042\072\133\062\135\054\042\144\141\164\141\137\157\146\146\163\145\164\163", 117)));
    return done();
  }));
  return done();
}

ROW(refused_a_file_that_ends_in_its_header_s_size, "refused: a file that ends in its header's size") {
  EAGER_DO(expect_error(Code::data_loss, "", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Function f, load_bytes(std::string("\166\000\000\000\000\000\000", 7)));
    return done();
  }));
  return done();
}

ROW(refused_a_file_that_ends_in_its_tensors, "refused: a file that ends in its tensors") {
  EAGER_DO(expect_error(Code::data_loss, "", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Function f, load_bytes(std::string("\166\000\000\000\000\000\000\000\173\042\137\137\155\145\164\141\144\141\164\141\137\137\042\072\173\042\146\157\162\155\141\164\042\072\042\145\141\147\145\162\056\146\165\156\143\164\151\157\156\042\054\042\146\157\162\155\141\164\137\166\145\162\163\151\157\156\042\072\042\061\042\175\054\042\170\042\072\173\042\144\164\171\160\145\042\072\042\106\063\062\042\054\042\163\150\141\160\145\042\072\133\062\135\054\042\144\141\164\141\137\157\146\146\163\145\164\163\042\072\133\060\054\070\135\175\175\000\000\000\000\000\000\000", 133)));
    return done();
  }));
  return done();
}

ROW(refused_a_file_whose_header_is_no_json, "refused: a file whose header is no JSON") {
  EAGER_DO(expect_error(Code::data_loss, "", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Function f, load_bytes(std::string("\166\000\000\000\000\000\000\000\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\000\000\000\000\000\000\000\000", 134)));
    return done();
  }));
  return done();
}

ROW(refused_a_file_without_a_byte, "refused: a file without a byte") {
  EAGER_DO(expect_error(Code::data_loss, "", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Function f, load_bytes(std::string("", 0)));
    return done();
  }));
  return done();
}

ROW(refused_a_filter_of_other_channels, "refused: a filter of other channels") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 3, 2}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {1, 1, 3, 1}, {0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "conv2d", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::conv2d(x, filter));
    return done();
  }));
  return done();
}

ROW(refused_a_label_out_of_range, "refused: a label out of range") {
  EAGER_TRY(const Tensor logits, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_TRY(const Tensor labels, integers(DType::int32, {2}, {0, 3}));
  EAGER_DO(expect_error(Code::invalid_argument, "sparse_softmax_cross_entropy_with_logits", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::sparse_softmax_cross_entropy_with_logits(logits, labels));
    return done();
  }));
  return done();
}

ROW(refused_a_negative_dim, "refused: a negative dim") {
  EAGER_TRY(const Tensor value, floats(DType::float32, {}, {0x1p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "fill", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::fill({-2}, value));
    return done();
  }));
  return done();
}

ROW(refused_a_negative_index, "refused: a negative index") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {2}, {0, -1}));
  EAGER_DO(expect_error(Code::invalid_argument, "gather", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::gather(x, indices));
    return done();
  }));
  return done();
}

ROW(refused_a_norm_to_clip_to_of_0, "refused: a norm to clip to of 0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "clip_by_norm", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::clip_by_norm(x, ClipByNormOptions().clip_norm(0x0p+0)));
    return done();
  }));
  return done();
}

ROW(refused_a_permutation_that_names_an_axis_twice, "refused: a permutation that names an axis twice") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "permute_dims", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::permute_dims(x, PermuteDimsOptions().axes({0, 0})));
    return done();
  }));
  return done();
}

ROW(refused_a_rate_of_dropout_of_1, "refused: a rate of dropout of 1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "dropout", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::dropout(x, DropoutOptions().rate(0x1p+0)));
    return done();
  }));
  return done();
}

ROW(refused_a_reshape_to_another_size, "refused: a reshape to another size") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "reshape", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::reshape(x, {4}));
    return done();
  }));
  return done();
}

ROW(refused_a_reshape_to_two_unknown_dims, "refused: a reshape to two unknown dims") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "reshape", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::reshape(x, {-1, -1}));
    return done();
  }));
  return done();
}

ROW(refused_a_slice_beyond_the_end, "refused: a slice beyond the end") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "slice", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::slice(x, {1}, SliceOptions().size({2})));
    return done();
  }));
  return done();
}

ROW(refused_a_split_that_does_not_come_out_even, "refused: a split that does not come out even") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "split", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_1_, eager::split(x, {2}));
    EAGER_DO(expect_count(outputs_1_, 2));
    const Tensor y = outputs_1_.at(0);
    const Tensor z = outputs_1_.at(1);
    return done();
  }));
  return done();
}

ROW(refused_a_squeeze_of_a_dim_of_2, "refused: a squeeze of a dim of 2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "squeeze", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::squeeze(x, SqueezeOptions().axis({0})));
    return done();
  }));
  return done();
}

ROW(refused_a_stack_of_other_shapes, "refused: a stack of other shapes") {
  EAGER_TRY(const Tensor values0, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor values1, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "stack", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::stack({values0, values1}));
    return done();
  }));
  return done();
}

ROW(refused_a_step_of_0, "refused: a step of 0") {
  EAGER_DO(expect_error(Code::invalid_argument, "arange", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::arange(0x0p+0, ArangeOptions().stop(0x1p+0).step(0x0p+0)));
    return done();
  }));
  return done();
}

ROW(refused_a_stride_of_0, "refused: a stride of 0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "strided_slice", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::strided_slice(x, StridedSliceOptions().begin({0}).end({2}).strides({0})));
    return done();
  }));
  return done();
}

ROW(refused_a_sum_along_an_axis_that_is_not_there, "refused: a sum along an axis that is not there") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "sum", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::sum(x, SumOptions().axis({1})));
    return done();
  }));
  return done();
}

ROW(refused_a_sum_along_an_axis_twice, "refused: a sum along an axis twice") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "sum", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::sum(x, SumOptions().axis({0, -2})));
    return done();
  }));
  return done();
}

ROW(refused_a_tensor_of_rank_33, "refused: a tensor of rank 33") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {0x1p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "expand_dims", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::expand_dims(x, 0));
    return done();
  }));
  return done();
}

ROW(refused_an_index_along_an_axis_out_of_range, "refused: an index along an axis out of range") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {1}, {2}));
  EAGER_DO(expect_error(Code::invalid_argument, "take_along_axis", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::take_along_axis(x, indices));
    return done();
  }));
  return done();
}

ROW(refused_an_index_out_of_range, "refused: an index out of range") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {}, {7}));
  EAGER_DO(expect_error(Code::invalid_argument, "gather", "indices = 7 is not in [0, 3) [Op:gather]", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::gather(x, indices));
    return done();
  }));
  return done();
}

ROW(refused_an_index_out_of_range_of_many, "refused: an index out of range of many") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {1, 2}, {0, 3}));
  EAGER_DO(expect_error(Code::invalid_argument, "gather_nd", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::gather_nd(x, indices));
    return done();
  }));
  return done();
}

ROW(refused_an_index_to_scatter_to_out_of_range, "refused: an index to scatter to out of range") {
  EAGER_TRY(const Tensor indices, integers(DType::int32, {1, 1}, {4}));
  EAGER_TRY(const Tensor updates, floats(DType::float32, {1}, {0x1p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "scatter_nd", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::scatter_nd(indices, updates, {4}));
    return done();
  }));
  return done();
}

ROW(refused_an_integer_division_by_zero, "refused: an integer division by zero") {
  EAGER_TRY(const Tensor x1, integers(DType::int32, {1}, {1}));
  EAGER_TRY(const Tensor x2, integers(DType::int32, {1}, {0}));
  EAGER_DO(expect_error(Code::invalid_argument, "floor_divide", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::floor_divide(x1, x2));
    return done();
  }));
  return done();
}

ROW(refused_an_integer_remainder_by_zero, "refused: an integer remainder by zero") {
  EAGER_TRY(const Tensor x1, integers(DType::uint8, {1}, {1}));
  EAGER_TRY(const Tensor x2, integers(DType::uint8, {1}, {0}));
  EAGER_DO(expect_error(Code::invalid_argument, "remainder", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::remainder(x1, x2));
    return done();
  }));
  return done();
}

ROW(refused_an_integer_to_a_negative_power, "refused: an integer to a negative power") {
  EAGER_TRY(const Tensor x1, integers(DType::int32, {1}, {2}));
  EAGER_TRY(const Tensor x2, integers(DType::int32, {1}, {-1}));
  EAGER_DO(expect_error(Code::invalid_argument, "pow", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::pow(x1, x2));
    return done();
  }));
  return done();
}

ROW(refused_an_order_of_complex_numbers, "refused: an order of complex numbers") {
  EAGER_TRY(const Tensor x1, complexes(DType::complex64, {1}, {{0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor x2, complexes(DType::complex64, {1}, {{0x1p+1, 0x0p+0}}));
  EAGER_DO(expect_error(Code::invalid_argument, "less", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::less(x1, x2));
    return done();
  }));
  return done();
}

ROW(refused_bits_of_floats, "refused: bits of floats") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "bitwise_and", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::bitwise_and(x1, x2));
    return done();
  }));
  return done();
}

ROW(refused_bounds_in_the_wrong_order, "refused: bounds in the wrong order") {
  EAGER_DO(expect_error(Code::invalid_argument, "random_uniform", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::random_uniform(RandomUniformOptions().shape({2}).minval(0x1p+0).maxval(0x0p+0)));
    return done();
  }));
  return done();
}

ROW(refused_logic_of_numbers, "refused: logic of numbers") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "logical_and", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::logical_and(x1, x2));
    return done();
  }));
  return done();
}

ROW(refused_more_bytes_than_there_are, "refused: more bytes than there are") {
  EAGER_TRY(const Tensor value, floats(DType::float64, {}, {0x1p+0}));
  EAGER_DO(expect_error(Code::resource_exhausted, "fill", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::fill({1125899906842624}, value));
    return done();
  }));
  return done();
}

ROW(refused_more_elements_than_can_be_counted, "refused: more elements than can be counted") {
  EAGER_TRY(const Tensor value, integers(DType::int8, {}, {1}));
  EAGER_DO(expect_error(Code::invalid_argument, "fill", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::fill({1099511627776, 1099511627776}, value));
    return done();
  }));
  return done();
}

ROW(refused_saving_in_a_folder_that_is_not_there, "refused: saving in a folder that is not there") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    return std::vector<Tensor>{x};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float32, {2}}}, "f"));
  EAGER_DO(expect_error(Code::not_found, "", whatever, [&]() -> Fallible<void> {
    EAGER_DO(f.save("/no/such/folder/f.eager"));
    return done();
  }));
  return done();
}

ROW(refused_saving_to_a_folder, "refused: saving to a folder") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    return std::vector<Tensor>{x};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float32, {2}}}, "f"));
  EAGER_DO(expect_error(Code::invalid_argument, "", whatever, [&]() -> Fallible<void> {
    EAGER_DO(f.save("/"));
    return done();
  }));
  return done();
}

ROW(refused_saving_where_no_files_are_made, "refused: saving where no files are made") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    return std::vector<Tensor>{x};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float32, {2}}}, "f"));
  EAGER_DO(expect_error(Code::permission_denied, "", whatever, [&]() -> Fallible<void> {
    EAGER_DO(f.save("/sys/f.eager"));
    return done();
  }));
  return done();
}

ROW(refused_shapes_that_do_not_broadcast, "refused: shapes that do not broadcast") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "add", "Incompatible shapes: [2] vs. [3] [Op:add]", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::add(x1, x2));
    return done();
  }));
  return done();
}

ROW(refused_softmax_of_integers, "refused: softmax of integers") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2}, {1, 2}));
  EAGER_DO(expect_error(Code::invalid_argument, "softmax", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::softmax(x));
    return done();
  }));
  return done();
}

ROW(refused_the_product_of_matrices_of_wrong_sizes, "refused: the product of matrices of wrong sizes") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "matmul", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::matmul(x1, x2));
    return done();
  }));
  return done();
}

ROW(relu_and_its_gradient, "relu and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::relu(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+1}));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x0p+0, 0x0p+0, 0x1p+1, 0x1p-2}, 1.0));
  return done();
}

ROW(relu_of_other_dtypes, "relu of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::relu(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::relu(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::relu(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+1}));
  return done();
}

ROW(relu_of_what_is_no_finite_number, "relu of what is no finite number") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {NaN, -Inf, Inf}));
  EAGER_TRY(const Tensor y, eager::relu(x));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {NaN, 0x0p+0, Inf}));
  return done();
}

ROW(relu6_and_its_gradient, "relu6 and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::relu6(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+2}));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0}, 1.0));
  return done();
}

ROW(relu6_of_other_dtypes, "relu6 of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1p+3}));
  EAGER_TRY(const Tensor y_float64, eager::relu6(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+2}));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1p+3}));
  EAGER_TRY(const Tensor y_float16, eager::relu6(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+2}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1p+3}));
  EAGER_TRY(const Tensor y_bfloat16, eager::relu6(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+2}));
  return done();
}

ROW(remainder_and_its_gradients, "remainder and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::remainder(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1p-1, 0x1p-2, -0x1p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}, 1.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {0x0p+0, 0x1.8p+0, 0x1p+1}, 1.0));
  return done();
}

ROW(remainder_of_other_dtypes, "remainder of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::remainder(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x1p-1, 0x1p-2, -0x1p+0}));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::remainder(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x1p-1, 0x1p-2, -0x1p+0}));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::remainder(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1p-1, 0x1p-2, -0x1p+0}));
  return done();
}

ROW(repeat_repeats_0_axis_1, "repeat repeats=0 axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2}));
  EAGER_TRY(const Tensor y, eager::repeat(x, 0, RepeatOptions().axis(1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 0}, {}));
  return done();
}

ROW(repeat_repeats_2, "repeat repeats=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::repeat(x, 2));
  EAGER_DO(expect_floats(y, DType::float32, {12}, {0x1p+0, 0x1p+0, 0x1p+1, 0x1p+1, 0x1.8p+1, 0x1.8p+1, 0x1p+2, 0x1p+2, 0x1.4p+2, 0x1.4p+2, 0x1.8p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {12}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.8p+0, 0x1.2p+1, 0x1.2p+2, 0x1.cp+0, 0x1.4p+1, 0x1.cp+0}));
  return done();
}

ROW(repeat_repeats_2_axis_0, "repeat repeats=2 axis=0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::repeat(x, 2, RepeatOptions().axis(0)));
  EAGER_DO(expect_floats(y, DType::float32, {4, 3}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2, 0x1p+2, 0x1.8p+1, 0x1.8p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.4p+0, 0x1p+1, 0x1.4p+2, 0x1.6p+1, 0x1.4p+0, 0x1p+1}));
  return done();
}

ROW(repeat_repeats_2_axis_1, "repeat repeats=2 axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::repeat(x, 2, RepeatOptions().axis(1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 6}, {0x1p+0, 0x1p+0, 0x1p+1, 0x1p+1, 0x1.8p+1, 0x1.8p+1, 0x1p+2, 0x1p+2, 0x1.4p+2, 0x1.4p+2, 0x1.8p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 6}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.8p+0, 0x1.2p+1, 0x1.2p+2, 0x1.cp+0, 0x1.4p+1, 0x1.cp+0}));
  return done();
}

ROW(repeat_repeats_2_axis_1_of_strings, "repeat repeats=2 axis=1 of strings") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  EAGER_TRY(const Tensor y, eager::repeat(x, 2, RepeatOptions().axis(1)));
  EAGER_DO(expect_strings(y, DType::string, {2, 6}, {"a", "a", "", "", "\346\227\245\346\234\254", "\346\227\245\346\234\254", "b c", "b c", "d", "d", "e", "e"}));
  return done();
}

ROW(repeat_each, "repeat_each") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor repeats, integers(DType::int64, {}, {2}));
  EAGER_TRY(const Tensor y, eager::repeat_each(x, repeats));
  EAGER_DO(expect_floats(y, DType::float32, {12}, {0x1p+0, 0x1p+0, 0x1p+1, 0x1p+1, 0x1.8p+1, 0x1.8p+1, 0x1p+2, 0x1p+2, 0x1.4p+2, 0x1.4p+2, 0x1.8p+2, 0x1.8p+2}));
  return done();
}

ROW(repeat_each_axis_m1, "repeat_each axis=-1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor repeats, integers(DType::int32, {3}, {2, 0, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::repeat_each(x, repeats, RepeatEachOptions().axis(-1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.8p+0, 0x0p+0, 0x1p+1, 0x1.cp+0, 0x0p+0, 0x1.8p+1}));
  return done();
}

ROW(repeat_each_axis_1, "repeat_each axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor repeats, integers(DType::int32, {3}, {2, 0, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::repeat_each(x, repeats, RepeatEachOptions().axis(1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1.8p+1, 0x1p+2, 0x1p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.8p+0, 0x0p+0, 0x1p+1, 0x1.cp+0, 0x0p+0, 0x1.8p+1}));
  return done();
}

ROW(reshape_shape, "reshape shape=") {
  EAGER_TRY(const Tensor x, integers(DType::int16, {1}, {7}));
  EAGER_TRY(const Tensor y, eager::reshape(x, {}));
  EAGER_DO(expect_integers(y, DType::int16, {}, {7}));
  return done();
}

ROW(reshape_shape_0_m1_1_zero_copies_true, "reshape shape=0,-1,1 zero_copies=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::reshape(x, {0, -1, 1}, ReshapeOptions().zero_copies(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 1}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 1}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  return done();
}
