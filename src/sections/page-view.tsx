import { Suspense } from 'react'
import type { PageContent, Section } from '@/content/page'
import { isLateKind, late, lateKinds } from './late-kinds'
import type { SectionSlots } from './section-view'

/** What most pages are made of; an article or a document needs none of it. */
const sectionView = late(async () => (await import('./section-view')).SectionView)

const isText = ({ kind }: Section) => kind === 'article' || kind === 'document'

/** Names of the chunks that draw a page's sections: modules of this folder, in camel case. */
export const chunksOf = ({ sections }: PageContent): string[] => [
  ...(sections.every(isText) ? [] : ['sectionView']),
  ...new Set(sections.map(({ kind }) => kind).filter(isLateKind)),
]

/** Loads the code of a page's sections, so that the page can be drawn at once. */
export async function loadSections({ sections }: PageContent): Promise<void> {
  await Promise.all([
    sections.every(isText) || sectionView.load(),
    ...sections.map(({ kind }) => isLateKind(kind) && lateKinds[kind].load()),
  ])
}

const lookOf = (section: Section) =>
  'look' in section ? `${section.kind} ${section.look}` : section.kind

/**
 * A page of content: its sections, in order; `loadSections` comes first. Each has a boundary of its own,
 * because React hydrates a boundary in slices of a few milliseconds and a page without any in one long
 * task (docs/decisions/0018-pages-are-hydrated-whole.md).
 */
export function PageView({ page, ...slots }: { page: PageContent } & SectionSlots) {
  const looks = page.sections.map(lookOf)
  const draw = (section: Section, index: number) => {
    const { Component: Article } = lateKinds.article
    const { Component: Document } = lateKinds.document
    const { Component: SectionView } = sectionView
    if (section.kind === 'article') return Article && <Article section={section} />
    if (section.kind === 'document') return Document && <Document section={section} />
    const again = looks.indexOf(lookOf(section)) < index
    return (
      SectionView && <SectionView section={section} lang={page.lang} again={again} slots={slots} />
    )
  }
  return (
    <div lang={page.lang} className="section-flow">
      {page.sections.map((section, index) => (
        <Suspense key={index}>{draw(section, index)}</Suspense>
      ))}
    </div>
  )
}
