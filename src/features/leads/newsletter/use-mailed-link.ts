import { useEffect, useRef, useState } from 'react'
import { toast } from '@/lib/toast'
import { useSingleFlight } from '@/lib/hooks/use-single-flight'
import { followLink, type LinkOutcome } from './follow-link'
import { connectionLost, linkTexts } from './link-texts'
import type { MailedLink } from './mailed-link'

// The second half of a double click must not hit the button that closes the result.
export const doubleClickMs = 500

/**
 * A mailed link, followed when its reader confirms.
 * @param watched whether the dialog is open to show the result; otherwise a toast does
 */
export function useMailedLink(link: MailedLink, watched: boolean) {
  const [state, setState] = useState<'asking' | 'following' | LinkOutcome>('asking')
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
