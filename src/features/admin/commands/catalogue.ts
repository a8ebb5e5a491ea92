import { emailStatuses } from '@contracts/email-status.ts'
import { statusAppearance } from '../lib/labels'

/** Everything that staff can do by a key, by what it acts on, in the order in which menu and help show it. */
export const commandGroups = [
  {
    id: 'opened',
    title: 'Открытое письмо',
    commands: [
      { id: 'reply', title: 'Ответить', hotkey: 'r', key: 'R' },
      { id: 'templates', title: 'Шаблоны ответов', hotkey: 'g', key: 'G' },
      { id: 'note', title: 'Заметка', hotkey: 'n', key: 'N' },
      { id: 'snooze', title: 'Отложить до…', hotkey: 'b', key: 'B' },
      { id: 'tag', title: 'Метка', hotkey: 't', key: 'T' },
    ],
  },
  {
    id: 'target',
    title: 'Письмо или все выделенные',
    commands: [
      { id: 'take', title: 'Назначить мне', hotkey: 'a', key: 'A' },
      ...emailStatuses.map((status, index) => ({
        id: `status-${status}` as const,
        title: `Статус: ${statusAppearance[status].label}`,
        hotkey: String(index + 1),
        key: String(index + 1),
      })),
      { id: 'spam', title: 'Спам', hotkey: 's', key: 'S' },
      { id: 'undo', title: 'Отменить последнее изменение', hotkey: 'z', key: 'Z' },
    ],
  },
  {
    id: 'list',
    title: 'Список',
    commands: [
      { id: 'next', title: 'Следующее письмо, следующий чат', hotkey: 'j', key: 'J' },
      { id: 'previous', title: 'Предыдущее письмо, предыдущий чат', hotkey: 'k', key: 'K' },
      { id: 'open', title: 'Открыть', hotkey: 'enter', key: 'Enter' },
      {
        id: 'close',
        title: 'Закрыть письмо или чат, снять выделение',
        hotkey: 'escape',
        key: 'Esc',
      },
      { id: 'select', title: 'Выделить', hotkey: 'x', key: 'X' },
      { id: 'search', title: 'Поиск', hotkey: 'slash', typed: ['/', 'shift+/'], key: '/' },
      { id: 'filters', title: 'Фильтры', hotkey: 'f', key: 'F' },
      { id: 'new-lead', title: 'Новое обращение', hotkey: 'c', key: 'C' },
      { id: 'export', title: 'Выгрузить список в CSV', hotkey: 'e', key: 'E' },
      { id: 'help', title: 'Клавиши', hotkey: 'shift+slash', typed: ['shift+?'], key: '?' },
    ],
  },
  {
    id: 'admins',
    title: 'Для администраторов',
    commands: [
      {
        id: 'personal-data',
        title: 'Выгрузить или удалить данные человека',
        hotkey: 'p',
        key: 'P',
      },
    ],
  },
] as const

export const commandGroupsFor = (isAdmin: boolean) =>
  commandGroups.filter(({ id }) => isAdmin || id !== 'admins')

/** `hotkey` is for react-hotkeys-hook, `key` is printed, `typed` lies elsewhere in a Russian layout. */
export type Command = (typeof commandGroups)[number]['commands'][number]

export type CommandId = Command['id']

export const allCommands: readonly Command[] = commandGroups.flatMap(
  ({ commands }): readonly Command[] => commands,
)
