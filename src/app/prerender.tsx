import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type { PageContent } from '@/content/model/page'
import { renderHead } from '@/lib/page/seo'
import { chunksOf } from '@/sections/page-view'
import { App } from './app'
import { headAt } from './document-head'
import { loadPage } from './routes'

export { shareImageOf } from './document-head'

/** What the build fills one HTML file with. */
export interface PrerenderedPage {
  head: string
  body: string
  /** Absent where nobody should find the page by searching. */
  content?: PageContent | undefined
  /** Names of the chunks that draw its sections: see `chunksOf`. */
  sectionChunks: string[]
}

/** Renders what a visitor who is not signed in sees first at a path. */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  const { Page, content } = await loadPage(path)
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App first={{ path, Page }} />
      </StaticRouter>
    </StrictMode>,
    // Else React moves what it takes for large behind a script: nothing to see without JavaScript.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  const html = await new Response(prelude).text()
  // next-themes' script, which index.html has in a form of its own and React leaves alone.
  const body = html.replace(/(<script type="application\/json">).*?(?=<\/script>)/s, '$1')
  const sectionChunks = content ? chunksOf(content) : []
  return { head: renderHead(await headAt(path)), body, content, sectionChunks }
}
