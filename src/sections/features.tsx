import type { FeaturesSection } from '@/content/sections'
import { FeatureCards } from './features/feature-cards'
import { FeatureList } from './features/feature-list'
import { NumberedFeatures } from './features/numbered-features'

/** `isRepeat`: the page has the same look above, so this one is varied. */
export function Features({ section, isRepeat }: { section: FeaturesSection; isRepeat: boolean }) {
  switch (section.look) {
    case 'cards':
      return <FeatureCards section={section} isRepeat={isRepeat} />
    case 'list':
      return <FeatureList section={section} />
    case 'numbered':
      return <NumberedFeatures section={section} />
    default:
      return section.look satisfies never
  }
}
