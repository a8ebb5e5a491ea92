const time = new Intl.DateTimeFormat('ru-RU', { timeStyle: 'short' })
const day = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'short' })
const date = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'short' })

/**
 * A moment as briefly as a list can say it: «14:05» today, «вчера», «19 нояб.» this year, «19.11.2025».
 * @param now milliseconds since 1970
 */
export function formatListMoment(iso: string, now: number): string {
  const moment = new Date(iso)
  const today = new Date(now)
  if (moment.toDateString() === today.toDateString()) return time.format(moment)
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)
  if (moment.toDateString() === yesterday.toDateString()) return 'вчера'
  return moment.getFullYear() === today.getFullYear() ? day.format(moment) : date.format(moment)
}
