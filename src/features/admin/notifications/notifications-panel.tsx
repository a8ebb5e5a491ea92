import { Skeleton } from '@/components/ui/skeleton'
import { Loaded } from '../loaded'
import { Panel } from '../panel-heading'
import { BrowserCard, TelegramCard } from './channel-cards'
import { ChannelTable } from './channel-table'
import { useSwitches } from './notification-requests'

/** Users choose their own notifications; admins, those of the team's chat. */
export function NotificationsPanel({ isAdmin }: { isAdmin: boolean }) {
  const query = useSwitches()
  return (
    <Panel title="Уведомления" query={query}>
      <p className="mt-1 max-w-[42rem] text-muted-foreground">
        Вне рабочего времени беспокоим только о сроках и о тех, кто ждёт в чате. Остальное копится
        под колокольчиком и приходит к началу рабочего дня.
      </p>
      <Loaded query={query} failure="Не удалось загрузить настройки" loading={<Loading />}>
        {(switches) => (
          <div className="space-y-4">
            <ChannelTable switches={switches} />
            <BrowserCard />
            {isAdmin && <TelegramCard switches={switches} />}
          </div>
        )}
      </Loaded>
    </Panel>
  )
}

const Loading = () => (
  <div role="status">
    <span className="sr-only">Загрузка...</span>
    <Skeleton className="h-96 rounded-card" />
  </div>
)
