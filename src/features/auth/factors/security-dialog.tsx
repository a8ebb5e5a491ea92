import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody } from '@/components/ui/dialog'
import { typography } from '@/lib/typography'
import { toast } from '@/lib/toast'
import { type Factors, useFactors } from './use-factors'
import { EnrolFactor } from './enrol-factor'
import { FactorList } from './factor-list'
import { RecoveryCodes } from './recovery-codes'
import { OtherDevices } from './other-devices'

/** Where users set up and remove authenticator apps, and sign out other devices. */
export function SecurityDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} size="small" title="Безопасность">
      <DialogBody>
        <Sections />
      </DialogBody>
    </Dialog>
  )
}

function Sections() {
  const { factors, load } = useFactors()
  // Shown together: a part that came later would move the buttons.
  if (factors.state === 'loading') return <p role="status">Загрузка...</p>
  return (
    <>
      <section className="space-y-3">
        <h3 className="font-semibold">Второй фактор</h3>
        <SecondFactor factors={factors} load={load} />
      </section>
      {factors.state === 'known' && factors.verified.length > 0 && <RecoveryCodes />}
      <OtherDevices />
    </>
  )
}

type LookedUp = Exclude<Factors, { state: 'loading' }>

const unavailableTexts: Record<Exclude<LookedUp['state'], 'known'>, string> = {
  failed: 'Не удалось узнать, что подключено. Проверьте соединение и попробуйте ещё раз.',
  unsupported:
    'Сервер этой копии сайта не умеет второй фактор: это встроенный сервер для разработки. На Supabase он работает.',
}

function SecondFactor({ factors, load }: { factors: LookedUp; load: () => void }) {
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
