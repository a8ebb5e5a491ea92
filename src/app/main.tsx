import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { rememberLanding } from '@/features/leads/submission/landing'
import { loadWhenOnline } from '@/lib/page/load-when-online'
import { askAgain, watchTyping } from '@/lib/page/new-build'
import { App } from './app'
import type { FirstPage } from './pages'
import { linkOtherMedia } from './other-media'
import { loadPage } from './routes'
import { allowHarmlessScripts } from './script-elements'
import { rememberScroll } from './scroll-memory'
import { watchErrors } from './watch-errors'
import './site.css'

watchErrors()
allowHarmlessScripts()
rememberLanding()
rememberScroll()
watchTyping()
linkOtherMedia()
addEventListener('app:ready', askAgain, { once: true })

const app = (first?: FirstPage) => (
  <StrictMode>
    {/* A transition would hide from the app that a page is loading (pages.tsx). */}
    <BrowserRouter useTransitions={false}>
      <App first={first} />
    </BrowserRouter>
  </StrictMode>
)

/** Hydrates the prerendered page, in slices. */
async function hydrate(root: HTMLElement, path: string) {
  const { Page } = await loadWhenOnline(() => loadPage(path))
  startTransition(() => {
    hydrateRoot(root, app({ path, Page }))
  })
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// The development server does not prerender.
if (root.hasChildNodes()) {
  hydrate(root, location.pathname).catch((error: unknown) => {
    // The loader tells visitors who click something.
    console.error('The page could not be started:', error)
  })
} else createRoot(root).render(app())
