import { Command as Menu } from 'cmdk'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Dialog } from '@/components/ui/dialog'
import { useNow } from '@/lib/hooks/use-now'
import { Kbd } from '../kbd'
import { placesFor } from '../places'
import { queueLabels } from '../inbox/inbox-query'
import { useSavedFilters } from '../inbox/filters/saved/saved-filter-requests'
import { latestMonths, monthName } from '../inbox/month'
import { type Command, commandGroups, type CommandId } from '../commands/catalogue'

interface CommandMenuProps {
  isOpen: boolean
  /** Whether the viewer may go to the admins' places. */
  isAdmin: boolean
  /** The commands available now. */
  offered: readonly Command[]
  onClose: () => void
  onRun: (id: CommandId) => void
}

/** Only useful as keys: opening the menu takes the focus away from the list. */
const onlyByKey: readonly CommandId[] = ['next', 'previous', 'open']

/** Searches commands, places and emails. */
export function CommandMenu({ isOpen, isAdmin, offered, onClose, onRun }: CommandMenuProps) {
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
      <Content isAdmin={isAdmin} offered={offered} choose={choose} onRun={onRun} />
    </Dialog>
  )
}

interface ContentProps extends Pick<CommandMenuProps, 'isAdmin' | 'offered' | 'onRun'> {
  choose: (run: () => void) => void
}

function Content({ isAdmin, offered, choose, onRun }: ContentProps) {
  const navigate = useNavigate()
  const now = useNow()
  const { data: savedFilters = [] } = useSavedFilters()
  const [text, setText] = useState('')
  const typed = text.trim()
  const go = (search: Record<string, string>) => () =>
    choose(() => void navigate({ pathname: '/admin', search: `?${new URLSearchParams(search)}` }))

  return (
    <Menu
      label="Команды"
      className="flex min-h-0 flex-1 flex-col"
      // Words match in any order and from their beginnings: «статус завер».
      filter={(value, search) =>
        search
          .toLowerCase()
          .split(/\s+/)
          .every((word) => value.includes(word))
          ? 1
          : 0
      }
    >
      <div className="border-b px-5 py-4 sm:px-8">
        <Menu.Input
          data-first-focus
          value={text}
          onValueChange={setText}
          placeholder="Что найти, сделать или куда перейти"
          className="h-12 w-full rounded-control border bg-background px-4 outline-none placeholder:text-muted-foreground focus-visible:border-accent"
        />
      </div>
      <Menu.List className="h-[22rem] overflow-y-auto overscroll-contain px-3 py-3 sm:px-5">
        <Menu.Empty className="px-2 py-6 text-center text-muted-foreground">
          Такой команды нет
        </Menu.Empty>
        {commandGroups.map(({ title, commands }) => {
          const ids = commands.map(({ id }) => id)
          const shown = offered.filter(({ id }) => ids.some((each) => each === id))
          const items = shown.filter(({ id }) => !onlyByKey.includes(id))
          if (items.length === 0) return null
          return (
            <Group key={title} title={title}>
              {items.map(({ id, title: name, key }) => (
                <Item key={id} name={name} onSelect={() => choose(() => onRun(id))}>
                  <Kbd>{key}</Kbd>
                </Item>
              ))}
            </Group>
          )
        })}
        {savedFilters.length > 0 && (
          <Group title="Сохранённые фильтры">
            {savedFilters.map(({ id, title, query }) => (
              <Item
                key={id}
                name={`Фильтр: ${title}`}
                onSelect={go(Object.fromEntries(new URLSearchParams(query)))}
              />
            ))}
          </Group>
        )}
        <Group title="Очереди">
          {Object.entries(queueLabels).map(([queue, label]) => (
            <Item key={queue} name={`Письма: ${label}`} onSelect={go({ queue })} />
          ))}
        </Group>
        <Group title="Разделы">
          {placesFor(isAdmin).map(({ id, label }) => (
            <Item key={id} name={label} onSelect={go({ tab: id })} />
          ))}
        </Group>
        {typed !== '' && (
          <Group title="Месяцы">
            {latestMonths(now).map((month) => (
              <Item key={month} name={`Кто писал: ${monthName(month)}`} onSelect={go({ month })} />
            ))}
          </Group>
        )}
        {typed !== '' && (
          <Group title="Поиск" isAlways>
            <Item isAlways name={`Найти «${typed}» во всех письмах`} onSelect={go({ q: typed })} />
          </Group>
        )}
      </Menu.List>
    </Menu>
  )
}

interface GroupProps {
  title: string
  /** Shown for any search text. */
  isAlways?: boolean
  children: ReactNode
}

function Group({ title, isAlways = false, children }: GroupProps) {
  return (
    <Menu.Group
      heading={title}
      forceMount={isAlways}
      className="mb-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-caption [&_[cmdk-group-heading]]:text-muted-foreground"
    >
      {children}
    </Menu.Group>
  )
}

interface ItemProps {
  name: string
  /** Shown for any search text. */
  isAlways?: boolean
  onSelect: () => void
  children?: ReactNode
}

function Item({ name, isAlways = false, onSelect, children }: ItemProps) {
  return (
    <Menu.Item
      value={name.toLowerCase()}
      forceMount={isAlways}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3 py-2 data-[selected=true]:bg-accent/12"
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
      {children}
    </Menu.Item>
  )
}
