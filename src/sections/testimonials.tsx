import type { TestimonialsSection } from '@/content/model/sections'
import { SectionFrame } from './parts/section-frame'
import { Carousel } from './testimonials/carousel'
import { Quote } from './testimonials/quote'

const looks = { carousel: Carousel, pair: Pair }

export function Testimonials({ section }: { section: TestimonialsSection }) {
  const Look = looks[section.look]
  return <Look {...section} />
}

/** Testimonials side by side, the first a little higher than the next. */
function Pair({ title, lead, items }: TestimonialsSection) {
  return (
    <SectionFrame title={title} lead={lead} background="band">
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-2 lg:gap-x-24">
        {items.map((item) => (
          <figure
            key={item.name}
            className="flex flex-col border-l-2 border-accent/60 pl-6 sm:pl-8"
          >
            <Quote item={item} className="mt-5 mb-7 text-[1.125rem] leading-relaxed" />
          </figure>
        ))}
      </div>
    </SectionFrame>
  )
}
