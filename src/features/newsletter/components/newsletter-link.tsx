import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { tellOutcome } from '../model/link-messages'
import { type MailedLink, readMailedLink } from '../model/mailed-link'

async function follow(link: MailedLink) {
  const outcome = await import('../api/follow-link')
    .then(({ followLink }) => followLink(link))
    .catch((error: unknown) => {
      console.error('The newsletter link could not be followed:', error)
      return 'failed' as const
    })
  tellOutcome(link.kind, outcome)
}

/** Follows the link of a newsletter mail once, when the page was opened by it, and shows nothing itself. */
export function NewsletterLink() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const followed = useRef('')

  useEffect(() => {
    const link = readMailedLink(search)
    // Strict mode runs an effect twice, before the address has changed for React.
    if (!link || followed.current === search) return
    followed.current = search
    // The token leaves the address first: it shall not travel in a referrer or a copied link.
    void navigate({ search: link.rest, hash }, { replace: true })
    void follow(link)
  }, [search, hash, navigate])

  return null
}
