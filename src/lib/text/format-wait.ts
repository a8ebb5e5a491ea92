import { formatNumber, plural } from '@contracts/russian.ts'

/** When to try again, from seconds: 90 → «через 2 минуты», undefined → «позже». */
export function formatWait(seconds: number | undefined): string {
  if (seconds === undefined) return 'позже'
  const whole = Math.max(1, Math.ceil(seconds / 60))
  return `через ${formatNumber(whole)} ${plural(whole, 'минуту', 'минуты', 'минут')}`
}
