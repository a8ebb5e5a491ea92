const time = new Intl.DateTimeFormat('ru-RU', { timeStyle: 'short' })
const day = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'short' })
const date = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'medium' })

function dayOf(moment: Date, today: Date): string {
  if (moment.toDateString() === today.toDateString()) return 'сегодня'
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)
  if (moment.toDateString() === yesterday.toDateString()) return 'вчера'
  return (moment.getFullYear() === today.getFullYear() ? day : date).format(moment)
}

/**
 * A moment as a conversation tells it: «сегодня, 14:05», «вчера, 14:05», «19 нояб., 14:05».
 * @param now milliseconds since 1970
 */
export function formatThreadMoment(iso: string, now: number): string {
  const moment = new Date(iso)
  return `${dayOf(moment, new Date(now))}, ${time.format(moment)}`
}
