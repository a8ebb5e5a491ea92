import type { Testimonial } from '@/content/model/sections'
import { typography } from '@/lib/text/typography'

export function Quote({ item, className }: { item: Testimonial; className: string }) {
  return (
    <>
      <Rating stars={item.rating} />
      <blockquote className={className}>
        <p>{typography(item.content)}</p>
      </blockquote>
      <Author item={item} />
    </>
  )
}

/** One to five stars, announced as «Оценка 4 из 5». */
function Rating({ stars }: { stars: number }) {
  return (
    <span
      role="img"
      aria-label={`Оценка ${stars} из 5`}
      className="inline-flex gap-1 text-sm leading-none"
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} aria-hidden viewBox="0 0 12 12" className="size-3.5">
          <path
            d="M6 .5 11.5 6 6 11.5.5 6z"
            className={star <= stars ? 'fill-accent' : 'fill-none stroke-muted-foreground'}
          />
        </svg>
      ))}
    </span>
  )
}

function Author({ item: { name, position, company, avatar } }: { item: Testimonial }) {
  return (
    <figcaption className="mt-auto flex items-center gap-4">
      <span className="relative grid size-14 shrink-0 place-items-center text-[1.625rem]">
        <span
          aria-hidden
          className="absolute inset-[6px] rotate-45 rounded-[10px] border border-accent/40 bg-accent/10"
        />
        <span aria-hidden className="relative">
          {avatar}
        </span>
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-muted-foreground">
          {position}
          {/* «Владелица кофеен «Чабыт»»: a bare name continues the position. */}
          {company.startsWith('«') ? ' ' : ', '}
          {company.replaceAll(' ', '\u00a0')}
        </span>
      </span>
    </figcaption>
  )
}
