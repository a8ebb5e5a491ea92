import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/lib/toast'
import { typography } from '@/lib/text/typography'
import { EnrolFactor } from '../factors/enrol-factor'
import { FactorList } from '../factors/factor-list'
import type { Factors } from '../factors/use-factors'

type LookedUp = Exclude<Factors, { state: 'loading' }>

const unavailableTexts: Record<Exclude<LookedUp['state'], 'known'>, string> = {
  failed: 'Не удалось узнать, что подключено. Проверьте соединение и попробуйте ещё раз.',
  unsupported: 'На этом сервере вход с кодом недоступен.',
}

interface SecondFactorProps {
  factors: LookedUp
  load: () => void
}

/** Sets up and removes authenticator apps. */
export function SecondFactor(props: SecondFactorProps) {
  return (
    <section className="space-y-3">
      <h3 className="font-semibold">Второй фактор</h3>
      <Apps {...props} />
    </section>
  )
}

function Apps({ factors, load }: SecondFactorProps) {
  const [enrolling, setEnrolling] = useState(false)

  if (factors.state !== 'known') {
    return (
      <div className="space-y-4.5">
        <p role="status">{typography(unavailableTexts[factors.state])}</p>
        {factors.state === 'failed' && (
          <Button width="full" onClick={load}>
            Попробовать ещё раз
          </Button>
        )}
      </div>
    )
  }
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
      {factors.verified.length > 0 ? (
        <FactorList factors={factors.verified} onRemoved={load} />
      ) : (
        <p>
          {typography(
            'Пока не включён. С ним при входе, кроме пароля, нужен код из приложения: тот, кто узнает пароль, без вашего телефона не войдёт.',
          )}
        </p>
      )}
      <Button
        width="full"
        variant={factors.verified.length > 0 ? 'secondary' : 'primary'}
        onClick={() => setEnrolling(true)}
      >
        {factors.verified.length > 0 ? 'Подключить ещё одно приложение' : 'Подключить приложение'}
      </Button>
    </div>
  )
}
