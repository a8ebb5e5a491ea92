import { schedule } from '../../../../src/content/schedule.ts'
import {
  notificationPath,
  notificationSettingsPath,
  notificationTitles,
  type NotificationKind,
} from '../contracts/notification.ts'
import { numbered } from '../contracts/lead-number.ts'
import { plural } from '../contracts/russian.ts'
import { dueText } from '../contracts/working-time-text.ts'
import type { MailText } from '../mail/transport.ts'
import { escapeHtml } from '../contracts/escape-html.ts'
import { mailPage, paragraph } from '../mail/html.ts'
import { oneLine } from '../contracts/text.ts'
import { light } from '../../../../src/content/colours.ts'

export type Notification = {
  kind: NotificationKind
  email_id: string | null
  chat_id: string | null
  email: { subject: string | null; due_at: string | null; submission_id: string | null } | null
}

/** Maximum length of a quoted subject, in characters. */
const longestSubject = 160

/** Maximum number of notifications in a digest; the others are counted. */
const mostListed = 20

/** The title, with the deadline of an answer where it matters. */
function headline({ kind, email }: Notification, title: string, now: number): string {
  if (!email?.due_at || !['new_lead', 'due_soon'].includes(kind)) return title
  return `${title}: ответить ${dueText(Date.parse(email.due_at), now, schedule.workingHours)}`
}

const subjectOf = ({ email }: Notification) =>
  email && numbered(oneLine(email.subject ?? 'Без темы', longestSubject), email.submission_id)

/** The mail with one user's unread notifications. */
export function digestText(
  notifications: readonly Notification[],
  siteUrl: string,
  now = Date.now(),
): MailText {
  const count = notifications.length
  const subject = `${count} ${plural(count, 'непрочитанное уведомление', 'непрочитанных уведомления', 'непрочитанных уведомлений')}`
  const lead = 'Письмо приходит не чаще раза в час и только о том, что вы ещё не открыли.'
  const settings = `${siteUrl}${notificationSettingsPath}`
  const more = count - mostListed
  const rest = more > 0 ? [`И ещё ${more}: они под колокольчиком в админ-панели.`] : []
  const items = notifications.slice(0, mostListed).map((each) => ({
    title: headline(each, notificationTitles[each.kind], now),
    about: subjectOf(each),
    href: `${siteUrl}${notificationPath(each)}`,
  }))
  return {
    subject,
    text: [
      lead,
      ...items.map(({ title, about, href }) => [title, about, href].filter(Boolean).join('\n')),
      ...rest,
      `Что приходит на почту, выбирают здесь: ${settings}`,
    ].join('\n\n'),
    html: mailPage({
      title: subject,
      lead,
      body: [
        ...items.map(
          ({ title, about, href }) => `
        <p class="text line" style="margin: 20px 0 0; padding: 16px 0 0; border-top: 1px solid ${light.border}; font-size: 15px; line-height: 22px; color: ${light.foreground}"><strong style="font-weight: 600">${escapeHtml(title)}</strong><br><a href="${escapeHtml(href)}"><bdi>${escapeHtml(about ?? 'Открыть разговор')}</bdi></a></p>`,
        ),
        ...rest.map(paragraph),
      ].join(''),
      footer: `
        <p class="muted" style="margin: 28px 0 0; font-size: 13px; line-height: 20px; color: ${light.mutedForeground}">Что приходит на почту, выбирают в <a href="${escapeHtml(settings)}">уведомлениях</a>.</p>`,
    }),
  }
}

/** The message to the team's chat. It contains no names and no quotes, only a link. Parameters as of `digestText`. */
export function telegramText(
  notification: Notification,
  siteUrl: string,
  now = Date.now(),
): MailText {
  const { kind } = notification
  const title = kind === 'assigned' ? 'Письмо назначено сотруднику' : notificationTitles[kind]
  const subject = headline(notification, title, now)
  return { subject, text: `${subject}\n${siteUrl}${notificationPath(notification)}`, html: null }
}
