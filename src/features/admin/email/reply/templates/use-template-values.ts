import { useColleagues } from '../../../people-requests'
import { senderOf } from '../../sender'
import type { ThreadEmail } from '../../email-requests'
import type { TemplateValues } from './fill-template'

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
