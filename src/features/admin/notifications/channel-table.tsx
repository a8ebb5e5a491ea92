import type { NotificationChannel } from '@contracts/notification.ts'
import { SwitchInput } from '@/components/signed-in/switch-input'
import { typography } from '@/lib/text/typography'
import { kinds, kindTexts } from './notification-kinds'
import { reaches, type Switch, useSetSwitch } from './notification-requests'

const channels = [
  { channel: 'app', label: 'Колокольчик' },
  { channel: 'browser', label: 'Браузер' },
  { channel: 'mail', label: 'Почта' },
] as const satisfies readonly { channel: NotificationChannel; label: string }[]

/** Which events reach the viewer by which channel: a row per event, a column per channel; stacked on a phone. */
export function ChannelTable({ switches }: { switches: readonly Switch[] }) {
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
        На почту приходит сводка непрочитанного, не чаще раза в час. Без колокольчика о событии не
        сообщают и остальные каналы.
      </p>
    </div>
  )
}
