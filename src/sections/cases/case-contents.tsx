import { caseStudies } from '@/content/cases/case-studies'
import type { CaseStudiesSection } from '@/content/model/sections'
import { smoothScroll } from '@/lib/page/smooth-scroll'
import { typography } from '@/lib/text/typography'

/** The table of contents of the page, with a link to each case. */
export function CaseContents({ ids }: Pick<CaseStudiesSection, 'ids'>) {
  return (
    <nav aria-label="Кейсы на странице" className="mb-12 print:hidden">
      <ol className="hairline-grid @min-[36rem]:grid-cols-2">
        {ids.map((id) => (
          <li key={id} className="flex bg-card">
            <a
              href={`#${id}`}
              onClick={smoothScroll}
              className="w-full rounded-card p-6 transition-colors hover:bg-raised focus-visible:-outline-offset-2"
            >
              <span className="text-sm text-muted-foreground">{caseStudies[id].category}</span>
              <span className="mt-1 block subtitle">{caseStudies[id].title}</span>
              <span className="mt-1 block aside-text">{typography(caseStudies[id].subtitle)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
