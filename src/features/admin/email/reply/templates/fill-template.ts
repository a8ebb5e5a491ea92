import { useColleagues } from '../../../people-requests'
import { writerName } from '../../../sender'
import type { Customer } from '../../customer/customer-requests'
import type { ThreadEmail } from '../../email-requests'

export const placeholderNames = ['имя', 'услуга', 'менеджер'] as const

export type TemplateValues = Record<(typeof placeholderNames)[number], string | undefined>

const pattern = new RegExp(`\\{(${placeholderNames.join('|')})\\}`, 'gi')

/** Fills in a template's placeholders. Those without a value stay for the author. */
export const fillTemplate = (body: string, values: TemplateValues): string =>
  body.replace(pattern, (whole, written: string) => {
    const known = placeholderNames.find((name) => name === written.toLowerCase())
    return (known && values[known]) ?? whole
  })

export const openPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([whole]) => whole)),
]

export function useTemplateValues(
  email: ThreadEmail,
  thread: readonly ThreadEmail[],
  userId: string,
  customer: Customer | null | undefined,
): TemplateValues {
  const { data: colleagues } = useColleagues()
  const name = writerName(email, customer)
  const [firstName] = name?.trim().split(/\s+/) ?? []
  // A later mail says nothing of what the thread began with.
  const interest = thread.find((each) => each.interest)?.interest
  return {
    имя: firstName || undefined,
    услуга: email.interest ?? interest ?? undefined,
    менеджер: colleagues?.find((person) => person.userId === userId)?.name,
  }
}
