import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { rememberLanding } from '@/features/leads/submission/landing'
import { App } from './app'
import type { FirstPage } from './pages'
import { loadPageAt } from './routes'
import './styles.css'
import { webFonts } from './web-fonts'
import { wholeStylesheet } from './whole-stylesheet'

rememberLanding()
void webFonts()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const app = (first?: FirstPage) => (
  <StrictMode>
    <BrowserRouter>
      <App first={first} />
    </BrowserRouter>
  </StrictMode>
)

/**
 * Takes over what the build rendered. A page that needs its code gets it before React looks at the
 * HTML: while code is missing, any change of a context makes React throw the HTML away.
 */
async function takeOver(html: HTMLElement, path: string) {
  const needsCode = html.dataset.adopt !== path
  const [module] = await Promise.all([needsCode ? loadPageAt(path) : undefined, wholeStylesheet()])
  startTransition(() => {
    hydrateRoot(html, app({ path, ...(module && { Page: module.default }) }))
  })
}

if (root.hasChildNodes()) void takeOver(root, location.pathname)
else createRoot(root).render(app())
