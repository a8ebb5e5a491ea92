import { caseAddress } from '@/content/addresses'
import { caseStudies } from '@/content/cases/case-studies'
import type { CaseStudiesSection } from '@/content/model/sections'
import { team } from '@/content/team'
import { caseArticle } from '@/lib/page/authored-data'
import { CaseContents } from './cases/case-contents'
import { CaseStudyArticle } from './cases/case-study-article'
import { PageData } from './parts/page-data'
import { SectionFrame } from './parts/section-frame'

function dataOf(id: CaseStudiesSection['ids'][number]) {
  const { author, ...study } = caseStudies[id]
  return caseArticle({
    ...study,
    path: caseAddress(id),
    author: { id: author, name: team[author].name },
  })
}

export function CaseStudies({ section: { title, lead, ids } }: { section: CaseStudiesSection }) {
  return (
    <SectionFrame title={title} lead={lead}>
      <CaseContents ids={ids} />
      <div className="grid grid-cols-1 gap-20 lg:gap-28">
        {ids.map((id) => (
          <CaseStudyArticle key={id} study={caseStudies[id]} />
        ))}
      </div>
      <PageData data={() => ids.map(dataOf)} />
    </SectionFrame>
  )
}
