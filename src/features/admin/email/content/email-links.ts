const schemes = ['http:', 'https:', 'mailto:', 'tel:']

/** The address a mail's link may lead to; none for scripts, data, and what is no full address. */
export function safeAddress(href: string): URL | undefined {
  // A mail has no address of its own that a relative one could be relative to.
  if (!URL.canParse(href)) return undefined
  const url = new URL(href)
  return schemes.includes(url.protocol) ? url : undefined
}

const looksLikeHost = /(?:https?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?=[/?#:\s]|$)/iu

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '')

/**
 * Whether a link's text names another site than the one it leads to: the oldest trick of false mails.
 * @param text what the reader sees
 * @returns the site it leads to in truth
 */
export function disguisedHost(text: string, url: URL): string | undefined {
  const shown = looksLikeHost.exec(text.trim())?.[1]
  if (!shown || !url.protocol.startsWith('http')) return undefined
  const name = `https://${shown}`
  const named = URL.canParse(name) ? new URL(name).hostname : shown
  const [a, b] = [bare(named), bare(url.hostname)]
  const isSame = a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`)
  return isSame ? undefined : url.hostname
}
