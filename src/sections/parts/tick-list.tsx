import { tidy } from '@/lib/tidy'

export function TickList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={className ? `ticks ${className}` : 'ticks'}>
      {items.map((item) => (
        <li key={item}>{tidy(item)}</li>
      ))}
    </ul>
  )
}
