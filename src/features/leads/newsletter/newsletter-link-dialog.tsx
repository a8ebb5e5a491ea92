import { LoaderCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { NewsletterInput } from '@contracts/newsletter.ts'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { type DialogState, SmallDialog } from '@/components/ui/dialog'
import { callFunction, FunctionError } from '@/lib/backend/functions'
import { useSingleFlight } from '@/lib/hooks/use-single-flight'
import { toast } from '@/lib/toast'
import { connectionLost, type LinkOutcome, linkTexts } from './link-texts'
import type { MailedLink } from './mailed-link'

async function followLink({ kind, token }: MailedLink): Promise<LinkOutcome> {
  const request: NewsletterInput = { action: kind, token }
  try {
    await callFunction('newsletter', request)
    return 'done'
  } catch (error) {
    const code = error instanceof FunctionError ? error.code : undefined
    if (code === 'expired_token') return 'expired'
    // A token cut off by a mail program may also violate the contract.
    if (code === 'unknown_token' || code === 'invalid_fields') return 'unknown'
    return 'failed'
  }
}

// The second half of a double click must not hit the button that closes the result.
export const doubleClickMs = 500

/** A mailed link, followed when its reader confirms. @param watched whether the dialog is open; else a toast reports */
function useMailedLink(link: MailedLink, watched: boolean) {
  const [state, setState] = useState<'asking' | 'following' | LinkOutcome>(
    link.token ? 'asking' : 'cut',
  )
  const once = useSingleFlight()
  const isWatched = useRef(watched)
  useEffect(() => {
    isWatched.current = watched
  })

  const follow = () =>
    once(async () => {
      setState('following')
      const [outcome] = await Promise.all([
        followLink(link),
        new Promise((resolve) => setTimeout(resolve, doubleClickMs)),
      ])
      setState(outcome)
      if (outcome === 'failed') toast.error('Ошибка', connectionLost)
      else if (!isWatched.current) {
        const { title, text } = linkTexts[link.kind].end[outcome]
        toast[outcome === 'done' ? 'success' : 'error'](title, text)
      }
    })

  return { state, follow }
}

// The focus was on the removed button; on the result, it is also read aloud.
const takeFocus = (element: HTMLElement | null) => element?.focus()

/**
 * Confirms before following a mailed link: mail scanners open links, some even run the page's scripts, and must not
 * subscribe or unsubscribe an address.
 */
export function NewsletterLinkDialog({ link, ...dialog }: DialogState & { link: MailedLink }) {
  const { state, follow } = useMailedLink(link, dialog.open)
  const { question, end } = linkTexts[link.kind]

  if (state !== 'asking' && state !== 'following' && state !== 'failed') {
    const { title, text } = end[state]
    return (
      <SmallDialog {...dialog} title={title}>
        <p ref={takeFocus} tabIndex={-1} className="mb-6 outline-none">
          <span className="sr-only">{title}. </span>
          {text}
        </p>
        <Button variant="secondary" size="large" width="full" onClick={dialog.onClose}>
          Перейти к статьям
        </Button>
      </SmallDialog>
    )
  }
  const busy = state === 'following'
  return (
    <SmallDialog {...dialog} title={question.title} description={question.text}>
      {state === 'failed' && (
        <div className="mb-5">
          <Alert>{connectionLost}</Alert>
        </div>
      )}
      <Button size="large" width="full" aria-busy={busy} onClick={() => void follow()}>
        {busy && <LoaderCircle aria-hidden className="animate-spin" />}
        <span>{busy ? question.busy : question.button}</span>
      </Button>
    </SmallDialog>
  )
}
