import { useEffect } from 'react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { pageAt } from '@/content/navigation'
import { type DialogName, dialogEvents, openDialog } from '@/lib/dialog-events'
import { glide } from '@/lib/glide'
import { copyText, sharePage } from '@/lib/share'
import { showComing } from './coming-page'
import { prefetchPages } from './prefetch'

const isDialogName = (name: string): name is DialogName => name in dialogEvents

/** The link that a plain press should follow inside the app: to a page of ours, in this tab. */
function innerLink(event: MouseEvent, target: Element): HTMLAnchorElement | undefined {
  const link = target.closest('a')
  if (!link || link.target || link.origin !== location.origin || !pageAt(link.pathname)) return
  const plain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  return plain ? link : undefined
}

const staysOnPage = (link: HTMLAnchorElement) =>
  link.pathname === location.pathname && link.hash !== ''

function pressButton(button: HTMLElement) {
  const { opens, interest, share, copies } = button.dataset
  if (opens !== undefined && isDialogName(opens)) openDialog(opens, { interest })
  if (share !== undefined) void sharePage(share)
  if (copies !== undefined) {
    const code = button.closest('figure')?.querySelector('code')?.textContent ?? ''
    void copyText(code, copies)
  }
}

function onClick(event: MouseEvent, navigate: NavigateFunction) {
  const target = event.target
  if (!(target instanceof Element)) return
  const link = innerLink(event, target)
  // React's own links have seen to it already.
  if (event.defaultPrevented) {
    if (link) void showComing(link.pathname)
    return
  }
  const button = target.closest<HTMLElement>(
    'button[data-opens], button[data-share], button[data-copies]',
  )
  if (button) return pressButton(button)
  if (!link) return
  if (staysOnPage(link)) return glide()
  event.preventDefault()
  void navigate(link.pathname + link.search + link.hash)
  void showComing(link.pathname)
}

/**
 * Serves the buttons and links of pages by what they say in their attributes, wherever they stand: in
 * a page that React drew or in one that it took over as HTML.
 */
export function PageActions() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // Anew on every page, for its links.
  useEffect(() => prefetchPages(pathname), [pathname])
  useEffect(() => {
    const stop = new AbortController()
    document.addEventListener('click', (event) => onClick(event, navigate), stop)
    return () => stop.abort()
  }, [navigate])
  return null
}
