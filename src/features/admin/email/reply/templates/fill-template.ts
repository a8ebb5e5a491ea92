import { useColleagues } from '../../../people-requests'
import { senderOf } from '../../sender'
import type { ThreadEmail } from '../../email-requests'

/** The values of a template's placeholders, by name. */
export interface TemplateValues {
  имя: string | undefined
  услуга: string | undefined
  менеджер: string | undefined
}

export const placeholderNames = [
  'имя',
  'услуга',
  'менеджер',
] as const satisfies readonly (keyof TemplateValues)[]

const pattern = new RegExp(`\\{(${placeholderNames.join('|')})\\}`, 'gi')

const isName = (text: string): text is (typeof placeholderNames)[number] =>
  placeholderNames.some((name) => name === text)

/** Fills in a template's placeholders. Those without a value stay for the author. */
export const fillTemplate = (body: string, values: TemplateValues): string =>
  body.replace(pattern, (whole, name: string) => {
    const known = name.toLowerCase()
    return (isName(known) ? values[known] : undefined) ?? whole
  })

/** The placeholders that are not filled in. */
export const openPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([whole]) => whole)),
]

/** The values of a template's placeholders in a reply to this email. */
export function useTemplateValues(email: ThreadEmail, userId: string): TemplateValues {
  const { data: colleagues } = useColleagues()
  const [firstName] = senderOf(email).name?.trim().split(/\s+/) ?? []
  return {
    имя: firstName || undefined,
    услуга: email.interest ?? undefined,
    менеджер: colleagues?.find((person) => person.userId === userId)?.name,
  }
}
