import { placeholders } from '../model/email-labels'

/** A mail's plain text, as it was written. */
export function MailBody({ body }: { body: string | null }) {
  if (!body) return <p className="text-muted-foreground">{placeholders.body}</p>
  return (
    <p className="rounded-control bg-muted px-4 py-3.5 text-[0.9375rem] leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap">
      {body}
    </p>
  )
}
