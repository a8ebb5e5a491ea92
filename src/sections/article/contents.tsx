import { useEffect, useState } from 'react'
import { observeView } from '@/lib/browser/observe'
import { cn } from '@/lib/cn'
import { smoothScroll } from '@/lib/page/smooth-scroll'
import { typography } from '@/lib/text/typography'

/** The id of the heading being read: the last one above a third of the window; undefined before the first. */
function useReadHeading(ids: readonly string[]) {
  const [read, setRead] = useState<string>()
  const key = ids.join(' ')

  useEffect(() => {
    const order = key.split(' ')
    const passed = new Set<string>()
    return observeView(
      order.flatMap((id) => document.getElementById(id) ?? []),
      ({ target, isIntersecting }) => {
        if (isIntersecting) passed.add(target.id)
        else passed.delete(target.id)
        setRead(order.findLast((id) => passed.has(id)))
      },
      // Everything above the line intersects.
      { rootMargin: '100000px 0px -66% 0px' },
    )
  }, [key])

  return read
}

/** The table of contents; it marks the section being read. */
export function Contents({ entries }: { entries: readonly { id: string; text: string }[] }) {
  const read = useReadHeading(entries.map(({ id }) => id))
  return (
    <nav aria-label="Содержание статьи">
      <ol className="border-l text-caption">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={smoothScroll}
              aria-current={id === read ? 'location' : undefined}
              className={cn(
                '-ml-px block border-l-2 py-1 pl-4 leading-tight transition-colors max-lg:py-3 pointer-coarse:py-3',
                id === read
                  ? 'border-accent font-medium text-foreground'
                  : 'border-transparent text-muted-foreground hover:text-foreground',
              )}
            >
              {typography(text)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
