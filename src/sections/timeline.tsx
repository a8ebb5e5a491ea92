import type { TimelineSection } from '@/content/model/sections'
import { typography } from '@/lib/text/typography'
import { SectionFrame } from './parts/section-frame'

export function Timeline({ section: { title, lead, items } }: { section: TimelineSection }) {
  return (
    <SectionFrame title={title} lead={lead} background="band" layout="beside">
      <div className="relative">
        <span
          aria-hidden
          className="absolute inset-y-3 left-0 w-[18px] lattice-strip opacity-70 sm:left-[8.5rem]"
        />
        <ol>
          {items.map((item) => (
            <li
              key={`${item.year} ${item.title}`}
              className="relative grid gap-x-16 pb-10 pl-12 last:pb-0 sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:pl-0"
            >
              <p className="text-3xl leading-none font-semibold tracking-headline text-accent sm:text-4xl">
                {item.year}
              </p>
              <div className="mt-2 sm:mt-1">
                <h3 className="subtitle">{typography(item.title)}</h3>
                <p className="mt-2 aside-text">{typography(item.text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </SectionFrame>
  )
}
