import { typography } from '@/lib/text/typography'

export function TickList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={className ? `ticks ${className}` : 'ticks'}>
      {items.map((item) => (
        <li key={item}>{typography(item)}</li>
      ))}
    </ul>
  )
}
