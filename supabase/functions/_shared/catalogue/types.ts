/** A price of the site. */
export interface CataloguePrice {
  /** Roubles, or percent of what `of` names. */
  amount: number
  unit: 'rouble' | 'percent'
  /** «рекламного бюджета в месяц»: what a percentage is of. */
  of?: string
  /** «от»: the price starts here. */
  isFrom: boolean
  per?: 'month' | 'once'
}

export interface CatalogueFact {
  label: string
  value: string
}

/** A thing the site sells, with its packages and terms where it has them. */
export interface CatalogueOffer {
  id: string
  /** `special`: an offer with a stage of its own, such as an audit or a fast first version. */
  kind: 'service' | 'package' | 'plan' | 'extra' | 'siteType' | 'cms' | 'special'
  title: string
  /** Id of the service it belongs to. */
  serviceId?: string
  /** Path of the page that describes it. */
  path: string
  text: string
  price?: CataloguePrice
  /** What of it costs nothing, in the site's own words. */
  free?: string
  /** How long it takes, or how many hours a month it gives: the site's own words. */
  term?: string
  /** Further terms beside the price: «Гарантия» «6 месяцев». */
  facts?: CatalogueFact[]
  features: string[]
  isPopular?: boolean
  /** Further words by which it is searched. */
  keywords?: string[]
}

/** Anything else the site says that a visitor may ask about. */
export interface CatalogueTopic {
  id: string
  kind:
    | 'case'
    | 'article'
    | 'industry'
    | 'technology'
    | 'process'
    | 'guarantee'
    | 'company'
    | 'legal'
    | 'review'
    | 'detail'
  title: string
  path: string
  text: string
  /** Id of the service it belongs to. */
  serviceId?: string
  /** Of a process: its steps in order. */
  steps?: { title: string; duration?: string }[]
  /** Of a technology: how well the team knows it, in percent. */
  level?: number
  /** Further words by which it is searched. */
  keywords?: string[]
  lang?: 'en'
}

/**
 * What the site offers and says, for those who cannot import its content: the functions. Generated from
 * src/content by `npm run catalogue`; a test compares the two.
 */
export interface Catalogue {
  company: {
    name: string
    nameRu: string
    email: string
    privacyEmail: string
    address: string
    addressEn: string
    tagline: string
  }
  /** The pages, by the names that links to them bear. */
  pages: { path: string; label: string }[]
  /** Hours within which the site promises to answer. */
  promises: { consultationHours: number; proposalHours: number }
  /** How a project is paid unless agreed otherwise, in percent: /terms says so. */
  payment: { before: number; after: number }
  offers: CatalogueOffer[]
  topics: CatalogueTopic[]
}
