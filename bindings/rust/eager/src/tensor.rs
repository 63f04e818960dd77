//! Values that do not change.

use std::ffi::c_void;
use std::fmt::{self, Write};
use std::mem::{size_of, size_of_val, zeroed, MaybeUninit};
use std::ptr::{self, NonNull};

use eager_sys as sys;

use crate::context::current;
use crate::dtype::{Nested, Scalar, Weak};
use crate::error::{c_string, check, count, made, owned_text, text};
use crate::{callback, Code, Complex, DType, Element, Error, Result};

/// A value that does not change: elements of one dtype in rows and columns of any rank, on some device.
///
/// A clone is another reference to the same value.
#[repr(transparent)]
pub struct Tensor(NonNull<sys::eager_tensor>);

crate::handle!(Tensor, eager_tensor, eager_tensor_retain, eager_tensor_release);

/// How a tensor is printed; `None` is NumPy's default.
#[derive(Clone, Copy, Debug, Default)]
pub struct FormatOptions {
    /// Most digits behind the point; default 8.
    pub precision: Option<u16>,
    /// How many elements a summary shows at each end of an axis; default 3.
    pub edge_items: Option<u16>,
    /// Most elements that are shown without a summary; default 1000.
    pub threshold: Option<u32>,
    /// Characters in a line; default 75.
    pub line_width: Option<u16>,
    /// Whether small numbers have no exponents.
    pub suppress: bool,
}

impl Tensor {
    // ---- making ----

