import type { offerCard } from '../offers.ts'
import type { ArticleId, ListedArticleId } from '../blog/articles'
import type { CaseStudyId, PersonId } from '../addresses'
import type { Case } from '../cases/case'
import type { ComparisonId } from '../comparisons/comparisons'
import type { Fact } from '../facts/fact'
import type { IconName } from '../icons'
import type { IndustryId } from '../industries'
import type { Action } from '../action'
import type { NonEmpty, Price, Stat } from '../primitives'
import type { Picture } from '../screens'
import type { ArticleBlock, ArticleSidebar, DocumentText } from '../rich-text'
import type { PagePath } from '../site-map.ts'
import type { CaseResult } from './case-result'
import type { Proof } from './proofs'
import type { Term } from '../term'

/** The heading of a section; `lead` is a sentence or two under it. */
interface Headed {
  title: string
  lead?: string
}

/** The first section of the home page. */
export interface HeroSection {
  kind: 'hero'
  eyebrow: string
  title: string
  lead: string
  actions: NonEmpty<Action>
  stats: NonEmpty<Stat>
  clients: { label: string; names: readonly string[] }
}

/** The first section of all other pages, with breadcrumbs from the site map. */
export interface PageHeroSection {
  kind: 'pageHero'
  eyebrow?: string
  title: string
  lead: string
  actions?: NonEmpty<Action>
  stats?: NonEmpty<Stat>
  /** Beside the title, in place of the pattern. */
  proof?: Proof
}

export interface Feature {
  icon?: IconName
  title: string
  text: string
  points?: NonEmpty<string>
  /** A short line below, such as who a platform is for. */
  note?: string
  to?: PagePath
}

/** Services, benefits, principles or platforms: as cards, as a plain list, or in columns, with numbers or without. */
export interface FeaturesSection extends Headed {
  kind: 'features'
  look: 'cards' | 'list' | 'columns' | 'numbered'
  items: NonEmpty<Feature>
}

/** A labelled value: «Гарантия» «6 месяцев». */
export interface LabelledValue {
  label: string
  value: string
}

/** The parts of an offer that a page shows; only its pages load the list of offers. */
type OfferCard = ReturnType<typeof offerCard>

/** An offer on its card. */
export interface Package extends OfferCard {
  description: string
  features: NonEmpty<string>
  popular?: true
  facts?: NonEmpty<LabelledValue>
  /** The label of its order button. */
  order: string
}

export interface PackagesSection extends Headed {
  kind: 'packages'
  packages: NonEmpty<Package>
  /** Small print under the packages, such as a guarantee. */
  note?: string
}

/** Wishes to tick with their price, and offers side by side. */
export interface ComparisonSection {
  kind: 'comparison'
  of: ComparisonId
}

/** A list of extra services, one priced row each. */
export interface PriceListSection extends Headed {
  kind: 'priceList'
  rows: NonEmpty<OfferCard & { text?: string }>
}

export interface StepsSection extends Headed {
  kind: 'steps'
  steps: NonEmpty<{
    title: string
    text: string
    /** «Постоянно» is no term. */
    duration?: Term | string
    deliverables?: NonEmpty<string>
  }>
}

export interface StatsSection extends Partial<Headed> {
  kind: 'stats'
  stats: NonEmpty<Stat>
}

/** Technologies or models with a bar each; `level` is a percentage, 0 to 100. */
export interface SkillsSection extends Headed {
  kind: 'skills'
  groups: NonEmpty<{
    icon?: IconName
    title: string
    text?: string
    skills: NonEmpty<{ name: string; level: number; text?: string }>
  }>
}

/** All services in their groups. */
export interface ServiceIndexSection extends Headed {
  kind: 'serviceIndex'
  /** What has no price, by its names: each can be asked for. */
  byTask: { title: string; text: string; names: readonly string[] }
}

export interface TagsSection extends Headed {
  kind: 'tags'
  groups: NonEmpty<{ title?: string; tags: NonEmpty<string> }>
  action?: Action
}

export interface Testimonial {
  name: string
  /** The industry for which the assistant shows it, like that of a case; the text seldom names it. */
  industry?: IndustryId
  position: string
  company: string
  content: string
  rating: 1 | 2 | 3 | 4 | 5
  /** An emoji in place of a portrait. */
  avatar: string
}

export interface TestimonialsSection extends Headed {
  kind: 'testimonials'
  look: 'carousel' | 'pair'
  items: NonEmpty<Testimonial>
}

export interface CaseStudiesSection extends Partial<Headed> {
  kind: 'caseStudies'
  ids: NonEmpty<CaseStudyId>
}

