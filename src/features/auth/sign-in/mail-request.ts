import type { AuthError } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { authCaptchaToken } from '@/components/captcha/captcha-token'
import { getSupabase } from '@/lib/backend/supabase'
import { toast } from '@/lib/toast'
import { mailRequestSchema } from '../fields/account-schemas'
import { explainRefusal } from '../fields/explain-refusal'
import { useCheckedForm } from '../fields/use-account-form'
import { noteAskedMail } from './asked-here'
import { isTooSoon } from './known-address'

export type MailPurpose = 'confirmation' | 'recovery'

interface MailRequestTexts {
  title: string
  intro: string
  submit: string
  /** The same whether or not the account exists. */
  sent: (email: string) => string
}

export const mailRequestTexts: Record<MailPurpose, MailRequestTexts> = {
  recovery: {
    title: 'Сброс пароля',
    intro: 'Укажите email аккаунта. Пришлём ссылку, по которой можно задать новый пароль.',
    submit: 'Прислать ссылку',
    sent: (email) =>
      `Если есть аккаунт с адресом ${email}, письмо со ссылкой уже в пути. Проверьте и папку «Спам».`,
  },
  confirmation: {
    title: 'Письмо с подтверждением',
    intro: 'Укажите email, с которым регистрировались. Пришлём новую ссылку для подтверждения.',
    submit: 'Прислать письмо',
    sent: (email) =>
      `Если аккаунт с адресом ${email} ждёт подтверждения, новое письмо уже в пути. Проверьте и папку «Спам».`,
  },
}

/** Supabase Auth's default pause between two mails to one address. */
const pauseSeconds = 60

/** When the next mail can be requested; outside of React, so that it outlives the dialogs. */
const freeAt: Record<MailPurpose, number> = { confirmation: 0, recovery: 0 }

/** Starts the pause, also for a mail that Auth sends unasked, as at sign-up. */
export function startMailPause(purpose: MailPurpose) {
  freeAt[purpose] = Date.now() + pauseSeconds * 1000
}

const secondsLeft = (purpose: MailPurpose) =>
  Math.max(0, Math.ceil((freeAt[purpose] - Date.now()) / 1000))

/**
 * Requests a mail with a link back to the site. The result does not reveal whether it was sent, there is no such
 * account, or the account just got one.
 * @returns the server's refusal of the request itself, or null
 */
async function askForMail(purpose: MailPurpose, email: string): Promise<AuthError | null> {
  const options = await authCaptchaToken()
  noteAskedMail(email)
  const supabase = await getSupabase()
  const { error } =
    purpose === 'recovery'
      ? await supabase.auth.resetPasswordForEmail(email, options)
      : await supabase.auth.resend({ type: 'signup', email, options })
  return error && isTooSoon(error) ? null : error
}

/**
 * A form that requests a mail with a link; a failure is shown in a toast.
 * @returns also the seconds until the next request, and the address that the mail went to
 */
export function useMailRequest(purpose: MailPurpose, email: string) {
  const [seconds, setSeconds] = useState(() => secondsLeft(purpose))
  const [sentTo, setSentTo] = useState<string>()
  const waiting = seconds > 0
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setSeconds(secondsLeft(purpose)), 250)
    return () => clearInterval(timer)
  }, [waiting, purpose])

  const form = useCheckedForm({ schema: mailRequestSchema, blank: { email } }, async (fields) => {
    if (waiting) return
    try {
      const refusal = await askForMail(purpose, fields.email)
      if (refusal) return toast.error('Письмо не отправлено', explainRefusal(refusal))
      startMailPause(purpose)
      setSeconds(secondsLeft(purpose))
      setSentTo(fields.email)
    } catch (error) {
      toast.error('Ошибка', 'Произошла неожиданная ошибка')
      throw error
    }
  })
  return { ...form, seconds, sentTo }
}
