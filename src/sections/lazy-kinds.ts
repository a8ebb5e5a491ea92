import { type ComponentType, createElement } from 'react'

/** A component in its own chunk, empty until `load` has loaded it. Unlike `React.lazy`, it never suspends. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined
  const Lazy = (props: Props) => Loaded && createElement(Loaded, props)
  return Object.assign(Lazy, {
    load: async () => {
      Loaded ??= await load()
    },
  })
}

/** Kinds of only a few pages: each is its own chunk. */
export const lazyKinds = {
  article: lazyComponent(async () => (await import('./article')).Article),
  blogIndex: lazyComponent(async () => (await import('./blog-index')).BlogIndex),
  caseResults: lazyComponent(async () => (await import('./case-results')).CaseResults),
  caseStudies: lazyComponent(async () => (await import('./case-studies')).CaseStudies),
  caseStudy: lazyComponent(async () => (await import('./case-study')).CaseStudy),
  document: lazyComponent(async () => (await import('./document')).Document),
  faq: lazyComponent(async () => (await import('./faq')).Faq),
  featuredCases: lazyComponent(async () => (await import('./featured-cases')).FeaturedCases),
  features: lazyComponent(async () => (await import('./features')).Features),
  hero: lazyComponent(async () => (await import('./hero')).Hero),
  industries: lazyComponent(async () => (await import('./industries')).Industries),
  packages: lazyComponent(async () => (await import('./packages')).Packages),
  pageHero: lazyComponent(async () => (await import('./page-hero')).PageHero),
  priceList: lazyComponent(async () => (await import('./price-list')).PriceList),
  relatedCases: lazyComponent(async () => (await import('./related-cases')).RelatedCases),
  screens: lazyComponent(async () => (await import('./screens')).Screens),
  serviceIndex: lazyComponent(async () => (await import('./service-index')).ServiceIndex),
  services: lazyComponent(async () => (await import('./services')).Services),
  skills: lazyComponent(async () => (await import('./skills')).Skills),
  spotlight: lazyComponent(async () => (await import('./spotlight')).Spotlight),
  team: lazyComponent(async () => (await import('./team')).Team),
  testimonials: lazyComponent(async () => (await import('./testimonials')).Testimonials),
  timeline: lazyComponent(async () => (await import('./timeline')).Timeline),
}

/** Whether sections of this kind have their own chunk. */
export const isLazyKind = (kind: string): kind is keyof typeof lazyKinds => kind in lazyKinds
