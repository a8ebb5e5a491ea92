import { cn } from '@/lib/cn'
import { smoothScroll } from '@/lib/page/smooth-scroll'
import { typography } from '@/lib/text/typography'
import { useReadHeading } from './use-read-heading'

export interface ContentsEntry {
  id: string
  text: string
}

/** The table of contents; it marks the section being read. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
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
