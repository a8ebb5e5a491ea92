import type { TestimonialsSection } from '@/content/sections'
import { testimonials } from '@/content/testimonials'
import { Carousel } from './testimonials/carousel'
import { Pair } from './testimonials/pair'

export function Testimonials({
  section: { look, ids, ...heading },
}: {
  section: TestimonialsSection
}) {
  const items = ids.map((id) => testimonials[id])
  switch (look) {
    case 'carousel':
      return <Carousel {...heading} items={items} />
    case 'pair':
      return <Pair {...heading} items={items} />
    default:
      return look satisfies never
  }
}
