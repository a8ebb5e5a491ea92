import type { SendEmailRequest } from '../_shared/contracts/lead.ts'
import { leadTitles } from './labels.ts'
import type { FieldGroup } from './lead-fields.ts'

/** Longer names and companies are cut in the subject, in characters; the body has them whole. */
const longestPart = 80

/*
 * A subject is one line: line breaks and other control characters become spaces, and marks that
 * turn the reading direction go, because they could make the rest of an inbox line read backwards.
 */
function oneLine(text: string): string {
  const line = text
    .replace(/[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  const characters = [...line]
  return characters.length > longestPart ? `${characters.slice(0, longestPart).join('')}…` : line
}

/** @returns the subject: «Заявка на консультацию: Имя, Компания» */
export function leadSubject({ type, data }: SendEmailRequest): string {
  const who = [data.name, data.company ?? ''].map(oneLine).filter(Boolean).join(', ')
  return `${leadTitles[type]}: ${who}`
}

/**
 * A lead as plain text.
 *
 * @param adminUrl where staff find it
 */
export function leadText(title: string, groups: FieldGroup[], adminUrl: string): string {
  const blocks = groups.map(({ title: heading, fields }) => {
    const lines = fields.map(({ label, value, kind }) =>
      kind === 'multiline' ? `${label}:\n${value}` : `${label}: ${value}`,
    )
    return [heading.toUpperCase(), ...lines].join('\n')
  })
  return [title, ...blocks, `Открыть в панели: ${adminUrl}`].join('\n\n')
}
