import { retentionRu } from '@/content/retention'

/** What is kept, for how long, and the names under which a run counts its deletions. */
export type RetentionTerm = readonly [label: string, term: string, ...counts: string[]]

const {
  requests,
  mails,
  unconfirmed,
  unsubscribed,
  chats,
  quizzes,
  spam,
  accounts,
  security,
  team,
} = retentionRu

/** The terms of the privacy page in the words of staff, then those not promised there. */
export const retentionTerms: readonly RetentionTerm[] = [
  [
    'Обращения, карточки клиентов, согласия',
    `${requests} после последнего обращения`,
    'requests',
    'customers',
  ],
  ['Чаты без заявки и их итоги', `${chats} после последнего сообщения`, 'chats', 'summaries'],
  ['Спам', `${spam} после пометки`, 'spam'],
  ['Копии отправленных писем', `${mails} после последней попытки`, 'mails', 'letters'],
  ['Адреса без подтверждённой подписки', `${unconfirmed} после запроса`, 'unconfirmed'],
  ['Адреса отписавшихся', `${unsubscribed} после отписки`, 'unsubscribed'],
  ['Неподтверждённые аккаунты', `${accounts} после регистрации`, 'accounts'],
  ['Непринятые приглашения', `${unconfirmed} после окончания срока`, 'invitations'],
  ['Счётчики анкеты', `${quizzes} после открытия`, 'quizzes'],
  ['Журнал безопасности', `${security} после события`, 'security'],
  ['Имена бывших сотрудников для журналов', `${team} после ухода`, 'team'],
  ['Непроверенные файлы писем', '30 дней после получения', 'unchecked_files'],
  [
    'Уведомления сотрудников, счётчики лимитов',
    'уведомления 30 дней, счётчики не дольше двух суток',
    'notifications',
    'rate_limits',
    'llm_spending',
  ],
]
