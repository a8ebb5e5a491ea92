import { caseStudies } from '@/content/cases/case-studies'
import { caseSummaries } from '@/content/cases/summaries'
import type { CaseStudiesSection } from '@/content/model/sections'
import { smoothScroll } from '@/lib/page/smooth-scroll'
import { typography } from '@/lib/text/typography'
import { CaseStudyArticle } from './cases/case-study-article'
import { SectionFrame } from './parts/section-frame'

export function CaseStudies({ section: { title, lead, ids } }: { section: CaseStudiesSection }) {
  return (
    <SectionFrame title={title} lead={lead}>
      <Contents ids={ids} />
      <div className="grid grid-cols-1 gap-20 lg:gap-28">
        {ids.map((id) => (
          <CaseStudyArticle key={id} study={caseStudies[id]} />
        ))}
      </div>
    </SectionFrame>
  )
}

function Contents({ ids }: Pick<CaseStudiesSection, 'ids'>) {
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
              <span className="text-sm text-muted-foreground">{caseSummaries[id].category}</span>
              <span className="mt-1 block subtitle">{caseSummaries[id].title}</span>
              <span className="mt-1 block aside-text">
                {typography(caseSummaries[id].subtitle)}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
