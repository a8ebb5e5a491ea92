import { newsletterLinkParameters } from '../contracts/newsletter-links.ts'
import { escapeHtml } from '../contracts/escape-html.ts'
import { mailPage } from '../mail/html.ts'
import { markupHtml, markupText } from './markup.ts'
import { company } from '../../../../src/content/company.ts'
import { light } from '../../../../src/content/colours.ts'
import type { NewsletterLinkSettings } from '../settings.ts'

type Issue = { subject: string; body: string }

const testNote = 'Это пробное письмо: ссылка «Отписаться» в нём никого не отписывает.'

/** An issue as sent to the reader of this subscription's token; the editor's test mail has none. */
export function letter(
  { subject, body }: Issue,
  { siteUrl, apiUrl }: Pick<NewsletterLinkSettings, 'siteUrl' | 'apiUrl'>,
  token?: string,
) {
  const query = token ? `?${newsletterLinkParameters.unsubscribe}=${encodeURIComponent(token)}` : ''
  const unsubscribeUrl = `${siteUrl}/blog${query}`
  const reason = `Вы получили это письмо, потому что подписались на блог ${company.name}.`
  return {
    subject,
    text: [
      markupText(body),
      '—',
      ...(token ? [] : [testNote]),
      `${reason}\nОтписаться: ${unsubscribeUrl}`,
    ].join('\n\n'),
    html: mailPage({
      title: subject,
      body: markupHtml(body),
      footer: `
        <p class="muted line" style="margin: 32px 0 0; padding: 16px 0 0; border-top: 1px solid ${light.border}; font-size: 13px; line-height: 20px; color: ${light.mutedForeground}">${token ? '' : `${escapeHtml(testNote)}<br>`}${escapeHtml(reason)} <a href="${escapeHtml(unsubscribeUrl)}">Отписаться</a></p>`,
    }),
    ...(token && { oneClickUrl: `${apiUrl}/functions/v1/newsletter${query}` }),
  }
}
