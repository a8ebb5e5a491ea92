import { type ReactNode, useState } from 'react'
import { Constants } from '@contracts/database.types.ts'
import type { NotificationKind } from '@contracts/notification.ts'
import { SwitchInput } from '@/components/signed-in/switch-input'
import { Button } from '@/components/ui/button'
import { chime } from '@/lib/browser/chime'
import { Skeleton } from '@/components/ui/skeleton'
import { typography } from '@/lib/text/typography'
import { Delivery } from '../email/delivery/delivery'
import { Loaded } from '../parts/loaded'
import { Panel } from '../parts/panel-heading'
import { useViewer } from '../lib/viewer'
import { askPermission, isSoundOn, setSound, useBrowserPermission } from './announcements'
import {
  reaches,
  type Switch,
  useLatestMessage,
  useSetSwitch,
  useSwitches,
} from './notification-requests'

export function NotificationsPanel() {
  const { isAdmin } = useViewer()
  const query = useSwitches()
  return (
    <Panel title="Уведомления" query={query}>
      <p className="mt-1 max-w-[42rem] text-muted-foreground">
        Вне рабочего времени беспокоим только о сроках и о тех, кто ждёт в чате. Остальное копится
        под колокольчиком и приходит к началу рабочего дня.
      </p>
      <Loaded
        query={query}
        failure="Не удалось загрузить настройки"
        loading={<Skeleton className="h-96 rounded-card" />}
      >
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

const kindTexts: Record<NotificationKind, { label: string; hint: string }> = {
  new_lead: {
    label: 'Новое обращение',
    hint: 'Заявка, анкета, контакт в чате или первое письмо. Кроме подозрительных: о них приходит сводка.',
  },
  answer: { label: 'Ответ клиента', hint: 'Узнаёт ответственный, а если его нет — все.' },
  assigned: { label: 'Назначение', hint: 'Письмо назначил вам кто-то другой.' },
  undelivered: {
    label: 'Ответ не доставлен',
    hint: 'Узнаёт тот, кто его написал: письмо снова ждёт ответа.',
  },
  returned: { label: 'Отложенное вернулось', hint: 'Узнаёт ответственный, а если его нет — все.' },
  due_soon: {
    label: 'Скоро срок ответа',
    hint: 'До обещанного срока осталось полчаса рабочего времени.',
  },
  overdue: { label: 'Просрочено', hint: 'Обещанный срок прошёл, а ответа нет.' },
  visitor_waits: {
    label: 'Посетитель ждёт в чате',
    hint: 'Позвал человека или ждёт ответа того, кто взял разговор.',
  },
  mentioned: { label: 'Вас позвали в заметке', hint: 'Коллега написал «@» и ваше имя.' },
}

export const kinds = Constants.public.Enums.notification_kind

const channels = [
  { channel: 'app', label: 'Колокольчик' },
  { channel: 'browser', label: 'Браузер' },
  { channel: 'mail', label: 'Почта' },
] as const

function ChannelTable({ switches }: { switches: readonly Switch[] }) {
  const setSwitch = useSetSwitch()
  return (
    <div className="rounded-card border bg-card">
      <div
        aria-hidden
        className="hidden grid-cols-[minmax(0,1fr)_repeat(3,7rem)] border-b px-5 text-caption font-medium text-muted-foreground sm:grid"
      >
        <span className="py-3">О чём сообщать</span>
        {channels.map(({ channel, label }) => (
          <span key={channel} className="py-3 text-center">
            {label}
          </span>
        ))}
      </div>
      <div className="divide-y">
        {kinds.map((kind) => (
          <fieldset
            key={kind}
            className="grid min-w-0 grid-cols-3 items-center px-4 py-3 sm:grid-cols-[minmax(0,1fr)_repeat(3,7rem)] sm:px-5"
          >
            <legend className="sr-only">{kindTexts[kind].label}</legend>
            <div className="col-span-3 sm:col-span-1 sm:pr-6">
              <p aria-hidden className="font-medium">
                {kindTexts[kind].label}
              </p>
              <p className="mt-0.5 text-sm text-muted-foreground">
                {typography(kindTexts[kind].hint)}
              </p>
            </div>
            {channels.map(({ channel, label }) => (
              <label
                key={channel}
                className="flex cursor-pointer flex-col items-center pt-1.5 sm:pt-0"
              >
                <SwitchInput
                  checked={reaches(switches, kind, channel)}
                  // Other channels only announce what the bell has.
                  disabled={channel !== 'app' && !reaches(switches, kind, 'app')}
                  onChange={({ target }) => setSwitch({ kind, channel, is_on: target.checked })}
                />
                <span className="text-caption text-muted-foreground sm:sr-only">{label}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <p className="border-t px-4 py-3 text-caption text-muted-foreground sm:px-5">
        На почту приходит сводка непрочитанного, не чаще раза в час. Если колокольчик выключен, не
        придёт и остальное.
      </p>
    </div>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border bg-card p-4 sm:p-5">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  )
}

const permissionTexts: Record<ReturnType<typeof useBrowserPermission>, string> = {
  granted:
    'Включены. Браузер показывает их, пока админ-панель открыта хотя бы в одной вкладке и вы смотрите не на неё.',
  default:
    'Ещё не разрешены. Браузер спросит вас один раз и будет показывать уведомления, пока админ-панель открыта хотя бы в одной вкладке.',
  denied:
    'Запрещены в настройках браузера, и сайт не может спросить ещё раз. Чтобы разрешить, нажмите на значок слева от адреса страницы, найдите «Уведомления» и выберите «Разрешить».',
  unsupported: 'Этот браузер не умеет показывать уведомления. Остаются колокольчик и почта.',
}

function BrowserCard() {
  const permission = useBrowserPermission()
  return (
    <Card title="Уведомления в этом браузере">
      <div className="mt-2 max-w-[42rem] space-y-3 text-[0.9375rem] text-muted-foreground">
        <p>{permissionTexts[permission]}</p>
        {permission === 'default' && (
          <Button variant="secondary" onClick={() => void askPermission()}>
            Включить в этом браузере
          </Button>
        )}
        <SoundSwitch />
      </div>
    </Card>
  )
}

function SoundSwitch() {
  const [isOn, setOn] = useState(isSoundOn)
  return (
    <label className="-ml-1.25 flex cursor-pointer items-center gap-2 text-foreground">
      <SwitchInput
        checked={isOn}
        onChange={({ target: { checked } }) => {
          setSound(checked)
          setOn(checked)
          if (checked) chime()
        }}
      />
      Звук, когда приходит новое
    </label>
  )
}

function TelegramCard({ switches }: { switches: readonly Switch[] }) {
  const isConnected = switches.some(({ channel }) => channel === 'telegram')
  return (
    <Card title="Общий чат в Telegram">
      {isConnected ? (
        <TelegramSwitches switches={switches} />
      ) : (
        <p className="mt-2 max-w-[42rem] text-[0.9375rem] text-muted-foreground">
          Бот не подключён. Это делает тот, кто обслуживает сайт: настройками сервера{' '}
          <code>TELEGRAM_BOT_TOKEN</code> и <code>TELEGRAM_CHAT_ID</code>. Не позже чем через час
          здесь появится выбор событий.
        </p>
      )}
    </Card>
  )
}

function TelegramSwitches({ switches }: { switches: readonly Switch[] }) {
  const setSwitch = useSetSwitch()
  const { data: latest } = useLatestMessage()
  return (
    <>
      <p className="mt-2 max-w-[42rem] text-[0.9375rem] text-muted-foreground">
        Для всей команды. В сообщении только событие, срок и ссылка: ни имён, ни текста.
      </p>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {kinds.map((kind) => (
          <li key={kind}>
            <label className="flex cursor-pointer items-center justify-between gap-3">
              {kindTexts[kind].label}
              <SwitchInput
                checked={reaches(switches, kind, 'telegram')}
                onChange={({ target }) =>
                  setSwitch({ kind, channel: 'telegram', is_on: target.checked })
                }
              />
            </label>
          </li>
        ))}
      </ul>
      {latest && (
        <div className="mt-3 border-t pt-3">
          <p className="mb-2 text-caption text-muted-foreground">Последнее сообщение</p>
          <Delivery mail={latest} canRetry={latest.email_id !== null} />
        </div>
      )}
    </>
  )
}
