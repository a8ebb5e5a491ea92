import { mailDocument } from '../model/mail-document'

/** A mail's HTML in a frame that runs no script, loads nothing and cannot navigate. */
export function MailFrame({ html }: { html: string }) {
  return (
    <iframe
      title="HTML-версия письма"
      sandbox=""
      referrerPolicy="no-referrer"
      srcDoc={mailDocument(html)}
      className="h-96 w-full rounded-control border bg-white"
    />
  )
}
