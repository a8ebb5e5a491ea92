import { z } from 'zod'
import { DeliveryError, type FailureKind } from './delivery-error.ts'

/** What nodemailer says of a failed mail: its own code, the server's reply code, and the reply itself. */
const errorSchema = z.object({
  code: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
})

/** Enhanced status (RFC 3463) of a reply: `5.7.1` in «550 5.7.1 …». */
const enhancedStatus = (reply: string) => /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(reply)?.[0] ?? ''

/** A limit on how much we send, not on the size of a mail or of the recipient's mailbox. */
const namesLimit = (reply: string) =>
  /\b(?:quota|limits?|exceed(?:s|ed|ing)?|too (?:many|much)|threshold|rate)\b/i.test(reply) &&
  !/\b(?:size|length|large|mailbox|storage|recipients? per)\b/i.test(reply)

/*
 * 5.4.5 is the daily limit of Gmail (https://support.google.com/a/answer/3726730); policies are 5.7.x (RFC 3463), and
 * 5.1.90 is that of Microsoft 365 (https://learn.microsoft.com/exchange/troubleshoot/email-delivery/ndr). Servers
 * without enhanced statuses say it in words alone.
 */
const isQuota = (reply: string) => {
  const status = enhancedStatus(reply)
  return status === '5.4.5' || (/^$|^5\.7\.|^5\.1\.90$/.test(status) && namesLimit(reply))
}

/** Sign-in and TLS (RFC 4954, section 6; RFC 3207): our settings, not the mail, are refused. */
const settingsReplies = [454, 530, 534, 535, 538]

function kindOf(code: string, replyCode: number, reply: string): FailureKind {
  if (code === 'EAUTH' || settingsReplies.includes(replyCode)) return 'settings'
  // Nodemailer itself refuses what it cannot put into an envelope.
  if (replyCode < 500) return code === 'EENVELOPE' && !replyCode ? 'final' : 'passing'
  // Other 5xx are final (RFC 5321, section 4.2.1).
  return isQuota(reply) ? 'quota' : 'final'
}

/** The failure of a mail sent by SMTP, in the server's own words. */
export function smtpFailure(error: unknown): DeliveryError {
  const parsed = errorSchema.safeParse(error).data
  const reason = error instanceof Error ? error.message : String(error)
  return new DeliveryError(reason, {
    kind: kindOf(parsed?.code ?? '', parsed?.responseCode ?? 0, parsed?.response ?? reason),
    cause: error,
  })
}
