import { company } from '../../../../src/content/company.ts'
import { schedule } from '../../../../src/content/schedule.ts'
import type { Database } from '../contracts/database.types.ts'
import { plural } from '../contracts/russian.ts'
import { roleNames } from '../contracts/role.ts'
import { mailPage, paragraph } from './html.ts'
import type { MailText } from './transport.ts'

type Enums = Database['public']['Enums']
type SecurityEvent = Enums['security_event']

/** The texts by event; other events are not reported. */
const told: Partial<Record<SecurityEvent, { title: string; text: string }>> = {
  password_changed: {
    title: 'Пароль изменён',
    text: 'Пароль вашего аккаунта изменили. На других устройствах нужно войти заново.',
  },
  address_changed: {
    title: 'Адрес аккаунта изменён',
    text: 'К вашему аккаунту привязали другой адрес. На этот адрес писем о нём больше не будет.',
  },
  factor_added: {
    title: 'Подключён второй фактор',
    text: 'К вашему аккаунту подключили второй фактор: теперь вход подтверждают кодом.',
  },
  factor_removed: {
    title: 'Второй фактор отключён',
    text: 'От вашего аккаунта отключили второй фактор.',
  },
  recovery_codes_made: {
    title: 'Созданы резервные коды',
    text: 'Для вашего аккаунта создали новые резервные коды. Прежние больше не действуют.',
  },
  recovery_code_used: {
    title: 'Вход по резервному коду',
    text: 'По резервному коду от вашего аккаунта отключили второй фактор. Войдите и подключите его заново.',
  },
}

const moment = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: schedule.workingHours.timeZone,
})

const mail = (
  subject: string,
  paragraphs: readonly string[],
  button: { href: string; label: string },
): MailText => ({
  subject,
  text: [...paragraphs, `${button.label}:\n${button.href}`].join('\n\n'),
  html: mailPage({ title: subject, body: paragraphs.map(paragraph).join(''), button }),
})

/** The mail about an event, to the account's owner or, for failures, to admins; undefined if it is not reported. */
export function securityNotice(
  { event, at, failures = 0 }: { event: SecurityEvent; at: string; failures?: number | undefined },
  siteUrl: string,
): MailText | undefined {
  const when = `${moment.format(Date.parse(at))} ${schedule.clockName.ru}`
  if (event === 'failures_burst') {
    const count = `${failures} ${plural(failures, 'неудачная попытка', 'неудачные попытки', 'неудачных попыток')}`
    return mail(
      'Много неудачных попыток входа',
      [
        `За десять минут до ${when}: ${count} войти или открыть чужие данные.`,
        'Посмотрите в журнале безопасности, чьи это аккаунты. Если кто-то из коллег ошибается в пароле, делать ничего не нужно.',
      ],
      { href: `${siteUrl}/admin?tab=audit&log=security`, label: 'Открыть журнал безопасности' },
    )
  }
  if (event === 'retention_failed') {
    return mail(
      'Не удалось удалить старые данные',
      [
        `Ежедневное удаление не прошло: ${when}. Данные, срок хранения которых истёк, остались в базе.`,
        'Что помешало, написано в журнале, в разделе «Данные». Удаление повторится по расписанию; если ошибка останется, покажите её разработчикам.',
      ],
      { href: `${siteUrl}/admin?tab=audit&log=data`, label: 'Посмотреть ошибку' },
    )
  }
  const what = told[event]
  if (!what) return undefined
  return mail(
    what.title,
    [
      `${what.text} Это было ${when} на сайте ${company.name}.`,
      'Если это сделали вы, отвечать не нужно. Если нет — откройте сайт, попросите новый пароль по ссылке «Забыли пароль?» и сообщите нам.',
    ],
    { href: siteUrl, label: 'Открыть сайт' },
  )
}

/** The mail that invites a colleague; `key` is the secret of its link. */
export function invitationMail(
  { email, role, key }: { email: string; role: Enums['app_role']; key: string },
  siteUrl: string,
): MailText {
  const fragment = new URLSearchParams({ invitation: key, address: email })
  return mail(
    `Приглашение в команду ${company.name}`,
    [
      `Вас приглашают работать с обращениями на сайте ${company.name}. Роль: ${roleNames[role].toLowerCase()}.`,
      `Войдите или зарегистрируйтесь с адресом ${email}: приглашение действует только для него, семь дней и один раз.`,
      'Если вы не знаете, о чём речь, удалите это письмо.',
    ],
    // In the fragment, which no server logs.
    { href: `${siteUrl}/#${fragment}`, label: 'Принять приглашение' },
  )
}
