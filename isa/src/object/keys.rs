//! Which key of the metadata is which field: one row a key, and one conversion a type.

use super::metadata::{Access, AddressSpace, Argument, KernelKind, KernelMetadata, Metadata, MetadataError};
use super::target::WavefrontSize;
use super::value::{MetadataMap, MetadataValue};
use super::value_kind::ValueKind;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A type that a key's value can have.
trait Field: Sized {
    /// The value; `None` if the key is left out.
    fn to_value(&self) -> Result<Option<MetadataValue>, MetadataError>;
    /// The other way. Keys in the error are relative to this value's.
    fn from_value(value: MetadataValue) -> Result<Self, MetadataError>;
}

/// A struct that is a map.
pub(super) trait Keyed: Default + 'static {
    /// Its keys.
    const KEYS: &'static [Key<Self>];
    /// Where keys without a field are.
    fn other(&self) -> &MetadataMap;
    /// The same, to change.
    fn set_other(&mut self, other: MetadataMap);
}

/// One key of a struct.
pub(super) struct Key<T> {
    name: &'static str,
    required: bool,
    get: fn(&T) -> Result<Option<MetadataValue>, MetadataError>,
    set: fn(&mut T, MetadataValue) -> Result<(), MetadataError>,
}

/// Writes the rows: `required` or `optional`, the key, the field.
macro_rules! keyed {
    ($type:ident { $($need:ident $name:literal = $field:ident,)* }) => {
        impl Keyed for $type {
            const KEYS: &'static [Key<Self>] = &[$(Key {
                name: $name,
                required: keyed!(@$need),
                get: |this| this.$field.to_value(),
                set: |this, value| Field::from_value(value).map(|value| this.$field = value),
            }),*];
            fn other(&self) -> &MetadataMap {
                &self.other
            }
            fn set_other(&mut self, other: MetadataMap) {
                self.other = other;
            }
        }
    };
    (@required) => { true };
    (@optional) => { false };
}

keyed! { Metadata {
    required "amdhsa.version" = version,
    required "amdhsa.target" = target,
    optional "amdhsa.printf" = printf,
    required "amdhsa.kernels" = kernels,
} }

keyed! { KernelMetadata {
    required ".name" = name,
    required ".symbol" = symbol,
    optional ".language" = language,
    optional ".language_version" = language_version,
    optional ".args" = args,
    optional ".reqd_workgroup_size" = reqd_workgroup_size,
    optional ".workgroup_size_hint" = workgroup_size_hint,
    optional ".vec_type_hint" = vec_type_hint,
    optional ".device_enqueue_symbol" = device_enqueue_symbol,
    required ".kernarg_segment_size" = kernarg_segment_size,
    required ".group_segment_fixed_size" = group_segment_fixed_size,
    required ".private_segment_fixed_size" = private_segment_fixed_size,
    required ".kernarg_segment_align" = kernarg_segment_align,
    required ".wavefront_size" = wavefront_size,
    required ".sgpr_count" = sgpr_count,
    required ".vgpr_count" = vgpr_count,
    optional ".agpr_count" = agpr_count,
    required ".max_flat_workgroup_size" = max_flat_workgroup_size,
    optional ".sgpr_spill_count" = sgpr_spill_count,
    optional ".vgpr_spill_count" = vgpr_spill_count,
    optional ".kind" = kind,
    optional ".max_num_work_groups_x" = max_num_work_groups_x,
    optional ".max_num_work_groups_y" = max_num_work_groups_y,
    optional ".max_num_work_groups_z" = max_num_work_groups_z,
    optional ".uses_dynamic_stack" = uses_dynamic_stack,
    optional ".workgroup_processor_mode" = workgroup_processor_mode,
    optional ".uniform_work_group_size" = uniform_work_group_size,
} }

keyed! { Argument {
    optional ".name" = name,
    optional ".type_name" = type_name,
    required ".size" = size,
    required ".offset" = offset,
    required ".value_kind" = value_kind,
    optional ".pointee_align" = pointee_align,
    optional ".address_space" = address_space,
    optional ".access" = access,
    optional ".actual_access" = actual_access,
    optional ".is_const" = is_const,
    optional ".is_restrict" = is_restrict,
    optional ".is_volatile" = is_volatile,
    optional ".is_pipe" = is_pipe,
} }

/// The map that a struct is.
pub(super) fn to_map<T: Keyed>(this: &T) -> Result<MetadataMap, MetadataError> {
    let mut map = this.other().clone();
    for key in T::KEYS {
        if map.contains_key(key.name) {
            return Err(MetadataError::Shadowed { key: key.name.to_owned() });
        }
        if let Some(value) = (key.get)(this)? {
            map.insert(key.name.to_owned(), value);
        }
    }
    Ok(map)
}

/// The struct that a map is.
pub(super) fn from_map<T: Keyed>(mut map: MetadataMap) -> Result<T, MetadataError> {
    let mut this = T::default();
    for key in T::KEYS {
        match map.remove(key.name) {
            Some(value) => (key.set)(&mut this, value).map_err(|error| within(key.name, error))?,
            None if key.required => return Err(MetadataError::Missing { key: key.name.to_owned() }),
            None => {}
        }
    }
    this.set_other(map);
    Ok(this)
}

