import { ActionButton } from '@/components/action-button'
import { Backdrop } from '@/components/backdrop'
import type { ArticleBlock } from '@/content/rich-text'
import { typography } from '@/lib/text/typography'
import { CodeBlock } from './code-block'
import { DataTable } from './data-table'
import { RichText } from './rich-text'

/** Renders one block of an article. A kind without a case fails to compile. */
export function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2
          id={block.id}
          className="mt-14 text-[clamp(1.5rem,1.25rem+1vw,2rem)] leading-tight font-semibold tracking-headline"
        >
          {typography(block.text)}
        </h2>
      )
    case 'subheading':
      return <h3 className="mt-9 subtitle">{typography(block.text)}</h3>
    case 'paragraph':
      return (
        <p className="mt-5">
          <RichText text={block.text} />
        </p>
      )
    case 'list':
      return <List ordered={block.ordered} items={block.items} />
    case 'code':
      return <CodeBlock code={block.code} name={block.title ?? block.language} />
    case 'note':
      return (
        <aside className="my-8 border-l-2 border-accent bg-muted/60 px-5 py-4 sm:px-6 sm:py-5">
          <p className="font-semibold">{typography(block.title)}</p>
          <p className="mt-1.5 text-[1rem]">
            <RichText text={block.text} />
          </p>
        </aside>
      )
    case 'quote':
      return (
        <figure className="my-10">
          <blockquote className="text-[1.375rem] leading-snug font-medium tracking-[-0.015em]">
            <p>{typography(block.text)}</p>
          </blockquote>
          <figcaption className="mt-3 text-sm text-muted-foreground">
            {typography(block.source)}
          </figcaption>
        </figure>
      )
    case 'table':
      return <DataTable table={block} />
    case 'callToAction':
      return (
        <aside className="relative isolate my-10 overflow-hidden rounded-card border bg-card p-6 sm:p-8 print:hidden">
          <Backdrop className="bg-[radial-gradient(70%_120%_at_100%_100%,color-mix(in_oklab,var(--glow)_24%,transparent),transparent)]" />
          <p className="subtitle">{typography(block.title)}</p>
          <p className="mt-2 mb-5 max-w-[34rem] aside-text">{typography(block.text)}</p>
          <ActionButton
            action={{ label: block.label, opens: 'consultation', interest: block.interest }}
          />
        </aside>
      )
    default:
      return block satisfies never
  }
}

function List({ ordered, items }: { ordered: true | undefined; items: readonly string[] }) {
  const ListTag = ordered ? 'ol' : 'ul'
  return (
    <ListTag
      className={`mt-5 space-y-2.5 pl-6 marker:text-accent ${ordered ? 'list-decimal marker:font-semibold' : 'list-disc'}`}
    >
      {items.map((item) => (
        <li key={item} className="pl-1">
          <RichText text={item} />
        </li>
      ))}
    </ListTag>
  )
}
