import { Suspense } from 'react'
import type { ComparisonSection } from '@/content/model/sections'
import { lazyAtFirstMove } from '../parts/first-move'

const ComparisonView = lazyAtFirstMove(
  async () => (await import('./comparison-view')).ComparisonView,
)

/** What comes with the visitor's first move, its texts too: a page's load does not pay for it. */
export const ComparisonFrame = ({ section }: { section: ComparisonSection }) => (
  <Suspense fallback={<div style={{ minHeight: '100vh' }} />}>
    <ComparisonView of={section.of} />
  </Suspense>
)
