import { describe, expect, it } from 'vitest'
import { schedule } from '../../../../src/content/schedule.ts'
import { readAppointment, timeIn } from './appointment.ts'

/** Thursday evening in Bishkek, when it is still noon in UTC. */
const now = Date.UTC(2026, 10, 26, 14)
const said = (wish: string, lang: 'ru' | 'en' = 'ru') => {
  const { when, remark } = readAppointment(wish, schedule, lang, now)
  return `${when}. ${remark}`
}
const hours = 'Работаем пн–пт 09:00–13:00 и 14:00–18:00.'
const zone = 'по времени Бишкека'

describe('a wished time is repeated with date, zone and working hours', () => {
  it.each([
    ['завтра в 15:00', 'пятница, 27 ноября, 15:00'],
    ['завтра в три часа дня', 'пятница, 27 ноября, 15:00'],
    ['в пн в 10', 'понедельник, 30 ноября, 10:00'],
    ['Четверг, 16:30', 'четверг, 3 декабря, 16:30'],
    ['1 декабря к 9', 'вторник, 1 декабря, 09:00'],
    ['30.11 в 11 утра', 'понедельник, 30 ноября, 11:00'],
    ['во вторник после пяти', 'вторник, 1 декабря, после 17:00'],
    ['5 января до 12', 'вторник, 5 января, до 12:00'],
  ])('%s', (wish, when) => {
    expect(said(wish)).toBe(`${when} ${zone}. ${hours}`)
  })
  it.each([
    ['завтра после обеда', 'пятница, 27 ноября («завтра после обеда»)'],
    ['завтра с 10 до 12', 'пятница, 27 ноября («завтра с 10 до 12»)'],
    ['завтра в 12 по Москве', 'пятница, 27 ноября («завтра в 12 по Москве»)'],
    ['в любое время', '«в любое время»'],
  ])('what is no single time is quoted: %s', (wish, when) => {
    expect(said(wish)).toContain(`${when}. Работаем пн–пт`)
  })
  it.each([
    ['завтра в 13:30', 'пятница, 27 ноября, 13:30', 'пятница, 27 ноября, 14:00'],
    ['в субботу в 12', 'суббота, 28 ноября, 12:00', 'понедельник, 30 ноября, 09:00'],
    ['завтра в 20:00', 'пятница, 27 ноября, 20:00', 'понедельник, 30 ноября, 09:00'],
    ['завтра в 3 ночи', 'пятница, 27 ноября, 03:00', 'пятница, 27 ноября, 09:00'],
  ])('outside of them the nearest time is named: %s', (wish, when, nearest) => {
    expect(said(wish)).toBe(
      `${when} ${zone}. Это нерабочее время (пн–пт 09:00–13:00 и 14:00–18:00): менеджер предложит другое, ближайшее — ${nearest}.`,
    )
  })
  it('in English', () => {
    expect(said('tomorrow at 3 pm', 'en')).toBe(
      'Friday 27 November, 15:00 Bishkek time. We work Mon–Fri 09:00–13:00 and 14:00–18:00.',
    )
  })
})

describe('the words of a message that say when', () => {
  it.each([
    ['запишите меня на завтра в 15:00, обсудить магазин цветов', 'завтра в 15:00'],
    ['Можно в пятницу после обеда?', 'в пятницу после обеда'],
    ['перезвоните 30 ноября, примерно в 11 утра', '30 ноября, примерно в 11 утра'],
    ['Позвоните после 17:00, пожалуйста', 'после 17:00'],
    ['call me tomorrow at 3 pm', 'tomorrow at 3 pm'],
  ])('%s', (message, time) => {
    expect(timeIn(message)).toBe(time)
  })
  it.each(['магазин до 10 товаров', 'сайт с 5 страницами', 'хочу среднюю цену'])(
    'none: %s',
    (message) => {
      expect(timeIn(message)).toBeUndefined()
    },
  )
})
