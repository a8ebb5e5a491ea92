const schemes = ['http:', 'https:', 'mailto:', 'tel:']

/** The URL of a link; undefined for scripts, data and relative addresses. */
export function safeUrl(href: string): URL | undefined {
  const url = URL.parse(href)
  return url && schemes.includes(url.protocol) ? url : undefined
}

/**
 * Characters that look like a dot, or count as one in a host:
 * https://www.unicode.org/Public/security/latest/confusables.txt, and the dots of
 * https://www.unicode.org/reports/tr46/
 */
const dots = /[。｡․‧∙⋅·･᛫܁܂٠۰۔ꓸ꘎⸱⸳ꞏ᎐\u{10a50}]/gu

/** The text as a reader sees it: invisible characters removed, compatibility forms replaced by plain letters. */
const asRead = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(dots, '.')

const isLabel = (label: string) => label.length <= 63 && /^[\p{L}\p{M}\p{N}-]+$/u.test(label)

/** Takes a run of letters, digits, dots and hyphens for a host if it ends in something like «kg» or «xn--p1ai». */
function hostOf(run: string): string | undefined {
  const labels = run.split('.')
  while (labels[0] === '') labels.shift()
  while (labels.at(-1) === '') labels.pop()
  const top = labels.at(-1) ?? ''
  const isHost =
    labels.length > 1 && labels.every(isLabel) && /^(?:\p{L}[\p{L}\p{M}]+|xn--[\w-]+)-?$/u.test(top)
  return isHost ? labels.join('.').replace(/-$/, '') : undefined
}

/** The hosts that a text names; after one, everything behind a slash is its path. */
function hostsIn(text: string): string[] {
  const hosts: string[] = []
  let isInPath = false
  let end = 0
  for (const { 0: run, index } of text.matchAll(/[\p{L}\p{M}\p{N}.-]+/gu)) {
    const between = text.slice(end, index)
    end = index + run.length
    if (/[^/?#&=%:@+~_$]/u.test(between)) isInPath = false
    if (isInPath) continue
    const host = hostOf(run)
    if (!host) continue
    hosts.push(host)
    isInPath = /[/?#]/.test(text.charAt(end)) || /^:\d{1,5}[/?#]/.test(text.slice(end, end + 7))
  }
  return hosts
}

const withoutWww = (host: string) => host.toLowerCase().replace(/^www\./, '')

/** The actual host of a link whose text names another one, as in phishing. */
export function spoofedHost(text: string, url: URL): string | undefined {
  if (!url.protocol.startsWith('http')) return undefined
  const actual = withoutWww(url.hostname)
  const isOther = (shown: string) => {
    const named = withoutWww(URL.parse(`https://${shown}`)?.hostname ?? shown)
    return named !== actual && !named.endsWith(`.${actual}`) && !actual.endsWith(`.${named}`)
  }
  return hostsIn(asRead(text)).some(isOther) ? url.hostname : undefined
}
