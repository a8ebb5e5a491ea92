import { z } from './zod.ts'

/** Maximum request body, in bytes. */
export const maximumCspReportBytes = 32 * 1024

/** The used parts of a report; both of its formats contain more. */
export type CspViolation = { page: string; directive: string; blocked: string }

/** The path prefix of the documents in which the site shows mails: a violation by a mail is no fault of the site. */
export const mailFramePath = '/mail-frame'

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
