import type { TestimonialsSection } from '@/content/model/sections'
import { Carousel } from './testimonials/carousel'
import { Pair } from './testimonials/pair'

export function Testimonials({
  section: { look, items, ...heading },
}: {
  section: TestimonialsSection
}) {
  switch (look) {
    case 'carousel':
      return <Carousel {...heading} items={items} />
    case 'pair':
      return <Pair {...heading} items={items} />
    default:
      return look satisfies never
  }
}
