import type { Factor } from '@supabase/supabase-js'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/lib/toast'
import { typography } from '@/lib/text/typography'
import { EnrolFactor } from '../factors/enrol-factor'
import { FactorList } from '../factors/factor-list'

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
