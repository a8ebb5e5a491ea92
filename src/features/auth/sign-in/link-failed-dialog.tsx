import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { type DialogState, SmallDialog } from '@/components/ui/dialog'
import { openDialog } from '@/lib/page/dialog-events'
import { typography } from '@/lib/text/typography'
import { type MailPurpose, mailRequestTexts } from './mail-request'
import { MailRequestForm } from './mail-request-form'

/** Offers the next steps after a link expired or was used; Auth does not say what it was for. */
export function LinkFailedDialog({ open, onClose }: DialogState) {
  const [purpose, setPurpose] = useState<MailPurpose>()
  const signIn = () => {
    onClose()
    openDialog('signIn')
  }
  return (
    <SmallDialog
      open={open}
      onClose={onClose}
      title={purpose ? mailRequestTexts[purpose].title : 'Ссылка не сработала'}
    >
      {purpose ? (
        <MailRequestForm purpose={purpose} onBack={signIn} />
      ) : (
        <div className="space-y-3">
          <p className="pb-1.5">
            {typography(
              'Срок действия ссылки истёк, или она уже использована. Если адрес подтверждён, просто войдите. Если нет или нужен новый пароль, пришлём новую ссылку.',
            )}
          </p>
          <Button width="full" onClick={signIn}>
            Войти
          </Button>
          <Button variant="secondary" width="full" onClick={() => setPurpose('recovery')}>
            Сбросить пароль
          </Button>
          <Button variant="secondary" width="full" onClick={() => setPurpose('confirmation')}>
            Подтвердить адрес
          </Button>
        </div>
      )}
    </SmallDialog>
  )
}
