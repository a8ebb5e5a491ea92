import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useOnDemand } from '@/lib/hooks/use-on-demand'
import { type MailedLink, readMailedLink } from './mailed-link'

const loadDialog = () => import('./newsletter-link-dialog')

/** Opens the dialog for a newsletter mail's link, if one opened the page. */
export function NewsletterLink() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const { loaded, demand } = useOnDemand(loadDialog)
  const [asked, setAsked] = useState<MailedLink>()
  const [open, setOpen] = useState(false)
  const arrived = useMemo(() => readMailedLink(search), [search])

  // Once per link: the URL may still show one that was handled.
  if (loaded && arrived && arrived.token !== asked?.token) {
    setAsked(arrived)
    setOpen(true)
  }

  useEffect(() => {
    if (!arrived) return
    if (!loaded) return demand()
    // Keeps the token out of referrers and copied links. It stays until the dialog has loaded, so that a reload works
    // after a lost connection.
    void navigate({ search: arrived.rest, hash }, { replace: true })
  }, [arrived, loaded, demand, hash, navigate])

  if (!loaded || !asked) return null
  return (
    <loaded.NewsletterLinkDialog
      key={asked.token}
      link={asked}
      open={open}
      onClose={() => setOpen(false)}
    />
  )
}
