import { formatNumber, plural } from '@contracts/russian.ts'
import type { Shift } from '@/content/cases/case'

/** One decimal below ten, where whole numbers would say too little. */
const figure = (value: number) =>
  formatNumber(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))

/** A duration in the unit in which it is told: seconds below a minute, hours from an hour and a half. */
function duration(minutes: number): string {
  if (minutes < 1) return `${figure(Math.round(minutes * 60))}\u00a0с`
  if (minutes < 90) return `${figure(minutes)}\u00a0мин`
  return `${figure(Math.round(minutes / 60))}\u00a0ч`
}

/** A value of a shift as it is read: «12 мин», «0,9 %», «2 дня». */
export function shiftText(unit: Shift['unit'], value: number): string {
  switch (unit) {
    case '%':
      return `${figure(value)}\u00a0%`
    case 'duration':
      return duration(value)
    case 'days': {
      const whole = Math.round(value)
      return `${whole}\u00a0${plural(whole, 'день', 'дня', 'дней')}`
    }
    case 'count':
      return figure(value)
    default:
      return unit satisfies never
  }
}
