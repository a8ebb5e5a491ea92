import type { ReactNode } from 'react'
import { CurrencySwitch } from '@/components/currency-switch'
import type { Lang } from '@contracts/lang.ts'
import type { Section } from '@/content/model/sections'
import { CallToAction } from './call-to-action'
import { ComparisonFrame } from './comparison/comparison-frame'
import { lazyKinds } from './lazy-kinds'
import { Stats } from './stats'
import { Steps } from './steps'
import { Story } from './story'
import { Tags } from './tags'

interface SectionViewProps {
  section: Exclude<Section, { kind: 'article' | 'document' }>
  lang: Lang
  /** Whether the page has an earlier section of the same kind and look. */
  isRepeat: boolean
  /** Whether its prices have the currency switch: the first prices of the page. */
  switchesCurrency: boolean
  newsletter: ReactNode
}

/** Renders a section, except articles and documents (page-view). A kind without a case fails to compile. */
export function SectionView(props: SectionViewProps): ReactNode {
  const { section, lang, isRepeat, switchesCurrency, newsletter } = props
  const tools = switchesCurrency && <CurrencySwitch />
  switch (section.kind) {
    case 'hero':
      return <lazyKinds.hero section={section} />
    case 'pageHero':
      return <lazyKinds.pageHero section={section} lang={lang} />
    case 'services':
      return <lazyKinds.services section={section} lang={lang} tools={tools} />
    case 'features':
      return <lazyKinds.features section={section} isRepeat={isRepeat} />
    case 'packages':
      return <lazyKinds.packages section={section} tools={tools} />
    case 'comparison':
      return <ComparisonFrame section={section} />
    case 'priceList':
      return <lazyKinds.priceList section={section} isRepeat={isRepeat} tools={tools} />
    case 'steps':
      return <Steps section={section} />
    case 'stats':
      return <Stats section={section} />
    case 'skills':
      return <lazyKinds.skills section={section} lang={lang} />
    case 'serviceIndex':
      return <lazyKinds.serviceIndex section={section} />
    case 'tags':
      return <Tags section={section} />
    case 'testimonials':
      return <lazyKinds.testimonials section={section} />
    case 'caseStudies':
      return <lazyKinds.caseStudies section={section} />
    case 'caseStudy':
      return <lazyKinds.caseStudy section={section} />
    case 'relatedCases':
      return <lazyKinds.relatedCases section={section} />
    case 'screens':
      return <lazyKinds.screens section={section} />
    case 'featuredCases':
      return <lazyKinds.featuredCases section={section} />
    case 'caseResults':
      return <lazyKinds.caseResults section={section} lang={lang} />
    case 'team':
      return <lazyKinds.team section={section} />
    case 'spotlight':
      return <lazyKinds.spotlight section={section} />
    case 'story':
      return <Story section={section} />
    case 'timeline':
      return <lazyKinds.timeline section={section} />
    case 'industries':
      return <lazyKinds.industries section={section} />
    case 'faq':
      return <lazyKinds.faq section={section} />
    case 'callToAction':
      return <CallToAction section={section} />
    case 'blogIndex':
      return <lazyKinds.blogIndex />
    case 'newsletter':
      return newsletter
    default:
      return section satisfies never
  }
}
