/* Why a mail was not delivered, by the status codes (RFC 3463, RFC 5248) and the words of servers. */

/** A status code, and not a host's address. */
const statusCode = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/g

/** Codes that say nothing but the class. */
const isVague = (code: string) => /^\d\.\d\.0$/.test(code)

/** Bad address (5.1.1, 5.1.3), bad or no host (5.1.2, 5.4.4), moved (5.1.6), no mail at all (5.1.10, 5.1.12). */
const lastingCode = /^5\.(1\.(1|2|3|6|10|12)|4\.4)$/

/** Full or closed (5.2.2 to 5.2.4), the system (5.3.x), the content (5.6.x): never the address. */
const passingCode = /^5\.(2\.[2-4]|3\.[1-9]|6\.)/

const unknownAddress =
  /\b(unknown|unrecogni[sz]ed|no such|no valid|invalid|illegal|undeliverable|non-?existent|not (a|our) (valid|known)?)[ \w-]{0,20}(user|recipient|mailbox|address|account|alias|local.?part|person|customer)|\b(user|recipient|mailbox|account|address|alias|name)s?\b[^.;\n]{0,80}?(\bunknown|(\bnot|n['’]t) (been |be )?found|does ?n[o'’]t exist|\bnot exist|no longer (exist|in use|valid|available|active)|isn'?t valid|\binvalid|not recogni[sz]ed|not known|not listed|(does not|doesn'?t) have an?\b|\b(has )?moved)|no (mailbox|account|user|one|person) (here|by|with|named)|mailbox unavailable|n'existe pas|inconnue?\b|unbekannt|existiert nicht|no existe|bulunamad|не существует|несуществующ|не найден|нет так(ого|ой)|так(ого|ой) [а-яё ]{0,20}нет|неизвестн/i

const unknownHost =
  /\b(host|domain|[\w-]{1,63}\.[a-z]{2,63})\b[^.;\n]{0,80}?(\bunknown|\bnot found|does ?n[o'’]t exist|\bnot exist|no mail ?servers?)|\b(unknown|no such|unrouteable|unroutable|illegal|bad|find any)[ \w-]{0,10}(host|domain|address)\b|nxdomain|null ?mx|no (smtp|mail) service|no mx (found|record)|(does|do) not accept (any )?mail|doesn'?t receive (any )?mail/i

/** What is said about us, our server or this mail, or may pass: whatever the code, the address is not to blame. */
const otherCause =
  /sender|return.path|mail from|blocked|(black|block|deny|white).?list|spam|\bube\b|\bvirus|reputation|polic(y|ies)|\bspf\b|dkim|dmarc|authenticat|not (permitted|allowed|authori[sz]ed)|access denied|relay(ing)? (access )?(denied|not)|quota|box\b[^.]{0,30} full\b|\b(is|are|was) full\b|\bfull\)|mailbox full|over ?(quota|limit)|storage|too (large|big|many|long|much)|(size|rate|frequency|connection)s? (limit|exceed)|exceeds?\b|deferred|grey.?list|timed? ?out|again later|temporar|malformed|loop\b|переполнен|спам|квот|огранич/i

/** The most telling status code of a failure: the remote server's own, said in words, before the reporter's. */
export function statusOf(reported: string, words: string): string {
  const codes = [...words.matchAll(statusCode), ...reported.matchAll(statusCode)].map(
    ([code]) => code,
  )
  return codes.find((code) => !isVague(code)) ?? codes[0] ?? ''
}

/**
 * Whether an address will never accept mail again: it or its host does not exist. Anything else may pass, or is ours
 * to mend, although the server gave up.
 * @param reported the status that the report states
 * @param words what the server said
 */
export function isLastingFailure(reported: string, words: string): boolean {
  const code = statusOf(reported, words)
  if (passingCode.test(code) || otherCause.test(words)) return false
  if (lastingCode.test(code)) return true
  const isUnknown = unknownAddress.test(words) || unknownHost.test(words)
  return isUnknown && (!code.startsWith('4') || code === '4.1.1')
}
