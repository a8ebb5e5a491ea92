import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { Breadcrumbs } from '@/components/breadcrumbs'
import type { Lang } from '@contracts/lang.ts'
import type { DocumentSection } from '@/content/model/sections'
import type { DocumentBlock, DocumentText } from '@/content/rich-text'
import { cn } from '@/lib/cn'
import { isRussian } from '@/lib/page/page-lang'
import { smoothScroll } from '@/lib/page/smooth-scroll'
import { RichText } from './article/rich-text'

const neverChanges = () => () => {}

/**
 * The language in the URL's fragment; undefined in the prerendered page, which knows no fragment. Before the app
 * runs, and without it, styles choose by `:target`. Only follows the browser's navigation: links of the app do not
 * change it.
 */
function useLang(): Lang | undefined {
  const { hash } = useLocation()
  const lang = isRussian(hash) ? 'ru' : 'en'
  return useSyncExternalStore<Lang | undefined>(
    neverChanges,
    () => lang,
    () => undefined,
  )
}

/** A legal text in both languages, one of them shown. */
export function Document({ section }: { section: DocumentSection }) {
  const lang = useLang()
  const byTarget = {
    en: 'group-has-[#ru:target,#ru_:target]/document:hidden',
    ru: 'hidden target:block has-target:block',
  }
  const styleOf = (own: Lang) => (lang ? cn(lang !== own && 'hidden') : byTarget[own])
  return (
    <div className="group/document">
      <Text lang="en" text={section} className={styleOf('en')} />
      <Text lang="ru" text={section.translation} className={styleOf('ru')} />
    </div>
  )
}

function Text(props: { lang: Lang; text: DocumentText; className: string }) {
  const { lang, text, className } = props
  const idOf = (chapter: string) => (lang === 'ru' ? `ru-${chapter}` : chapter)
  return (
    <article
      id={lang}
      lang={lang}
      className={cn('container-page pt-3 pb-16 sm:pb-24 print:py-0', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Breadcrumbs lang={lang} current={text.title} />
        <LanguageSwitch shown={lang} label={text.languagesLabel} />
      </div>
      <header className="mt-8 max-w-reading sm:mt-12 print:mt-0">
        <p className="text-sm font-medium text-accent">{text.updated}</p>
        <h1 className="mt-4 text-headline font-semibold tracking-headline">{text.title}</h1>
        <p className="mt-5 text-lead text-muted-foreground">{text.lead}</p>
      </header>
      <div className="mt-12 gap-14 lg:mt-16 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        {/* As tall as the text beside it, so that scroll anchoring never picks the sticky part. */}
        <nav aria-label={text.contentsLabel} className="mb-12 [overflow-anchor:none] print:hidden">
          <div className="stay-beside rounded-card border bg-card p-5 lg:rounded-none lg:border-0 lg:bg-transparent lg:p-0">
            <p className="text-sm font-semibold">{text.contentsLabel}</p>
            <ol className="mt-3">
              {text.chapters.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${idOf(id)}`}
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
          {text.chapters.map(({ id, title, blocks }, index) => (
            <section key={id} id={idOf(id)} className="mb-12 last:mb-0">
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

const languages = [
  { lang: 'en', label: 'English' },
  { lang: 'ru', label: 'Русский' },
] as const

/** Links to the other language by its fragment, without a script. */
function LanguageSwitch({ shown, label: name }: { shown: Lang; label: string }) {
  return (
    <nav aria-label={name} className="text-sm print:hidden">
      <ul className="flex gap-1">
        {languages.map(({ lang, label }) => (
          <li key={lang}>
            <a
              href={`#${lang}`}
              lang={lang}
              hrefLang={lang}
              aria-current={lang === shown || undefined}
              className="inline-flex h-11 items-center rounded-sm px-3 text-muted-foreground hover:text-foreground aria-current:font-medium aria-current:text-foreground aria-current:underline aria-current:decoration-accent aria-current:underline-offset-8"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
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
  return text.split(/((?<![\w.-])[\w.-]+@[\w.-]+\w)/).map((part, index) =>
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
