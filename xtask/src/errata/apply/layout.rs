//! Actions on encodings and on operand types.

use super::Applied;
use crate::errata::schema::{Erratum, Value};
use crate::errata::{Corrected, select};

pub(super) fn field(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let new = entry.field.as_ref().expect("the action was chosen by it");
    let globs = entry.encodings.as_deref().ok_or("the action needs `encodings`")?;
    let mut changed = 0;
    for glob in globs {
        let chosen: Vec<_> = corrected
            .spec
            .encodings
            .iter()
            .filter(|e| select::matches(glob, &e.name))
            .cloned()
            .collect();
        if chosen.is_empty() {
            return Err(format!("encoding `{glob}` matches nothing"));
        }
        for encoding in chosen {
            let facts = corrected.encodings.entry(encoding.name.clone()).or_default();
            let has = |name: &str| encoding.fields.iter().any(|f| f.name == name);
            if let (Some(name), Some(value)) = (&new.name, new.fixed) {
                if !has(name) {
                    return Err(format!("{} has no field `{name}`", encoding.name));
                }
                facts.fixed.insert(name.clone(), value);
            }
            for &bit in new.zero.iter().flatten() {
                if encoding
                    .fields
                    .iter()
                    .flat_map(|f| &f.ranges)
                    .any(|r| (r.low..r.low + r.bits).contains(&bit))
                {
                    return Err(format!("bit {bit} of {} belongs to a field", encoding.name));
                }
                facts.zero.push(bit);
            }
            if let Some(when) = &new.when {
                if let Some((unknown, ..)) = when.iter().find(|(name, ..)| !has(name)) {
                    return Err(format!("{} has no field `{unknown}`", encoding.name));
                }
                facts.when = Some(when.clone());
            }
            changed += 1;
        }
    }
    select::count(entry, changed)?;
    Ok(changed)
}

pub(super) fn value(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let Value {
        operand_type,
        part,
        place,
        add,
        remove,
        remove_parts,
    } = entry.value.as_ref().expect("the action was chosen by it");
    let types = &mut corrected.spec.operand_types;
    let found = types
        .iter_mut()
        .find(|t| t.name == *operand_type)
        .ok_or(format!("operand type `{operand_type}` does not exist"))?;
    let values = match part {
        None => &mut found.values,
        Some(part) => {
            let field = found
                .fields
                .iter_mut()
                .find(|f| f.name == *part)
                .ok_or(format!("`{operand_type}` has no part `{part}`"))?;
            if let Some((low, bits)) = *place {
                (field.low, field.bits) = (low, bits);
            }
            &mut field.values
        }
    };
    for (name, value) in add {
        if values.iter().any(|(n, v)| n == name || v == value) {
            return Err(format!("`{name}` or its value exists already"));
        }
        values.push((name.clone(), *value));
    }
    values.sort_by_key(|(_, value)| *value);
    for name in remove {
        let at = values.iter().position(|(n, _)| n == name);
        values.remove(at.ok_or_else(|| format!("`{operand_type}` has no value `{name}`"))?);
    }
    for name in remove_parts {
        let at = found.fields.iter().position(|f| f.name == *name);
        found.fields.remove(at.ok_or_else(|| format!("`{operand_type}` has no part `{name}`"))?);
    }
    Ok(add.len() + remove.len() + remove_parts.len() + usize::from(place.is_some()))
}
