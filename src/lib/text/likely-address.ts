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

export const mistypedText = (likely: string) =>
  `Похоже на опечатку: может быть, ${likely}? Если всё верно, отправьте ещё раз.`
