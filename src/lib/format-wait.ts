const minutes = new Intl.NumberFormat('ru-RU', {
  style: 'unit',
  unit: 'minute',
  unitDisplay: 'long',
})

/** When to come again: 90 → «через 2 минуты», unknown → «позже». */
export function formatWait(seconds: number | undefined): string {
  if (seconds === undefined) return 'позже'
  const whole = Math.max(1, Math.ceil(seconds / 60))
  // The unit's own accusative is only wrong for one minute.
  return `через ${minutes.format(whole).replace('минута', 'минуту')}`
}
