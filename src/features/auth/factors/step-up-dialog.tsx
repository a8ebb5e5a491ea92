import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody } from '@/components/ui/dialog'
import { Select } from '@/components/ui/select'
import { typography } from '@/lib/typography'
import { toast } from '@/lib/toast'
import { useAuth } from '../session/auth-context'
import { useFactors } from './use-factors'
import { CodeForm } from './code-form'
import { PhoneCode } from './phone-code'

/** Asks for the code of the second factor; closing the dialog signs out. */
export function StepUpDialog({ open }: { open: boolean }) {
  const { signOut } = useAuth()
  const leave = () => void signOut()
  return (
    <Dialog
      open={open}
      onClose={leave}
      size="small"
      title="Подтвердите вход"
      description={typography('Введите код второго фактора, который вы подключили к аккаунту.')}
    >
      <DialogBody>
        <StepUp onLeave={leave} />
      </DialogBody>
    </Dialog>
  )
}

const welcome = () => toast.success('Успешный вход!', 'Добро пожаловать в систему')

function StepUp({ onLeave }: { onLeave: () => void }) {
  const { factors, load } = useFactors()
  const [chosen, setChosen] = useState<string>()
  const leave = (
    <Button variant="ghost" width="full" onClick={onLeave}>
      Выйти из аккаунта
    </Button>
  )

  if (factors.state === 'loading') return <p role="status">Загрузка...</p>
  const ways =
    factors.state === 'known'
      ? factors.verified.filter(({ factor_type: type }) => type === 'totp' || type === 'phone')
      : []
  const way = ways.find(({ id }) => id === chosen) ?? ways[0]
  if (!way) {
    return (
      <div className="space-y-4.5">
        <p role="alert">
          {typography(
            factors.state === 'known'
              ? 'К аккаунту подключён способ, которого этот сайт не знает. Обратитесь к администратору.'
              : 'Не удалось узнать, что подключено к аккаунту.',
          )}
        </p>
        <Button width="full" onClick={load}>
          Попробовать ещё раз
        </Button>
        {leave}
      </div>
    )
  }
  return (
    <div className="space-y-4.5">
      {ways.length > 1 && (
        <Select
          aria-label="Способ"
          placeholder="Выберите способ"
          value={way.id}
          onChange={(event) => setChosen(event.target.value)}
          options={ways.map(({ id, factor_type: type, friendly_name: name }) => ({
            value: id,
            label: name || (type === 'phone' ? 'SMS' : 'Приложение'),
          }))}
        />
      )}
      {way.factor_type === 'phone' ? (
        <PhoneCode key={way.id} factorId={way.id} onVerified={welcome}>
          {leave}
        </PhoneCode>
      ) : (
        <CodeForm key={way.id} factorId={way.id} label="Подтвердить" onVerified={welcome}>
          {leave}
        </CodeForm>
      )}
    </div>
  )
}
