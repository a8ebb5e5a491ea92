import type { TagsSection } from '@/content/model/sections'
import { typography } from '@/lib/text/typography'
import { MoreAction } from './parts/action-row'
import { SectionFrame } from './parts/section-frame'

export function Tags({ section: { title, lead, groups, action } }: { section: TagsSection }) {
  return (
    <SectionFrame title={title} lead={lead} layout="beside">
      {groups.map((group, index) => (
        <div
          key={group.title ?? index}
          className="grid gap-x-8 gap-y-3 border-t py-5 last-of-type:border-b only-of-type:border-0 only-of-type:py-0 @min-[30rem]:grid-cols-[10rem_minmax(0,1fr)] @min-[30rem]:items-baseline @min-[30rem]:only-of-type:grid-cols-1"
        >
          {group.title && <h3 className="font-semibold">{typography(group.title)}</h3>}
          <ul className="flex flex-wrap gap-2">
            {group.tags.map((tag) => (
              <li
                key={tag}
                className="rounded-full border bg-card px-3.5 py-1.5 text-[0.9375rem] text-muted-foreground"
              >
                {tag}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <MoreAction action={action} className="mt-8" />
    </SectionFrame>
  )
}
