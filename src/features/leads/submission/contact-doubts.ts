import { useRef } from 'react'

/** Mail services whose names are often mistyped; shorter ones are too close to each other. */
const mailServices = [
  'gmail.com',
  'mail.ru',
  'mail.com',
  'inbox.ru',
  'list.ru',
  'yandex.ru',
  'yandex.com',
  'yahoo.com',
  'ymail.com',
  'icloud.com',
  'outlook.com',
  'hotmail.com',
  'rambler.ru',
]

/** Whether one letter is missing, superfluous or wrong, or two are swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start += 1
  let [typedEnd, meantEnd] = [typed.length, meant.length]
  while (typedEnd > start && meantEnd > start && typed[typedEnd - 1] === meant[meantEnd - 1]) {
    typedEnd -= 1
    meantEnd -= 1
  }
  const [left, right] = [typed.slice(start, typedEnd), meant.slice(start, meantEnd)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && left === `${right[1]}${right[0]}` && right.length === 2
}

/** The address that was probably meant; undefined for one that may be right. */
export function likelyAddress(email: string): string | undefined {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  if (mailServices.includes(domain)) return undefined
  const meant = mailServices.find((service) => isOneSlip(domain, service))
  return meant && `${email.trim().slice(0, local.length)}@${meant}`
}

const fewestDigits = 7
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
      const message =
        'В номере не хватает цифр. Если это внутренний или короткий номер, отправьте ещё раз.'
      setError('phone', { type: 'short', message }, { shouldFocus: address === undefined })
    }
    if (address) setError('email', { type: mistyped, message: address }, { shouldFocus: true })
    asked.current.add(email).add(phone)
    return address !== undefined || asksPhone
  }
}
