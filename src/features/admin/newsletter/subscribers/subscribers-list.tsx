import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '@contracts/russian.ts'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SmallDialog } from '@/components/ui/dialog'
import { IconButton } from '@/components/ui/icon-button'
import { Select } from '@/components/ui/select'
import { useUrlQuery } from '../../lib/url-params'
import { Loaded } from '../../parts/loaded'
import { Moment } from '../../parts/moment'
import { Panel } from '../../parts/panel-heading'
import { PanelNote } from '../../parts/panel-note'
import { SearchField } from '../../parts/search-field'
import {
  type Subscriber,
  subscriberAppearance,
  subscriberQuery,
  useExportSubscribers,
  useRemoveSubscriber,
  useSubscriberCounts,
  useSubscribers,
} from './subscriber-requests'

export function SubscribersList() {
  const [query, change] = useUrlQuery(subscriberQuery)
  const list = useSubscribers(query)
  const counts = useSubscriberCounts()
  const exporting = useExportSubscribers()
  const [removed, setRemoved] = useState<Subscriber>()

  const total = counts.data && [...counts.data.values()].reduce((sum, count) => sum + count, 0)

  return (
    <Panel
      title="Подписчики"
      count={total}
      query={{
        isFetching: list.isFetching,
        refetch: () => Promise.all([list.refetch(), counts.refetch()]),
      }}
      actions={
        <IconButton
          label="Выгрузить подписчиков в CSV"
          aria-busy={exporting.isPending}
          onClick={() => !exporting.isPending && exporting.mutate()}
        >
          <Download aria-hidden />
        </IconButton>
      }
    >
      <div className="mt-4 grid gap-3 sm:grid-cols-2 lg:max-w-2xl">
        <SearchField
          label="Поиск по адресу"
          placeholder="Адрес"
          text={query.q}
          onText={(q) => change({ q })}
        />
        <Select
          aria-label="Статус подписки"
          placeholder="Все статусы"
          options={Object.entries(subscriberAppearance).map(([value, { label }]) => ({
            value,
            label: `${label}: ${formatNumber(counts.data?.get(value) ?? 0)}`,
          }))}
          value={query.status}
          onChange={({ target }) => change({ status: target.value })}
        />
      </div>
      <Loaded
        query={list}
        failure="Не удалось загрузить подписчиков"
        empty={<PanelNote text="Подписчики не найдены" />}
      >
        {(subscribers) => (
          <ul className="divide-y overflow-hidden rounded-card border bg-card">
            {subscribers.map((subscriber) => (
              <SubscriberRow
                key={subscriber.id}
                subscriber={subscriber}
                onRemove={() => setRemoved(subscriber)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <RemoveDialog subscriber={removed} onClose={() => setRemoved(undefined)} />
    </Panel>
  )
}

function SubscriberRow({ subscriber, onRemove }: { subscriber: Subscriber; onRemove: () => void }) {
  const { email, status, requested_at, confirmed_at, ended_at } = subscriber
  const { label, badge } = subscriberAppearance[status]
  return (
    <li className="flex items-center gap-x-4 py-1.5 pr-2 pl-4 sm:pl-5">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
        <span className="min-w-0 flex-1 basis-52 truncate font-medium">{email}</span>
        <span className="text-caption text-muted-foreground">
          <Moment iso={ended_at ?? confirmed_at ?? requested_at} />
        </span>
        <Badge variant={badge}>{label}</Badge>
      </div>
      <IconButton label={`Удалить ${email}`} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  )
}

interface RemoveDialogProps {
  /** Undefined closes the dialog. */
  subscriber: Subscriber | undefined
  onClose: () => void
}

function RemoveDialog({ subscriber, onClose }: RemoveDialogProps) {
  const remove = useRemoveSubscriber()
  // The last one stays visible while the dialog fades out.
  const [shown, setShown] = useState(subscriber)
  if (subscriber && subscriber !== shown) setShown(subscriber)
  return (
    <SmallDialog
      open={subscriber !== undefined}
      onClose={onClose}
      title="Удалить подписчика?"
      description={<span className="[overflow-wrap:anywhere]">{shown?.email}</span>}
    >
      <p className="mb-5">
        Адрес и всё, что с ним связано в рассылке, будет стёрто. Писем он больше не получит, пока не
        подпишется снова.
      </p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button
          variant="destructive"
          size="large"
          aria-busy={remove.isPending}
          onClick={() => {
            if (shown && !remove.isPending) remove.mutate(shown.id, { onSuccess: onClose })
          }}
        >
          Удалить
        </Button>
        <Button variant="secondary" size="large" data-first-focus onClick={onClose}>
          Отмена
        </Button>
      </div>
    </SmallDialog>
  )
}
