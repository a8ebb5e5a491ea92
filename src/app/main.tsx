import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { rememberLanding } from '@/lib/landing'
import { App } from './app'
import './styles.css'
import webFonts from './web-fonts.css?url'

/** The fonts come after the first paint, over a fallback of the same measures: nothing moves. */
function loadWebFonts() {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = webFonts
  document.head.append(link)
}

rememberLanding()
loadWebFonts()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const app = (
  <StrictMode>
    <BrowserRouter>
      <App adopted={root.dataset.adopt} />
    </BrowserRouter>
  </StrictMode>
)
if (root.hasChildNodes()) hydrateRoot(root, app)
else createRoot(root).render(app)
