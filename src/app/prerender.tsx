import { type ComponentType, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { company } from '@/content/company'
import { siteMap, type PageId } from '@/content/site-map'
import { fullTitle, renderHead } from '@/lib/seo'
import { App } from './app'
import { headOf, shareImageOf } from './head-of'
import { notFoundModule, pageModules } from './routes'

/** What the build fills one HTML file with. */
export interface PrerenderedPage {
  head: string
  body: string
  /** Path under which the page's HTML needs no code of its own. */
  adopt?: string
  /** What the page's share image says; absent where nobody should share it. */
  share?: { file: string; brand: string; title: string; label: string }
}

const unlistedHead = (title: string) =>
  `<title>${fullTitle(title)}</title>\n    <meta name="robots" content="noindex" />`

async function renderBody(path: string, Page: ComponentType): Promise<string> {
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
  return html.replace(/(<script type="application\/json">).*?(?=<\/script>)/s, '$1')
}

/** Renders a page of the site map as a visitor who is not signed in sees it first. */
export async function renderPage(id: PageId): Promise<PrerenderedPage> {
  const { path, label } = siteMap[id]
  const { content, default: Page } = await pageModules[id]()
  const body = await renderBody(path, Page)
  if (!content) return { head: unlistedHead(label), body }
  const { title } = content.head
  return {
    head: renderHead(headOf(id, content)),
    body,
    adopt: path,
    share: { file: shareImageOf(id), brand: company.name, title, label },
  }
}

/** Renders the page that any unknown path shows. */
export async function renderNotFound(): Promise<PrerenderedPage> {
  const { default: Page } = await notFoundModule()
  return { head: unlistedHead('Страница не найдена'), body: await renderBody('/404', Page) }
}
