import { Command as Menu } from 'cmdk'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Dialog } from '@/components/ui/dialog'
import { useNow } from '@/lib/hooks/use-now'
import { Kbd } from '../kbd'
import { placesFor } from '../places'
import { queueLabels } from '../inbox/inbox-query'
import { useSavedFilters } from '../inbox/filters/saved/saved-filter-requests'
import { latestMonths, monthName } from '../inbox/month'
import { placeholders } from '../labels'
import { rowTexts } from '../inbox/list/row-texts'
import { useDebouncedText } from '../use-debounced-text'
import { useFound } from './use-found'
import { type Command, commandGroups, type CommandId, targetTitle } from '../commands/catalogue'

interface CommandMenuProps {
  isOpen: boolean
  isAdmin: boolean
  /** The commands available now, in the order of the catalogue. */
  offered: readonly Command[]
  /** Whose email the commands act on, if it is one. */
  about: string | undefined
  onClose: () => void
  onRun: (id: CommandId) => void
}

/** Searches commands, places, people, emails and chats. */
export function CommandMenu({ isOpen, onClose, ...props }: CommandMenuProps) {
  // Runs after the dialog has returned the focus, since many commands move it.
  const [chosen, setChosen] = useState<() => void>()
  const choose = (run: () => void) => {
    setChosen(() => run)
    onClose()
  }
  const finish = (restore: () => void) => {
    restore()
    chosen?.()
    setChosen(undefined)
  }
  return (
    <Dialog open={isOpen} onClose={onClose} onClosed={finish} size="medium" title="Поиск и команды">
      <Content {...props} choose={choose} />
    </Dialog>
  )
}

interface ContentProps extends Pick<CommandMenuProps, 'isAdmin' | 'offered' | 'about' | 'onRun'> {
  choose: (run: () => void) => void
}

function Content({ isAdmin, offered, about, choose, onRun }: ContentProps) {
  const navigate = useNavigate()
  const now = useNow()
  const { data: savedFilters = [] } = useSavedFilters()
  const [search, setSearch] = useState('')
  const [text, setText] = useDebouncedText(search, setSearch)
  const typed = text.trim()
  const found = useFound(search)
  const go = (search: Record<string, string>) => () =>
    choose(() => void navigate({ pathname: '/admin', search: `?${new URLSearchParams(search)}` }))

  const isMeant = ({ id, name }: Entry) =>
    id === 'personal-data' ? isSaid(name, typed) : isBegun(name, typed)
  const groups: { title: string; items: readonly Entry[] }[] = [
    ...commandGroups.map(({ title, commands }) => ({
      title: about !== undefined && title === targetTitle ? `Письмо: ${about}` : title,
      items: offered
        .filter((command) => commands.some(({ id }) => id === command.id))
        .map(({ id, title: name, key }) => ({
          id,
          name,
          keyName: key,
          run: () => choose(() => onRun(id)),
        }))
        .filter(isMeant),
    })),
    {
      title: 'Сохранённые фильтры',
      items: savedFilters
        .map(({ id, title, query }) => ({
          id,
          name: `Фильтр: ${title}`,
          run: go(Object.fromEntries(new URLSearchParams(query))),
        }))
        .filter(isMeant),
    },
    {
      title: 'Очереди',
      items: Object.entries(queueLabels)
        .map(([queue, label]) => ({ id: queue, name: `Письма: ${label}`, run: go({ queue }) }))
        .filter(isMeant),
    },
    {
      title: 'Разделы',
      items: placesFor(isAdmin)
        .map(({ id, label }) => ({ id: `place-${id}`, name: label, run: go({ tab: id }) }))
        .filter(isMeant),
    },
    {
      title: 'Люди',
      items: found.people.map(({ id, name, email, phone, company }) => ({
        id,
        name: name ?? email ?? phone ?? placeholders.name,
        about: [company, name && (email ?? phone)].filter(Boolean).join(' · '),
        run: go({ q: email ?? phone ?? name ?? '' }),
      })),
    },
    ...(['emails', 'chats'] as const).map((kind) => ({
      title: kind === 'emails' ? 'Письма' : 'Чаты',
      items: found[kind].map((email) => {
        const { who, subject, preview } = rowTexts(email)
        const queue = kind === 'chats' && { queue: 'chats' }
        return {
          id: email.id,
          name: who,
          about: subject ?? preview,
          run: go({ ...queue, email: email.id }),
        }
      }),
    })),
    {
      title: 'Месяцы',
      items:
        typed === ''
          ? []
          : latestMonths(now)
              .map((month) => ({
                id: month,
                name: `Кто писал: ${monthName(month)}`,
                run: go({ month }),
              }))
              .filter(isMeant),
    },
    {
      title: 'Поиск',
      items:
        typed === ''
          ? []
          : [{ id: 'find', name: `Найти «${typed}» во всех письмах`, run: go({ q: typed }) }],
    },
  ]
  // What is found later than typed may stand first.
  const first = groups.flatMap(({ items }) => items)[0]?.id ?? ''
  const [chosen, setChosen] = useState(first)
  const [latestFirst, setLatestFirst] = useState(first)
  if (latestFirst !== first) {
    setLatestFirst(first)
    setChosen(first)
  }

  return (
    <Menu
      label="Команды"
      className="flex min-h-0 flex-1 flex-col"
      shouldFilter={false}
      value={chosen}
      onValueChange={setChosen}
    >
      <div className="border-b px-5 py-4 sm:px-8">
        <Menu.Input
          data-first-focus
          value={text}
          onValueChange={setText}
          placeholder="Кого или что найти, сделать, куда перейти"
          className="h-12 w-full rounded-control border bg-background px-4 outline-none placeholder:text-muted-foreground focus-visible:border-accent"
        />
      </div>
      <Menu.List className="h-[22rem] overflow-y-auto overscroll-contain px-3 py-3 sm:px-5">
        {groups.map(
          ({ title, items }) =>
            items.length > 0 && (
              <Menu.Group
                key={title}
                heading={title}
                className="mb-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-caption [&_[cmdk-group-heading]]:text-muted-foreground"
              >
                {items.map((item) => (
                  <Item key={item.id} {...item} />
                ))}
              </Menu.Group>
            ),
        )}
      </Menu.List>
    </Menu>
  )
}

interface Entry {
  id: string
  name: string
  /** A second line. */
  about?: string
  /** The shortcut. */
  keyName?: string
  run: () => void
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/** Whether the words of a title begin with those typed, in any order: «статус завер». */
const isBegun = (title: string, typed: string) =>
  wordsOf(typed).every((start) => wordsOf(title).some((word) => word.startsWith(start)))

/** Whether whole words of a title were typed, so that no name leads to an act that cannot be undone. */
const isSaid = (title: string, typed: string) =>
  wordsOf(typed).every((word) => wordsOf(title).includes(word))

function Item({ id, name, about, keyName, run }: Entry) {
  return (
    <Menu.Item
      value={id}
      onSelect={run}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3 py-2 data-[selected=true]:bg-accent/12"
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {name}
        {about && <span className="line-clamp-1 text-caption text-muted-foreground">{about}</span>}
      </span>
      {keyName && <Kbd>{keyName}</Kbd>}
    </Menu.Item>
  )
}
