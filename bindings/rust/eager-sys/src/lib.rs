//! The C interface of libeager, function by function, as `eager_c.h` declares and explains it.
//!
//! By default the library is linked. With the feature `dlopen` it is opened when it is first used, and the functions
//! here go through a table; [`load`] says where it is looked for.
#![allow(non_camel_case_types)]

pub use std::ffi::{c_char, c_void};

/// Declares the functions: as they are linked, or as calls through a table that is filled in when the library is opened.
#[cfg(not(feature = "dlopen"))]
macro_rules! functions {
    ($($(#[$comment:meta])* fn $name:ident($($parameter:ident: $type:ty),* $(,)?) $(-> $result:ty)?;)*) => {
        extern "C" {
            $($(#[$comment])* pub fn $name($($parameter: $type),*) $(-> $result)?;)*
        }
    };
}

#[cfg(feature = "dlopen")]
macro_rules! functions {
    ($($(#[$comment:meta])* fn $name:ident($($parameter:ident: $type:ty),* $(,)?) $(-> $result:ty)?;)*) => {
        pub(crate) struct Table {
            $($name: unsafe extern "C" fn($($type),*) $(-> $result)?,)*
        }

        impl Table {
            /// Looks up all functions with `find`, which takes a name that ends with a NUL.
            ///
            /// # Safety
            /// What is found under a function's name is that function.
            pub(crate) unsafe fn new(find: &dyn Fn(&'static str) -> Result<*mut c_void, LoadError>) -> Result<Table, LoadError> {
                unsafe {
                    Ok(Table {
                        $($name: std::mem::transmute::<*mut c_void, unsafe extern "C" fn($($type),*) $(-> $result)?>(
                            find(concat!(stringify!($name), "\0"))?,
                        ),)*
                    })
                }
            }
        }

        $(
            $(#[$comment])*
            ///
            /// # Safety
            /// As the header says.
            #[inline]
            #[allow(clippy::too_many_arguments)]
            pub unsafe fn $name($($parameter: $type),*) $(-> $result)? {
                unsafe { (library::table().$name)($($parameter),*) }
            }
        )*
    };
}

mod functions;
mod library;
mod types;

pub use functions::*;
pub use library::{load, LoadError};
pub use types::*;
