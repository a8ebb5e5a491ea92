import { mailUrl } from '../contracts/mail-url.ts'
import { phonesOf } from '../contracts/phone.ts'
import { escapeHtml } from '../contracts/escape-html.ts'
import { escapeMultiline } from './html.ts'
import { light } from '../../../../src/content/colours.ts'

/** The presentation of a value; most are one line of text. */
export type FieldKind = 'line' | 'multiline' | 'email' | 'phone' | 'page'

/** One labelled value of a mail. */
export type Field = { label: string; value: string; kind: FieldKind }

export type FieldGroup = { title: string; fields: Field[] }

/** A field whose value may be absent. */
export type OptionalField = readonly [
  label: string,
  value: string | null | undefined,
  kind?: FieldKind,
]

/** The fields with a value. Only a multiline one keeps line breaks, which could fake further fields. */
export const filled = (fields: readonly OptionalField[]): Field[] =>
  fields.flatMap(([label, value, kind = 'line']) => {
    const shown = kind === 'multiline' ? value : value?.replace(/\s+/g, ' ')
    return shown ? [{ label, value: shown, kind }] : []
  })

/** A heading in plain text. */
export const headingText = (title: string) => title.toUpperCase()

/** A group of fields as plain text. */
export function groupText({ title, fields }: FieldGroup): string {
  const lines = fields.map(({ label, value, kind }) =>
    kind === 'multiline' ? `${label}:\n${value}` : `${label}: ${value}`,
  )
  return [headingText(title), ...lines].join('\n')
}

/** CSS of the fields: on narrow screens, labels are above their values. */
export const fieldStyles = `
  @media (max-width: 480px) {
    .label, .value { display: block !important; width: auto !important; }
    .label { padding: 10px 0 0 !important; font-size: 13px !important; }
    .value { padding: 0 0 10px !important; border-top: 0 !important; }
  }`

const bidi = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`

const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${bidi(text)}</a>`

const isPageOf = (siteUrl: string, url: string) =>
  URL.canParse(url) && new URL(url).origin === new URL(siteUrl).origin

/** A value, escaped; only mail, telephone and own-page addresses become links. */
function valueHtml({ kind, value }: Field, siteUrl: string): string {
  const text = bidi(value)
  switch (kind) {
    case 'email':
      return link(mailUrl(value), value)
    case 'phone':
      return phonesOf(value)
        .map((phone) => (phone.url ? link(phone.url, phone.written) : bidi(phone.written)))
        .join(', ')
    case 'page':
      return isPageOf(siteUrl, value) ? link(value, value) : text
    case 'multiline':
      return `<div dir="auto">${escapeMultiline(value)}</div>`
    case 'line':
      return text
  }
}

const fieldHtml = (field: Field, siteUrl: string) => `
          <tr>
            <td class="label muted line" valign="top" style="width: 132px; padding: 10px 16px 10px 0; border-top: 1px solid ${light.border}; color: ${light.mutedForeground}">${field.label}</td>
            <td class="value text line" valign="top" style="padding: 10px 0; border-top: 1px solid ${light.border}; color: ${light.foreground}; word-break: break-word; overflow-wrap: anywhere">${valueHtml(field, siteUrl)}</td>
          </tr>`

/** @param title HTML */
export const headingHtml = (title: string) => `
        <h2 class="muted" style="margin: 28px 0 8px; font-size: 12px; font-weight: 600; letter-spacing: 0.08em; text-transform: uppercase; color: ${light.mutedForeground}">${title}</h2>`

/** A group of fields as HTML. */
export const groupHtml = ({ title, fields }: FieldGroup, siteUrl: string) => `${headingHtml(title)}
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse: collapse; font-size: 15px; line-height: 22px">${fields
          .map((field) => fieldHtml(field, siteUrl))
          .join('')}
        </table>`
