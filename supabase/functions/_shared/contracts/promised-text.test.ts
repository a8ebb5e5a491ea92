import { expect, it } from 'vitest'
import { contactNote, contactTime, deadlineText } from './promised-text.ts'
import type { Schedule } from './working-time.ts'

const day = [
  ['09:00', '13:00'],
  ['14:00', '18:00'],
] as const
const schedule: Schedule = {
  promises: { consultationHours: 2, proposalHours: 24 },
  workingHours: { timeZone: 'Asia/Bishkek', week: [day, day, day, day, day], exceptions: {} },
  clockName: { ru: 'по времени Бишкека', en: 'Bishkek time' },
}

const at = (local: string) => Date.parse(`${local}:00+06:00`)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each([
  ['2026-11-24T09:20', 'ru', ''],
  [
    '2026-11-21T23:10',
    'ru',
    ' Сейчас нерабочее время: свяжемся в понедельник до 11:00 по времени Бишкека.',
  ],
  [
    '2026-11-24T12:30',
    'ru',
    ' С учётом рабочего времени — во вторник до 15:30 по времени Бишкека.',
  ],
  [
    '2026-11-21T23:10',
    'en',
    ' It is outside working hours now: we will contact you on Monday by 11:00 Bishkek time.',
  ],
] as const)('at %s the chat says in %s when a manager calls', (now, lang, text) => {
  expect(plain(contactNote(schedule, lang, {}, at(now)))).toBe(text)
})

it('names no zone, and the day as the visitor does, where both clocks show the same', () => {
  const friday = at('2026-11-27T08:00')
  const time = (clockOffset?: number) =>
    plain(contactTime(schedule, 'ru', { clockOffset }, friday) ?? '')
  expect(time(360)).toBe('сегодня до 11:00')
  expect(time(180)).toBe('в пятницу до 11:00 по времени Бишкека')
  expect(time()).toBe('в пятницу до 11:00 по времени Бишкека')
})

it('tells the managers until when they promised to answer', () => {
  const night = at('2026-11-21T23:10')
  expect(deadlineText(schedule, 'consultation', 'ru', night)).toBe('понедельник, 23 ноября, 11:00')
  expect(deadlineText(schedule, 'project_quiz', 'ru', night)).toBe('вторник, 24 ноября, 09:00')
})
