import { noHtml } from '@/lib/text/inert-html'

/**
 * Structured data of a part of a page, for search engines, which load pages whole: only the prerendered page has it.
 * React leaves its markup alone, because in a browser it makes scripts of strings, which trusted types forbid.
 */
export function PageData({ data }: { data: () => unknown }) {
  const isWithData = import.meta.env.SSR || import.meta.env.DEV
  return (
    <div
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: isWithData ? script(data()) : noHtml() }}
    />
  )
}

const script = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
