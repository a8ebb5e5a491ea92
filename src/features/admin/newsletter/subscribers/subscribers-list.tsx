import { Download, Trash2 } from 'lucide-react'
import { formatNumber } from '@contracts/russian.ts'
import { Badge } from '@/components/ui/badge'
import { IconButton } from '@/components/ui/icon-button'
import { Select } from '@/components/ui/select'
import { useUrlQuery } from '../../lib/url-params'
import { ConfirmButton } from '../../parts/confirm-button'
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
              <SubscriberRow key={subscriber.id} {...subscriber} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}

function SubscriberRow({ id, email, status, requested_at, confirmed_at, ended_at }: Subscriber) {
  const remove = useRemoveSubscriber()
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
      <ConfirmButton
        size="icon"
        aria-label={`Удалить ${email}`}
        title={`Удалить ${email}`}
        aria-busy={remove.isPending}
        question="Удалить подписчика?"
        consequence={`${email} и всё, что с этим адресом связано в рассылке, будет стёрто. Писем он больше не получит, пока не подпишется снова.`}
        answer="Удалить"
        onConfirm={() => remove.mutate(id)}
      >
        <Trash2 aria-hidden />
      </ConfirmButton>
    </li>
  )
}
