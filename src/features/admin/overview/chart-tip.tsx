interface ChartTipProps {
  title: string
  lines: readonly { label: string; value: string; color?: string }[]
}

/** What a chart says of the place under the pointer. */
export function ChartTip({ title, lines }: ChartTipProps) {
  return (
    <div className="min-w-36 rounded-control border bg-raised px-3.5 py-2.5 text-sm shadow-lg">
      <p className="font-semibold">{title}</p>
      <dl className="mt-1.5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {lines.map(({ label, value, color }) => (
          <div key={label} className="contents">
            <dt className="flex items-center gap-2 text-muted-foreground">
              {color && (
                <span aria-hidden className="size-2 rounded-[2px]" style={{ background: color }} />
              )}
              {label}
            </dt>
            <dd className="text-right font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
