import { Suspense } from 'react'
import type { ComparisonSection } from '@/content/model/sections'
import { lazyAtFirstMove } from '../parts/first-move'

const ComparisonView = lazyAtFirstMove(
  async () => (await import('./comparison-view')).ComparisonView,
)

/** Loads the comparison with its texts on the visitor's first move, to keep it out of the page load. */
export const ComparisonFrame = ({ section }: { section: ComparisonSection }) => (
  <Suspense fallback={<div style={{ minHeight: '100vh' }} />}>
    <ComparisonView of={section.of} />
  </Suspense>
)
