import { CircleAlert, Download, KeyRound, LogIn, type LucideIcon, UserRound } from 'lucide-react'
import type { Database } from '@contracts/database.types.ts'
import { fieldIn } from '../role-change'

type SecurityEvent = Database['public']['Enums']['security_event']

/** The groups of the log's filter, with their events. */
export const securityGroups = {
  failures: {
    label: 'Неудачи и отказы',
    icon: CircleAlert,
    events: ['sign_in_failed', 'code_failed', 'access_denied', 'failures_burst'],
  },
  signIns: { label: 'Входы', icon: LogIn, events: ['signed_in'] },
  accounts: {
    label: 'Изменения аккаунтов',
    icon: KeyRound,
    events: [
      'password_changed',
      'address_changed',
      'factor_added',
      'factor_removed',
      'recovery_codes_made',
      'recovery_code_used',
    ],
  },
  access: {
    label: 'Доступ',
    icon: UserRound,
    events: [
      'account_blocked',
      'account_unblocked',
      'sessions_ended',
      'account_deleted',
      'invited',
      'invitation_accepted',
    ],
  },
  data: {
    label: 'Данные и настройки',
    icon: Download,
    events: ['data_exported', 'data_erased', 'setting_changed', 'retention_failed'],
  },
} as const satisfies Record<
  string,
  { label: string; icon: LucideIcon; events: readonly SecurityEvent[] }
>

export type SecurityGroup = keyof typeof securityGroups

/** Reads a group from the URL; undefined for anything else. */
export const readSecurityGroup = (text: string | null): SecurityGroup | undefined =>
  Object.keys(securityGroups).find((group): group is SecurityGroup => group === text)

const texts: Record<SecurityEvent, string> = {
  signed_in: 'Вход',
  sign_in_failed: 'Неверный пароль',
  code_failed: 'Неверный код',
  access_denied: 'Отказано в доступе',
  failures_burst: 'Много неудач подряд: администраторам отправлено письмо',
  password_changed: 'Изменён пароль',
  address_changed: 'Изменён адрес',
  factor_added: 'Подключён второй фактор',
  factor_removed: 'Отключён второй фактор',
  recovery_codes_made: 'Созданы резервные коды',
  recovery_code_used: 'Использован резервный код',
  account_blocked: 'Аккаунт заблокирован',
  account_unblocked: 'Аккаунт разблокирован',
  sessions_ended: 'Завершены сеансы',
  account_deleted: 'Аккаунт удалён',
  invited: 'Отправлено приглашение',
  invitation_accepted: 'Приглашение принято',
  data_exported: 'Выгружены данные',
  data_erased: 'Удалены данные',
  setting_changed: 'Изменена настройка',
  retention_failed: 'Старые данные не удалены: администраторам отправлено письмо',
}

/** The meanings of `details.what`. */
const subjects: Readonly<Record<string, string>> = {
  subscribers: 'подписчики рассылки',
  subscriber: 'подписчик рассылки',
  person: 'данные человека',
  staff_need_factor: 'второй фактор для сотрудников',
  telegram: 'уведомления в Telegram',
}

const stateTexts = new Map<unknown, string>([
  [true, 'включено'],
  [false, 'выключено'],
])

/** An event in words: «Изменена настройка: второй фактор для сотрудников, выключено». */
export function describeEvent(event: SecurityEvent, details: unknown): string {
  const what = fieldIn(details, 'what')
  const subject = typeof what === 'string' ? (subjects[what] ?? what) : undefined
  const more = [subject, stateTexts.get(fieldIn(details, 'to'))].filter(Boolean).join(', ')
  return more ? `${texts[event]}: ${more}` : texts[event]
}
