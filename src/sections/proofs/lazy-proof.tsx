import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import type { Proof } from '@/content/model/proofs'
import { loadWhenOnline } from '@/lib/page/load-when-online'

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** The visitor's first move. Until then the prerendered picture is enough, and its code no part of the page's load. */
const firstMove = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise<void>((resolve) => {
      const once = { once: true, passive: true, capture: true }
      for (const sign of signs) addEventListener(sign, () => resolve(), once)
    })

const ProofView = lazy(async () => {
  await firstMove
  // Without its code the prerendered picture stays.
  return loadWhenOnline(() => import('./proof-view')).catch(() => new Promise<never>(() => {}))
})

/** Where a page's proof stands: all are of the same shape, so that nothing moves when one comes later. */
export const LazyProof = ({ proof }: { proof: Proof }) => (
  <ErrorBoundary>
    <Suspense fallback={<div style={{ aspectRatio: '1' }} />}>
      <ProofView proof={proof} />
    </Suspense>
  </ErrorBoundary>
)
