import { useEffect, useState } from 'react'
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
    text: 'Остался один шаг. Если вы не регистрировались, просто закройте это окно.',
    button: 'Подтвердить адрес',
    busy: 'Подтверждаем…',
    next: 'Адрес подтверждён. Задайте пароль, с которым будете входить: можно тот же, что при регистрации.',
  },
  recovery: {
    title: 'Смена пароля',
    text: 'Вы просили новый пароль. Если нет, просто закройте это окно: прежний останется в силе.',
    button: 'Задать новый пароль',
    busy: 'Открываем…',
    next: '',
  },
  newAddress: {
    title: 'Новый адрес',
    text: 'Вы просили сменить адрес аккаунта. Если нет, просто закройте это окно: всё останется как есть. После смены на других устройствах нужно будет войти заново, а вход с кодом подключить ещё раз.',
    button: 'Сменить адрес',
    busy: 'Меняем…',
    next: 'Адрес изменён. Задайте пароль, с которым будете входить: можно прежний.',
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
  const [asksPassword, setAsksPassword] = useState(false)
  if (link && link !== shown) {
    setShown(link)
    setAsksPassword(false)
  }
  if (!shown) return null
  const { title, text, next } = texts[shown.purpose]
  return (
    <SmallDialog
      open={link !== undefined}
      onClose={asksPassword ? () => onRedeemed('passwordless') : onClose}
      title={title}
    >
      <p role="status" className="pb-4.5 text-muted-foreground">
        {typography(asksPassword ? next : text)}
      </p>
      <RedeemForm
        key={shown.tokenHash}
        link={shown}
        asksPassword={asksPassword}
        onAsksPassword={() => setAsksPassword(true)}
        onRedeemed={onRedeemed}
      />
    </SmallDialog>
  )
}

interface RedeemFormProps {
  link: MailLink
  asksPassword: boolean
  onAsksPassword: () => void
  onRedeemed: (outcome: LinkOutcome) => void
}

/** A confirmed address may need a password; a recovery asks for it in a step of its own. */
function RedeemForm({ link, asksPassword, onAsksPassword, onRedeemed }: RedeemFormProps) {
  const { isStaff } = useAuth()
  const [redeem] = useState(() => prepareLink(link))
  const [other, setOther] = useState<OtherAccount>()
  const length = passwordLength(
    readInvitation() !== undefined || (isStaff && link.purpose === 'newAddress'),
  )
  const account = useAccountForm({
    schema: redeemSchema(asksPassword ? length : 0),
    blank: { password: '' },
    send: async ({ password }) => {
      const outcome = await redeem(asksPassword ? password : undefined, other !== undefined)
      if (outcome === 'passwordNeeded') onAsksPassword()
      else if (typeof outcome === 'string') onRedeemed(outcome)
      else if ('coming' in outcome) setOther(outcome)
      else return outcome
      return 'unfinished'
    },
    refusedTitle: 'Ошибка',
    onDone: () => undefined,
  })
  const { setFocus } = account.form
  useEffect(() => {
    if (asksPassword) setFocus('password')
  }, [asksPassword, setFocus])
  const { button, busy } = texts[link.purpose]
  const action = asksPassword ? 'Сохранить пароль' : button
  return (
    <AccountForm
      form={account}
      label={other ? `Открыть ${other.coming}` : action}
      busyLabel={asksPassword ? 'Сохраняем…' : busy}
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
