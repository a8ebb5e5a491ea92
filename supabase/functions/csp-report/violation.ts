import { z } from '../_shared/contracts/zod.ts'

/** The used parts of a report; both of its formats contain more. */
type CspViolation = { page: string; directive: string; blocked: string }

/** `report-uri`: https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const cspReportSchema = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string().default(''),
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().optional(),
      'blocked-uri': z.string().default(''),
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
      blocked: report['blocked-uri'],
    },
  ])

/** `report-to`: https://www.w3.org/TR/CSP3/#reporting; other reports may come with it. */
const reportsSchema = z.array(z.unknown()).transform((reports) =>
  reports.flatMap((report) => {
    const parsed = z
      .object({
        type: z.literal('csp-violation'),
        url: z.string().default(''),
        body: z.object({ effectiveDirective: z.string(), blockedURL: z.string().default('') }),
      })
      .safeParse(report)
    if (!parsed.success) return []
    const { url: page, body } = parsed.data
    return [{ page, directive: body.effectiveDirective, blocked: body.blockedURL }]
  }),
)

/** The body of `POST /functions/v1/csp-report`, written by browsers. */
export const cspReportsSchema = z.union([cspReportSchema, reportsSchema])

/** https://www.w3.org/TR/CSP3/#csp-directives, and Trusted Types. */
const directive =
  /^(?:(?:child|connect|default|fenced-frame|font|frame|img|manifest|media|object|prefetch|style|worker)-src|(?:script|style)-src-(?:attr|elem)|script-src|base-uri|form-action|frame-ancestors|require-trusted-types-for|sandbox|trusted-types)$/

/** Keywords reported instead of an address. */
const words = /^(?:eval|inline|self|trusted-types-(?:policy|sink)|wasm-eval)$/

const longestOrigin = 100

/** The origin of an address, its scheme if it has none, or the keyword: paths and queries may be personal. */
function originOf(blocked: string): string {
  if (words.test(blocked)) return blocked
  // For some schemes browsers report only the scheme.
  if (/^[a-z][a-z0-9+.-]{1,30}$/.test(blocked)) return `${blocked}:`
  if (!URL.canParse(blocked)) return 'other'
  const { protocol, origin } = new URL(blocked)
  if (!/^(https?|wss?):$/.test(protocol)) return protocol.slice(0, longestOrigin)
  return origin.length > longestOrigin ? 'other' : origin
}

/**
 * Whether a mail caused it, in its frame or parsed by the back office (reported under the parsing page's policy): that
 * is not the site's fault.
 */
function isOfMail(page: string, name: string): boolean {
  if (!URL.canParse(page)) return false
  const { pathname } = new URL(page)
  if (pathname.startsWith('/mail-frame')) return true
  return /^\/admin(?:\/|$)/.test(pathname) && (name === 'base-uri' || name === 'script-src-attr')
}

/** The stored part of a report; undefined for what no browser would report, and for violations by mails. */
export function violationOf({ page, directive: rule, blocked }: CspViolation) {
  // Old browsers append the sources.
  const name = rule.split(' ')[0] ?? ''
  if (isOfMail(page, name)) return undefined
  return directive.test(name) ? { directive: name, blocked: originOf(blocked) } : undefined
}
