import { internationalDigits } from '@contracts/phone.ts'
import { leadAnswers } from '../../lib/lead-details'

export type CustomerField = 'name' | 'phone' | 'company'

type Card = Record<CustomerField, string | null>

const fields: readonly { field: CustomerField; other: string; first: string }[] = [
  { field: 'name', other: 'Указано другое имя', first: 'Имя по заявке, не проверено' },
  { field: 'phone', other: 'Указан другой телефон', first: 'Телефон по заявке, не проверен' },
  { field: 'company', other: 'Указана другая компания', first: 'Компания по заявке, не проверена' },
]

const plain = (field: CustomerField, text: string) =>
  field === 'phone' ? internationalDigits(text) : text.replace(/\s+/g, ' ').trim().toLowerCase()

/** Details of the requests (newest first) that differ from the card; only the newest claim per field counts. */
export function differingClaims(card: Card, requests: readonly { lead: unknown }[]) {
  const said = requests.map(({ lead }) => leadAnswers(lead))
  return fields.flatMap(({ field, other, first }) => {
    const value = said.map((answers) => answers[field]).find(Boolean)
    const known = card[field]
    if (!value || plain(field, value) === plain(field, known ?? '')) return []
    return [{ field, value, text: `${known ? other : first}: ${value}` }]
  })
}
