import { caseAddress } from '@/content/addresses'
import { caseStudies } from '@/content/case-studies'
import type { CaseStudiesSection } from '@/content/sections'
import { team } from '@/content/team'
import { caseArticle } from '@/lib/authored-data'
import { CaseContents } from './cases/case-contents'
import { CaseStudyArticle } from './cases/case-study-article'
import { SectionFrame } from './parts/section-frame'

export function CaseStudies({ section: { title, lead, ids } }: { section: CaseStudiesSection }) {
  const data = ids.map((id) => {
    const { author, ...study } = caseStudies[id]
    return caseArticle({
      ...study,
      path: caseAddress(id),
      author: { id: author, name: team[author].name },
    })
  })
  return (
    <SectionFrame title={title} lead={lead}>
      <CaseContents ids={ids} />
      <div className="grid grid-cols-1 gap-20 lg:gap-28">
        {ids.map((id) => (
          <CaseStudyArticle key={id} study={caseStudies[id]} />
        ))}
      </div>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
    </SectionFrame>
  )
}
