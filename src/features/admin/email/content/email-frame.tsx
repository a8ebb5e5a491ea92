import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { emailDocument } from './email-document'
import { useFittingHeight } from './use-fitting-height'
import { useSanitizedHtml } from './use-sanitized-html'

/**
 * The HTML of an email. The sandbox runs no scripts; `allow-same-origin` lets us measure the document and
 * is harmless without `allow-scripts`. Links open in a new tab.
 */
export function EmailFrame({ html }: { html: string }) {
  const [showsImages, setShowsImages] = useState(false)
  const email = useSanitizedHtml(html, showsImages)
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
