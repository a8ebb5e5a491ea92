import { useRef } from 'react'
import { likelyAddress } from '@/lib/text/likely-address'

const fewestDigits = 7

/** Without one, the visitor has written how else to reach them. */
export const hasDigit = (phone: string) => /\d/.test(phone)

const isTooShort = (phone: string) => phone.replace(/\D/g, '').length < fewestDigits

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
export function useContactDoubts(setError: SetError) {
  const asked = useRef(new Set<string>())
  return ({ email, phone }: { email: string; phone: string }): boolean => {
    const isNew = (value: string) => !asked.current.has(value)
    const address = isNew(email) ? likelyAddress(email) : undefined
    const asksPhone = isNew(phone) && isTooShort(phone)
    if (asksPhone) {
      const message = hasDigit(phone)
        ? 'В номере не хватает цифр. Если это внутренний или короткий номер, отправьте ещё раз.'
        : 'Здесь нет номера. Если звонить не нужно, отправьте ещё раз.'
      setError('phone', { type: 'short', message }, { shouldFocus: address === undefined })
    }
    if (address) setError('email', { type: mistyped, message: address }, { shouldFocus: true })
    asked.current.add(email).add(phone)
    return address !== undefined || asksPhone
  }
}
