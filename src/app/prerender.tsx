import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { siteMap, type PageId } from '@/content/site-map'
import { renderHead } from '@/lib/seo'
import { App } from './app'
import { headOf } from './head-of'
import { pageModules } from './routes'

/** What the build fills one HTML file with. */
export interface PrerenderedPage {
  head: string
  body: string
}

async function renderBody(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Else React moves what it takes for large behind a script: nothing to see without JavaScript.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return new Response(prelude).text()
}

/** Renders a page of the site map as a visitor who is not signed in sees it first. */
export async function renderPage(id: PageId): Promise<PrerenderedPage> {
  const { content } = await pageModules[id]()
  const head = content
    ? renderHead(headOf(id, content))
    : `<title>${siteMap[id].label}</title>\n    <meta name="robots" content="noindex" />`
  return { head, body: await renderBody(siteMap[id].path) }
}

/** Renders the page that any unknown path shows. */
export async function renderNotFound(): Promise<PrerenderedPage> {
  return {
    head: '<title>Страница не найдена</title>\n    <meta name="robots" content="noindex" />',
    body: await renderBody('/404'),
  }
}
