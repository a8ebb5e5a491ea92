import { type SyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from '@/lib/toast'
import { useSingleFlight } from '@/lib/use-single-flight'
import { addressFault } from './address-fault'
import { failed } from './subscribe-result'

/**
 * The newsletter form. Its fields are the browser's own: what was typed before React came is kept
 * (src/app/carry-over.ts), and the blog page pays for no form library. What talks to the server is
 * loaded when it is sent.
 */
export function useNewsletterForm() {
  const address = useRef<HTMLInputElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [fault, setFault] = useState<string>()
  const once = useSingleFlight()

  const point = (message: string) => {
    setFault(message)
    address.current?.focus()
  }

  const send = async (email: string) => {
    setState('sending')
    const nickname = honeypot.current?.value ?? ''
    const result = await import('./subscribe')
      .then(({ subscribe }) => subscribe({ email, nickname }))
      .catch((error: unknown) => {
        console.error('The newsletter form could not be sent:', error)
        return failed
      })
    // At once: a click that comes before React's own time would find the form still there, and send again.
    flushSync(() => setState(result.outcome === 'sent' ? 'sent' : 'open'))
    if (result.outcome === 'refused') point(result.fault)
    if (result.outcome === 'failed') toast.error('Ошибка', result.message)
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void once(async () => {
      const input = address.current
      if (!input) return
      const found = addressFault(input.validity)
      if (found) point(found)
      else await send(input.value)
    })
  }

  return { state, fault, address, honeypot, submit, clearFault: () => setFault(undefined) }
}
