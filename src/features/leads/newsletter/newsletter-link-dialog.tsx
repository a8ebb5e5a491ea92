import { LoaderCircle } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { SmallDialog } from '@/components/ui/dialog'
import { connectionLost, linkTexts } from './link-texts'
import type { MailedLink } from './mailed-link'
import { useMailedLink } from './use-mailed-link'

interface NewsletterLinkDialogProps {
  link: MailedLink
  open: boolean
  onClose: () => void
}

// The focus was on the removed button; on the result, it is also read aloud.
const takeFocus = (element: HTMLElement | null) => element?.focus()

/**
 * Confirms before following a mailed link: mail scanners open links, some even run the page's scripts, and must not
 * subscribe or unsubscribe an address.
 */
export function NewsletterLinkDialog({ link, open, onClose }: NewsletterLinkDialogProps) {
  const { state, follow } = useMailedLink(link, open)
  const { question, end } = linkTexts[link.kind]

  if (state === 'done' || state === 'expired' || state === 'unknown') {
    const { title, text } = end[state]
    return (
      <SmallDialog open={open} onClose={onClose} title={title}>
        <p ref={takeFocus} tabIndex={-1} className="mb-6 outline-none">
          <span className="sr-only">{title}. </span>
          {text}
        </p>
        <Button variant="secondary" size="large" width="full" onClick={onClose}>
          Перейти к статьям
        </Button>
      </SmallDialog>
    )
  }
  const busy = state === 'following'
  return (
    <SmallDialog open={open} onClose={onClose} title={question.title} description={question.text}>
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
