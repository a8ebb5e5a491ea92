import type { LabelledValue } from '@/content/model/sections'
import { typography } from '@/lib/text/typography'

interface Told {
  term?: string | undefined
  hours?: string | undefined
  free?: readonly string[]
  facts?: readonly LabelledValue[]
}

/** The facts of an offer, its term first: «Срок» «7–14 дней», «Аудит» «Бесплатно». */
export const factsOf = ({ term, hours, free = [], facts = [] }: Told): LabelledValue[] => [
  ...(term ? [{ label: 'Срок', value: term }] : []),
  ...(hours ? [{ label: 'Часы', value: hours }] : []),
  ...free.map((label) => ({ label, value: 'Бесплатно' })),
  ...facts,
]

export function Facts({ facts }: { facts: readonly LabelledValue[] }) {
  return (
    <dl className="divide-y text-[0.9375rem]">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-5 gap-y-0.5 py-2.5">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="font-medium">{typography(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
