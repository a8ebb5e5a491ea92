import type { PageContent } from '@/content/model'
import { useDocumentHead } from '@/lib/use-document-head'
import { SectionView } from './section-view'

/** A page of content: its head data and its sections, in order. */
export function PageView({ page }: { page: PageContent }) {
  useDocumentHead(page.head)
  return (
    <div lang={page.lang}>
      {page.sections.map((section, index) => (
        <SectionView key={index} section={section} />
      ))}
    </div>
  )
}
