import { Link, useLocation } from 'react-router-dom'
import type { Lang } from '@contracts/lang.ts'
import { labels } from '@/content/labels'
import { crumbsOf, pageAt } from '@/content/navigation'
import { siteMap } from '@/content/site-map'
import { cn } from '@/lib/cn'

export function Breadcrumbs({ lang, current }: { lang: Lang; current?: string }) {
  const id = pageAt(useLocation().pathname)
  if (!id || id === 'home') return null
  const crumbs = crumbsOf(id, lang)
  return (
    <nav
      aria-label={labels[lang].breadcrumbs}
      className="text-sm text-muted-foreground print:hidden"
    >
      <ol className="flex flex-wrap items-center">
        {crumbs.map(({ label, path }, index) => {
          const knot = index > 0 && (
            <span aria-hidden className="mx-3 size-1.5 rotate-45 border border-accent/70" />
          )
          if (index === crumbs.length - 1) {
            // Read aloud only if something else names the page: the heading on a small screen, or the menu.
            return (
              <li
                key={path}
                aria-current="page"
                className={cn(
                  'flex h-11 items-center text-foreground max-sm:sr-only',
                  'nav' in siteMap[id] && 'sr-only',
                )}
              >
                {knot}
                {current ?? label}
              </li>
            )
          }
          return (
            <li key={path} className="flex items-center">
              {knot}
              <Link
                to={path}
                className="-mx-2 inline-flex h-11 items-center rounded-sm px-2 hover:text-foreground"
              >
                {label}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
