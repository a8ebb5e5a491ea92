import type { ExchangeRate } from '@contracts/currency.ts'
import type { Schedule } from '@contracts/working-time.ts'

export interface CataloguePrice {
  /** Roubles, or percent of `of`. */
  amount: number
  unit: 'rouble' | 'percent'
  /** The base of a percentage: «рекламного бюджета в месяц». */
  of?: string
  /** A starting price, «от …». */
  isFrom: boolean
  per?: 'month' | 'once'
}

export interface CatalogueOffer {
  id: string
  /** `special`: an offer with its own section, such as an audit or a fast first version. */
  kind: 'service' | 'package' | 'plan' | 'extra' | 'siteType' | 'cms' | 'special'
  title: string
  titleEn?: string
  /** Visitors' names for it besides its title. */
  names?: string[]
  serviceId?: string
  /** Path of the page that describes it. */
  path: string
  text: string
  price?: CataloguePrice
  /** The free part, in the site's own words. */
  free?: string
  /** The duration, or the hours per month, in the site's own words. */
  term?: string
  /** More terms besides the price: «Гарантия» «6 месяцев». */
  facts?: { label: string; value: string }[]
  features: string[]
  isPopular?: boolean
}

/** Other content of the site that a visitor may ask about. */
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
  serviceId?: string
  /** Of a process: its steps, in order. */
  steps?: { title: string; duration?: string }[]
  /** The id of an industry; for a case, a result or a review, its industry. */
  industry?: string
  /** Of a technology: the team's proficiency, in percent. */
  level?: number
  keywords?: string[]
  lang?: 'en'
}

/** A visitors' question with the site's answer: a fact of src/content/facts. */
export interface CatalogueCard {
  /** File and name of the fact: `payment/advance`. */
  id: string
  /** Ways to ask it, in any language; the first is its Russian title, as on the site. */
  asks: string[]
  /** The chat's plain text: «– » lists, `[text](/path)` links. It has no link to `path`. */
  answer: string
  answerEn: string
  /** The page with details. */
  path?: string
  serviceId?: string
}

/** The site's content as the assistant reads it; built from src/content (training/catalogue.ts). */
export interface Catalogue extends Schedule {
  company: {
    name: string
    nameRu: string
    email: string
    privacyEmail: string
    address: string
    addressEn: string
    tagline: string
  }
  /** The pages, with the labels of links to them. */
  pages: { path: string; label: string; labelEn?: string }[]
  /** For visitors who ask for dollars or soms; prices are in roubles. */
  exchangeRate: ExchangeRate
  cards: CatalogueCard[]
  offers: CatalogueOffer[]
  topics: CatalogueTopic[]
}
