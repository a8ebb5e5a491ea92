import { Command as Menu } from 'cmdk'
import { useState } from 'react'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { searchedText } from '@contracts/mail-address.ts'
import { phoneText } from '@contracts/phone.ts'
import { Dialog } from '@/components/ui/dialog'
import { useNow } from '@/lib/hooks/use-now'
import { Kbd } from '../parts/kbd'
import { placesFor } from '../lib/places'
import { findChats } from '../chats/chat-requests'
import { visitorName } from '../chats/chat-texts'
import { findCustomers } from '../email/customer/customer-requests'
import { queues } from '../inbox/inbox-query'
import { fetchInboxPage } from '../inbox/inbox-requests'
import { useColleagues } from '../lib/people-requests'
import { useSavedFilters } from '../inbox/saved-filter-requests'
import { latestMonths, monthName } from '../lib/month'
import { placeholders } from '../lib/labels'
import { rowTexts } from '../inbox/row-texts'
import { inboxKey } from '../lib/refetch'
import { foldLetters } from '../lib/search-patterns'
import { useDebouncedText } from '../lib/use-debounced-text'
import { useViewer } from '../lib/viewer'
import { type Command, commandGroups, type CommandId } from '../commands/catalogue'

export interface CommandMenuProps {
  isOpen: boolean
  offered: readonly Command[]
  about: string | undefined
  assign: ((userId: string) => void) | undefined
  onClose: () => void
  onRun: (id: CommandId) => void
}

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

interface ContentProps extends Pick<CommandMenuProps, 'offered' | 'about' | 'assign' | 'onRun'> {
  choose: (run: () => void) => void
}

