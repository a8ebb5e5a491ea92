import type { FeaturesSection } from '@/content/sections'
import { FeatureCards } from './features/feature-cards'
import { FeatureList } from './features/feature-list'
import { NumberedFeatures } from './features/numbered-features'

/** `again`: the page has shown this look before, so that it takes its second dress. */
export function Features({ section, again }: { section: FeaturesSection; again: boolean }) {
  switch (section.look) {
    case 'cards':
      return <FeatureCards section={section} again={again} />
    case 'list':
      return <FeatureList section={section} />
    case 'numbered':
      return <NumberedFeatures section={section} />
    default:
      return section.look satisfies never
  }
}
