type Field = HTMLInputElement | HTMLTextAreaElement

const fieldsOf = (place: Element) => [...place.querySelectorAll<Field>('input, textarea')]
const stopsOf = (place: Element) => [
  ...place.querySelectorAll<HTMLElement>('input, textarea, button, a[href]'),
]

/** What a visitor set off in a part of the page whose code was not there yet. */
export interface EarlyAct {
  place: Element
  /** The button that was pressed, or the form that was sent. */
  target: HTMLButtonElement | HTMLFormElement
}

/**
 * Remembers what a visitor has done in a part of the page before its HTML is drawn anew: what was typed,
 * which field, button or link has the focus, and the last button pressed or form sent there.
 *
 * @returns does it all again in the new HTML, whose parts stand in the same order
 */
export function carryOver(place: Element, act?: EarlyAct): () => void {
  const values = fieldsOf(place).map(({ value }) => value)
  const focused = stopsOf(place).findIndex((stop) => stop === document.activeElement)
  const pressed = stopsOf(place).findIndex((stop) => stop === act?.target)
  const sent = act?.place === place && act.target instanceof HTMLFormElement
  return () => {
    for (const [index, field] of fieldsOf(place).entries()) {
      const value = values[index]
      if (value) field.value = value
    }
    const stops = stopsOf(place)
    stops[focused]?.focus({ preventScroll: true })
    stops[pressed]?.click()
    if (sent) place.querySelector('form')?.requestSubmit()
  }
}
