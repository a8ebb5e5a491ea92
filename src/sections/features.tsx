import type { FeaturesSection } from '@/content/model/sections'
import { FeatureCards } from './features/feature-cards'
import { FeatureColumns } from './features/feature-columns'
import { FeatureList } from './features/feature-list'

/** `isRepeat`: the page already has a section of this look, so vary this one. */
export function Features({ section, isRepeat }: { section: FeaturesSection; isRepeat: boolean }) {
  switch (section.look) {
    case 'cards':
      return <FeatureCards section={section} isRepeat={isRepeat} />
    case 'list':
      return <FeatureList section={section} />
    case 'columns':
    case 'numbered':
      return <FeatureColumns section={section} />
    default:
      return section.look satisfies never
  }
}
