import { cleanText } from './text.ts'
import { z } from './zod.ts'

/**
 * What a person has written into a field, cleaned (`cleanText`), without surrounding white space: what all fields are
 * made of, but passwords. `missing` is the message for a field that is not there.
 */
export const writtenText = (missing = 'Ожидается текст') =>
  z.string({ error: missing }).overwrite((text) => cleanText(text).trim())
