import type { Section } from '@/content/model'
import { CallToAction } from './call-to-action'
import { Document } from './document'
import { Hero } from './hero'
import { Services } from './services'

/** Draws one section of a page. A kind without a case does not compile. */
export function SectionView({ section }: { section: Section }) {
  switch (section.kind) {
    case 'hero':
      return <Hero section={section} />
    case 'services':
      return <Services section={section} />
    case 'callToAction':
      return <CallToAction section={section} />
    case 'document':
      return <Document section={section} />
    default:
      return section satisfies never
  }
}
