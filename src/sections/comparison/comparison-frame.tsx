import { Suspense } from 'react'
import type { ComparisonSection } from '@/content/model/sections'
import { lazyAtFirstMove } from '../parts/first-move'
import { SectionFrame } from '../parts/section-frame'

const ComparisonView = lazyAtFirstMove(
  async () => (await import('./comparison-view')).ComparisonView,
)

/** A heading, and what comes with the visitor's first move: a page's load does not pay for it. */
export const ComparisonFrame = ({ section }: { section: ComparisonSection }) => (
  <SectionFrame title={section.title} lead={section.lead}>
    <Suspense fallback={<div style={{ minHeight: '100vh' }} />}>
      <ComparisonView of={section.of} title={section.title} />
    </Suspense>
  </SectionFrame>
)
