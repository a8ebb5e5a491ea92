import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useFittingHeight } from './use-fitting-height'
import { useSanitizedHtml } from './use-sanitized-html'

/** Emails expect a white background in any theme, and are often wider than a phone. */
const style =
  'html{background:#fff;color:#16181d;color-scheme:light;font:15px/1.55 system-ui,sans-serif}body{margin:0;padding:16px;overflow-wrap:anywhere}img{max-width:100%;height:auto}table{max-width:100%}pre{white-space:pre-wrap}blockquote{margin:0 0 0 4px;padding-left:12px;border-left:2px solid #d5d8de;color:#585d68}a{color:#b03d0a}'

/**
 * The document of a sandboxed frame. Its policy loads nothing but images, and those only on request; it
 * comes first, so that no markup of the email can precede it. DNS prefetching would leak as well.
 * @param html sanitized
 */
export const emailDocument = (html: string, showsImages: boolean) =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:${showsImages ? ' https:' : ''}"><meta http-equiv="x-dns-prefetch-control" content="off"><meta name="referrer" content="no-referrer"><style>${style}</style></head><body>${html}</body></html>`

interface EmailFrameProps {
  html: string
  /** The mail's own pictures: content id → data: URL. */
  pictures: ReadonlyMap<string, string>
}

/**
 * The HTML of an email. The sandbox runs no scripts; `allow-same-origin` lets us measure the document and
 * is harmless without `allow-scripts`. Links open in a new tab.
 */
export function EmailFrame({ html, pictures }: EmailFrameProps) {
  const [showsImages, setShowsImages] = useState(false)
  const email = useSanitizedHtml(html, showsImages, pictures)
  const { ref, fit } = useFittingHeight()

  if (email === undefined) return <Skeleton className="h-40 w-full" />
  if (email === null) {
    return (
      <p className="text-sm text-muted-foreground">
        Не удалось показать HTML-версию: прочитайте текст письма.
      </p>
    )
  }
  return (
    <div className="space-y-2">
      {email.remoteImages > 0 && !showsImages && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-dashed px-3.5 py-1">
          <p className="flex min-w-0 flex-1 basis-56 items-center gap-2.5 text-caption text-muted-foreground">
            <ImageOff aria-hidden className="size-4 shrink-0" />
            Картинки скрыты: по ним отправитель узнал бы, что письмо открыто.
          </p>
          <Button variant="link" className="-mx-4" onClick={() => setShowsImages(true)}>
            Показать картинки
          </Button>
        </div>
      )}
      <iframe
        ref={ref}
        title="Письмо в HTML"
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        srcDoc={emailDocument(email.html, showsImages)}
        onLoad={fit}
        className="h-40 w-full rounded-control border bg-white"
      />
    </div>
  )
}
