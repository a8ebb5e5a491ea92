import { Breadcrumbs } from '@/components/breadcrumbs'
import { smoothScroll } from '@/lib/smooth-scroll'
import type { DocumentBlock, DocumentSection } from '@/content/sections'
import { RichText } from './article/rich-text'

export function Document({ section }: { section: DocumentSection }) {
  return (
    <article className="container-page pt-3 pb-16 sm:pb-24 print:py-0">
      <Breadcrumbs lang="en" />
      <header className="mt-8 max-w-reading sm:mt-12 print:mt-0">
        <p className="text-sm font-medium text-accent">{section.updated}</p>
        <h1 className="mt-4 text-headline font-semibold tracking-headline">{section.title}</h1>
        <p className="mt-5 text-lead text-muted-foreground">{section.lead}</p>
      </header>
      <div className="mt-12 gap-14 lg:mt-16 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        {/* As tall as the text beside it, so that scroll anchoring never picks the sticky part. */}
        <nav
          aria-label={section.contentsLabel}
          className="mb-12 [overflow-anchor:none] print:hidden"
        >
          <div className="stay-beside rounded-card border bg-card p-5 lg:rounded-none lg:border-0 lg:bg-transparent lg:p-0">
            <p className="text-sm font-semibold">{section.contentsLabel}</p>
            <ol className="mt-3">
              {section.chapters.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    onClick={smoothScroll}
                    className="block rounded-sm py-2.5 text-sm text-muted-foreground hover:text-foreground lg:py-1.5 pointer-coarse:py-3"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </nav>
        <div className="max-w-reading">
          {section.chapters.map(({ id, title, blocks }, index) => (
            <section key={id} id={id} className="mb-12 last:mb-0">
              <h2 className="flex gap-3 text-2xl font-semibold tracking-[-0.02em]">
                <span className="text-accent">{index + 1}</span>
                {title}
              </h2>
              {blocks.map((block, position) => (
                <Block key={position} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}

function Block({ block }: { block: DocumentBlock }) {
  if ('paragraph' in block)
    return (
      <p className="mt-4 leading-[1.7]">
        <Linked text={block.paragraph} />
      </p>
    )
  if ('list' in block) {
    return (
      <ul className="mt-4 list-disc space-y-2 pl-5 leading-[1.7] marker:text-accent">
        {block.list.map((item) => (
          <li key={item}>
            <Linked text={item} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <dl className="mt-5 divide-y rounded-card border bg-card">
      {block.terms.map(({ term, text }) => (
        <div key={term} className="gap-6 px-5 py-3.5 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="font-medium">{term}</dt>
          <dd className="[overflow-wrap:anywhere] text-muted-foreground">
            <Linked text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Text with marks, and its e-mail addresses as links. */
function Linked({ text }: { text: string }) {
  return text.split(/([\w.-]+@[\w.-]+\w)/).map((part, index) =>
    index % 2 ? (
      <a
        key={index}
        href={`mailto:${part}`}
        className="text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent"
      >
        {part}
      </a>
    ) : (
      <RichText key={index} text={part} />
    ),
  )
}
