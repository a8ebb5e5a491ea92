import type { ComponentType } from 'react'
import { pageAt } from '@/content/navigation'
import type { PageContent } from '@/content/model/page'
import type { Section } from '@/content/model/sections'
import { siteMap, type PageId } from '@/content/site-map'
import { kebabCase } from '@/lib/text/kebab-case'
import { loadSections, PageView } from '@/sections/page-view'

interface PageModule {
  Page: ComponentType
  /** The page's content; absent if search engines must not list it. */
  content?: PageContent
}

type LoadPage = () => Promise<PageModule>

/** Pages with code of their own. */
const ownPages: Partial<Record<PageId, LoadPage>> = {
  blog: () => import('@/pages/blog'),
  account: () => import('@/pages/account'),
  admin: () => import('@/pages/admin'),
}

/** `webDevelopment` is exported by `content/pages/web-development.ts`; each page is its own chunk. */
const contents = import.meta.glob<Record<string, PageContent>>([
  '../content/pages/*.ts',
  '!../content/pages/blog.ts',
])

/** A service's page ends with the cases that took it, unless it shows one. */
function withCases(id: PageId, content: PageContent): PageContent {
  const page = siteMap[id]
  const [first, ...rest] = content.sections
  if (!('parent' in page) || page.parent !== 'services') return content
  if (rest.some(({ kind }) => kind === 'featuredCases')) return content
  const cases: Section = { kind: 'relatedCases', service: page.path }
  return { ...content, sections: [first, ...rest.slice(0, -1), cases, ...rest.slice(-1)] }
}

async function loadContentPage(id: PageId): Promise<PageModule> {
  const file = `${kebabCase(id)}.ts`
  const own = (await contents[`../content/pages/${file}`]?.())?.[id]
  if (!own) throw new Error(`src/content/pages/${file} must export ${id}`)
  const content = withCases(id, own)
  return { content, Page: () => <PageView page={content} /> }
}

const notFound: LoadPage = () => import('@/pages/not-found')

/** Loads the page at a path with the code of its sections: a page of the site map, or the 404 page. */
export async function loadPage(path: string): Promise<PageModule> {
  const id = pageAt(path)
  const module = await (id ? (ownPages[id]?.() ?? loadContentPage(id)) : notFound())
  if (module.content) await loadSections(module.content)
  return module
}
