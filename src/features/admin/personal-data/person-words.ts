import { formatNumber, plural } from '@contracts/russian.ts'

/** What is counted about a person, most telling first, with its plural forms. */
const countedKinds = [
  ['requests', 'обращение', 'обращения', 'обращений'],
  ['chats', 'чат', 'чата', 'чатов'],
  ['files', 'файл', 'файла', 'файлов'],
  ['cards', 'карточка клиента', 'карточки клиента', 'карточек клиента'],
  ['mails', 'письмо от сайта', 'письма от сайта', 'писем от сайта'],
  ['subscriptions', 'подписка на рассылку', 'подписки на рассылку', 'подписок на рассылку'],
  ['invitations', 'приглашение в команду', 'приглашения в команду', 'приглашений в команду'],
] as const

type Counts = Partial<Record<(typeof countedKinds)[number][0], number>> & { hasAccount: boolean }

/** What is stored about a person, in words: «2 обращения», «1 чат», «аккаунт на сайте». */
export function tracesOf({ hasAccount, ...counts }: Counts): string[] {
  const words = countedKinds.flatMap(([kind, one, few, many]) => {
    const count = counts[kind] ?? 0
    return count > 0 ? [`${formatNumber(count)}\u00a0${plural(count, one, few, many)}`] : []
  })
  return hasAccount ? [...words, 'аккаунт на сайте'] : words
}

/** The tables whose texts may name a person. */
const tables: Readonly<Record<string, string>> = {
  attachments: 'Имена файлов',
  chat_messages: 'Сообщения чатов',
  chat_sessions: 'Чаты',
  consents: 'Согласия',
  customers: 'Карточки клиентов',
  email_notes: 'Заметки',
  email_replies: 'Ответы клиентам',
  emails: 'Письма и заявки',
  invitations: 'Приглашения',
  newsletter_issues: 'Выпуски рассылки',
  newsletter_subscriptions: 'Подписки',
  outbox: 'Исходящие письма',
  profiles: 'Профили',
  reply_templates: 'Шаблоны ответов',
  saved_filters: 'Сохранённые фильтры',
}

/** Where texts still name a person, most frequent first; an unknown table keeps its name. */
export const placesOf = (mentions: Readonly<Record<string, number>>) =>
  Object.entries(mentions)
    .map(([table, count]) => ({ label: tables[table.replace(/^public\./, '')] ?? table, count }))
    .sort((one, other) => other.count - one.count)

/** Else only a number or a nick identifies a person; «@nurlan» is no address. */
export const isAddress = (contact: string) => contact.indexOf('@') > 0
