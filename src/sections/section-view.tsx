import type { ReactNode } from 'react'
import { CurrencySwitch } from '@/components/currency-switch'
import type { Lang } from '@/content/labels'
import type { Section } from '@/content/model/sections'
import { CallToAction } from './call-to-action'
import { Features } from './features'
import { lazyKinds } from './lazy-kinds'
import { Packages } from './packages'
import { PageHero } from './page-hero'
import { Services } from './services'
import { Stats } from './stats'
import { Steps } from './steps'
import { Story } from './story'
import { Tags } from './tags'

/** Parts of a page that features provide. */
export interface SectionSlots {
  newsletter?: ReactNode
}

interface SectionViewProps {
  section: Exclude<Section, { kind: 'article' | 'document' }>
  lang: Lang
  /** Whether the page has an earlier section of the same kind and look. */
  isRepeat: boolean
  /** Whether its prices have the currency switch: the first prices of the page. */
  switchesCurrency: boolean
  slots: SectionSlots
}

/**
 * Renders one section, except articles and documents, which page-view renders. A kind without a case fails to
 * compile.
 */
export function SectionView(props: SectionViewProps): ReactNode {
  const { section, lang, isRepeat, switchesCurrency, slots } = props
  const tools = switchesCurrency && <CurrencySwitch />
  const { Component: BlogIndex } = lazyKinds.blogIndex
  const { Component: CaseResults } = lazyKinds.caseResults
  const { Component: CaseStudies } = lazyKinds.caseStudies
  const { Component: Faq } = lazyKinds.faq
  const { Component: FeaturedCases } = lazyKinds.featuredCases
  const { Component: Hero } = lazyKinds.hero
  const { Component: Industries } = lazyKinds.industries
  const { Component: PriceList } = lazyKinds.priceList
  const { Component: ServiceIndex } = lazyKinds.serviceIndex
  const { Component: Skills } = lazyKinds.skills
  const { Component: Spotlight } = lazyKinds.spotlight
  const { Component: Team } = lazyKinds.team
  const { Component: Testimonials } = lazyKinds.testimonials
  const { Component: Timeline } = lazyKinds.timeline
  switch (section.kind) {
    case 'hero':
      return Hero && <Hero section={section} />
    case 'pageHero':
      return <PageHero section={section} lang={lang} />
    case 'services':
      return <Services section={section} lang={lang} tools={tools} />
    case 'features':
      return <Features section={section} isRepeat={isRepeat} />
    case 'packages':
      return <Packages section={section} tools={tools} />
    case 'priceList':
      return PriceList && <PriceList section={section} isRepeat={isRepeat} tools={tools} />
    case 'steps':
      return <Steps section={section} />
    case 'stats':
      return <Stats section={section} />
    case 'skills':
      return Skills && <Skills section={section} lang={lang} />
    case 'serviceIndex':
      return ServiceIndex && <ServiceIndex section={section} />
    case 'tags':
      return <Tags section={section} />
    case 'testimonials':
      return Testimonials && <Testimonials section={section} />
    case 'caseStudies':
      return CaseStudies && <CaseStudies section={section} />
    case 'featuredCases':
      return FeaturedCases && <FeaturedCases section={section} />
    case 'caseResults':
      return CaseResults && <CaseResults section={section} lang={lang} />
    case 'team':
      return Team && <Team section={section} />
    case 'spotlight':
      return Spotlight && <Spotlight section={section} />
    case 'story':
      return <Story section={section} />
    case 'timeline':
      return Timeline && <Timeline section={section} />
    case 'industries':
      return Industries && <Industries section={section} />
    case 'faq':
      return Faq && <Faq section={section} />
    case 'callToAction':
      return <CallToAction section={section} />
    case 'blogIndex':
      return BlogIndex && <BlogIndex />
    case 'newsletter':
      return slots.newsletter
    default:
      return section satisfies never
  }
}
