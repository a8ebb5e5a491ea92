import { z } from 'zod'
import { fieldLimits } from '../../_shared/contracts/lead-fields.ts'
import { completeDraft } from '../booking.ts'
import type { BookingDraft } from '../conversation.ts'

const bookingArguments = z.object({
  name: z.string().trim().min(1).max(fieldLimits.name),
  contact: z.string().trim().min(1).max(fieldLimits.email),
  topic: z.string().trim().max(fieldLimits.interest).optional(),
})

export const bookingSchema = {
  description:
    'Показывает посетителю запись на консультацию, чтобы он её подтвердил. Только когда он сам назвал имя и телефон или email.',
  schema: bookingArguments,
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll('ё', 'е')
const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Whether the visitor wrote it: a model may not make a contact up, nor take one from elsewhere. */
function isSaid(value: string, visitorSaid: readonly string[]): boolean {
  const said = visitorSaid.join('\n')
  return value.includes('@') || digitsOf(value).length < 6
    ? lettersOf(said).includes(lettersOf(value))
    : digitsOf(said).includes(digitsOf(value))
}

/**
 * Checks what the model wants to have booked. It books nothing: a draft is shown to the visitor, who
 * confirms it with a message of their own.
 *
 * @returns the draft, or for the model what is wrong with it
 * @throws ZodError when the arguments are no arguments at all
 */
export function proposeBooking(
  input: unknown,
  visitorSaid: readonly string[],
): { draft: BookingDraft } | { error: string } {
  const { name, contact, topic } = bookingArguments.parse(input)
  if (!isSaid(contact, visitorSaid)) {
    return { error: 'Такого контакта посетитель не называл. Спросите телефон или email.' }
  }
  if (!isSaid(name, visitorSaid)) {
    return { error: 'Такого имени посетитель не называл. Спросите, как к нему обращаться.' }
  }
  const booking = completeDraft({ name, contact, ...(topic && { topic }) })
  if (!booking) {
    return {
      error: 'Имя или контакт записаны с ошибкой. Попросите посетителя написать их ещё раз.',
    }
  }
  return { draft: { stage: 'confirming', ...booking } }
}
