export interface MailboxMail {
  id: string
  idempotencyKey: string
  from: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  attachments?: { filename: string; content_type: string; content: string }[]
}

/** Every mail in a backend's mailbox, newest first. */
export async function readMailbox(backendUrl: string): Promise<MailboxMail[]> {
  const answer = await fetch(`${backendUrl}/mailbox/api/messages`)
  return answer.json()
}
