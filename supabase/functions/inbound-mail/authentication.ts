import type { MailAuthentication } from '../_shared/contracts/inbound.ts'

/* Authentication-Results (RFC 8601). Senders can write the header as well, in the receiver's name, and some receivers
   keep it: so only the topmost one counts, and only if our own receiver wrote it. */

/** A result without its comments, such as `dkim=pass header.d=client.example`. */
type Result = { method: string; verdict: string; domain: string; author: string }

/** A quoted text; one without an end is matched up to the end, so that it is read once. */
const quotedText = /"((?:[^"\\]|\\.)*)("?)/g

/** A text without its comments, which may be nested; a bracket without its partner stays. */
function withoutComments(text: string): string {
  const kept: string[] = []
  const open: number[] = []
  for (const part of text.split(/([()])/)) {
    const start = part === ')' ? open.pop() : undefined
    if (part === '(') open.push(kept.length)
    if (start === undefined) kept.push(part)
    else kept.splice(start, kept.length, ' ')
  }
  return kept.join('')
}

/**
 * Removes comments, and quotes that contain more than an address: senders choose their content. `isClear` is false if
 * a bracket, a quote or an escape remains: the end of a comment would then be ambiguous.
 */
function plainResults(header: string): { text: string; isClear: boolean } {
  const unquoted = header
    .slice(0, 10_000)
    .replace(quotedText, (whole, quoted: string, end: string) =>
      end ? (/^[\w.@+-]*$/.test(quoted) ? quoted : '') : whole,
    )
  const text = withoutComments(unquoted)
  return { text, isClear: !unquoted.includes('\\') && !/["()]/.test(text) }
}

/** The part of a result that names its subject: a domain, or an address. */
const subject =
  /\b(?:header\.d|header\.i|header\.from|smtp\.mailfrom|smtp\.mail|envelope-from)=\s*"?(?:[^\s"@;]*@)?([\w.-]+)/i

/** A domain in DNS form; empty if it is invalid. */
function domainName(domain: string): string {
  const url = /^[\p{L}\p{N}.-]+$/u.test(domain) ? URL.parse(`http://${domain}`) : null
  return url?.hostname.replace(/\.$/, '') ?? ''
}

/** For DMARC, the domain that passed or failed; empty if a result names several, or none. */
function authorOf(text: string): string {
  const [name = '', ...others] = [...text.matchAll(/\bheader\.from\s*=\s*(\S*)/gi)].map(
    ([, it = '']) => it,
  )
  return others.length ? '' : domainName(name)
}

function resultOf(text: string): Result | undefined {
  const [, method = '', verdict = ''] = /^\s*([\w-]+)(?:\/\d+)?\s*=\s*(\w+)/.exec(text) ?? []
  if (!method) return undefined
  const domain = subject.exec(text)?.[1] ?? ''
  return {
    method: method.toLowerCase(),
    verdict: verdict.toLowerCase(),
    domain: domain.toLowerCase(),
    author: authorOf(text),
  }
}

/**
 * The verdict of our own receiver on a mail's sender. DMARC decides; if the sender's domain has no policy, a
 * signature or an envelope of that very domain, or of one above it, verifies the sender. A DMARC pass counts only for
 * the domain it names.
 *
 * @param header the mail's topmost `Authentication-Results`
 * @param receiver our receiver's authserv-id; without one nothing is trusted
 * @param from the address in the mail's `From`
 */
export function authenticationOf(
  header: string | undefined,
  receiver: string | undefined,
  from: string | undefined,
): MailAuthentication {
  const { text, isClear } = plainResults(header ?? '')
  const [author = '', ...parts] = text.split(';')
  if (!receiver || author.trim().split(/\s/)[0]?.toLowerCase() !== receiver.toLowerCase())
    return 'none'
  const results = parts.flatMap((part) => resultOf(part) ?? [])
  // Contradictory results may have been smuggled in.
  const verdictOf = (method: string) => {
    const said = results.flatMap((result) => (result.method === method ? result.verdict : []))
    return new Set(said).size > 1 ? 'ambiguous' : said[0]
  }

  const sender = domainName(from?.split('@').at(-1) ?? '')
  const dmarc = verdictOf('dmarc')
  if (dmarc === 'fail') return dmarc
  if (dmarc === 'ambiguous') return 'none'
  if (dmarc === 'pass') {
    // The receiver may have parsed another author than we do.
    const isAuthor = results.every(({ method, author }) => method !== 'dmarc' || author === sender)
    return sender && isAuthor && isClear ? 'pass' : 'none'
  }
  const isVerified = results.some(
    ({ method, verdict, domain }) =>
      (method === 'dkim' || method === 'spf') &&
      verdict === 'pass' &&
      domain.includes('.') &&
      (sender === domain || sender.endsWith(`.${domain}`)),
  )
  if (isVerified && isClear) return 'pass'
  return verdictOf('spf') === 'fail' ? 'fail' : 'none'
}

/** Maximum length of a `From` that is parsed, in characters. */
const longestAuthor = 1000

/** Whether the values of all `From` fields name one author, so that receivers and we mean the same one. */
export function hasOneAuthor(fields: readonly string[]): boolean {
  const [field = '', ...others] = fields
  // No person's is longer, and nested comments take time.
  if (others.length > 0 || field.length > longestAuthor) return false
  let text = field.replace(quotedText, (whole, _, end: string) => (end ? 'x' : whole))
  for (let before = ''; before !== text;) {
    before = text
    text = text.replace(/\([^()\\]*\)/g, ' ')
  }
  return /^(?:[^<>()",;:]*<[^<>()"\s,;:]+@[^<>()"\s,;:@]+>|\s*[^<>()"\s,;:@]+@[^<>()"\s,;:@]+)\s*$/.test(
    text,
  )
}
