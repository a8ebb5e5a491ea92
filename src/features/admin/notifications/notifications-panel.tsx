import { Skeleton } from '@/components/ui/skeleton'
import { PanelHeading } from '../panel-heading'
import { FailureNote } from '../panel-note'
import { BrowserCard, TelegramCard } from './channel-cards'
import { ChannelTable } from './channel-table'
import { useSwitches } from './switches'

/** Users choose their own notifications; admins, those of the team's chat. */
export function NotificationsPanel({ isAdmin }: { isAdmin: boolean }) {
  const { data: switches, isError, isFetching, refetch } = useSwitches()
  return (
    <section aria-labelledby="notifications-title">
      <PanelHeading
        id="notifications-title"
        title="Уведомления"
        isFetching={isFetching}
        onRefresh={() => void refetch()}
      />
      <p className="mt-1 max-w-[42rem] text-muted-foreground">
        Вне рабочего времени беспокоим только о сроках и о тех, кто ждёт в чате. Остальное копится
        под колокольчиком и приходит к началу рабочего дня.
      </p>
      <div className="mt-5 space-y-4">
        {switches ? (
          <>
            <ChannelTable switches={switches} />
            <BrowserCard />
            {isAdmin && <TelegramCard switches={switches} />}
          </>
        ) : isError ? (
          <FailureNote text="Не удалось загрузить настройки" onRetry={refetch} />
        ) : (
          <div role="status">
            <span className="sr-only">Загрузка...</span>
            <Skeleton className="h-96 rounded-card" />
          </div>
        )}
      </div>
    </section>
  )
}
