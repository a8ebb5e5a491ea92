import type { Testimonial } from '@/content/model/sections'

export function Author({ item: { name, position, company, avatar } }: { item: Testimonial }) {
  return (
    <figcaption className="flex items-center gap-4">
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
