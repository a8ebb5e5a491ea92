import { expect, it } from 'vitest'
import { splitQuote } from '@/lib/text/split-quote'
import { quoteText, stripHidden } from './plain-text'

it.each([
  ['Да, согласны.\n\n21 нояб. 2026 г., Тимур пишет:\n> Начнём?\n>\n> Тимур', 'Да, согласны.'],
  ['Да.\r\n> Начнём?\r\n', 'Да.'],
  ['Да.\n\n-----Original Message-----\nFrom: a@b.kg\nНачнём?', 'Да.'],
])('splits the quote from %j', (text, own) => {
  const parts = splitQuote(text)
  expect(parts.own).toBe(own)
  expect(parts.quote).toContain('Начнём?')
})

it.each([
  'Просто письмо',
  '> только цитата',
  'Ответ ниже\n> вопрос\nи мой ответ',
  '',
  'a > b\n5 > 4',
])('finds no quote in %j', (text) => {
  expect(splitQuote(text)).toEqual({ own: text, quote: '' })
})

it('quotes line by line, and nests quotes', () => {
  expect(quoteText('Да\n\n> Начнём?\n')).toBe('> Да\n>\n>> Начнём?')
})

it('strips hidden characters from an address', () => {
  expect(stripHidden('anna@\u202egk.ynapmoc\u202c\u200b')).toBe('anna@gk.ynapmoc')
})
