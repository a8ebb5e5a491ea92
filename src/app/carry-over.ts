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
 * Remembers what a visitor has typed in a part of the page before its HTML is drawn anew, and which
 * field, button or link has the focus.
 *
 * @returns puts it back into the new HTML, whose parts stand in the same order
 */
export function carryOver(place: Element): () => void {
  const values = fieldsOf(place).map(({ value }) => value)
  const focused = stopsOf(place).findIndex((stop) => stop === document.activeElement)
  return () => {
    for (const [index, field] of fieldsOf(place).entries()) {
      const value = values[index]
      if (value) field.value = value
    }
    stopsOf(place)[focused]?.focus({ preventScroll: true })
  }
}

/**
 * Remembers which button of that part was pressed last, or that its form was sent.
 *
 * @returns does it again in the new HTML
 */
export function rememberAct(place: Element, act?: EarlyAct): () => void {
  const pressed = stopsOf(place).findIndex((stop) => stop === act?.target)
  const sent = act?.place === place && act.target instanceof HTMLFormElement
  return () => {
    stopsOf(place)[pressed]?.click()
    if (sent) place.querySelector('form')?.requestSubmit()
  }
}
