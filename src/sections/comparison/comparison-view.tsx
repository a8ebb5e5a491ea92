import { useState } from 'react'
import { type ComparisonId, comparisons } from '@/content/comparisons/comparisons'
import type { Comparison } from '@/content/comparisons/comparison'
import type { OfferId } from '@/content/offers'
import { SectionFrame } from '../parts/section-frame'
import { ChoicePanel } from './choice-panel'
import { CompareTable } from './compare-table'

/** A panel of wishes to tick, and a table of offers in which the fitting one is marked. */
export function ComparisonView({ of }: { of: ComparisonId }) {
  const { title, lead, choice, table }: Comparison = comparisons[of]
  const [fitting, setFitting] = useState<OfferId>()
  return (
    <SectionFrame title={title} lead={lead}>
      <div className="grid gap-10">
        {choice && <ChoicePanel choice={choice} legend={title} onFit={setFitting} />}
        {table && <CompareTable table={table} name={title} fitting={fitting} />}
      </div>
    </SectionFrame>
  )
}
