import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '@/components/icon'
import type { FaqSection } from '@/content/model/sections'
import { siteMap } from '@/content/site-map'
import { noHtml, parseInert } from '@/lib/text/inert-html'
import { faqPage } from '@/lib/page/structured-data'
import { typography } from '@/lib/text/typography'
import { PageData } from './parts/page-data'
import { SectionFrame } from './parts/section-frame'

/**
 * Works before the app runs, and with the browser's search in the page. The texts, and their structured data, are not
 * in the browser's bundle (build/answers-in-html.ts): they would exceed its budget.
 */
export function Faq({ section }: { section: FaqSection }) {
  const { pathname } = useLocation()
  const isWithTexts = import.meta.env.SSR || import.meta.env.DEV
  return (
    <SectionFrame title={section.title} lead={section.lead} layout="beside">
      {isWithTexts ? (
        <div data-questions className="border-b">
          {section.facts.map((fact) => (
            <Question key={fact.question} fact={fact} pathname={pathname} />
          ))}
          <PageData data={() => faqPage(section.facts)} />
        </div>
      ) : (
        <PrerenderedQuestions key={pathname} pathname={pathname} />
      )}
    </SectionFrame>
  )
}

/** Keeps the prerendered questions; after a navigation inside the app, loads them from the page's file. */
function PrerenderedQuestions({ pathname }: { pathname: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const questions = box.current
    if (!questions || questions.hasChildNodes()) return
    const left = new AbortController()
    const take = async () => {
      const answer = await fetch(pathname, { signal: left.signal })
      const page = parseInert(await answer.text())
      questions.replaceChildren(...(page.querySelector('[data-questions]')?.childNodes ?? []))
    }
    take().catch(() => {
      // The page works without them.
    })
    return () => left.abort()
  }, [pathname])
  return (
    <div
      ref={box}
      data-questions
      className="border-b"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: noHtml() }}
    />
  )
}

function Question({ fact, pathname }: { fact: FaqSection['facts'][number]; pathname: string }) {
  return (
    <details className="group border-t">
      <summary className="-mx-4 flex list-none items-start justify-between gap-5 rounded-control px-4 py-5 hover:text-accent focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <h3 className="min-w-0 text-[1.0625rem] font-semibold [overflow-wrap:anywhere]">
          {typography(fact.question)}
        </h3>
        <Icon
          name="close"
          className="mt-0.5 size-5 shrink-0 rotate-45 text-accent transition-transform group-open:rotate-0"
        />
      </summary>
      <div className="max-w-[42rem] pr-10 pb-6">
        <p className="aside-text">{typography(fact.answer)}</p>
        {fact.to !== pathname && <More to={fact.to} />}
      </div>
    </details>
  )
}

/** A plain link, because the app does not render it in the browser. */
function More({ to }: { to: string }) {
  const page = Object.values(siteMap).find(({ path }) => path === to)
  if (!page) return null
  // The legal pages are in English, and in Russian at #ru.
  const [label, href] = 'labelRu' in page ? [page.labelRu, `${to}#ru`] : [page.label, to]
  return (
    <a
      href={href}
      className="-mx-2 mt-2 arrow-after inline-flex min-h-11 items-center rounded-control px-2 text-[0.9375rem] font-medium hover:text-accent"
    >
      {label}
    </a>
  )
}
