import {
  confirmationDays,
  newsletterLinkParameters,
  type NewsletterLinkKind,
} from '../contracts/newsletter-links.ts'
import { company } from '../../../../src/content/company.ts'
import { escapeHtml } from '../contracts/escape-html.ts'
import { mailPage, paragraph } from '../mail/html.ts'

/** @returns a URL of the blog, which passes the token back to this function */
const linkTo = (siteUrl: string, kind: NewsletterLinkKind, token: string) =>
  `${siteUrl}/blog?${newsletterLinkParameters[kind]}=${encodeURIComponent(token)}`

/** Asks to confirm a subscription. Contains nothing from the form: strangers must not send text through us. */
export function confirmationMail(siteUrl: string, token: string) {
  const confirmUrl = linkTo(siteUrl, 'confirm', token)
  const unsubscribeUrl = linkTo(siteUrl, 'unsubscribe', token)
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
