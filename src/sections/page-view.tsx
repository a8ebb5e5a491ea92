import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import type { PageContent } from '@/content/model/page'
import type { Section } from '@/content/model/sections'
import { isLazyKind, lazyComponent, lazyKinds } from './lazy-kinds'

/** The common kinds; articles and documents do not need them. */
const SectionView = lazyComponent(async () => (await import('./section-view')).SectionView)

const isText = ({ kind }: Section) => kind === 'article' || kind === 'document'

/** The chunks of a page's sections: modules of this folder, in camel case. */
export const chunksOf = ({ sections }: PageContent): string[] => [
  ...(sections.every(isText) ? [] : ['sectionView']),
  ...new Set(sections.map(({ kind }) => kind).filter(isLazyKind)),
]

/** Loads the code of a page's sections, so that the page renders without suspending. */
export async function loadSections({ sections }: PageContent): Promise<void> {
  await Promise.all([
    sections.every(isText) || SectionView.load(),
    ...sections.map(({ kind }) => isLazyKind(kind) && lazyKinds[kind].load()),
  ])
}

const hasPrices = ({ kind }: Section) =>
  kind === 'services' || kind === 'packages' || kind === 'priceList'

const lookOf = (section: Section) =>
  'look' in section ? `${section.kind} ${section.look}` : section.kind

/**
 * A page of content; call `loadSections` first. Each section has its own Suspense boundary: React hydrates a page
 * with boundaries in slices of a few milliseconds, without them in a single long task
 * (docs/decisions/0018-pages-are-hydrated-whole.md).
 */
export function PageView({ page, newsletter }: { page: PageContent; newsletter?: ReactNode }) {
  const looks = page.sections.map(lookOf)
  const firstPrices = page.sections.findIndex(hasPrices)
  const render = (section: Section, index: number) => {
    if (section.kind === 'article') return <lazyKinds.article section={section} />
    if (section.kind === 'document') return <lazyKinds.document section={section} />
    return (
      <SectionView
        section={section}
        lang={page.lang}
        isRepeat={looks.indexOf(lookOf(section)) < index}
        switchesCurrency={index === firstPrices}
        newsletter={newsletter}
      />
    )
  }
  return (
    <div lang={page.lang} className="section-flow">
      {page.sections.map((section, index) => (
        <ErrorBoundary key={index}>
          <Suspense>{render(section, index)}</Suspense>
        </ErrorBoundary>
      ))}
    </div>
  )
}
