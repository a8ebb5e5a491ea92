import type { Lang } from './lang.ts'
import { dayIn, type WorkingHours } from './working-time.ts'

const dayMs = 86_400_000

const texts = {
  ru: {
    locale: 'ru-RU',
    today: 'сегодня',
    tomorrow: 'завтра',
    date: (date: string) => date,
    by: (time: string) => `до\u00a0${time}`,
    and: ' и ',
  },
  en: {
    locale: 'en-GB',
    today: 'today',
    tomorrow: 'tomorrow',
    date: (date: string) => `on ${date}`,
    by: (time: string) => `by\u00a0${time}`,
    and: ' and ',
  },
} as const

/** After «в» and «во», and short; Monday first. */
const weekdays = [
  { ru: 'в понедельник', en: 'on Monday', short: { ru: 'пн', en: 'Mon' } },
  { ru: 'во вторник', en: 'on Tuesday', short: { ru: 'вт', en: 'Tue' } },
  { ru: 'в среду', en: 'on Wednesday', short: { ru: 'ср', en: 'Wed' } },
  { ru: 'в четверг', en: 'on Thursday', short: { ru: 'чт', en: 'Thu' } },
  { ru: 'в пятницу', en: 'on Friday', short: { ru: 'пт', en: 'Fri' } },
  { ru: 'в субботу', en: 'on Saturday', short: { ru: 'сб', en: 'Sat' } },
  { ru: 'в воскресенье', en: 'on Sunday', short: { ru: 'вс', en: 'Sun' } },
]

const weekdayOf = (day: number) => weekdays[(new Date(day).getUTCDay() + 6) % 7]

/** The Russian weekday as in «в понедельник». @param day milliseconds since 1970, as `dayIn` returns them */
export const onWeekday = (day: number): string | undefined => weekdayOf(day)?.ru

interface Clock {
  /** The time zone of the text's calendar and clock. */
  timeZone: string
  /** Added for readers who may be in another time zone: «по времени Бишкека». */
  zoneName?: string | undefined
}

/**
 * A deadline in words: «сегодня до 16:00», «завтра до 11:00», «в понедельник до 11:00», from a week on «9 ноября до
 * 11:00». With the zone's name, today and tomorrow are given as weekdays: the reader's day may differ.
 */
export function dueText(
  due: number,
  now: number,
  { timeZone, zoneName }: Clock,
  lang: Lang = 'ru',
): string {
  const { locale, today, tomorrow, date, by } = texts[lang]
  const day = dayIn(timeZone, due)
  const distance = Math.round((day - dayIn(timeZone, now)) / dayMs)
  const near = zoneName ? undefined : [today, tomorrow][distance]
  const weekday = distance < 7 ? weekdayOf(day)?.[lang] : undefined
  const longDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone })
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone })
  const name = near ?? weekday ?? date(longDay.format(due).replace(' ', '\u00a0'))
  return [`${name} ${by(time.format(due))}`, ...(zoneName ? [zoneName] : [])].join(' ')
}

/** The hours of an ordinary week: «пн–пт 09:00–13:00 и 14:00–18:00, сб 10:00–14:00». */
export function hoursText({ week }: Pick<WorkingHours, 'week'>, lang: Lang = 'ru'): string {
  const short = weekdays.map((day) => day.short[lang])
  const runs: { first: number; last: number; times: string }[] = []
  for (const [day, periods] of week.entries()) {
    const times = periods.map((period) => period.join('–')).join(texts[lang].and)
    const run = runs.at(-1)
    if (run && run.last === day - 1 && run.times === times) run.last = day
    else if (times) runs.push({ first: day, last: day, times })
  }
  return runs
    .map(({ first, last, times }) =>
      [first === last ? short[first] : `${short[first]}–${short[last]}`, times].join(' '),
    )
    .join(', ')
}
