const minutes = new Intl.NumberFormat('ru-RU', {
  style: 'unit',
  unit: 'minute',
  unitDisplay: 'long',
})

/** When to try again, from seconds: 90 → «через 2 минуты», undefined → «позже». */
export function formatWait(seconds: number | undefined): string {
  if (seconds === undefined) return 'позже'
  const whole = Math.max(1, Math.ceil(seconds / 60))
  // Intl has the nominative, which differs from the accusative for one minute only.
  return `через ${minutes.format(whole).replace('минута', 'минуту')}`
}
