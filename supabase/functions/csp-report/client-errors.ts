import { pageAt } from '../../../src/content/navigation.ts'
import {
  type ClientError,
  clientErrorType,
  placeIn,
  plainMessage,
  plainName,
} from '../_shared/contracts/client-error.ts'
import { z } from '../_shared/contracts/zod.ts'

const text = z.string().max(10_000).default('')

const reportSchema = z.object({
  type: z.literal(clientErrorType),
  url: text,
  body: z.object({ name: text, message: text, place: text }),
})

/** The browser's name and major version; Safari's is called «Version». */
function browserOf(userAgent: string): string {
  const [, name = '', version = ''] =
    /\b(Firefox|Edg|Chrome|Version)\/(\d{1,4})/.exec(
      // Edge is a Chrome, too, and names itself last.
      userAgent.split(' ').toReversed().join(' '),
    ) ?? []
  const names: Record<string, string> = { Edg: 'Edge', Version: 'Safari' }
  return name ? `${names[name] ?? name} ${version}` : 'other'
}

/**
 * The errors in a list of reports, with the browser that sent them. Our page has left out what may be personal; any
 * client can write another list, so it is left out here, too.
 */
export function clientErrorsIn(
  reports: unknown,
  userAgent: string,
): (ClientError & { browser: string })[] {
  if (!Array.isArray(reports)) return []
  return reports.flatMap((report) => {
    const parsed = reportSchema.safeParse(report)
    if (!parsed.success) return []
    const { url, body } = parsed.data
    return {
      name: plainName(body.name),
      message: plainMessage(body.message),
      place: placeIn(`/assets/${body.place}`),
      page: pageAt(url) ? url : 'other',
      browser: browserOf(userAgent),
    }
  })
}
