import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody } from '@/components/ui/dialog'
import { typography } from '@/lib/text/typography'
import { toast } from '@/lib/toast'
import { useAuth } from '../session/auth-context'
import { EnterCode } from './enter-code'
import { RecoverForm } from './recover-form'

const welcome = () => toast.success('Успешный вход!', 'Добро пожаловать в систему')

/** Asks for the code of the second factor; closing the dialog signs out. */
export function StepUpDialog({ open }: { open: boolean }) {
  const { signOut } = useAuth()
  const [isLost, setLost] = useState(false)
  const leave = () => void signOut()
  return (
    <Dialog
      open={open}
      onClose={leave}
      size="small"
      title="Подтвердите вход"
      description={typography(
        isLost
          ? 'Введите один из резервных кодов: второй фактор отключится, и его нужно будет подключить заново.'
          : 'Введите код второго фактора, который вы подключили к аккаунту.',
      )}
    >
      <DialogBody>
        {isLost ? (
          <RecoverForm onBack={() => setLost(false)} />
        ) : (
          <EnterCode onVerified={welcome}>
            <Button variant="link" width="full" onClick={() => setLost(true)}>
              Нет доступа к телефону?
            </Button>
            <Button variant="ghost" width="full" onClick={leave}>
              Выйти из аккаунта
            </Button>
          </EnterCode>
        )}
      </DialogBody>
    </Dialog>
  )
}
