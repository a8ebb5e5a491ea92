import { leadContacts } from '../../lead-details'

/** A field of a customer that people can change. */
export type CustomerField = 'name' | 'phone' | 'company'

/** What a later request says of its sender other than the card does. */
export interface Claim {
  field: CustomerField
  value: string
  text: string
}

type Card = Record<CustomerField, string | null>

const fields: readonly { field: CustomerField; label: string; other: string; first: string }[] = [
  {
    field: 'name',
    label: 'Имя',
    other: 'Указано другое имя',
    first: 'Имя по заявке, не проверено',
  },
  {
    field: 'phone',
    label: 'Телефон',
    other: 'Указан другой телефон',
    first: 'Телефон по заявке, не проверен',
  },
  {
    field: 'company',
    label: 'Компания',
    other: 'Указана другая компания',
    first: 'Компания по заявке, не проверена',
  },
]

const plain = (field: CustomerField, text: string) =>
  field === 'phone' ? text.replace(/\D/g, '') : text.replace(/\s+/g, ' ').trim().toLowerCase()

/**
 * What the customer's latest requests claim, where the card says something else.
 * @param requests newest first; of each field only the newest claim counts
 */
export function differingClaims(card: Card, requests: readonly { lead: unknown }[]): Claim[] {
  const said = requests.map(
    ({ lead }) => new Map(leadContacts(lead).map(({ label, value }) => [label, value])),
  )
  return fields.flatMap(({ field, label, other, first }) => {
    const value = said.map((contacts) => contacts.get(label)).find(Boolean)
    const known = card[field]
    if (!value || plain(field, value) === plain(field, known ?? '')) return []
    return [{ field, value, text: `${known ? other : first}: ${value}` }]
  })
}
