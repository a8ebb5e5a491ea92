import type { PageContent } from '@/content/page'

/** Kinds of few pages, which stay out of what every page loads. */
export const lazyKinds = {
  article: () => import('./article').then(({ Article }) => ({ default: Article })),
  blogIndex: () => import('./blog-index').then(({ BlogIndex }) => ({ default: BlogIndex })),
  caseStudies: () => import('./case-studies').then(({ CaseStudies }) => ({ default: CaseStudies })),
  document: () => import('./document').then(({ Document }) => ({ default: Document })),
  hero: () => import('./hero').then(({ Hero }) => ({ default: Hero })),
  industries: () => import('./industries').then(({ Industries }) => ({ default: Industries })),
  testimonials: () =>
    import('./testimonials').then(({ Testimonials }) => ({ default: Testimonials })),
}

const isLazy = (kind: string): kind is keyof typeof lazyKinds => kind in lazyKinds

/** Loads the code of all sections of a page, so that it can be drawn at once. */
export async function loadSections({ sections }: PageContent): Promise<void> {
  await Promise.all(sections.map(({ kind }) => isLazy(kind) && lazyKinds[kind]()))
}
