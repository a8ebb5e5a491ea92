import { typography } from '@/lib/typography'

/** Labelled values in rows: «Срок» «7–14 дней». */
export function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
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
