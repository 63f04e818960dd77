#include "runtime/core/gradient.h"
#include "runtime/core/prepared.h"
#include "runtime/execute/execute.h"
#include "runtime/execute/launch.h"

namespace eager {

TensorRef cast_to(eager_context& ctx, TensorRef t, DType dtype) {
  if (t->dtype == dtype && !(t->flags & kWeak)) return t;
  const int64_t number = static_cast<int64_t>(dtype);
  const Arguments args{&number, 1};
  return execute1(ctx, *prepared<"cast", "">(), {t.get()}, &args);
}

TensorRef cast_scalar(eager_context& ctx, eager_tensor& t, DType dtype) {
  const TensorRef strong = strong_scalar(t, dtype);
  eager_op& cast = *prepared<"cast", "">();
  const int64_t number = static_cast<int64_t>(dtype);
  const CallAttributes attributes(cast, {&number, 1});
  eager_tensor *const in[] = {&t}, *const out[] = {strong.get()};
  tell_recorders(ctx, {&cast, attributes.values(), true, in, 1, out, 1});
  return strong;
}

TensorRef to_dense(eager_context& ctx, eager_tensor& sparse) {
  TensorRef like = sparse.sparse->like;
  if (!like) like = TensorRef::adopt(new_shape_only(sparse.dtype, sparse.shape()));
  return execute1(ctx, *prepared<"sparse_to_dense_rows", "">(),
                  {sparse.sparse->indices.get(), sparse.sparse->values.get(), like.get()});
}

TensorRef to_dense_unrecorded(const eager_tensor& sparse) {
  ContextOptions options;
  options.seed = 1;
  const Ref<eager_context> ctx = Ref<eager_context>::adopt(new eager_context(options));
  return to_dense(*ctx, const_cast<eager_tensor&>(sparse));
}

TensorRef require_shape(eager_context& ctx, TensorRef gradient, eager_tensor& like, const std::string& what,
                        const char* op) {
  const ShapeView shape = gradient->shape(), wanted = like.shape();
  if (!may_equal(shape, wanted)) wrong_gradient(what, shape, wanted, op);
  if (is_known(shape) && is_known(wanted)) return gradient;
  if (gradient->flags & kSparseRows) {  // only dense tensors have a shape that is found out when the function runs
    if (gradient->sparse->like.get() == &like) return gradient;
    gradient = to_dense(ctx, *gradient);
  }
  const Ref<eager_op> check = Ref<eager_op>::adopt(new_op("require_shape"));
  check->set_string("what", what.c_str());
  check->set_string("op", op);
  return execute1(ctx, *check, {gradient.get(), &like});
}

TensorRef copy_booleans(eager_tensor& t) {
  TensorRef copy = TensorRef::adopt(new_tensor(t.dtype, t.shape(), t.device_index));
  eager_tensor *in = &t, *out = copy.get();
  launch_on(*prepared<"bitcast", "">(), t.dtype, t.device_index, &in, 1, &out, 1);
  return copy;
}

TensorRef copy_to(eager_context& ctx, eager_tensor& t, int device_index) {
  if (t.flags & kSymbolic) {  // the function copies it when it runs
    eager_op& identity = *prepared<"identity", "">();
    eager_tensor *in = &t, *out = nullptr;
    int32_t room = 1;
    execute(ctx, {*identity.with(identity.attrs, device_index), &in, 1, &out, room});
    return TensorRef::adopt(out);
  }
  if (t.flags & kSparseRows) {  // the values are copied by a call that tapes see
    return TensorRef::adopt(new_sparse_rows(t.shape(), copy_to_device(t.sparse->indices, device_index),
                                            copy_to(ctx, *t.sparse->values, device_index)));
  }
  TensorRef copy = copy_to_device(TensorRef::share(&t), device_index);
  if (copy.get() == &t || (t.flags & kWeak)) {
    copy = TensorRef::adopt(new_alias(*copy, copy->dtype, copy->shape(), 0));
  }
  if (ctx.is_recording()) {
    eager_op& identity = *prepared<"identity", "">();
    eager_tensor *in = &t, *out = copy.get();
    tell_recorders(ctx, {&identity, identity.attrs, false, &in, 1, &out, 1});
  }
  return copy;
}

}  // namespace eager
