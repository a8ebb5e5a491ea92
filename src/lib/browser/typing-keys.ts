/**
 * Whether a key belongs to an input method that composes a word. Of the Enter that ends it, Safari says so only by the
 * code 229.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229

/** Whether a key sends what is typed into a field of several lines: with Shift, Enter begins the next one. */
export const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !isComposing(event)
