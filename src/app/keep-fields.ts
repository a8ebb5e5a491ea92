type Field = HTMLInputElement | HTMLTextAreaElement

const fieldsOf = (place: Element) => [...place.querySelectorAll<Field>('input, textarea')]
const stopsOf = (place: Element) => [
  ...place.querySelectorAll<HTMLElement>('input, textarea, button, a[href]'),
]

/**
 * Remembers what was typed into a part of the page, and which of its fields, buttons and links has
 * the focus, before its HTML is drawn anew.
 *
 * @returns puts it all into the new ones, which stand in the same order
 */
export function keepFields(place: Element): () => void {
  const values = fieldsOf(place).map(({ value }) => value)
  const focused = stopsOf(place).findIndex((stop) => stop === document.activeElement)
  return () => {
    for (const [index, field] of fieldsOf(place).entries()) {
      const value = values[index]
      if (value) field.value = value
    }
    if (focused >= 0) stopsOf(place)[focused]?.focus({ preventScroll: true })
  }
}
