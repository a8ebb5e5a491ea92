import type { AuthError } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { authCaptchaToken } from '@/components/captcha/captcha-token'
import { getSupabase } from '@/lib/backend/supabase'
import { toast } from '@/lib/toast'
import { explainRefusal } from '../fields/explain-refusal'
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

/** Starts the pause, also for a mail that Auth sends by itself, as at sign-up. */
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
 * Requests a mail with a link, and reports a failure.
 * @returns the seconds until the next request, and the request, which says whether it succeeded
 */
export function useMailRequest(purpose: MailPurpose) {
  const [seconds, setSeconds] = useState(() => secondsLeft(purpose))
  const waiting = seconds > 0
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setSeconds(secondsLeft(purpose)), 250)
    return () => clearInterval(timer)
  }, [waiting, purpose])

  const request = async (email: string): Promise<boolean> => {
    try {
      const refusal = await askForMail(purpose, email)
      if (!refusal) {
        startMailPause(purpose)
        setSeconds(secondsLeft(purpose))
        return true
      }
      toast.error('Письмо не отправлено', explainRefusal(refusal))
    } catch (error) {
      console.error('The mail could not be asked for:', error)
      toast.error('Ошибка', 'Произошла неожиданная ошибка')
    }
    return false
  }
  return { seconds, request }
}
