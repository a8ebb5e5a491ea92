import { ActionButton } from '@/components/action-button'
import type { ArticleSidebar } from '@/content/rich-text'
import { typography } from '@/lib/text/typography'

/** The tools that an article mentions, and an offer of help. */
export function Sidebar({ sidebar: { tools, help } }: { sidebar: ArticleSidebar }) {
  return (
    <>
      <section>
        <h2 className="text-sm font-semibold">{tools.title}</h2>
        <ul className="mt-1 divide-y">
          {tools.items.map(({ name, text, href }) => (
            <li key={href} className="relative py-2">
              <a
                href={href}
                className="text-[0.9375rem] font-medium before:absolute before:inset-0 hover:text-accent"
              >
                {name}
              </a>
              <p className="text-caption text-muted-foreground">{typography(text)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="rounded-card border bg-card p-4">
        <h2 className="font-semibold">{typography(help.title)}</h2>
        <p className="mt-1 mb-3 text-sm text-muted-foreground">{typography(help.text)}</p>
        <ActionButton action={help.action} width="full" />
      </section>
    </>
  )
}
