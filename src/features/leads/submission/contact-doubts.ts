import { useRef } from 'react'
import { type Lang, translated } from '@contracts/lang.ts'
import { likelyAddress } from '@/lib/text/likely-address'
import { doubt } from '@/lib/text/error-text'

const texts = translated(
  {
    tooShort: 'В номере не хватает цифр. Если он верный, отправьте ещё раз.',
    noNumber: 'Здесь нет номера. Если звонить не нужно, отправьте ещё раз.',
  },
  {
    tooShort: 'Some digits seem to be missing. If the number is right, send it once more.',
    noNumber: 'There is no number here. If you need no call, send it once more.',
  },
)

/** The digits of whole numbers by how they begin, where most visitors are; 0 and 8 are dialled within a country. */
const plans: readonly (readonly [begins: string, digits: number])[] = [
  ['0', 10],
  ['8', 11],
  ['996', 12],
  ['+996', 12],
  ['+7', 11],
  ['+1', 11],
  ['+90', 12],
  ['+374', 11],
  ['+375', 12],
  ['+380', 12],
  ['+992', 12],
  ['+993', 11],
  ['+994', 12],
  ['+995', 12],
  ['+998', 12],
]

/** Without a code: a number within Kyrgyzstan. */
const fewestDigits = 9

/** Without one, the visitor has written how else to reach them. */
export const hasDigit = (phone: string) => /\d/.test(phone)

/** Whether digits are missing by the plan of the number's country. */
export function isTooShort(phone: string): boolean {
  const dialled = phone.replace(/[^\d+]/g, '').replace(/^00/, '+')
  const [, digits = fewestDigits] = plans.find(([begins]) => dialled.startsWith(begins)) ?? []
  return dialled.replace(/\D/g, '').length < digits
}

/** The type of an error whose message is the address that was probably meant. */
export const mistyped = 'mistyped'

type SetError = (
  name: 'email' | 'phone',
  error: { type: string; message: string },
  options: { shouldFocus: boolean },
) => void

/**
 * Asks about a contact that is probably mistyped.
 * @returns a function that says whether it has asked: once about each value, so that nothing is refused
 */
export function useContactDoubts(setError: SetError, lang: Lang) {
  const asked = useRef(new Set<string>())
  return ({ email, phone }: { email: string; phone: string }): boolean => {
    const isNew = (value: string) => !asked.current.has(value)
    const address = isNew(email) ? likelyAddress(email) : undefined
    const asksPhone = isNew(phone) && isTooShort(phone)
    if (asksPhone) {
      const { tooShort, noNumber } = texts[lang]
      const message = hasDigit(phone) ? tooShort : noNumber
      setError('phone', { type: doubt, message }, { shouldFocus: address === undefined })
    }
    if (address) setError('email', { type: mistyped, message: address }, { shouldFocus: true })
    asked.current.add(email).add(phone)
    return address !== undefined || asksPhone
  }
}
