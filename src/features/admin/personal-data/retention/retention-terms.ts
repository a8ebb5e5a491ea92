import { retentionRu } from '@/content/retention'

/** Retention terms; `counts` are the names under which a run counts its deletions. */
export interface RetentionTerm {
  label: string
  term: string
  counts: readonly string[]
}

const { requests, mails, unconfirmed, unsubscribed, chats, quizzes, spam, accounts, security } =
  retentionRu

/** The terms of the privacy page in the words of staff, then those not promised there. */
export const retentionTerms: readonly RetentionTerm[] = [
  {
    label: 'Обращения, карточки клиентов, согласия',
    term: `${requests} после последнего обращения`,
    counts: ['requests', 'customers'],
  },
  {
    label: 'Чаты без заявки и их итоги',
    term: `${chats} после последнего сообщения`,
    counts: ['chats', 'summaries'],
  },
  { label: 'Спам', term: `${spam} после пометки`, counts: ['spam'] },
  {
    label: 'Копии отправленных писем',
    term: `${mails} после последней попытки`,
    counts: ['mails', 'letters'],
  },
  {
    label: 'Адреса без подтверждённой подписки',
    term: `${unconfirmed} после запроса`,
    counts: ['unconfirmed'],
  },
  {
    label: 'Адреса отписавшихся',
    term: `${unsubscribed} после отписки`,
    counts: ['unsubscribed'],
  },
  {
    label: 'Неподтверждённые аккаунты',
    term: `${accounts} после регистрации`,
    counts: ['accounts'],
  },
  {
    label: 'Непринятые приглашения',
    term: `${unconfirmed} после окончания срока`,
    counts: ['invitations'],
  },
  { label: 'Счётчики анкеты', term: `${quizzes} после открытия`, counts: ['quizzes'] },
  { label: 'Журнал безопасности', term: `${security} после события`, counts: ['security'] },
  {
    label: 'Непроверенные файлы писем',
    term: '30 дней после получения',
    counts: ['unchecked_files'],
  },
  {
    label: 'Уведомления сотрудников, счётчики лимитов',
    term: 'уведомления 30 дней, счётчики не дольше двух суток',
    counts: ['notifications', 'rate_limits', 'llm_spending'],
  },
]
