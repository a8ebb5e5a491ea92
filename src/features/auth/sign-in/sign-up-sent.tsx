import { useEffect, useRef } from 'react'
import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/submit-button'
import { Button } from '@/components/ui/button'
import { LeaveButton } from '../fields/account-form'
import { useMailRequest } from './mail-request'

interface SignUpSentProps {
  email: string
  onOtherAddress: () => void
  onSignIn: () => void
  onForgotten: () => void
}

/** Follows a sign-up: where the mail went, and what to do if it does not come. It does not reveal who has an account. */
export function SignUpSent({ email, onOtherAddress, onSignIn, onForgotten }: SignUpSentProps) {
  const { seconds, busy, submit } = useMailRequest('confirmation', email)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <Form className="space-y-3" onSubmit={submit}>
      <h3
        ref={heading}
        tabIndex={-1}
        data-first-focus
        className="text-lg leading-snug font-semibold [overflow-wrap:anywhere] outline-none"
      >
        Проверьте почту {email}
      </h3>
      <p className="pb-1.5 text-muted-foreground">
        Если этот адрес ещё не&nbsp;зарегистрирован, письмо со&nbsp;ссылкой уже в&nbsp;пути.
        Не&nbsp;видно? Загляните в&nbsp;папку «Спам».
      </p>
      <p className="pb-1.5 text-muted-foreground">
        Уже есть аккаунт? Войдите с&nbsp;его паролем или&nbsp;сбросьте пароль.
      </p>
      <SubmitButton
        label={seconds > 0 ? `Прислать ещё раз через ${seconds} с` : 'Прислать ещё раз'}
        busyLabel="Отправляем…"
        busy={busy}
        idle={seconds > 0}
        variant="link"
        width="full"
      />
      <Button variant="secondary" width="full" onClick={onOtherAddress}>
        Указать другой адрес
      </Button>
      <LeaveButton onClick={onForgotten}>Сбросить пароль</LeaveButton>
      <LeaveButton onClick={onSignIn}>Войти</LeaveButton>
    </Form>
  )
}
