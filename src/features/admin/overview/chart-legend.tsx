/** What the colours of a chart stand for. */
export function ChartLegend({ items }: { items: readonly { label: string; color: string }[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {items.map(({ label, color }) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden className="size-2.5 rounded-[3px]" style={{ background: color }} />
          {label}
        </li>
      ))}
    </ul>
  )
}
