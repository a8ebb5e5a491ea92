import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { mailDocument } from './email-document'
import { useFittingHeight } from './use-fitting-height'
import { useCleanMail } from './use-sanitized-html'

/**
 * A mail's HTML. Its frame runs no script, whatever may be left in it: «allow-same-origin» is there for us
 * to measure it by, and is harmless as long as «allow-scripts» is not. Links open in a tab of their own.
 */
export function MailFrame({ html }: { html: string }) {
  const [pictures, setPictures] = useState(false)
  const mail = useCleanMail(html, pictures)
  const { ref, fit } = useFittingHeight()

  if (mail === undefined) return <Skeleton className="h-40 w-full" />
  if (mail === null) {
    return (
      <p className="text-sm text-muted-foreground">
        Не удалось показать HTML-версию: прочитайте текст письма.
      </p>
    )
  }
  return (
    <div className="space-y-2">
      {mail.remotePictures > 0 && !pictures && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-dashed px-3.5 py-1">
          <p className="flex min-w-0 flex-1 basis-56 items-center gap-2.5 text-caption text-muted-foreground">
            <ImageOff aria-hidden className="size-4 shrink-0" />
            Картинки скрыты: по ним отправитель узнал бы, что письмо открыто.
          </p>
          <Button variant="link" className="-mx-4" onClick={() => setPictures(true)}>
            Показать картинки
          </Button>
        </div>
      )}
      <iframe
        ref={ref}
        title="Письмо в HTML"
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        srcDoc={mailDocument(mail.html, pictures ? 'with' : 'without')}
        onLoad={fit}
        className="h-40 w-full rounded-control border bg-white"
      />
    </div>
  )
}
