import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody } from '@/components/ui/dialog'
import { Select } from '@/components/ui/select'
import { typography } from '@/lib/typography'
import { toast } from '@/lib/toast'
import { useAuth } from '../session/auth-context'
import { useFactors } from './use-factors'
import { CodeForm } from './code-form'

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
      description={typography('Введите код из приложения, которое вы подключили к аккаунту.')}
    >
      <DialogBody>
        <StepUp onLeave={leave} />
      </DialogBody>
    </Dialog>
  )
}

function StepUp({ onLeave }: { onLeave: () => void }) {
  const { factors, load } = useFactors()
  const [chosen, setChosen] = useState<string>()
  const leave = (
    <Button variant="ghost" width="full" onClick={onLeave}>
      Выйти из аккаунта
    </Button>
  )

  if (factors.state === 'loading') return <p role="status">Загрузка...</p>
  const apps =
    factors.state === 'known'
      ? factors.verified.filter(({ factor_type: type }) => type === 'totp')
      : []
  const factorId = chosen || apps[0]?.id
  if (!factorId) {
    return (
      <div className="space-y-4.5">
        <p role="alert">
          {typography(
            factors.state === 'known'
              ? 'К аккаунту подключён способ, которого этот сайт не знает. Обратитесь к администратору.'
              : 'Не удалось узнать, какое приложение подключено.',
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
      {apps.length > 1 && (
        <Select
          aria-label="Приложение"
          placeholder="Выберите приложение"
          value={factorId}
          onChange={(event) => setChosen(event.target.value)}
          options={apps.map((app) => ({ value: app.id, label: app.friendly_name ?? 'Приложение' }))}
        />
      )}
      <CodeForm
        key={factorId}
        factorId={factorId}
        label="Подтвердить"
        onVerified={() => toast.success('Успешный вход!', 'Добро пожаловать в систему')}
      >
        {leave}
      </CodeForm>
    </div>
  )
}
