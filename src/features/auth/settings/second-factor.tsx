import type { Factor } from '@supabase/supabase-js'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { getSupabase } from '@/lib/backend/supabase'
import { useSingleFlight } from '@/lib/hooks/use-single-flight'
import { toast } from '@/lib/toast'
import { typography } from '@/lib/text/typography'
import { EnrolFactor } from '../factors/enrol-factor'
import { refreshAssurance, removeFactor } from '../factors/factors'
import { onlyWithFreshProof } from '../factors/prove-again'
import { explainRefusal } from '../fields/explain-refusal'

interface SecondFactorProps {
  factors: Factor[] | 'failed' | 'unsupported'
  load: () => void
}

/** Sets up and removes authenticator apps, on a server that has them. */
export function SecondFactor({ factors, load }: SecondFactorProps) {
  if (factors === 'unsupported') return null
  return (
    <section className="space-y-3">
      <h3 className="font-semibold">Второй фактор</h3>
      {factors === 'failed' ? (
        <div className="space-y-4.5">
          <p role="status">
            {typography(
              'Не удалось узнать, что подключено. Проверьте соединение и попробуйте ещё раз.',
            )}
          </p>
          <Button width="full" onClick={load}>
            Попробовать ещё раз
          </Button>
        </div>
      ) : (
        <Apps factors={factors} load={load} />
      )}
    </section>
  )
}

function Apps({ factors, load }: { factors: Factor[]; load: () => void }) {
  const [enrolling, setEnrolling] = useState(false)

  if (enrolling) {
    return (
      <EnrolFactor
        onCancel={() => setEnrolling(false)}
        onEnrolled={() => {
          toast.success('Второй фактор включён', 'При следующем входе понадобится код.')
          setEnrolling(false)
          load()
        }}
      />
    )
  }
  return (
    <div className="space-y-4.5">
      {factors.length > 0 ? (
        <FactorList factors={factors} onRemoved={load} />
      ) : (
        <p>
          {typography(
            'Пока не включён. С ним при входе, кроме пароля, нужен код из приложения: тот, кто узнает пароль, без вашего телефона не войдёт.',
          )}
        </p>
      )}
      <Button
        width="full"
        variant={factors.length > 0 ? 'secondary' : 'primary'}
        onClick={() => setEnrolling(true)}
      >
        {factors.length > 0 ? 'Подключить ещё одно приложение' : 'Подключить приложение'}
      </Button>
    </div>
  )
}

const day = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long' })

/** The configured factors; removing one asks for confirmation. */
function FactorList({ factors, onRemoved }: { factors: Factor[]; onRemoved: () => void }) {
  const [confirming, setConfirming] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const once = useSingleFlight()

  const remove = (id: string) =>
    once(async () => {
      setRefusal(undefined)
      try {
        const supabase = await getSupabase()
        await onlyWithFreshProof(() => removeFactor(supabase, id))
        await refreshAssurance(supabase)
        toast.success('Приложение удалено', 'Его коды больше не подходят.')
        onRemoved()
      } catch (error) {
        setRefusal(explainRefusal(error))
      } finally {
        setConfirming(undefined)
      }
    })

  return (
    <div className="space-y-4.5">
      <ul aria-label="Подключённые приложения" className="divide-y rounded-control border">
        {factors.map(({ id, friendly_name: name, created_at: since }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-2 pl-4">
            <div className="min-w-0 flex-1">
              <p className="font-medium break-words">{name ?? 'Приложение'}</p>
              <p className="text-sm text-muted-foreground">с {day.format(new Date(since))}</p>
            </div>
            {confirming === id ? (
              <div className="flex gap-2">
                <Button variant="destructive" onClick={() => void remove(id)}>
                  Удалить
                </Button>
                <Button variant="ghost" onClick={() => setConfirming(undefined)}>
                  Оставить
                </Button>
              </div>
            ) : (
              <Button
                variant="ghost"
                aria-label={`Удалить «${name ?? 'Приложение'}»`}
                onClick={() => setConfirming(id)}
              >
                Удалить…
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div role="alert" className="empty:hidden">
        {refusal && <Alert>{typography(refusal)}</Alert>}
      </div>
    </div>
  )
}
