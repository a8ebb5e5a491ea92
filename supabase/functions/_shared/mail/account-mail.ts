import { z } from 'zod'
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

const blockSchema = z.object({
  way: z.string().catch(''),
  blocked_by: z.string().catch(''),
  reason: z.string().catch(''),
})

const blockedWays: Readonly<Record<string, string>> = {
  telegram: 'Сообщения в Telegram не уходят',
  inbox: 'Входящие письма не прочитать',
  database: 'База данных почти заполнена',
}

const causes: Readonly<Record<string, string>> = {
  quota:
    'Лимит сервиса исчерпан. Когда он обновится, всё продолжится само; чтобы не ждать, увеличьте тариф.',
  stopped:
    'Каждая отправка заканчивается ошибкой: почтовый сервер не отвечает или отказывает. Когда это исправят, письма уйдут сами.',
  full: 'Когда место закончится, новые заявки нельзя будет сохранить. Увеличьте тариф или диск.',
}

/** What a service refuses, why, and what follows (private.tell_of_block). */
function blockTexts(details: unknown) {
  const { way, blocked_by: blockedBy, reason } = blockSchema.parse(details)
  const title = blockedWays[way] ?? 'Письма не уходят'
  const cause =
    causes[blockedBy] ??
    'Похоже, неверна настройка: ключ, домен отправителя или чат. Когда её исправят, всё продолжится само.'
  return {
    title,
    cause,
    answer: way === 'database' ? `Сейчас в ней ${reason}.` : `Сервис отвечает: ${reason}`,
    kept: way === 'database' ? '' : 'Ничего не потеряно: письма ждут.',
  }
}

/** An event of the security log, of which somebody is told. */
type Told = { event: SecurityEvent; at: string; details: unknown }

/** The message to the team's chat about a refusal of a service; undefined for other events. */
export function blockText({ event, details }: Told, siteUrl: string): MailText | undefined {
  if (event !== 'delivery_blocked') return undefined
  const { title, cause, answer } = blockTexts(details)
  const link = `${siteUrl}/admin?tab=audit&log=security`
  return { subject: title, text: [title, cause, answer, link].join('\n'), html: null }
}

const failuresSchema = z.object({ failures: z.number().catch(0) })

/** The mail about an event, to the account's owner or to admins; undefined if it is not reported. */
export function securityNotice(
  { event, at, details }: Told,
  siteUrl: string,
): MailText | undefined {
  const when = `${moment.format(Date.parse(at))} ${schedule.clockName.ru}`
  if (event === 'failures_burst') {
    const { failures } = failuresSchema.parse(details)
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
  if (event === 'delivery_blocked') {
    const { title, cause, answer, kept } = blockTexts(details)
    return mail(title, [`Так с ${when}. ${cause}`, answer, kept].filter(Boolean), {
      href: `${siteUrl}/admin?tab=audit&log=security`,
      label: 'Открыть журнал безопасности',
    })
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
