import type { Testimonial } from '@/content/model/sections'
import { typography } from '@/lib/text/typography'
import { SectionFrame } from '../parts/section-frame'
import { Author } from './author'
import { Rating } from './rating'

interface PairProps {
  title: string
  lead?: string | undefined
  items: readonly Testimonial[]
}

/** Testimonials side by side, the first a little higher than the next. */
export function Pair({ title, lead, items }: PairProps) {
  return (
    <SectionFrame title={title} lead={lead} background="band">
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-2 lg:gap-x-24">
        {items.map((item) => (
          <figure
            key={item.name}
            className="flex flex-col border-l-2 border-accent/60 pl-6 sm:pl-8"
          >
            <Rating stars={item.rating} />
            <blockquote className="mt-5 mb-7 text-[1.125rem] leading-relaxed">
              <p>{typography(item.content)}</p>
            </blockquote>
            <div className="mt-auto">
              <Author item={item} />
            </div>
          </figure>
        ))}
      </div>
    </SectionFrame>
  )
}
