import type { PageContent, Section } from '@/content/page'
import { useDocumentHead } from '@/lib/use-document-head'
import { type SectionSlots, SectionView } from './section-view'

const lookOf = (section: Section) =>
  'look' in section ? `${section.kind} ${section.look}` : section.kind

/** A page of content: its head data and its sections, in order. */
export function PageView({ page, ...slots }: { page: PageContent } & SectionSlots) {
  useDocumentHead(page.head)
  const looks = page.sections.map(lookOf)
  return (
    <div lang={page.lang} className="section-flow">
      {page.sections.map((section, index) => (
        <SectionView
          key={index}
          section={section}
          lang={page.lang}
          again={looks.indexOf(lookOf(section)) < index}
          slots={slots}
        />
      ))}
    </div>
  )
}
