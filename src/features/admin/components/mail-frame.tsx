import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { mailDocument } from '../model/mail-document'

/** A mail's HTML in a frame that runs no script, loads nothing and cannot navigate. */
export function MailFrame({ html }: { html: string }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="group mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex h-11 list-none items-center gap-2 rounded-control text-[0.9375rem] font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        HTML-версия письма
      </summary>
      {open && (
        <iframe
          title="HTML-версия письма"
          sandbox=""
          referrerPolicy="no-referrer"
          srcDoc={mailDocument(html)}
          className="mt-2 h-96 w-full rounded-control border bg-white"
        />
      )}
    </details>
  )
}
