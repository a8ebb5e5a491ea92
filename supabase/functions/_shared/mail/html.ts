import type { Lang } from '../contracts/lang.ts'
import { escapeHtml } from '../contracts/escape-html.ts'
import { company } from '../../../../src/content/company.ts'
import { dark, light } from '../../../../src/content/colours.ts'

/** `escapeHtml` with line breaks as `<br>`. */
export const escapeMultiline = (text: string) => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>')

type MailPage = {
  lang?: Lang
  title: string
  /** One muted line under the title. */
  lead?: string
  /** HTML between lead and button. */
  body?: string
  button?: { href: string; label: string }
  /** HTML under the button. */
  footer?: string
  /** CSS for body and footer. */
  styles?: string
}

/*
 * All mail programs support tables and inline styles. Better ones take dark colours and the narrow layout
 * from the style sheet, which therefore has to override the inline styles.
 */
const commonStyles = `
  :root { color-scheme: light dark; }
  a { color: ${light.accent}; }
  @media (prefers-color-scheme: dark) {
    .page { background: ${dark.background} !important; }
    .card { background: ${dark.card} !important; border-color: ${dark.border} !important; }
    .text { color: ${dark.foreground} !important; }
    .muted { color: ${dark.mutedForeground} !important; }
    .line { border-color: ${dark.border} !important; }
    a { color: ${dark.accent} !important; }
    .button { background: ${dark.primary} !important; color: ${dark.primaryForeground} !important; }
  }`

const font = "font-family: -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** A paragraph of a mail's body or footer; the text is escaped. */
export const paragraph = (text: string) => `
        <p class="text" style="margin: 20px 0 0; font-size: 15px; line-height: 24px; color: ${light.foreground}">${escapeHtml(text)}</p>`

/** The layout of every HTML mail: light and dark, nothing external. Escapes all but `body` and `footer` (HTML). */
export function mailPage({
  lang = 'ru',
  title,
  lead,
  body = '',
  button,
  footer = '',
  styles = '',
}: MailPage): string {
  const leadHtml = lead
    ? `
        <p class="muted" style="margin: 6px 0 0; font-size: 14px; line-height: 20px; color: ${light.mutedForeground}">${escapeHtml(lead)}</p>`
    : ''
  const buttonHtml = button
    ? `
        <p style="margin: 32px 0 0"><a class="button" href="${escapeHtml(button.href)}" style="display: inline-block; padding: 13px 22px; border-radius: 10px; background: ${light.primary}; color: ${light.primaryForeground}; font-size: 15px; font-weight: 600; text-decoration: none">${escapeHtml(button.label)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escapeHtml(title)}</title>
    <style>${commonStyles}${styles}
    </style>
  </head>
  <body class="page" style="margin: 0; padding: 0; background: ${light.background}; ${font}">
    <table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background: ${light.background}">
      <tr><td align="center" style="padding: 32px 16px">
        <table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 600px; background: ${light.card}; border: 1px solid ${light.border}; border-radius: 14px; ${font}">
          <tr><td style="padding: 28px 28px 32px">
        <p class="text" style="margin: 0 0 20px; font-size: 15px; line-height: 20px; font-weight: 700; letter-spacing: 0.02em; color: ${light.foreground}">${company.name}</p>
        <h1 class="text" style="margin: 0; font-size: 22px; line-height: 30px; font-weight: 650; color: ${light.foreground}">${escapeHtml(title)}</h1>${leadHtml}${body}${buttonHtml}${footer}
          </td></tr>
        </table>
      </td></tr>
    </table>
  </body>
</html>
`
}