/** The page of a case: its head in the client's look, its work before and after, or the rest of its story. */
export interface CaseStudySection {
  kind: 'caseStudy'
  look: 'head' | 'screens' | 'story'
  study: Case
  /** What the client says, at the end of the story. */
  quote?: Testimonial | undefined
}

/** Links to the cases that took the service of a page: the app adds it (app/routes.tsx). */
export interface RelatedCasesSection {
  kind: 'relatedCases'
  service: PagePath
}

/** Drawn screens of a product: files under /screens. */
export interface ScreensSection extends Headed {
  kind: 'screens'
  folder: string
  pictures: NonEmpty<Picture>
}

/** A few cases with a screen and figures of each, as an invitation to read them. */
export interface FeaturedCasesSection extends Headed {
  kind: 'featuredCases'
  ids: NonEmpty<CaseStudyId>
  action?: Action
}

/** The people behind articles and cases, with their portraits. */
export interface TeamSection extends Headed {
  kind: 'team'
  ids: NonEmpty<PersonId>
}

/** Results for clients: a measured figure before and after. */
export interface CaseResultsSection extends Headed {
  kind: 'caseResults'
  results: NonEmpty<CaseResult>
}

/** A highlighted offer: a free audit, a fast MVP, a guarantee. */
export interface SpotlightSection {
  kind: 'spotlight'
  badge: string
  title: string
  text: string
  points: NonEmpty<string>
  term?: Term
  /** The parts that are free. */
  free?: NonEmpty<string>
  facts?: NonEmpty<LabelledValue>
  action: Action
}

export interface StorySection {
  kind: 'story'
  eyebrow?: string
  title: string
  paragraphs: NonEmpty<string>
  /** A box beside the text, such as the mission. */
  aside?: { title: string; text: string }
  action?: Action
}

export interface TimelineSection extends Headed {
  kind: 'timeline'
  items: NonEmpty<{ year: number; title: string; text: string }>
}

export interface Industry {
  id: IndustryId
  /** In English. */
  name: string
  icon: IconName
  /** What we build for the industry. */
  description: string
}

/** The industries of `industries.ts`: with descriptions, or names only. */
export type IndustriesSection = Headed & {
  kind: 'industries'
  action?: Action
} & ({ look: 'full'; items: NonEmpty<Industry> } | { look: 'compact' })

/** Cards of services with their features and prices. */
export interface ServicesSection extends Headed {
  kind: 'services'
  cards: NonEmpty<{
    icon: IconName
    title: string
    description: string
    features: NonEmpty<string>
    price: Price
    /** Named price levels inside a service: «START» «6 ч». */
    tiers?: NonEmpty<{ name: string; hours: string }>
    /** Where «Подробнее» leads, and the page of the service itself, if that is another one. */
    details: PagePath
    page?: PagePath
    order?: Action
  }>
  more?: Action
}

/** Questions whose answers unfold, chosen from the facts. */
export interface FaqSection extends Headed {
  kind: 'faq'
  facts: NonEmpty<Pick<Fact, 'question' | 'answer' | 'to'>>
}

export interface CallToActionSection {
  kind: 'callToAction'
  title: string
  lead: string
  actions: NonEmpty<Action>
  assurances?: NonEmpty<string>
}

/** The newsletter's form; its texts are in `blog/newsletter`. */
export interface NewsletterSection {
  kind: 'newsletter'
}

/** The blog's front page; articles and categories come from `blog/`. */
export interface BlogIndexSection {
  kind: 'blogIndex'
}

/** The body is part of the page's content, so that each article is a chunk of its own. */
export interface ArticleSection {
  kind: 'article'
  id: ArticleId
  body: NonEmpty<ArticleBlock>
  related: NonEmpty<ListedArticleId>
  sidebar?: ArticleSidebar
}

/** A legal text in English, and in Russian under the address `#ru`. */
export interface DocumentSection extends DocumentText {
  kind: 'document'
  translation: DocumentText
}

export type Section =
  | HeroSection
  | PageHeroSection
  | ServicesSection
  | FeaturesSection
  | PackagesSection
  | ComparisonSection
  | PriceListSection
  | StepsSection
  | StatsSection
  | SkillsSection
  | ServiceIndexSection
  | TagsSection
  | TestimonialsSection
  | CaseStudiesSection
  | CaseStudySection
  | FeaturedCasesSection
  | RelatedCasesSection
  | ScreensSection
  | CaseResultsSection
  | TeamSection
  | SpotlightSection
  | StorySection
  | TimelineSection
  | IndustriesSection
  | FaqSection
  | CallToActionSection
  | BlogIndexSection
  | NewsletterSection
  | ArticleSection
  | DocumentSection
