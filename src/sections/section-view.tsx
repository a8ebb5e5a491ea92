import type { ReactNode } from 'react'
import { Island } from '@/components/island'
import type { Lang } from '@/content/labels'
import type { Section } from '@/content/page'
import { loadable } from '@/lib/loadable'
import { CallToAction } from './call-to-action'
import { CaseResults } from './case-results'
import { Features } from './features'
import { lazyKinds } from './lazy-kinds'
import { Packages } from './packages'
import { PageHero } from './page-hero'
import { PriceList } from './price-list'
import { Services } from './services'
import { Skills } from './skills'
import { Spotlight } from './spotlight'
import { Stats } from './stats'
import { Steps } from './steps'
import { Story } from './story'
import { Tags } from './tags'
import { Timeline } from './timeline'

const Article = loadable(lazyKinds.article)
const BlogIndex = loadable(lazyKinds.blogIndex)
const CaseStudies = loadable(lazyKinds.caseStudies)
const Document = loadable(lazyKinds.document)
const Hero = loadable(lazyKinds.hero)
const Industries = loadable(lazyKinds.industries)
const Testimonials = loadable(lazyKinds.testimonials)

/** What a page puts into its sections from outside of content. */
export interface SectionSlots {
  newsletter?: ReactNode
}

interface SectionViewProps {
  section: Section
  lang: Lang
  /** The page has shown the same kind in the same look before. */
  again: boolean
  slots: SectionSlots
}

/** Draws one section of a page. A kind without a case does not compile. */
export function SectionView({ section, lang, again, slots }: SectionViewProps) {
  switch (section.kind) {
    case 'hero':
      return <Hero section={section} />
    case 'pageHero':
      return <PageHero section={section} lang={lang} />
    case 'services':
      return <Services section={section} lang={lang} />
    case 'features':
      return <Features section={section} again={again} />
    case 'packages':
      return <Packages section={section} />
    case 'priceList':
      return <PriceList section={section} again={again} />
    case 'steps':
      return <Steps section={section} />
    case 'stats':
      return <Stats section={section} />
    case 'skills':
      return <Skills section={section} lang={lang} />
    case 'tags':
      return <Tags section={section} />
    case 'testimonials':
      return <Testimonials section={section} />
    case 'caseStudies':
      return <CaseStudies section={section} />
    case 'caseResults':
      return <CaseResults section={section} lang={lang} />
    case 'spotlight':
      return <Spotlight section={section} />
    case 'story':
      return <Story section={section} />
    case 'timeline':
      return <Timeline section={section} />
    case 'industries':
      return <Industries section={section} />
    case 'callToAction':
      return <CallToAction section={section} />
    case 'blogIndex':
      return (
        <Island name="blogIndex">
          <BlogIndex />
        </Island>
      )
    case 'newsletter':
      return <Island name="newsletter">{slots.newsletter}</Island>
    case 'article':
      return <Article section={section} />
    case 'document':
      return <Document section={section} />
    default:
      return section satisfies never
  }
}
