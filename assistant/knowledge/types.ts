import type { FactRole } from '../../src/content/facts/fact.ts'
import type { Price } from '../../src/content/primitives.ts'
import type { Term } from '../../src/content/term.ts'
import type { Schedule } from '@contracts/working-time.ts'

/** A published price; free offers have a text (`free`) instead. */
export type PublishedPrice = Exclude<Price, { free: string }>

export interface CatalogueOffer {
  id: string
  /** `special`: an offer with its own section, such as an audit; `task`: made without a published price;
   * `notOffered`: its card says so. */
  kind:
    | 'service'
    | 'package'
    | 'plan'
    | 'extra'
    | 'siteType'
    | 'cms'
    | 'special'
    | 'task'
    | 'notOffered'
  title: string
  titleEn?: string
  /** Visitors' names for it besides its title. */
  names?: string[]
  serviceId?: string
  /** The card that describes a task, or says that it is not offered. */
  cardId?: string
  /** Path of the page that describes it. */
  path: string
  text: string
  price?: PublishedPrice
  /** The free part, in the site's own words. */
  free?: string
  /** Whether a task is a site or an app of its own kind: a marketplace. */
  whole?: boolean
  /** How long a task takes, in the words of its card. */
  timeText?: string
  term?: Term
  /** A plan's hours per month, as a number and in words. */
  hours?: { least: number; text: string }
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
    | 'company'
    | 'legal'
    | 'review'
    | 'detail'
  title: string
  path: string
  text: string
  serviceId?: string
  /** The steps of a process, in order. */
  steps?: { title: string; duration?: Term | string }[]
  /** The id of an industry; for a case, a result or a review, its industry. */
  industry?: string
  /** The team's proficiency in a technology, in percent. */
  level?: number
  keywords?: string[]
  lang?: 'en'
}

/** A visitor's question with the site's answer: a fact of src/content/facts. */
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
  role?: FactRole
  /** The names of what it says is not offered. */
  names?: string[]
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
  cards: CatalogueCard[]
  offers: CatalogueOffer[]
  topics: CatalogueTopic[]
}
