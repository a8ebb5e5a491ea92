import { mailFramePath, type CspViolation } from '../_shared/contracts/csp-report.ts'

/** https://www.w3.org/TR/CSP3/#csp-directives, and Trusted Types. */
const directive =
  /^(?:(?:child|connect|default|fenced-frame|font|frame|img|manifest|media|object|prefetch|style|worker)-src|(?:script|style)-src-(?:attr|elem)|script-src|base-uri|form-action|frame-ancestors|require-trusted-types-for|sandbox|trusted-types)$/

/** What stands for an address where none was asked for. */
const words = new Set([
  'eval',
  'inline',
  'self',
  'trusted-types-policy',
  'trusted-types-sink',
  'wasm-eval',
])

const longestOrigin = 100

/** The origin of an address, its scheme where it has none, or the word: paths and queries may be somebody's. */
function originOf(blocked: string): string {
  if (words.has(blocked)) return blocked
  // Browsers tell some schemes alone.
  if (/^[a-z][a-z0-9+.-]{1,30}$/.test(blocked)) return `${blocked}:`
  if (!URL.canParse(blocked)) return 'other'
  const { protocol, origin } = new URL(blocked)
  if (!/^(https?|wss?):$/.test(protocol)) return protocol.slice(0, longestOrigin)
  return origin.length > longestOrigin ? 'other' : origin
}

const isMailFrame = (page: string) =>
  URL.canParse(page) && new URL(page).pathname.startsWith(mailFramePath)

/**
 * What is kept of a report.
 *
 * @returns undefined for what no browser would report, and for what a mail tried in its frame
 */
export function violationOf({ page, directive: rule, blocked }: CspViolation) {
  if (isMailFrame(page)) return undefined
  // Old browsers tell the sources as well.
  const name = rule.split(' ')[0] ?? ''
  return directive.test(name) ? { directive: name, blocked: originOf(blocked) } : undefined
}
