import { escapeHtml, escapeMultiline } from './html.ts'
import type { Field, FieldGroup } from './lead-fields.ts'

type LeadMail = {
  title: string
  groups: FieldGroup[]
  /** Origin of the site, without a slash at its end. */
  siteUrl: string
}

/*
 * Mail programs know tables and inline styles best; those that can do more take dark colours and a
 * narrow layout from the style sheet, which therefore has to outrank what stands inline.
 */
const styles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { color: #0f766e; }
  @media (prefers-color-scheme: dark) {
    .page { background: #0b0f14 !important; }
    .card { background: #141a21 !important; border-color: #26303b !important; }
    .text { color: #e8edf2 !important; }
    .muted { color: #9aa7b4 !important; }
    .line { border-color: #26303b !important; }
    a { color: #5eead4 !important; }
    .button { background: #5eead4 !important; color: #06211d !important; }
  }
  @media (max-width: 480px) {
    .label, .value { display: block !important; width: auto !important; }
    .label { padding: 10px 0 0 !important; font-size: 13px !important; }
    .value { padding: 0 0 10px !important; border-top: 0 !important; }
  }`

const font = "font-family: -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

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

const groupHtml = ({ title, fields }: FieldGroup, siteUrl: string) => `
        <h2 class="muted" style="margin: 28px 0 8px; font-size: 12px; font-weight: 600; letter-spacing: 0.08em; text-transform: uppercase; color: #5b6673">${title}</h2>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse: collapse; font-size: 15px; line-height: 22px">${fields
          .map((field) => fieldHtml(field, siteUrl))
          .join('')}
        </table>`

/** A lead as an HTML mail that reads well in light and dark, with nothing loaded from outside. */
export function leadHtml({ title, groups, siteUrl }: LeadMail): string {
  const adminUrl = escapeHtml(`${siteUrl}/admin`)
  return `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>${title}</title>
    <style>${styles}
    </style>
  </head>
  <body class="page" style="margin: 0; padding: 0; background: #f3f5f7; ${font}">
    <table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background: #f3f5f7">
      <tr><td align="center" style="padding: 32px 16px">
        <table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 600px; background: #ffffff; border: 1px solid #e6eaee; border-radius: 14px; ${font}">
          <tr><td style="padding: 28px 28px 32px">
        <h1 class="text" style="margin: 0; font-size: 22px; line-height: 30px; font-weight: 650; color: #10161d">${title}</h1>
        <p class="muted" style="margin: 6px 0 0; font-size: 14px; line-height: 20px; color: #5b6673">Ответ на это письмо придёт прямо клиенту.</p>${groups
          .map((group) => groupHtml(group, siteUrl))
          .join('')}
        <p style="margin: 32px 0 0"><a class="button" href="${adminUrl}" style="display: inline-block; padding: 13px 22px; border-radius: 10px; background: #0f766e; color: #ffffff; font-size: 15px; font-weight: 600; text-decoration: none">Открыть в панели</a></p>
          </td></tr>
        </table>
      </td></tr>
    </table>
  </body>
</html>
`
}
