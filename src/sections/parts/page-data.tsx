import { noHtml } from '@/lib/text/inert-html'

/**
 * Structured data for search engines, which read prerendered pages: only those contain it. React leaves its markup
 * alone, because in a browser it would make scripts from strings, which trusted types forbid.
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
