import { parseUrl } from '@contracts/parse-url.ts'

const schemes = ['http:', 'https:', 'mailto:', 'tel:']

/** An address as people type it: a host, perhaps a port and a path. */
const typedAddress =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{M}-]{2,}(?::\d{1,5})?(?:[/?#]|$)/u

/** The URL of a link, which may lack its scheme; undefined for scripts, data and relative addresses. */
export function safeUrl(href: string): URL | undefined {
  const url = parseUrl(href)
  if (url && schemes.includes(url.protocol)) return url
  const address = href.trim().replace(/^\/\//, '')
  const isAddress = typedAddress.test(address) && hostsIn(address).length > 0
  return isAddress ? parseUrl(`https://${address}`) : undefined
}

/**
 * Characters that look like a dot, or count as one in a host:
 * https://www.unicode.org/Public/security/latest/confusables.txt, and the dots of
 * https://www.unicode.org/reports/tr46/
 */
const dots = /[。｡․‧∙⋅·･᛫܁܂٠۰۔ꓸ꘎⸱⸳ꞏ᎐\u{10a50}]/gu

/** White letters in black circles and squares, which no normal form makes letters of. */
const darkLetters = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu
const letterOf = (dark: string) =>
  String.fromCodePoint(65 + (((dark.codePointAt(0) ?? 0) - 0x1f150) % 32))

/** The text as a reader sees it: invisible characters removed, other forms of letters and dots replaced by plain ones. */
const asRead = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(darkLetters, letterOf)
    .replace(dots, '.')
    .replace(/[[({]\.[\])}]/g, '.')
    .replace(/(?<=[\p{L}\p{N}])\s{1,9}\.\s{0,9}(?=[\p{L}\p{N}])/gu, '.')

const isLabel = (label: string) => label.length <= 63 && /^[\p{L}\p{M}\p{N}-]+$/u.test(label)

/** A sentence may end without a space behind it, «готово.Спасибо», so Cyrillic ends are those of hosts. */
const cyrillicEnds = new Set(
  'рф рус москва дети онлайн сайт орг ком бел укр қаз бг мкд срб мон ею католик'.split(' '),
)

/** File extensions, some of which are also top-level domains. */
const fileEnds = new Set(
  `pdf doc docx xls xlsx csv ppt pptx odt ods odp rtf txt log jpg jpeg png gif webp svg heic psd eps fig
  dwg cdr html htm php aspx js ts jsx tsx css json xml yaml yml sql py rb mp3 wav mp4 avi mov mkv webm zip rar gz tar
  exe msi dmg apk ics vcf eml ttf woff`.split(/\s+/),
)

interface Run {
  text: string
  /** Whether a scheme or a path tells that it is an address. */
  isMarked: boolean
}

/** Takes a run of letters, digits, dots and hyphens for a host if it ends in something like «kg» or «xn--p1ai». */
function hostOf({ text, isMarked }: Run): string | undefined {
  const labels = text.split('.')
  while (labels[0] === '') labels.shift()
  while (labels.at(-1) === '') labels.pop()
  if (!labels.every(isLabel)) return undefined
  const host = labels.join('.').replace(/-$/, '')
  const top = (labels.at(-1) ?? '').toLowerCase()
  if (isMarked && (labels.length === 1 || /^\d+(\.\d+){3}$/.test(host))) return host || undefined
  if (labels.length === 1 || !/^(?:\p{L}[\p{L}\p{M}]+|xn--[\w-]+)-?$/u.test(top)) return undefined
  if (/\p{sc=Cyrl}/u.test(top) && !/\p{sc=Latn}/u.test(top) && !cyrillicEnds.has(top))
    return undefined
  return !isMarked && fileEnds.has(top) ? undefined : host
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
    const host = hostOf({ text: run, isMarked: between.endsWith('://') })
    if (!host) continue
    hosts.push(host)
    isInPath = /[/?#]/.test(text.charAt(end)) || /^:\d{1,5}[/?#]/.test(text.slice(end, end + 7))
  }
  return hosts
}

const comparable = (host: string) => host.toLowerCase().replace(/^www\.|\.$/g, '')

/** Whether a host reads like another: letters of two scripts, or Cyrillic ones that look Latin, as in «рау.com». */
const isLookalike = (host: string) =>
  host
    .toLowerCase()
    .split('.')
    .some((label, index, labels) =>
      /\p{sc=Cyrl}/u.test(label) && /^[a-z-]+$/.test(labels.at(-1) ?? '')
        ? /\p{sc=Latn}/u.test(label) || /^[асеорхуіјѕԁһӏԛԝ-]+$/.test(label)
        : /\p{sc=Latn}/u.test(label) && /[\p{sc=Cyrl}\p{sc=Grek}]/u.test(label),
    )

function isOther(shown: string, actual: string): boolean {
  const named = comparable(parseUrl(`https://${shown}`)?.hostname ?? shown)
  const host = comparable(actual)
  if (isLookalike(shown)) return true
  return named !== host && !named.endsWith(`.${host}`) && !host.endsWith(`.${named}`)
}

/** Another's host in front of the true one, «bank.kg.evil.example»: an end of hosts with two labels behind it. */
const hostInFront =
  /^(?:[\w-]+\.)+(?:com|org|net|info|ru|kg|kz|uz|by|ua|gov|edu)(?=\.[\w-]+\.[\w-]+)/

/** What a link seems to lead to, and what it does. */
export interface Disguise {
  shown: string
  target: string
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(-9)

/** The addresses and numbers that mailto: and tel: lead to. */
function disguisedContact(text: string, { protocol, pathname }: URL): Disguise | undefined {
  const actual = decoded(pathname)
  if (protocol === 'tel:') {
    const numbers = text.match(/\+?\d[\d\s().-]{5,20}\d/g) ?? []
    const shown = numbers.find((number) => digitsOf(number) !== digitsOf(actual))
    return shown === undefined ? undefined : { shown, target: actual }
  }
  const recipients = actual
    .toLowerCase()
    .split(',')
    .map((recipient) => recipient.trim())
  const addresses =
    text.toLowerCase().match(/[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{0,254}[\p{L}\p{N}]/gu) ?? []
  const isOtherAddress = (address: string) => !recipients.includes(address)
  const isOtherHost = (shown: string) =>
    recipients.every((recipient) => isOther(shown, recipient.split('@').at(-1) ?? ''))
  const shown = addresses.find(isOtherAddress) ?? hostsIn(text).find(isOtherHost)
  return shown === undefined ? undefined : { shown, target: actual }
}

/** Whether a text names a host. */
export const namesHost = (text: string) => hostsIn(asRead(text)).length > 0

/** The disguise of a link that leads elsewhere than its text or the beginning of its address tells, as in phishing. */
export function disguiseOf(text: string, url: URL): Disguise | undefined {
  const { protocol, hostname, username } = url
  const read = asRead(text)
  if (!protocol.startsWith('http')) return disguisedContact(read, url)
  const front = username ? decoded(username) : hostInFront.exec(hostname)?.[0]
  const shown = hostsIn(read).find((host) => isOther(host, hostname)) ?? front
  return shown === undefined ? undefined : { shown, target: hostname }
}
