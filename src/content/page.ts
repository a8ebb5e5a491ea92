import type { NonEmpty } from './primitives'
import type {
  ArticleSection,
  BlogIndexSection,
  CallToActionSection,
  CaseResultsSection,
  CaseStudiesSection,
  DocumentSection,
  FeaturesSection,
  HeroSection,
  IndustriesSection,
  NewsletterSection,
  PackagesSection,
  PageHeroSection,
  PriceListSection,
  ServicesSection,
  SkillsSection,
  SpotlightSection,
  StatsSection,
  StepsSection,
  StorySection,
  TagsSection,
  TestimonialsSection,
  TimelineSection,
} from './sections'

export type Section =
  | HeroSection
  | PageHeroSection
  | ServicesSection
  | FeaturesSection
  | PackagesSection
  | PriceListSection
  | StepsSection
  | StatsSection
  | SkillsSection
  | TagsSection
  | TestimonialsSection
  | CaseStudiesSection
  | CaseResultsSection
  | SpotlightSection
  | StorySection
  | TimelineSection
  | IndustriesSection
  | CallToActionSection
  | BlogIndexSection
  | NewsletterSection
  | ArticleSection
  | DocumentSection

export interface PageContent {
  /** The brand is appended to the title; the description has 120 to 160 characters. */
  head: { title: string; description: string; keywords: NonEmpty<string> }
  lang: 'ru' | 'en'
  /** What the page sells, for the structured data; its offers are read from the sections. */
  service?: { name: string; type: string }
  sections: NonEmpty<Section>
}
