import { CircleAlert, Download, KeyRound, LogIn, UserRound } from 'lucide-react'
import { Constants, type Database } from '@contracts/database.types.ts'
import { z } from '@contracts/zod.ts'
import { dayRangeFields } from '../lib/day-range'
import { logDetails } from '../lib/log-details'
import { foldLetters } from '../lib/search-patterns'

type SecurityEvent = Database['public']['Enums']['security_event']

/** The groups of the log's filter. */
export const securityGroups = {
  failures: { label: 'Неудачи и отказы', icon: CircleAlert },
  signIns: { label: 'Входы', icon: LogIn },
  accounts: { label: 'Изменения аккаунтов', icon: KeyRound },
  access: { label: 'Доступ', icon: UserRound },
  data: { label: 'Данные и настройки', icon: Download },
}

export type SecurityGroup = keyof typeof securityGroups

export const securityQuery = z.object({
  /** A group; empty for all events. */
  event: z
    .custom<SecurityGroup | ''>((group) => Object.hasOwn(securityGroups, String(group)))
    .catch(''),
  q: z.string().catch(''),
  ...dayRangeFields,
})

export type SecurityQuery = z.infer<typeof securityQuery>

const events: Record<SecurityEvent, readonly [SecurityGroup, text: string]> = {
  signed_in: ['signIns', 'Вход'],
  sign_in_failed: ['failures', 'Неверный пароль'],
  code_failed: ['failures', 'Неверный код'],
  access_denied: ['failures', 'Отказано в доступе'],
  failures_burst: ['failures', 'Много неудач подряд: администраторам отправлено письмо'],
  password_changed: ['accounts', 'Изменён пароль'],
  address_changed: ['accounts', 'Изменён адрес'],
  factor_added: ['accounts', 'Подключён второй фактор'],
  factor_removed: ['accounts', 'Отключён второй фактор'],
  recovery_codes_made: ['accounts', 'Созданы резервные коды'],
  recovery_code_used: ['accounts', 'Использован резервный код'],
  account_blocked: ['access', 'Аккаунт заблокирован'],
  account_unblocked: ['access', 'Аккаунт разблокирован'],
  sessions_ended: ['access', 'Завершены сеансы'],
  account_deleted: ['access', 'Аккаунт удалён'],
  invited: ['access', 'Отправлено приглашение'],
  invitation_accepted: ['access', 'Приглашение принято'],
  data_exported: ['data', 'Выгружены данные'],
  data_erased: ['data', 'Удалены данные'],
  setting_changed: ['data', 'Изменена настройка'],
  delivery_blocked: ['data', 'Почтовый сервис или Telegram отказывает: администраторам сообщено'],
  retention_failed: ['data', 'Старые данные не удалены: администраторам отправлено письмо'],
}

/** The group of an event; undefined for one newer than this page. */
export const groupOf = (event: SecurityEvent): SecurityGroup | undefined => events[event]?.[0]

export const eventsOf = (group: SecurityGroup) =>
  Constants.public.Enums.security_event.filter((event) => groupOf(event) === group)

/** The events whose words a searched word is a part of. */
export const eventsNamed = (word: string): SecurityEvent[] =>
  Constants.public.Enums.security_event.filter((event) =>
    foldLetters(events[event][1]).includes(word),
  )

/** The meanings of `details.what`. */
const subjects: Readonly<Record<string, string>> = {
  subscribers: 'подписчики рассылки',
  subscriber: 'подписчик рассылки',
  person: 'данные человека',
  staff_need_factor: 'второй фактор для сотрудников',
  telegram: 'уведомления в Telegram',
}

const setting = z.object({ to: z.boolean().transform((isOn) => (isOn ? 'включено' : 'выключено')) })

/** Not even looked at (private.note_attempt): it may have been right. */
const refusal = z.object({ refused: z.literal(true) })

/** A service's own words. */
const reasoned = z.object({ reason: z.string() })

/** An event in words: «Изменена настройка: второй фактор для сотрудников, выключено». */
export function describeEvent(event: SecurityEvent, details: unknown): string {
  if (refusal.safeParse(details).success) {
    return `${event === 'code_failed' ? 'Код' : 'Пароль'} не принят: слишком много попыток`
  }
  const { what } = logDetails.parse(details)
  const state = setting.safeParse(details).data?.to
  const reason = reasoned.safeParse(details).data?.reason
  const more = [what && (subjects[what] ?? what), state, reason].filter(Boolean).join(', ')
  const text = events[event]?.[1] ?? event
  return more ? `${text}: ${more}` : text
}
