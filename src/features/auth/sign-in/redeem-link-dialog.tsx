import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { SmallDialog } from '@/components/ui/dialog'
import { typography } from '@/lib/text/typography'
import { AccountForm } from '../fields/account-form'
import { passwordLength, redeemSchema } from '../fields/account-schemas'
import { AccountOfPassword, PasswordField } from '../fields/account-fields'
import { readInvitation } from '../invitation/invitation'
import { useAuth } from '../session/auth-context'
import type { MailLink } from '../session/mail-link'
import { readAskedMail } from './asked-here'
import { type LinkOutcome, type OtherAccount, prepareLink } from './redeem-link'
import { useAccountForm } from '../fields/use-account-form'

const texts = {
  confirmation: {
    title: 'Подтверждение адреса',
    text: 'Введите пароль, с которым хотите входить. Можно тот же, что при регистрации.',
    button: 'Подтвердить адрес',
    busy: 'Подтверждаем…',
  },
  recovery: {
    title: 'Смена пароля',
    text: 'Вы просили новый пароль. Если нет, просто закройте это окно: прежний останется в силе.',
    button: 'Задать новый пароль',
    busy: 'Открываем…',
  },
  newAddress: {
    title: 'Новый адрес',
    text: 'Вы просили сменить адрес аккаунта. Если нет, просто закройте это окно: всё останется как есть. Если да, введите пароль, с которым хотите входить, можно прежний. После смены на других устройствах нужно будет войти заново, а вход с кодом подключить ещё раз.',
    button: 'Сменить адрес',
    busy: 'Меняем…',
  },
} as const

interface RedeemLinkDialogProps {
  link: MailLink | undefined
  onRedeemed: (outcome: LinkOutcome) => void
  onClose: () => void
}

/** Asks the reader of a mail to confirm its link: mail scanners open every link. */
export function RedeemLinkDialog({ link, onRedeemed, onClose }: RedeemLinkDialogProps) {
  // Keeps the text while it closes.
  const [shown, setShown] = useState<MailLink>()
  if (link && link !== shown) setShown(link)
  if (!shown) return null
  const { title, text } = texts[shown.purpose]
  return (
    <SmallDialog open={link !== undefined} onClose={onClose} title={title}>
      <p className="pb-4.5 text-muted-foreground">{typography(text)}</p>
      <RedeemForm key={shown.tokenHash} link={shown} onRedeemed={onRedeemed} />
    </SmallDialog>
  )
}

/** A confirmed address has no password yet; a recovery asks for it in the next step. */
function RedeemForm(props: { link: MailLink; onRedeemed: (outcome: LinkOutcome) => void }) {
  const { link, onRedeemed } = props
  const { isStaff } = useAuth()
  const [redeem] = useState(() => prepareLink(link))
  const [other, setOther] = useState<OtherAccount>()
  const asksPassword = link.purpose !== 'recovery'
  const length = passwordLength(
    readInvitation() !== undefined || (isStaff && link.purpose === 'newAddress'),
  )
  const account = useAccountForm({
    schema: redeemSchema(asksPassword ? length : 0),
    blank: { password: '' },
    send: async ({ password }) => {
      const outcome = await redeem(password, other !== undefined)
      if (typeof outcome !== 'string') {
        if (!('coming' in outcome)) return outcome
        setOther(outcome)
        return 'unfinished'
      }
      onRedeemed(outcome)
      return 'unfinished'
    },
    refusedTitle: 'Ошибка',
    onDone: () => undefined,
  })
  const { button, busy } = texts[link.purpose]
  return (
    <AccountForm
      form={account}
      label={other ? `Открыть ${other.coming}` : button}
      busyLabel={busy}
      note={
        other && (
          <Alert>
            {typography(
              `Сейчас вы вошли как ${other.signedIn}. Ссылка из письма откроет вместо него аккаунт ${other.coming}. Если вы этого не просили, закройте окно.`,
            )}
          </Alert>
        )
      }
    >
      {asksPassword && (
        <>
          <AccountOfPassword email={readAskedMail() ?? ''} />
          <PasswordField
            label="Пароль для входа"
            hint={typography(`Не меньше ${length} символов`)}
            autoComplete="new-password"
            {...account.field('password')}
          />
        </>
      )}
    </AccountForm>
  )
}
