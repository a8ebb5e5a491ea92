import { Button } from '@/components/ui/button'
import { afterFreshProof } from '../factors/prove-again'
import { useAuth } from '../session/auth-context'
import { NewPasswordForm } from '../sign-in/new-password-form'
import { setPassword } from '../sign-in/account-requests'
import { Setting } from './setting'

/** Changes the account's password. */
export function NewPassword() {
  const { user } = useAuth()
  return (
    <Setting
      title="Пароль"
      text="После смены на других устройствах понадобится войти заново."
      change="Сменить пароль…"
    >
      {(close) => (
        <NewPasswordForm
          email={user?.email ?? ''}
          save={(fields) => afterFreshProof(() => setPassword(fields))}
          next="На других устройствах войдите с новым."
          onDone={close}
        >
          <Button variant="ghost" width="full" onClick={close}>
            Не менять
          </Button>
        </NewPasswordForm>
      )}
    </Setting>
  )
}
