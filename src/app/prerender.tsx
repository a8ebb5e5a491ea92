import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type { PageContent } from '@/content/model/page'
import { chunksOf } from '@/sections/page-view'
import { App } from './app'
import { headAt } from './document-head'
import { loadPage } from './routes'

export { shareImageOf } from './document-head'

/** The parts of one prerendered HTML file. */
export interface PrerenderedPage {
  head: string
  body: string
  /** Absent if search engines must not list the page. */
  content?: PageContent | undefined
  /** Names of the chunks that draw its sections: see `chunksOf`. */
  sectionChunks: string[]
}

/** Renders the first view of a path for a signed-out visitor. */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  const { Page, content } = await loadPage(path)
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App first={{ path, Page }} />
      </StaticRouter>
    </StrictMode>,
    // By default React reveals large parts by a script, which needs JavaScript.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  const html = await new Response(prelude).text()
  // next-themes' script: index.html has its own version, and React leaves it alone.
  const body = html.replace(/(<script type="application\/json">).*?(?=<\/script>)/s, '$1')
  const sectionChunks = content ? chunksOf(content) : []
  return { head: await headAt(path), body, content, sectionChunks }
}
