import { caseStudies } from '@/content/case-studies'
import type { CaseStudiesSection } from '@/content/sections'
import { CaseStudyArticle } from './cases/case-study-article'
import { SectionFrame } from './parts/section-frame'

export function CaseStudies({ section }: { section: CaseStudiesSection }) {
  return (
    <SectionFrame title={section.title} lead={section.lead}>
      <div className="grid grid-cols-1 gap-20 lg:gap-28">
        {section.ids.map((id) => (
          <CaseStudyArticle key={id} id={id} study={caseStudies[id]} />
        ))}
      </div>
    </SectionFrame>
  )
}
