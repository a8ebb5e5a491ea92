import { useColleagues } from '../../../people-requests'
import { senderOf } from '../../sender'
import type { ThreadEmail } from '../../email-requests'

/** What a placeholder of a template stands for, by its name in braces. */
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

/** The text of a template with its placeholders filled in. One without a value stays for the author to fill in. */
export const fillTemplate = (body: string, values: TemplateValues): string =>
  body.replace(pattern, (whole, name: string) => {
    const known = name.toLowerCase()
    return (isName(known) ? values[known] : undefined) ?? whole
  })

/** The placeholders that a customer would read. */
export const openPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([whole]) => whole)),
]

/** What the placeholders of a template stand for in a reply to this email. */
export function useTemplateValues(email: ThreadEmail, userId: string): TemplateValues {
  const { data: colleagues } = useColleagues()
  const [firstName] = senderOf(email).name?.trim().split(/\s+/) ?? []
  return {
    имя: firstName || undefined,
    услуга: email.interest ?? undefined,
    менеджер: colleagues?.find((person) => person.userId === userId)?.name,
  }
}
