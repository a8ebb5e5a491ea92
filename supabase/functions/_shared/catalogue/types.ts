/** A price of the site, in roubles. */
export interface CataloguePrice {
  /** Roubles, or percent of the advertising budget where `unit` says so. */
  amount: number
  unit: 'rouble' | 'percent'
  /** «от»: the price starts here. */
  isFrom: boolean
  per?: 'month'
}

/** A thing the site sells, with its packages and terms where it has them. */
export interface CatalogueOffer {
  id: string
  kind: 'service' | 'package' | 'plan' | 'extra' | 'siteType' | 'cms'
  title: string
  /** Id of the service it belongs to. */
  serviceId?: string
  /** Path of the page that describes it. */
  path: string
  text: string
  price?: CataloguePrice
  /** How long it takes, or how many hours a month it gives: the site's own words. */
  term?: string
  features: string[]
  isPopular?: boolean
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
    | 'contact'
    | 'legal'
    | 'faq'
  title: string
  path: string
  text: string
  /** Id of the service it belongs to. */
  serviceId?: string
}

/**
 * What the site offers and says, for those who cannot import its content: the functions. Generated from
 * src/content by `npm run catalogue`; a test compares the two.
 */
export interface Catalogue {
  company: { name: string; email: string; address: string; tagline: string }
  /** Hours within which the site promises to answer. */
  promises: { consultationHours: number; proposalHours: number }
  offers: CatalogueOffer[]
  topics: CatalogueTopic[]
}
