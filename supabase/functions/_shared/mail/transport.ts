/** Message-IDs of the mails that a mail belongs to (RFC 5322, section 3.6.4), angle brackets included. */
export type Thread = { inReplyTo: string | null; references: string[] }

/** One mail, ready to go out. Addresses are bare (`name@host`), but `from` may carry a name. */
export type Mail = {
  from: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string | null
  /** What it answers; absent for a mail that begins a conversation. */
  thread?: Thread
}

/** The provider's own id of an accepted mail, where it tells one. */
export type Accepted = { messageId: string | null }

export type MailTransport = {
  /**
   * Hands a mail to the provider.
   *
   * @param idempotencyKey the same for every attempt at the same mail, so that a provider who can
   *   tell repeats apart delivers it once
   * @throws DeliveryError when the provider did not accept it, or did not say so in time
   */
  send(mail: Mail, idempotencyKey: string): Promise<Accepted>
}

type Failure = {
  /** No later attempt at this mail can succeed. */
  permanent: boolean
  /** The provider asked not to be tried again sooner than this. */
  retryAfterSeconds?: number | undefined
  cause?: unknown
}

/** A mail that was not accepted. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly permanent: boolean
  readonly retryAfterSeconds: number | undefined

  constructor(message: string, { permanent, retryAfterSeconds, cause }: Failure) {
    super(message, { cause })
    this.permanent = permanent
    this.retryAfterSeconds = retryAfterSeconds
  }
}
