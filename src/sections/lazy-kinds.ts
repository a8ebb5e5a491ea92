interface LazyComponent<Component> {
  /** Set once it is loaded. */
  Component?: Component
  load: () => Promise<void>
}

/** A component in its own chunk. Unlike `React.lazy`, it renders without suspending once loaded. */
export function lazyComponent<Component>(load: () => Promise<Component>): LazyComponent<Component> {
  const lazy: LazyComponent<Component> = {
    load: async () => {
      lazy.Component ??= await load()
    },
  }
  return lazy
}

/** Kinds of only a few pages: each is its own chunk. */
export const lazyKinds = {
  article: lazyComponent(async () => (await import('./article')).Article),
  blogIndex: lazyComponent(async () => (await import('./blog-index')).BlogIndex),
  caseResults: lazyComponent(async () => (await import('./case-results')).CaseResults),
  caseStudies: lazyComponent(async () => (await import('./case-studies')).CaseStudies),
  document: lazyComponent(async () => (await import('./document')).Document),
  faq: lazyComponent(async () => (await import('./faq')).Faq),
  featuredCases: lazyComponent(async () => (await import('./featured-cases')).FeaturedCases),
  hero: lazyComponent(async () => (await import('./hero')).Hero),
  industries: lazyComponent(async () => (await import('./industries')).Industries),
  priceList: lazyComponent(async () => (await import('./price-list')).PriceList),
  serviceIndex: lazyComponent(async () => (await import('./service-index')).ServiceIndex),
  skills: lazyComponent(async () => (await import('./skills')).Skills),
  spotlight: lazyComponent(async () => (await import('./spotlight')).Spotlight),
  team: lazyComponent(async () => (await import('./team')).Team),
  testimonials: lazyComponent(async () => (await import('./testimonials')).Testimonials),
  timeline: lazyComponent(async () => (await import('./timeline')).Timeline),
}

/** Whether sections of this kind have their own chunk. */
export const isLazyKind = (kind: string): kind is keyof typeof lazyKinds => kind in lazyKinds
