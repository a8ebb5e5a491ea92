import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { SwitchInput } from '@/components/signed-in/switch-input'
import { Delivery } from '../email/delivery/delivery'
import { askPermission, useBrowserPermission } from './browser-notifications'
import { kinds, kindTexts } from './notification-kinds'
import { reaches, type Switch, useLatestMessage, useSetSwitch } from './notification-requests'

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

export function BrowserCard() {
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
      </div>
    </Card>
  )
}

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
