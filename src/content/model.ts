import type { RoutePath } from './routes'

/** A list that cannot be empty. */
export type NonEmpty<T> = readonly [T, ...T[]]

export type IconName =
  'browser' | 'cloud' | 'phone' | 'pipeline' | 'brush' | 'support' | 'search' | 'target'

/** What a button does: open one of the dialogs, telling it what was chosen, or lead to a page. */
export type Action =
  | { label: string; opens: 'consultation' | 'projectQuiz'; interest?: string }
  | { label: string; to: RoutePath }

/** A price in roubles: «от 75 000 ₽», «от 15 000 ₽ в месяц». */
export interface Price {
  from: number
  per?: 'month'
}

export interface Stat {
  value: number
  suffix: string
  label: string
}

export interface ServiceCard {
  icon: IconName
  title: string
  description: string
  features: NonEmpty<string>
  /** A priced service, or one that starts with a free first step. */
  offer: Price | { free: string }
  tiers?: NonEmpty<{ name: string; hours: string }>
  action: Action
}

export interface HeroSection {
  kind: 'hero'
  eyebrow: string
  title: string
  lead: string
  actions: NonEmpty<Action>
  stats: NonEmpty<Stat>
  clients: { label: string; names: NonEmpty<string> }
}

export interface ServicesSection {
  kind: 'services'
  title: string
  lead: string
  cards: NonEmpty<ServiceCard>
  more: { title: string; rows: NonEmpty<Omit<ServiceCard, 'features' | 'tiers'>> }
}

export interface CallToActionSection {
  kind: 'callToAction'
  title: string
  lead: string
  actions: NonEmpty<Action>
  assurances: NonEmpty<string>
}

/** One block of a document's chapter. */
export type DocumentBlock =
  | { paragraph: string }
  | { list: NonEmpty<string> }
  | { terms: NonEmpty<{ term: string; text: string }> }

export interface DocumentChapter {
  id: string
  title: string
  blocks: NonEmpty<DocumentBlock>
}

export interface DocumentSection {
  kind: 'document'
  title: string
  lead: string
  updated: string
  contentsLabel: string
  chapters: NonEmpty<DocumentChapter>
}

/** The site's visual vocabulary: a page is a list of these. */
export type Section = HeroSection | ServicesSection | CallToActionSection | DocumentSection

export interface PageContent {
  /** Title and description of the document's head; the brand is added to the title by itself. */
  head: { title: string; description: string }
  lang: 'ru' | 'en'
  sections: NonEmpty<Section>
}
