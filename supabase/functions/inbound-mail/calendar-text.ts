import { schedule } from '../../../src/content/schedule.ts'

/** How much of a calendar is read, in characters. */
const longestCalendar = 50_000

const titles: Readonly<Record<string, string>> = {
  REQUEST: 'Приглашение на встречу',
  CANCEL: 'Встреча отменена',
  REPLY: 'Ответ на приглашение',
  COUNTER: 'Предложено другое время встречи',
}

type Property = { parameters: string; value: string }

/** Escapes of texts (RFC 5545, section 3.3.11). */
const plain = (value: string) =>
  value.replace(/\\(.)/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter)).trim()

function propertiesOf(lines: readonly string[]): Map<string, Property> {
  const properties = new Map<string, Property>()
  for (const line of lines) {
    const [, name = '', parameters = '', value = ''] =
      /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/.exec(line) ??
      []
    const key = name.toUpperCase()
    if (key && !properties.has(key)) properties.set(key, { parameters, value })
  }
  return properties
}

const parameter = ({ parameters }: Property, name: string) =>
  new RegExp(`;${name}=(?:"([^"]*)"|([^;:]*))`, 'i').exec(parameters)?.slice(1).find(Boolean)

/** A time in our zone if it is known, otherwise as the sender wrote it, with the zone's name. */
function momentOf(property: Property | undefined): string {
  const [, year, month, day, hour, minute, utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d{0,2}(Z)?)?$/.exec(property?.value.trim() ?? '') ?? []
  if (!property || !year || !month || !day) return property?.value.trim() ?? ''
  if (!hour || !minute) return `${day}.${month}.${year}`
  if (!utc) {
    const zone = parameter(property, 'TZID')
    return `${day}.${month}.${year}, ${hour}:${minute}${zone ? ` (${zone})` : ''}`
  }
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`)
  if (Number.isNaN(moment.getTime())) return property.value.trim()
  const { timeZone } = schedule.workingHours
  const text = moment.toLocaleString('ru', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return `${text} (${timeZone})`
}

function personOf(property: Property | undefined): string {
  if (!property) return ''
  const address = property.value.trim().replace(/^mailto:/i, '')
  const name = parameter(property, 'CN')
  return name && name !== address ? `${name} <${address}>` : address
}

/** The first event of iCalendar (RFC 5545) in Russian words, for mails without other text; empty without one. */
export function calendarText(calendar: string): string {
  const lines = calendar
    .slice(0, longestCalendar)
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')
    .map((line) => line.trimEnd())
  const start = lines.findIndex((line) => /^BEGIN:VEVENT$/i.test(line))
  if (start < 0) return ''
  // An alarm inside the event has its own description.
  const length = lines
    .slice(start + 1)
    .findIndex((line) => /^(BEGIN:VALARM|END:VEVENT)$/i.test(line))
  const event = propertiesOf(lines.slice(start + 1, length < 0 ? undefined : start + 1 + length))
  const textOf = (name: string) => plain(event.get(name)?.value ?? '')
  const method = propertiesOf(lines.slice(0, start)).get('METHOD')?.value.trim().toUpperCase() ?? ''
  const times = [momentOf(event.get('DTSTART')), momentOf(event.get('DTEND'))].filter(Boolean)
  const facts: readonly (readonly [string, string])[] = [
    [titles[method] ?? 'Событие календаря', textOf('SUMMARY')],
    ['Когда', times.join(' – ')],
    ['Где', textOf('LOCATION')],
    ['Организатор', personOf(event.get('ORGANIZER'))],
  ]
  const known = facts.filter(([, fact], index) => index === 0 || fact)
  const summary = known.map(([name, fact]) => (fact ? `${name}: ${fact}` : name)).join('\n')
  return [summary, textOf('DESCRIPTION')].filter(Boolean).join('\n\n')
}