/// An error about a value that is not what it should be, here.
fn not<T>(expected: &'static str) -> Result<T, MetadataError> {
    Err(MetadataError::Value {
        key: String::new(),
        expected,
    })
}

/// Puts the way to a value before the key of an error.
fn within(outer: &str, error: MetadataError) -> MetadataError {
    match error {
        MetadataError::Value { key, expected } => MetadataError::Value {
            key: format!("{outer}{key}"),
            expected,
        },
        MetadataError::Missing { key } => MetadataError::Missing {
            key: format!("{outer}{key}"),
        },
        other => other,
    }
}

impl Field for u32 {
    fn to_value(&self) -> Result<Option<MetadataValue>, MetadataError> {
        Ok(Some(MetadataValue::Uint((*self).into())))
    }
    fn from_value(value: MetadataValue) -> Result<Self, MetadataError> {
        match value {
            MetadataValue::Uint(value) => value.try_into().or_else(|_| not("a number of 32 bits")),
            _ => not("a number of 32 bits"),
        }
    }
}

impl Field for bool {
    fn to_value(&self) -> Result<Option<MetadataValue>, MetadataError> {
        Ok(Some(MetadataValue::Bool(*self)))
    }
    fn from_value(value: MetadataValue) -> Result<Self, MetadataError> {
        match value {
            MetadataValue::Bool(value) => Ok(value),
            _ => not("true or false"),
        }
    }
}

impl Field for String {
    fn to_value(&self) -> Result<Option<MetadataValue>, MetadataError> {
        Ok(Some(MetadataValue::Str(self.clone())))
    }
    fn from_value(value: MetadataValue) -> Result<Self, MetadataError> {
        match value {
            MetadataValue::Str(value) => Ok(value),
            _ => not("text"),
        }
    }
}

impl<T: Field> Field for Option<T> {
    fn to_value(&self) -> Result<Option<MetadataValue>, MetadataError> {
        self.as_ref().map_or(Ok(None), T::to_value)
    }
    fn from_value(value: MetadataValue) -> Result<Self, MetadataError> {
        T::from_value(value).map(Some)
    }
}

impl<T: Field> Field for Vec<T> {
    fn to_value(&self) -> Result<Option<MetadataValue>, MetadataError> {
        let values = self.iter().filter_map(|value| value.to_value().transpose());
        values.collect::<Result<_, _>>().map(|values| Some(MetadataValue::Array(values)))
    }
    fn from_value(value: MetadataValue) -> Result<Self, MetadataError> {
        let MetadataValue::Array(values) = value else { return not("a sequence") };
        let at = |(index, value)| T::from_value(value).map_err(|error| within(&format!("[{index}]"), error));
        values.into_iter().enumerate().map(at).collect()
    }
}

impl<const N: usize> Field for [u32; N] {
    fn to_value(&self) -> Result<Option<MetadataValue>, MetadataError> {
        Ok(Some(MetadataValue::Array(
            self.iter().map(|&value| MetadataValue::Uint(value.into())).collect(),
        )))
    }
    fn from_value(value: MetadataValue) -> Result<Self, MetadataError> {
        Vec::<u32>::from_value(value)?
            .try_into()
            .or_else(|_| not("a sequence of as many numbers as the key has"))
    }
}

impl Field for WavefrontSize {
    fn to_value(&self) -> Result<Option<MetadataValue>, MetadataError> {
        self.lanes().to_value()
    }
    fn from_value(value: MetadataValue) -> Result<Self, MetadataError> {
        WavefrontSize::from_lanes(u32::from_value(value)?).map_or_else(|| not("32 or 64"), Ok)
    }
}

/// Texts that are values of an enumeration.
macro_rules! named {
    ($($type:ident: $expected:literal;)*) => { $(
        impl Field for $type {
            fn to_value(&self) -> Result<Option<MetadataValue>, MetadataError> {
                Ok(Some(MetadataValue::Str(self.name().to_string())))
            }
            fn from_value(value: MetadataValue) -> Result<Self, MetadataError> {
                let name = String::from_value(value)?;
                $type::ALL.iter().copied().find(|value| value.name() == name).map_or_else(|| not($expected), Ok)
            }
        }
    )* };
}

named! {
    ValueKind: "the name of a value kind";
    AddressSpace: "the name of an address space";
    Access: "the name of an access";
    KernelKind: "the name of a kind of kernel";
}

/// Structs within structs.
macro_rules! nested {
    ($($type:ident)*) => { $(
        impl Field for $type {
            fn to_value(&self) -> Result<Option<MetadataValue>, MetadataError> {
                to_map(self).map(|map| Some(MetadataValue::Map(map)))
            }
            fn from_value(value: MetadataValue) -> Result<Self, MetadataError> {
                match value {
                    MetadataValue::Map(map) => from_map(map),
                    _ => not("a map"),
                }
            }
        }
    )* };
}

nested! { KernelMetadata Argument }
