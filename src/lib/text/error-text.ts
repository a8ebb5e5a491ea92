import { chatLimits } from '@contracts/chat-limits.ts'
import { fieldLimits } from '@contracts/lead-fields.ts'
import type { Lang } from '@contracts/lang.ts'

/** The fields that a form may refuse. */
type Name =
  | 'name'
  | 'email'
  | 'phone'
  | 'company'
  | 'projectType'
  | 'budget'
  | 'description'
  | 'contact'
  | 'time'
  | 'topic'

const refused: Record<Name, string> = {
  name: 'Enter your name',
  email: 'Enter your email address, such as name@company.com',
  phone: 'Enter your phone number',
  company: 'Check this field',
  projectType: 'Choose one from the list',
  budget: 'Choose one from the list',
  description: 'Check this field',
  contact: 'Enter your phone number, email address or messenger nickname',
  time: 'Check this field',
  topic: 'Check this field',
}

const limits: Partial<Record<Name, number>> = {
  ...fieldLimits,
  contact: fieldLimits.email,
  time: fieldLimits.term,
  topic: chatLimits.formTopic,
}

/** Asked by the form itself (contact-doubts.ts), in its own language. */
export const doubt = 'doubt'

/** Why a field is refused. The contract says so in Russian; in English, by what is wrong with which field. */
export function errorText(
  lang: Lang,
  name: Name,
  error: { type?: unknown; message?: string } | undefined,
): string | undefined {
  if (!error || lang === 'ru' || error.type === doubt) return error?.message
  const limit = limits[name]
  return error.type === 'too_big' && limit !== undefined
    ? `Too long: up to ${limit} characters`
    : refused[name]
}
