import { Suspense } from 'react'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import type { Proof } from '@/content/model/proofs'
import { lazyAtFirstMove } from '../parts/first-move'

const ProofView = lazyAtFirstMove(async () => (await import('./proof-view')).ProofView)

/** Where a page's proof stands: all are of the same shape, so that nothing moves when one comes later. */
export const LazyProof = ({ proof }: { proof: Proof }) => (
  <ErrorBoundary>
    <Suspense fallback={<div style={{ aspectRatio: '1' }} />}>
      <ProofView proof={proof} />
    </Suspense>
  </ErrorBoundary>
)
