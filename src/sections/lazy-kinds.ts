import type { PageContent } from '@/content/page'
import { remembering } from '@/lib/loadable'

/** Kinds of few pages, which stay out of what every page loads. */
export const lazyKinds = {
  article: remembering(async () => ({ default: (await import('./article')).Article })),
  blogIndex: remembering(async () => ({ default: (await import('./blog-index')).BlogIndex })),
  caseStudies: remembering(async () => ({ default: (await import('./case-studies')).CaseStudies })),
  document: remembering(async () => ({ default: (await import('./document')).Document })),
  hero: remembering(async () => ({ default: (await import('./hero')).Hero })),
  industries: remembering(async () => ({ default: (await import('./industries')).Industries })),
  testimonials: remembering(async () => ({
    default: (await import('./testimonials')).Testimonials,
  })),
}

const isLazy = (kind: string): kind is keyof typeof lazyKinds => kind in lazyKinds

/** Loads the code of all sections of a page, so that it can be drawn at once. */
export async function loadSections({ sections }: PageContent): Promise<void> {
  await Promise.all(sections.map(({ kind }) => isLazy(kind) && lazyKinds[kind]()))
}
