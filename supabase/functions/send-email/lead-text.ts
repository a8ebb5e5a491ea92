import type { SendEmailRequest } from '../_shared/contracts/lead.ts'
import type { FieldGroup } from '../_shared/mail/fields.ts'
import { groupText } from '../_shared/mail/fields-text.ts'
import { oneLine } from '../_shared/mail/one-line.ts'
import { leadTitles } from './lead-titles.ts'

/** Longer names and companies are cut in the subject, in characters; the body has them whole. */
const longestPart = 80

/** @returns the subject: «Заявка на консультацию: Имя, Компания» */
export function leadSubject({ type, data }: SendEmailRequest): string {
  const who = [data.name, data.company ?? ''].map((part) => oneLine(part, longestPart))
  return `${leadTitles[type]}: ${who.filter(Boolean).join(', ')}`
}

/**
 * A lead as plain text.
 *
 * @param adminUrl where staff find it
 */
export const leadText = (title: string, groups: FieldGroup[], adminUrl: string) =>
  [title, ...groups.map(groupText), `Открыть в панели: ${adminUrl}`].join('\n\n')
