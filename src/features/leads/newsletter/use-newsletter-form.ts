import { type SyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from '@/lib/toast'
import { useSingleFlight } from '@/lib/hooks/use-single-flight'
import type { SubscribeResult } from './subscribe'

const failed = 'Не удалось оформить подписку. Попробуйте ещё раз.'

/** What the browser finds wrong with an address; the server looks closer. */
function addressError({ valueMissing, valid }: ValidityState): string | undefined {
  if (valid) return undefined
  return valueMissing ? 'Укажите email' : 'Проверьте адрес: нужен email вида name@company.ru'
}

/**
 * The newsletter form. Its fields are the browser's own: what was typed before React came is kept
 * (src/app/carry-over.ts), and the blog page pays for no form library. The request's code is loaded
 * when the form is sent.
 */
export function useNewsletterForm() {
  const address = useRef<HTMLInputElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [error, setError] = useState<string>()
  const once = useSingleFlight()

  const showError = (message: string) => {
    setError(message)
    address.current?.focus()
  }

  const send = async (email: string) => {
    setState('sending')
    const nickname = honeypot.current?.value ?? ''
    const result = await import('./subscribe')
      .then(({ subscribe }) => subscribe({ email, nickname }))
      .catch((cause: unknown): SubscribeResult => {
        console.error('The newsletter form could not be sent:', cause)
        return { outcome: 'failed' }
      })
    // At once: a click before React's own time would find the form still open, and send again.
    flushSync(() => setState(result.outcome === 'sent' ? 'sent' : 'open'))
    if (result.outcome === 'refused') showError(result.message)
    if (result.outcome === 'failed') toast.error('Ошибка', result.message ?? failed)
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void once(async () => {
      const input = address.current
      if (!input) return
      const found = addressError(input.validity)
      if (found) showError(found)
      else await send(input.value)
    })
  }

  return { state, error, address, honeypot, submit, clearError: () => setError(undefined) }
}
