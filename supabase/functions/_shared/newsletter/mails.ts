import { company } from '../../../../src/content/company.ts'
import { light } from '../../../../src/content/colours.ts'
import { escapeHtml } from '../contracts/escape-html.ts'
import {
  confirmationDays,
  newsletterLinkParameters,
  type NewsletterLinkKind,
} from '../contracts/newsletter-links.ts'
import { mailPage, paragraph } from '../mail/html.ts'
import type { NewsletterLinkSettings } from '../settings.ts'
import { markupHtml, markupText } from './markup.ts'

/** A link of a mail: the page, or our function behind a mail program's button, gets the token. */
export const newsletterLink = (page: string, kind: NewsletterLinkKind, token: string) =>
  `${page}?${newsletterLinkParameters[kind]}=${encodeURIComponent(token)}`

/** Asks to confirm a subscription. Contains nothing from the form: strangers must not send text through us. */
export function confirmationMail(siteUrl: string, token: string) {
  const confirmUrl = newsletterLink(`${siteUrl}/blog`, 'confirm', token)
  const unsubscribeUrl = newsletterLink(`${siteUrl}/blog`, 'unsubscribe', token)
  const title = 'Подтвердите подписку'
  const reason = `Этот адрес указали на сайте ${company.name}, чтобы получать новые статьи блога.`
  const terms = `Ссылка действует ${confirmationDays} дней. Если вы не подписывались, ничего не делайте: без подтверждения мы не будем писать.`

  return {
    subject: `${title} на блог ${company.name}`,
    text: [
      reason,
      `Подтвердить подписку:\n${confirmUrl}`,
      terms,
      `Отказаться от подписки:\n${unsubscribeUrl}`,
    ].join('\n\n'),
    html: mailPage({
      title,
      lead: reason,
      button: { href: confirmUrl, label: 'Подтвердить подписку' },
      footer: `${paragraph(terms)}
        <p style="margin: 16px 0 0; font-size: 14px; line-height: 20px"><a href="${escapeHtml(unsubscribeUrl)}">Отказаться от подписки</a></p>`,
    }),
  }
}

const testNote = 'Это пробное письмо: ссылка «Отписаться» в нём никого не отписывает.'

/** An issue as sent to the reader of this subscription's token; the editor's preview and test mail have none. */
export function letter(
  { subject, body }: { subject: string; body: string },
  { siteUrl, apiUrl }: Pick<NewsletterLinkSettings, 'siteUrl' | 'apiUrl'>,
  { token, isTest = false }: { token?: string; isTest?: boolean } = {},
) {
  const linkOf = (page: string) => (token ? newsletterLink(page, 'unsubscribe', token) : page)
  const unsubscribeUrl = linkOf(`${siteUrl}/blog`)
  const reason = `Вы получили это письмо, потому что подписались на блог ${company.name}.`
  return {
    subject,
    text: [
      markupText(body),
      '—',
      ...(isTest ? [testNote] : []),
      `${reason}\nОтписаться: ${unsubscribeUrl}`,
    ].join('\n\n'),
    html: mailPage({
      title: subject,
      body: markupHtml(body),
      footer: `
        <p class="muted line" style="margin: 32px 0 0; padding: 16px 0 0; border-top: 1px solid ${light.border}; font-size: 13px; line-height: 20px; color: ${light.mutedForeground}">${isTest ? `${escapeHtml(testNote)}<br>` : ''}${escapeHtml(reason)} <a href="${escapeHtml(unsubscribeUrl)}">Отписаться</a></p>`,
    }),
    ...(token && { oneClickUrl: linkOf(`${apiUrl}/functions/v1/newsletter`) }),
  }
}
