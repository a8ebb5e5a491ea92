import { TriangleAlert } from 'lucide-react'
import type { DisguisedLink } from './sanitize-html'

const mostShown = 5

/**
 * Warns of links whose text names another site than their target. Outside the mail's frame, where no mail can imitate
 * or hide the warning.
 */
export function DisguisedLinks({ links }: { links: readonly DisguisedLink[] }) {
  if (links.length === 0) return null
  const more = links.length - mostShown
  return (
    <div
      role="note"
      aria-label="Замаскированные ссылки"
      className="flex gap-2.5 rounded-control border border-destructive-text/40 px-3.5 py-2.5 text-sm"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-destructive-text" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-medium">Осторожно: в письме назван один адрес, а откроется другой</p>
        <ul className="mt-1 space-y-0.5 text-muted-foreground">
          {links.slice(0, mostShown).map(({ shown, host }) => (
            <li key={`${shown} ${host}`}>
              «{shown}» ведёт на <span className="font-medium text-foreground">{host}</span>
            </li>
          ))}
          {more > 0 && <li>и ещё {more}</li>}
        </ul>
      </div>
    </div>
  )
}
