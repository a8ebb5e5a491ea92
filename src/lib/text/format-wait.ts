import type { Lang } from '@contracts/lang.ts'
import { formatNumber, plural } from '@contracts/russian.ts'

/** When to try again, from seconds: 90 → «через 2 минуты», “in 2 minutes”, undefined → «позже», “later”. */
export function formatWait(seconds: number | undefined, lang: Lang = 'ru'): string {
  if (seconds === undefined) return lang === 'ru' ? 'позже' : 'later'
  const whole = Math.max(1, Math.ceil(seconds / 60))
  return lang === 'ru'
    ? `через ${formatNumber(whole)} ${plural(whole, 'минуту', 'минуты', 'минут')}`
    : `in ${whole} ${whole === 1 ? 'minute' : 'minutes'}`
}
