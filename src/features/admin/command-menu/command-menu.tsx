import { Command as Menu } from 'cmdk'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { phoneText } from '@contracts/phone.ts'
import { Dialog } from '@/components/ui/dialog'
import { useNow } from '@/lib/hooks/use-now'
import { unbrokenPhones } from '@/lib/text/unbroken-phones'
import { Kbd } from '../parts/kbd'
import { placesFor } from '../lib/places'
import { visitorName } from '../chats/chat-texts'
import { queues } from '../inbox/inbox-query'
import { useColleagues } from '../lib/people-requests'
import { useSavedFilters } from '../inbox/saved-filter-requests'
import { latestMonths, monthName } from '../lib/month'
import { placeholders } from '../lib/labels'
import { rowTexts } from '../inbox/row-texts'
import { useDebouncedText } from '../lib/use-debounced-text'
import { useViewer } from '../lib/viewer'
import { type Command, commandGroups, type CommandId } from '../commands/catalogue'
import { useFound } from './found'
import { isBegun, isSaid } from './typed-words'

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
    <Dialog
      open={isOpen}
      onClose={onClose}
      onClosed={finish}
      size="medium"
      // While it faded, it would swallow the next Ctrl K.
      leaves="atOnce"
      title="Поиск и команды"
    >
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
  const [text, setText, askNow] = useDebouncedText(search, setSearch)
  const typed = text.trim()
  const { found, isOld } = useFound(search, text)
  const go = (search: Record<string, string>) => () =>
    choose(() => void navigate({ pathname: '/admin', search: `?${new URLSearchParams(search)}` }))

  const isMeant = ({ id, title }: Entry) =>
    id === 'personal-data' ? isSaid(title, typed) : isBegun(title, typed)
  const isNamed = (colleague: Entry) => typed !== '' && isMeant(colleague)
  const certain: Group[] = [
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
  ]
  const groups: Group[] = [
    ...certain,
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
  const [firstEntry] = groups.flatMap(({ items }) => items)
  const first = firstEntry?.id ?? ''
  const [chosen, setChosen] = useState({ first, id: first })
  const selected = chosen.first === first ? chosen.id : first

  /** Whether Enter was pressed before what it takes was found. */
  const [isEntered, setEntered] = useState(false)
  const isUncertain =
    isOld && selected === first && certain.every(({ items }) => items.length === 0)
  const takeFirst = useEffectEvent(() => firstEntry?.run())
  useEffect(() => {
    if (isEntered && !isOld) takeFirst()
  }, [isEntered, isOld])

  return (
    <Menu
      label="Команды"
      className="flex min-h-0 flex-1 flex-col"
      shouldFilter={false}
      value={selected}
      onValueChange={(id) => setChosen({ first, id })}
      onKeyDown={(event) => {
        const isEarly = event.key === 'Enter' && !event.nativeEvent.isComposing && isUncertain
        setEntered(isEarly)
        if (!isEarly) return
        // It would take what an earlier text has found.
        event.preventDefault()
        askNow()
      }}
    >
      <div className="border-b px-5 py-4 sm:px-8">
        <Menu.Input
          data-first-focus
          value={text}
          onValueChange={(next) => {
            setEntered(false)
            setText(next)
          }}
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

interface Group {
  title: string
  items: readonly Entry[]
}

interface Entry {
  id: string
  title: string
  /** A second line. */
  about?: string
  key?: string
  run: () => void
}

function Item({ entry: { id, title, about, key, run } }: { entry: Entry }) {
  return (
    <Menu.Item
      value={id}
      onSelect={run}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3 py-2 data-[selected=true]:bg-accent/12"
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span>{unbrokenPhones(title)}</span>
        {about && <span className="line-clamp-1 text-caption text-muted-foreground">{about}</span>}
      </span>
      {key && <Kbd>{key}</Kbd>}
    </Menu.Item>
  )
}