function Content({ offered, about, assign, choose, onRun }: ContentProps) {
  const { isAdmin } = useViewer()
  const navigate = useNavigate()
  const now = useNow()
  const { data: savedFilters = [] } = useSavedFilters()
  const { data: colleagues = [] } = useColleagues()
  const [search, setSearch] = useState('')
  const [text, setText] = useDebouncedText(search, setSearch)
  const typed = text.trim()
  const found = useFound(search)
  const go = (search: Record<string, string>) => () =>
    choose(() => void navigate({ pathname: '/admin', search: `?${new URLSearchParams(search)}` }))

  const isMeant = ({ id, title }: Entry) =>
    id === 'personal-data' ? isSaid(title, typed) : isBegun(title, typed)
  const isNamed = (colleague: Entry) => typed !== '' && isMeant(colleague)
  const groups: { title: string; items: readonly Entry[] }[] = [
    ...commandGroups.map(({ id: group, title, commands }) => ({
      title: about !== undefined && group === 'target' ? `Письмо: ${about}` : title,
      items: offered
        .filter((command) => commands.some(({ id }) => id === command.id))
        .map((command) => ({ ...command, run: () => choose(() => onRun(command.id)) }))
        .filter(isMeant),
    })),
    {
      title: about === undefined ? 'Назначить коллеге' : `Назначить коллеге: ${about}`,
      items: (assign ? colleagues : [])
        .map(({ userId, label }) => ({
          id: `assign-${userId}`,
          title: `Назначить: ${label}`,
          run: () => choose(() => assign?.(userId)),
        }))
        // Not by a name alone, which a customer may have as well.
        .filter(
          (colleague) => isBegun('Назначить', typed.split(/\s/)[0] ?? '') && isNamed(colleague),
        ),
    },
    {
      title: 'Сохранённые фильтры',
      items: savedFilters
        .map(({ id, title, query }) => ({
          id,
          title: `Фильтр: ${title}`,
          run: go(Object.fromEntries(new URLSearchParams(query))),
        }))
        .filter(isMeant),
    },
    {
      title: 'Очереди',
      items: queues
        .map(({ id, label }) => ({ id, title: `Письма: ${label}`, run: go({ queue: id }) }))
        .filter(isMeant),
    },
    {
      title: 'Разделы',
      items: placesFor(isAdmin)
        .map(({ id, label }) => ({ id: `place-${id}`, title: label, run: go({ tab: id }) }))
        .filter(isMeant),
    },
    {
      title: 'Люди',
      items: found.people.map(({ id, name, email, phone, company }) => ({
        id,
        title: name ?? email ?? (phone && phoneText(phone)) ?? placeholders.name,
        about: [company, name && (email ?? (phone && phoneText(phone)))]
          .filter(Boolean)
          .join(' · '),
        run: go({ q: email ?? phone ?? name ?? '' }),
      })),
    },
    {
      title: 'Коллеги',
      items: colleagues
        .map(({ userId, label }) => ({
          id: userId,
          title: label,
          about: 'Назначенные письма',
          run: go({ assignee: userId }),
        }))
        .filter(isNamed),
    },
    {
      title: 'Письма',
      items: found.emails.map((email) => {
        const { who, subject, preview } = rowTexts(email)
        return { id: email.id, title: who, about: subject ?? preview, run: go({ email: email.id }) }
      }),
    },
    {
      title: 'Чаты',
      items: found.chats.map((chat) => ({
        id: chat.id,
        title: visitorName(chat),
        about: chat.preview ?? '',
        run: go({ tab: 'chats', chat: chat.id }),
      })),
    },
    {
      title: 'Месяцы',
      items: latestMonths(now)
        .map((month) => ({
          id: month,
          title: `Кто писал: ${monthName(month)}`,
          run: go({ month }),
        }))
        .filter((month) => typed !== '' && isMeant(month)),
    },
    {
      title: 'Поиск',
      items:
        typed === ''
          ? []
          : [{ id: 'find', title: `Найти «${typed}» во всех письмах`, run: go({ q: typed }) }],
    },
  ]
  // What is found later than typed may stand first.
  const first = groups.flatMap(({ items }) => items)[0]?.id ?? ''
  const [chosen, setChosen] = useState({ first, id: first })

  return (
    <Menu
      label="Команды"
      className="flex min-h-0 flex-1 flex-col"
      shouldFilter={false}
      value={chosen.first === first ? chosen.id : first}
      onValueChange={(id) => setChosen({ first, id })}
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
                {items.map((entry) => (
                  <Item key={entry.id} entry={entry} />
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
  title: string
  /** A second line. */
  about?: string
  key?: string
  run: () => void
}

const most = { people: 4, emails: 5, chats: 3 }

async function find(search: string) {
  const [people, emails, chats] = await Promise.all([
    findCustomers(search),
    fetchInboxPage({ queue: 'all', search, page_size: most.emails }),
    findChats(search, most.chats),
  ])
  return { people: people.slice(0, most.people), emails, chats }
}

const nothing: Awaited<ReturnType<typeof find>> = { people: [], emails: [], chats: [] }

function useFound(text: string) {
  const search = searchedText(text)
  const { data = nothing } = useQuery({
    queryKey: [...inboxKey, 'found', search],
    queryFn: search.length < 2 ? skipToken : () => find(search),
    placeholderData: keepPreviousData,
  })
  return search.length < 2 ? nothing : data
}

const wordsOf = (text: string) =>
  foldLetters(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/** Whether the words of a title begin with those typed, in any order: «статус завер». */
const isBegun = (title: string, typed: string) =>
  wordsOf(typed).every((start) => wordsOf(title).some((word) => word.startsWith(start)))

/** Whether whole words of a title were typed, so that no name leads to an act that cannot be undone. */
const isSaid = (title: string, typed: string) =>
  wordsOf(typed).every((word) => wordsOf(title).includes(word))

function Item({ entry: { id, title, about, key, run } }: { entry: Entry }) {
  return (
    <Menu.Item
      value={id}
      onSelect={run}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3 py-2 data-[selected=true]:bg-accent/12"
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {title}
        {about && <span className="line-clamp-1 text-caption text-muted-foreground">{about}</span>}
      </span>
      {key && <Kbd>{key}</Kbd>}
    </Menu.Item>
  )
}
