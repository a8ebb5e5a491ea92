const schemes = ['http:', 'https:', 'mailto:', 'tel:']

/** The URL of a link; undefined for scripts, data and relative addresses. */
export function safeUrl(href: string): URL | undefined {
  if (!URL.canParse(href)) return undefined
  const url = new URL(href)
  return schemes.includes(url.protocol) ? url : undefined
}

const hostPattern = /(?:https?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?=[/?#:\s]|$)/iu

const withoutWww = (host: string) => host.toLowerCase().replace(/^www\./, '')

/**
 * Detects a link whose text names another host than it leads to: the oldest trick of phishing.
 * @returns the actual host of a spoofed link
 */
export function spoofedHost(text: string, url: URL): string | undefined {
  const shown = hostPattern.exec(text.trim())?.[1]
  if (!shown || !url.protocol.startsWith('http')) return undefined
  const name = `https://${shown}`
  const named = URL.canParse(name) ? new URL(name).hostname : shown
  const [a, b] = [withoutWww(named), withoutWww(url.hostname)]
  const isSame = a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`)
  return isSame ? undefined : url.hostname
}
