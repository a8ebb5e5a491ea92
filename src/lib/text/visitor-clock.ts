import type { Lang } from '@contracts/lang.ts'
import { zoneOffset } from '@contracts/working-time.ts'
import { clockName, workingHours } from '@/content/working-hours'

/** The company's clock, with its name where the visitor's shows another time. */
export function visitorClock(moment: number, lang: Lang = 'ru') {
  const { timeZone } = workingHours
  const hasOtherClock =
    zoneOffset(timeZone, moment) !== -new Date(moment).getTimezoneOffset() * 60_000
  return { timeZone, zoneName: hasOtherClock ? clockName[lang] : undefined }
}
