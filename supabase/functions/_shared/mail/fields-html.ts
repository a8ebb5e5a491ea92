import type { Field, FieldGroup } from './fields.ts'
import { escapeHtml, escapeMultiline } from './html.ts'

/** CSS of the fields: labels stand above their values where there is no room beside them. */
export const fieldStyles = `
  @media (max-width: 480px) {
    .label, .value { display: block !important; width: auto !important; }
    .label { padding: 10px 0 0 !important; font-size: 13px !important; }
    .value { padding: 0 0 10px !important; border-top: 0 !important; }
  }`

const link = (href: string, text: string) =>
  `<a href="${escapeHtml(href)}"><bdi>${escapeHtml(text)}</bdi></a>`

const isPageOf = (siteUrl: string, url: string) =>
  URL.canParse(url) && new URL(url).origin === new URL(siteUrl).origin

/** A value with every character of the visitor escaped; only links that we made ourselves are links. */
function valueHtml({ kind, value }: Field, siteUrl: string): string {
  const text = `<bdi>${escapeHtml(value)}</bdi>`
  switch (kind) {
    case 'email':
      return link(`mailto:${encodeURIComponent(value).replace('%40', '@')}`, value)
    case 'phone': {
      const number = value.replace(/[^\d+]/g, '')
      return number ? link(`tel:${number}`, value) : text
    }
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
            <td class="label muted line" valign="top" style="width: 132px; padding: 10px 16px 10px 0; border-top: 1px solid #e6eaee; color: #5b6673">${field.label}</td>
            <td class="value text line" valign="top" style="padding: 10px 0; border-top: 1px solid #e6eaee; color: #10161d; word-break: break-word; overflow-wrap: anywhere">${valueHtml(field, siteUrl)}</td>
          </tr>`

/** The heading of a group, ours. */
export const headingHtml = (title: string) => `
        <h2 class="muted" style="margin: 28px 0 8px; font-size: 12px; font-weight: 600; letter-spacing: 0.08em; text-transform: uppercase; color: #5b6673">${title}</h2>`

/**
 * A group of fields as HTML.
 *
 * @param siteUrl origin of the site, whose pages become links
 */
export const groupHtml = ({ title, fields }: FieldGroup, siteUrl: string) => `${headingHtml(title)}
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse: collapse; font-size: 15px; line-height: 22px">${fields
          .map((field) => fieldHtml(field, siteUrl))
          .join('')}
        </table>`
