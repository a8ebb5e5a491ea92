type Field = HTMLInputElement | HTMLTextAreaElement

const fieldsOf = (place: Element) => [...place.querySelectorAll<Field>('input, textarea')]

/**
 * Remembers what was typed into a part of the page, and where the cursor stands, before its HTML is
 * drawn anew.
 *
 * @returns puts it all into the new fields, which stand in the same order
 */
export function keepFields(place: Element): () => void {
  const kept = fieldsOf(place).map((field) => ({
    value: field.value,
    hasFocus: field === document.activeElement,
  }))
  return () => {
    for (const [index, field] of fieldsOf(place).entries()) {
      const { value = '', hasFocus = false } = kept[index] ?? {}
      if (value) field.value = value
      if (hasFocus) field.focus({ preventScroll: true })
    }
  }
}
