import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const failed = 'Не удалось оформить подписку. Проверьте соединение и попробуйте ещё раз.'

/**
 * The newsletter form. Its fields are uncontrolled: input from before React loaded is kept, and the blog page needs no
 * form library. The request's code is loaded on submit.
 */
export function useNewsletterForm() {
  const address = useRef<HTMLInputElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const doubted = useRef('')
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [sentTo, setSentTo] = useState('')
  const [height, setHeight] = useState(0)
  const [error, setError] = useState<string>()

  const showError = (message: string) => {
    setError(message)
    address.current?.focus()
  }

  const send = async (email: string) => {
    setState('sending')
    setSentTo(email)
    setHeight(address.current?.form?.offsetHeight ?? 0)
    const nickname = honeypot.current?.value ?? ''
    let isSent = false
    let failure: string | undefined
    try {
      const loaded = await import('./subscribe').catch((cause: unknown) => {
        console.error('The newsletter form could not be sent:', cause)
      })
      failure = loaded ? await loaded.subscribe(email, nickname, email !== doubted.current) : ''
      isSent = failure === undefined
    } finally {
      // Synchronous: a click before React's own update would find the form still open, and send again.
      flushSync(() => setState(isSent ? 'sent' : 'open'))
    }
    doubted.current = email
    // Not in a toast, whose code may be missing as well.
    if (failure !== undefined) showError(failure || failed)
  }

  const submit = async () => {
    const input = address.current
    if (!input) return
    // The schema checks the rest, as in every other form.
    if (input.validity.valueMissing) showError('Укажите email')
    else await send(input.value)
  }

  const changeAddress = () => {
    flushSync(() => setState('open'))
    address.current?.focus()
  }

  return {
    ...{ state, sentTo, error, address, honeypot, submit, changeAddress },
    /** The form's, kept by what replaces it: the page below must not jump. */
    height,
    clearError: () => setError(undefined),
  }
}
