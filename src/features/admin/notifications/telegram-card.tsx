import { Card } from './card'
import { kinds, kindTexts } from './notification-texts'
import { SwitchInput } from './switch-input'
import { reaches, type Switch, useSetSwitch } from './switches'
import { useLatestMessage } from './notification-requests'
import { Delivery } from '../email/delivery/delivery'

/** What reaches the team's chat in Telegram, for admins. */
export function TelegramCard({ switches }: { switches: readonly Switch[] }) {
  const isConnected = switches.some(({ channel }) => channel === 'telegram')
  return (
    <Card title="Общий чат в Telegram">
      {isConnected ? (
        <TelegramSwitches switches={switches} />
      ) : (
        <p className="mt-2 max-w-[42rem] text-[0.9375rem] text-muted-foreground">
          Бот не подключён. Задайте функциям <code>TELEGRAM_BOT_TOKEN</code> и{' '}
          <code>TELEGRAM_CHAT_ID</code>: не позже чем через час здесь появится выбор событий.
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
