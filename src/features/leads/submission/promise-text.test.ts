import { beforeEach, expect, it, vi } from 'vitest'
import { promiseText } from './promise-text'

const at = (local: string) => Date.parse(`${local}:00+06:00`)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** The visitor's time zone: minutes behind UTC, as `getTimezoneOffset` returns them. */
let behind = -360
beforeEach(() => {
  behind = -360
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(() => behind)
})

it.each([
  ['in working time', '2026-11-24T09:20', 'в течение 2 часов.'],
  [
    'on Saturday night',
    '2026-11-21T23:10',
    'в течение 2 часов рабочего времени. Сейчас нерабочее время: свяжемся в понедельник до 11:00.',
  ],
  [
    'on Sunday',
    '2026-11-22T12:00',
    'в течение 2 часов рабочего времени. Сейчас нерабочее время: свяжемся завтра до 11:00.',
  ],
  [
    'early',
    '2026-11-24T07:00',
    'в течение 2 часов рабочего времени. Сейчас нерабочее время: свяжемся сегодня до 11:00.',
  ],
  ['before lunch', '2026-11-24T12:30', 'в течение 2 часов рабочего времени — сегодня до 15:30.'],
  [
    'late on Friday',
    '2026-11-20T17:15',
    'в течение 2 часов рабочего времени — в понедельник до 10:15.',
  ],
  [
    'before holidays',
    '2026-12-30T20:00',
    'в течение 2 часов рабочего времени. Сейчас нерабочее время: свяжемся завтра до 11:00.',
  ],
])('says %s when we call', (_, now, text) => {
  expect(plain(promiseText('consultation', 'ru', at(now)))).toBe(text)
})

it.each([
  ['in working time', '2026-11-24T10:20', 'в течение 24 часов.'],
  ['on Friday', '2026-11-20T15:00', 'в течение 24 часов по рабочим дням — в понедельник до 15:00.'],
  [
    'on Saturday night',
    '2026-11-21T23:10',
    'в течение 24 часов по рабочим дням. Сейчас нерабочее время: пришлём во вторник до 09:00.',
  ],
])('says %s when a proposal comes', (_, now, text) => {
  expect(plain(promiseText('project_quiz', 'ru', at(now)))).toBe(text)
})

it('names the company’s clock where the visitor has another one', () => {
  behind = 300
  expect(plain(promiseText('consultation', 'ru', at('2026-11-22T12:00')))).toBe(
    'в течение 2 часов рабочего времени. Сейчас нерабочее время: свяжемся в понедельник до 11:00 по времени Бишкека.',
  )
})

it('takes the stored deadline for true, and a wrong clock of the visitor for no later one', () => {
  const now = at('2026-11-24T09:20')
  const iso = (local: string) => new Date(at(local)).toISOString()
  expect(plain(promiseText('consultation', 'ru', now, iso('2026-11-25T10:00')))).toBe(
    'в течение 2 часов рабочего времени — завтра до 10:00.',
  )
  expect(plain(promiseText('consultation', 'ru', now, iso('2026-11-24T11:25')))).toBe(
    'в течение 2 часов.',
  )
})