    /// Makes a tensor of a number or of nested arrays, whose elements are copied.
    ///
    /// ```
    /// # fn main() -> eager::Result<()> {
    /// let x = eager::Tensor::new([[1f32, 2.0, 3.0], [4.0, 5.0, 6.0]])?;
    /// assert_eq!(x.dims(), [2, 3]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn new<T: Nested>(values: T) -> Result<Tensor> {
        let mut dims = Vec::new();
        T::dims(&mut dims);
        // SAFETY: nested arrays lie in one piece.
        unsafe { Tensor::copied(T::Element::DTYPE, &dims, (&values as *const T).cast(), size_of::<T>()) }
    }

    /// Makes a tensor with a copy of the elements, which are in the order of rows.
    ///
    /// [`Code::INVALID_ARGUMENT`]: the dims are not those of as many elements, one is negative, or there are more than 32.
    pub fn from_slice<T: Element>(elements: &[T], dims: &[i64]) -> Result<Tensor> {
        unsafe { Tensor::copied(T::DTYPE, dims, elements.as_ptr().cast(), size_of_val(elements)) }
    }

    /// Makes a tensor on the memory of a vector, which is not copied. The errors are those of [`from_slice`](Tensor::from_slice).
    pub fn from_vec<T: Element>(elements: Vec<T>, dims: &[i64]) -> Result<Tensor> {
        unsafe extern "C" fn destroy<T>(elements: *mut c_void) {
            drop(unsafe { Box::from_raw(elements.cast::<Vec<T>>()) });
        }
        let context = current()?;
        let mut elements = Box::new(elements);
        let (data, size) = (elements.as_mut_ptr(), size_of_val(elements.as_slice()));
        let kept = Box::into_raw(elements).cast();
        // SAFETY: the vector lives until destroy runs.
        unsafe {
            made(|out| {
                let rank = count(dims.len());
                sys::eager_tensor_wrap(
                    context,
                    T::DTYPE.0,
                    dims.as_ptr(),
                    rank,
                    data.cast(),
                    size,
                    Some(destroy::<T>),
                    kept,
                    out,
                )
            })
        }
    }

    /// Makes a tensor of strings of bytes, which are UTF-8 as a rule.
    pub fn from_strings<S: AsRef<[u8]>>(strings: &[S], dims: &[i64]) -> Result<Tensor> {
        let mut end = 0i64;
        let mut packed = end.to_ne_bytes().to_vec();
        for string in strings {
            end += string.as_ref().len() as i64;
            packed.extend(end.to_ne_bytes());
        }
        strings.iter().for_each(|string| packed.extend(string.as_ref()));
        unsafe { Tensor::copied(DType::STRING, dims, packed.as_ptr().cast(), packed.len()) }
    }

    /// Makes a weak scalar, the 2 in `x * 2`: as an op's input it takes the dtype of the other operands.
    #[inline]
    pub fn weak(value: impl Scalar) -> Result<Tensor> {
        let context = current()?;
        unsafe {
            match value.weak() {
                Weak::Int(value) => made(|out| sys::eager_tensor_scalar_int(context, value, out)),
                Weak::Float(value) => made(|out| sys::eager_tensor_scalar_float(context, value, out)),
            }
        }
    }

    unsafe fn copied(dtype: DType, dims: &[i64], data: *const c_void, size: usize) -> Result<Tensor> {
        let rank = count(dims.len());
        let context = current()?;
        unsafe { made(|out| sys::eager_tensor_create(context, dtype.0, dims.as_ptr(), rank, data, size, out)) }
    }

    // ---- asking ----

    /// Returns the dtype.
    pub fn dtype(&self) -> DType {
        DType(unsafe { sys::eager_tensor_dtype(self.as_ptr()) })
    }

    /// Returns the rank, the number of dims.
    pub fn rank(&self) -> usize {
        unsafe { sys::eager_tensor_rank(self.as_ptr()) as usize }
    }

    /// Returns the dims; -1 stands for one that is not known while a function is traced.
    pub fn dims(&self) -> &[i64] {
        match self.rank() {
            0 => &[],
            // SAFETY: the dims live as long as the tensor.
            rank => unsafe { std::slice::from_raw_parts(sys::eager_tensor_dims(self.as_ptr()), rank) },
        }
    }

    /// Returns the number of elements; `None` if a dim is not known.
    pub fn num_elements(&self) -> Option<usize> {
        unsafe { sys::eager_tensor_num_elements(self.as_ptr()) }.try_into().ok()
    }

    /// Returns the number of bytes of the elements; for strings that of their offsets too. `None` if a dim is not known.
    pub fn num_bytes(&self) -> Option<usize> {
        match unsafe { sys::eager_tensor_num_bytes(self.as_ptr()) } {
            usize::MAX => None,
            bytes => Some(bytes),
        }
    }

    /// Returns the device's name, such as "cpu:0"; "" for a symbolic tensor.
    pub fn device(&self) -> &'static str {
        text(unsafe { sys::eager_tensor_device(self.as_ptr()) })
    }

    /// Returns a number that no other tensor or variable of the process has.
    pub fn id(&self) -> i64 {
        unsafe { sys::eager_tensor_id(self.as_ptr()) }
    }

    /// Reports whether the tensor is a weak scalar; see [`Tensor::weak`].
    pub fn is_weak(&self) -> bool {
        self.has_flag(sys::EAGER_TENSOR_WEAK)
    }

    /// Reports whether the tensor has no value, since it was made while a function was traced.
    pub fn is_symbolic(&self) -> bool {
        self.has_flag(sys::EAGER_TENSOR_SYMBOLIC)
    }

    fn has_flag(&self, flag: i32) -> bool {
        let mut about: sys::eager_tensor_description = unsafe { zeroed() };
        about.struct_size = size_of::<sys::eager_tensor_description>();
        check(unsafe { sys::eager_tensor_info(self.as_ptr(), &mut about) }).is_ok() && about.flags & flag != 0
    }

    // ---- reading ----

    /// Borrows the elements where they lie, in the order of rows.
    ///
    /// [`Code::INVALID_ARGUMENT`]: the dtype is another. [`Code::FAILED_PRECONDITION`]: the tensor is not on the host, is
    /// symbolic, or sparse rows.
    pub fn as_slice<T: Element>(&self) -> Result<&[T]> {
        self.expect(T::DTYPE)?;
        let mut data = ptr::null();
        check(unsafe { sys::eager_tensor_data(self.as_ptr(), &mut data) })?;
        match self.num_elements() {
            None | Some(0) => Ok(&[]),
            // SAFETY: as many elements lie there, aligned, as long as the tensor lives.
            Some(length) => Ok(unsafe { std::slice::from_raw_parts(data.cast(), length) }),
        }
    }

    /// Copies the elements, in the order of rows, from any device.
    ///
    /// [`Code::INVALID_ARGUMENT`]: the dtype is another. [`Code::FAILED_PRECONDITION`]: the tensor is symbolic.
    pub fn to_vec<T: Element>(&self) -> Result<Vec<T>> {
        self.expect(T::DTYPE)?;
        let length = self.num_elements().unwrap_or(0);
        let mut elements = Vec::<T>::new();
        elements.try_reserve_exact(length).map_err(|error| Error::new(Code::RESOURCE_EXHAUSTED, error.to_string()))?;
        // SAFETY: eager_tensor_read writes all elements or fails.
        unsafe {
            check(sys::eager_tensor_read(self.as_ptr(), elements.as_mut_ptr().cast(), length * size_of::<T>()))?;
            elements.set_len(length);
        }
        Ok(elements)
    }

    /// Returns the only element. [`Code::INVALID_ARGUMENT`]: there are more or none, or the dtype is another.
    pub fn item<T: Element>(&self) -> Result<T> {
        self.expect(T::DTYPE)?;
        let mut element = MaybeUninit::<T>::uninit();
        // SAFETY: eager_tensor_read writes the element or fails.
        unsafe {
            check(sys::eager_tensor_read(self.as_ptr(), element.as_mut_ptr().cast(), size_of::<T>()))?;
            Ok(element.assume_init())
        }
    }

    /// Copies strings, in the order of rows. [`Code::INVALID_ARGUMENT`]: the dtype is another.
    pub fn to_strings(&self) -> Result<Vec<Vec<u8>>> {
        self.expect(DType::STRING)?;
        let mut bytes = vec![0u8; self.num_bytes().unwrap_or(0)];
        check(unsafe { sys::eager_tensor_read(self.as_ptr(), bytes.as_mut_ptr().cast(), bytes.len()) })?;
        let length = self.num_elements().unwrap_or(0);
        let offset = |i: usize| i64::from_ne_bytes(bytes[8 * i..8 * i + 8].try_into().expect("8 bytes")) as usize;
        let start = 8 * (length + 1);
        Ok((0..length).map(|i| bytes[start + offset(i)..start + offset(i + 1)].to_vec()).collect())
    }

    fn expect(&self, dtype: DType) -> Result<()> {
        if self.dtype() == dtype {
            return Ok(());
        }
        Err(Error::new(Code::INVALID_ARGUMENT, format!("the elements are {}, not {dtype}", self.dtype())))
    }

    /// Returns the value as text, as NumPy prints it; the same text in every language.
    ///
    /// [`Code::FAILED_PRECONDITION`]: the tensor is symbolic.
    pub fn text(&self) -> Result<String> {
        owned_text(|out| unsafe { sys::eager_tensor_format(self.as_ptr(), out) })
    }

    /// Returns the value as text, printed otherwise than by default.
    pub fn text_with(&self, options: FormatOptions) -> Result<String> {
        fn number<T: Into<i64>>(value: Option<T>) -> i64 {
            value.map_or(0, |value| match value.into() {
                0 => -1, // what stands for 0
                value => value,
            })
        }
        let options = sys::eager_format_options {
            struct_size: size_of::<sys::eager_format_options>(),
            precision: number(options.precision) as i32,
            edge_items: number(options.edge_items) as i32,
            threshold: number(options.threshold),
            line_width: number(options.line_width) as i32,
            suppress: options.suppress.into(),
        };
        owned_text(|out| unsafe { sys::eager_tensor_format_with(self.as_ptr(), &options, out) })
    }

    /// Returns the value as text, or else the error.
    fn shown(&self, precision: Option<usize>) -> String {
        let text = match precision {
            None => self.text(),
            Some(digits) => {
                let precision = Some(u16::try_from(digits).unwrap_or(u16::MAX));
                let options = FormatOptions { precision, ..Default::default() };
                match self.rank() {
                    0 => self.scalar_text(options),
                    _ => self.text_with(options),
                }
            }
        };
        text.unwrap_or_else(|error| format!("<{error}>"))
    }

    /// Returns a scalar's value as it is written in a list: the text of a scalar has all digits, whatever the precision.
    fn scalar_text(&self, options: FormatOptions) -> Result<String> {
        let mut bytes = [0u8; size_of::<Complex<f64>>()];
        let (dtype, size) = (self.dtype(), self.dtype().size());
        if dtype == DType::STRING || self.is_symbolic() || size > bytes.len() {
            return self.text_with(options);
        }
        // SAFETY: eager_tensor_read writes as many bytes, which are an element.
        let list = unsafe {
            check(sys::eager_tensor_read(self.as_ptr(), bytes.as_mut_ptr().cast(), size))?;
            Tensor::copied(dtype, &[1], bytes.as_ptr().cast(), size)?
        };
        let text = list.text_with(options)?;
        Ok(text.trim_start_matches('[').trim_end_matches(']').trim().to_owned())
    }

    // ---- copies and other forms ----

    /// Gives a tensor with this value on a device, such as "gpu:0". Tapes know the copy.
    pub fn copy_to(&self, device: &str) -> Result<Tensor> {
        let device = c_string(device)?;
        let context = current()?;
        unsafe { made(|out| sys::eager_tensor_copy_to(context, self.as_ptr(), device.as_ptr(), out)) }
    }

    /// Reports whether the tensor is sparse rows: zero but for some rows, as the gradient of `gather` is.
    pub fn is_sparse_rows(&self) -> bool {
        unsafe { sys::eager_tensor_is_sparse_rows(self.as_ptr()) != 0 }
    }

    /// Gives the parts of sparse rows: indices, int64 \[n\], which may repeat, and values, \[n, ...\].
    ///
    /// [`Code::INVALID_ARGUMENT`]: the tensor is not sparse rows.
    pub fn sparse_rows(&self) -> Result<(Tensor, Tensor)> {
        let mut values = ptr::null_mut();
        let indices: Tensor = unsafe { made(|out| sys::eager_tensor_sparse_rows(self.as_ptr(), out, &mut values))? };
        Ok((indices, Tensor(NonNull::new(values).expect("the values of sparse rows"))))
    }

    /// Gives the dense tensor that sparse rows stand for, known to the tapes; a dense one as it is.
    pub fn to_dense(&self) -> Result<Tensor> {
        let context = current()?;
        unsafe { made(|out| sys::eager_tensor_to_dense(context, self.as_ptr(), out)) }
    }

    /// Gives the tensor to another library, as a `DLManagedTensorVersioned` (DLPack 1.x), whose deleter the caller sees to.
    /// With `copy` the memory is its own, and may be written to.
    ///
    /// For a GPU, `stream` is the `cudaStream_t` on which the consumer reads, or null, and then the call waits.
    ///
    /// # Safety
    /// `stream` is null, or, for a tensor on a GPU, a stream of that GPU, which exists until the deleter has been called.
    pub unsafe fn to_dlpack(&self, copy: bool, stream: *mut c_void) -> Result<NonNull<c_void>> {
        let options = sys::eager_dlpack_options {
            struct_size: size_of::<sys::eager_dlpack_options>(),
            stream,
            copy: copy.into(),
        };
        let mut managed = ptr::null_mut();
        check(unsafe { sys::eager_tensor_to_dlpack(current()?, self.as_ptr(), &options, &mut managed) })?;
        Ok(NonNull::new(managed).expect("a managed tensor"))
    }

    /// Makes a tensor on the memory of another library, which is consumed, also where the call fails.
    ///
    /// # Safety
    /// `managed` is a `DLManagedTensorVersioned` that is nobody else's, and its memory is not written to while the tensor lives.
    pub unsafe fn from_dlpack(managed: NonNull<c_void>) -> Result<Tensor> {
        let context = current()?;
        unsafe { made(|out| sys::eager_tensor_from_dlpack(context, managed.as_ptr(), out)) }
    }

    /// Makes a tensor on memory that another object owns, which is not copied where it is aligned; the owner is dropped with
    /// the last tensor on the memory.
    ///
    /// ```
    /// # fn main() -> eager::Result<()> {
    /// let shared: std::sync::Arc<[f32]> = [1.0, 2.0].into();
    /// let x = eager::Tensor::from_owner(shared.clone(), &[2])?;
    /// assert_eq!(x.as_slice::<f32>()?.as_ptr(), shared.as_ptr());
    /// # Ok(())
    /// # }
    /// ```
    pub fn from_owner<T: Element, O: AsRef<[T]> + Send + Sync + 'static>(owner: O, dims: &[i64]) -> Result<Tensor> {
        unsafe extern "C" fn destroy<O>(owner: *mut c_void) {
            callback::drop_quietly(unsafe { Box::from_raw(owner.cast::<O>()) });
        }
        let context = current()?;
        let owner = Box::new((owner,)); // a tuple, so that the box of an owner without a size has a place all the same
        let elements: &[T] = owner.0.as_ref();
        let (data, size) = (elements.as_ptr(), size_of_val(elements));
        let kept = Box::into_raw(owner).cast();
        // SAFETY: the owner lives until destroy runs, and the library never writes to the memory.
        unsafe {
            made(|out| {
                let (rank, destroy) = (count(dims.len()), Some(destroy::<(O,)> as sys::eager_destroy_fn));
                sys::eager_tensor_wrap(
                    context,
                    T::DTYPE.0,
                    dims.as_ptr(),
                    rank,
                    data.cast_mut().cast(),
                    size,
                    destroy,
                    kept,
                    out,
                )
            })
        }
    }

    #[inline(always)]
    pub(crate) fn as_ptr(&self) -> *mut sys::eager_tensor {
        self.0.as_ptr()
    }

    #[inline(always)]
    pub(crate) fn pointer_or_null(tensor: Option<&Tensor>) -> *mut sys::eager_tensor {
        tensor.map_or(ptr::null_mut(), Tensor::as_ptr)
    }

    /// Returns a list of `length` tensors, which `fill` writes into place.
    ///
    /// # Safety
    /// After success `fill` has written as many handles that the caller owns, and no null.
    pub(crate) unsafe fn filled_list(
        length: usize,
        fill: impl FnOnce(*mut *mut sys::eager_tensor) -> *mut sys::eager_status,
    ) -> Result<Vec<Tensor>> {
        let mut list = Vec::<Tensor>::with_capacity(length);
        check(fill(list.as_mut_ptr().cast()))?; // a Tensor is a pointer that is not null
        unsafe { list.set_len(length) };
        Ok(list)
    }

    /// Takes over a list that the library filled in.
    ///
    /// # Safety
    /// The list has handles that the caller owns, and no null.
    #[inline]
    pub(crate) unsafe fn take_list(list: &[*mut sys::eager_tensor]) -> Vec<Tensor> {
        list.iter().map(|&raw| Tensor(unsafe { NonNull::new_unchecked(raw) })).collect()
    }
}

