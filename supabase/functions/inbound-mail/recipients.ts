import type { IncomingMail } from './incoming-mail.ts'

/** Maximum number of addresses kept per list; the database repeats it as a check. */
const mostAddresses = 20

/** Services that forward form entries and events from no-reply addresses. */
const serviceNames =
  /(^|[^a-z])(no[-_.]?reply|do[-_.]?not[-_.]?reply|notif(y|ication|ications)|forms?|robot|mailer|wordpress)([^a-z]|$)/i

/** A mail's other recipients and its reply-to. @param own our addresses, in lower case */
export function recipientsOf(
  { from, to, cc, replyTo, writer }: IncomingMail,
  own: readonly string[],
  addressOf: (mailbox: IncomingMail['from']) => string | undefined,
) {
  const lower = (mailbox: IncomingMail['from']) => addressOf(mailbox)?.toLowerCase()
  const sender = lower(from)
  const all = to.flatMap((mailbox) => addressOf(mailbox) ?? [])
  const first = all.find((address) => own.includes(address.toLowerCase())) ?? all[0]
  const others = (mailboxes: IncomingMail['cc'], known: readonly string[]) =>
    [...new Set(mailboxes.flatMap((mailbox) => lower(mailbox) ?? []))]
      .filter(
        (address) =>
          ![...own, ...known].includes(address) &&
          address !== sender &&
          address !== first?.toLowerCase(),
      )
      .slice(0, mostAddresses)
  const also = others(to, [])
  const asked = lower(writer) ?? lower(replyTo)
  const reply_to = asked === sender || (asked && own.includes(asked)) ? undefined : asked
  return {
    to_email: first ?? null,
    also_to: also,
    cc: others(cc, also),
    reply_to: reply_to ?? null,
    is_relayed:
      reply_to !== undefined &&
      (writer !== undefined ||
        sender === undefined ||
        own.includes(sender) ||
        serviceNames.test(sender.split('@')[0] ?? '')),
  }
}
