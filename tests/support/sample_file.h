// A saved function that tests damage: it has a variable, an optimizer, a constant and a custom gradient.
#pragma once

#include <catch2/catch.hpp>

#include "support/saved_file.h"

namespace client {

struct Sample : Traced {
  Folder folder;
  std::string bytes;
  Sample() {
    Variable v = variable(vec({1, 2, 3}), "w");
    eager_optimizer* adam = nullptr;
    check(eager_optimizer_create(ctx, "adam", &adam));
    eager_variable* variables = v.get();
    check(eager_optimizer_build(adam, &variables, 1));
    Tensor x = input({-1, 3});
    Tensor y = mul(x, read(v));
    Tensor g = input({3});
    eager_tensor* gradient = g.get();
    check(eager_optimizer_apply(ctx, adam, &variables, &gradient, 1));
    eager_optimizer_release(adam);
    Tensor z = mul(y, vec({4, 5, 6}));
    eager_tensor *in = x.get(), *out = z.get(), *recorded = nullptr;
    check(eager_tape_record(
        ctx, &in, 1, &out, 1,
        [](void*, eager_context*, eager_tensor* const* dy, int32_t, eager_tensor** dx, int32_t) -> eager_status* {
          eager_tensor_retain(dx[0] = dy[0]);
          return nullptr;
        },
        nullptr, nullptr, &recorded));
    Function f = end({Tensor(recorded).get()});
    save(ctx, f, folder / "f");
    bytes = read_file(folder / "f");
  }
  std::string refused(const std::string& damaged) {
    write_file(folder / "g", damaged);
    return refusal([&] { load(ctx, folder / "g"); });
  }
  // Expects that the file is refused as INVALID_ARGUMENT or DATA_LOSS, in a message that has `why`.
  void expect(const std::string& damaged, const std::string& why) {
    const std::string text = refused(damaged);
    INFO(text);
    CHECK((text.rfind("3: ", 0) == 0 || text.rfind("15: ", 0) == 0));
    CHECK(text.find(why) != std::string::npos);
  }
  template <class F>
  void expect_graph(F change, const std::string& why) {
    Parts parts(bytes);
    change(parts.graph);
    expect(parts.bytes(), why);
  }
  template <class F>
  void expect_header(F change, const std::string& why) {
    Parts parts(bytes);
    change(parts.header);
    expect(parts.with_header(parts.header.dump()), why);
  }
};

}  // namespace client