impl fmt::Display for Tensor {
    /// Writes the value as text. A precision is [`FormatOptions::precision`]: `{:.2}` writes at most 2 digits behind the point.
    /// A symbolic tensor has no value, and neither has one whose device failed: then the error stands in its place.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        pad(f, &self.shown(f.precision()))
    }
}

impl fmt::Debug for Tensor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (dtype, dims) = (self.dtype(), self.dims());
        if self.is_symbolic() {
            return write!(f, "Tensor(symbolic, dims={dims:?}, dtype={dtype})");
        }
        write!(f, "Tensor({}, dims={dims:?}, dtype={dtype})", self.shown(f.precision()))
    }
}

/// Writes a text with the fill that a format's width asks for. [`fmt::Formatter::pad`] cuts what is longer than the precision.
fn pad(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    let missing = f.width().map_or(0, |width| width.saturating_sub(text.chars().count()));
    let before = match f.align() {
        Some(fmt::Alignment::Right) => missing,
        Some(fmt::Alignment::Center) => missing / 2,
        _ => 0,
    };
    let fill = f.fill();
    (0..before).try_for_each(|_| f.write_char(fill))?;
    f.write_str(text)?;
    (before..missing).try_for_each(|_| f.write_char(fill))
}

/// A list of borrowed handles as C takes it: up to 8 lie here, more in a vector.
pub(crate) struct Pointers<T> {
    few: [MaybeUninit<*mut T>; 8],
    many: Vec<*mut T>,
    length: usize,
}

impl<T> Pointers<T> {
    #[inline(always)]
    pub(crate) fn collect(pointers: impl ExactSizeIterator<Item = *mut T>) -> Self {
        let mut list = Pointers { few: [MaybeUninit::uninit(); 8], many: Vec::new(), length: pointers.len() };
        if list.length <= list.few.len() {
            for (index, pointer) in pointers.enumerate() {
                list.few[index].write(pointer);
            }
        } else {
            list.many = pointers.collect();
        }
        list
    }
}

impl Pointers<sys::eager_tensor> {
    #[inline(always)]
    pub(crate) fn new(tensors: &[&Tensor]) -> Self {
        Pointers::collect(tensors.iter().map(|tensor| tensor.as_ptr()))
    }
}

impl<T> std::ops::Deref for Pointers<T> {
    type Target = [*mut T];

    #[inline(always)]
    fn deref(&self) -> &[*mut T] {
        if self.length <= self.few.len() {
            // SAFETY: the first `length` places were filled in.
            unsafe { std::slice::from_raw_parts(self.few.as_ptr().cast(), self.length) }
        } else {
            &self.many
        }
    }
}
