/** Monday, 0:00, of the week that a moment is in, where the reader is. */
export function weekStart(moment: Date): Date {
  const start = new Date(moment)
  start.setHours(0, 0, 0, 0)
  start.setDate(start.getDate() - ((start.getDay() + 6) % 7))
  return start
}
