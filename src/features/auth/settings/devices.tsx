import { Button } from '@/components/ui/button'
import { formatDateTime } from '@/lib/text/format-moment'
import { call } from '@/lib/backend/database-answer'
import { getSupabase, type Supabase } from '@/lib/backend/supabase'
import { toast } from '@/lib/toast'
import { typography } from '@/lib/text/typography'
import { useSingleFlight } from '@/lib/hooks/use-single-flight'
import { explainRefusal } from '../fields/explain-refusal'
import { deviceName } from './device-name'

/** The account's sessions. @throws {RequestError} */
export const listDevices = () => call('my_sessions')

type Device = Awaited<ReturnType<typeof listDevices>>[number]

/** The account's sessions; each other one can be ended, for a lost phone or a borrowed computer. */
export function Devices({ devices, load }: { devices: Device[] | 'failed'; load: () => void }) {
  const once = useSingleFlight()
  const end = (act: (supabase: Supabase) => PromiseLike<{ error: unknown }>, where: string) =>
    void once(async () => {
      try {
        const { error } = await act(await getSupabase())
        if (error) throw error
        toast.success('Готово', `${where} понадобится войти заново.`)
      } catch (error) {
        toast.error('Ошибка', explainRefusal(error))
      }
      load()
    })

  return (
    <section className="space-y-3">
      <h3 className="font-semibold">Устройства</h3>
      {devices === 'failed' ? (
        <>
          <p role="status">
            {typography('Не удалось узнать, где вы вошли. Проверьте соединение.')}
          </p>
          <Button width="full" variant="secondary" onClick={load}>
            Попробовать ещё раз
          </Button>
        </>
      ) : (
        <ul aria-label="Устройства" className="divide-y rounded-control border">
          {devices.map((device) => (
            <li
              key={device.id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-2 pl-4"
            >
              <DeviceFacts device={device} />
              {!device.is_current && (
                <Button
                  variant="ghost"
                  aria-label={`Выйти: ${deviceName(device.user_agent)}`}
                  onClick={() =>
                    end(
                      (supabase) => supabase.rpc('end_my_session', { session_id: device.id }),
                      'На этом устройстве',
                    )
                  }
                >
                  Выйти
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="text-[0.9375rem] text-muted-foreground">
        {typography(
          'Потеряли телефон или входили с чужого компьютера? Завершите сеансы на других устройствах.',
        )}
      </p>
      <Button
        variant="secondary"
        width="full"
        onClick={() =>
          end(({ auth }) => auth.signOut({ scope: 'others' }), 'На других устройствах')
        }
      >
        Выйти на других устройствах
      </Button>
    </section>
  )
}

function DeviceFacts({ device }: { device: Device }) {
  return (
    <div className="min-w-0 flex-1">
      <p className="font-medium">{deviceName(device.user_agent)}</p>
      <p className="text-sm text-muted-foreground">
        {device.is_current ? (
          'Это устройство'
        ) : (
          <>
            активность <time dateTime={device.used_at}>{formatDateTime(device.used_at)}</time>
          </>
        )}
      </p>
    </div>
  )
}
