import { parse } from 'papaparse'
import { expect, it } from 'vitest'
import { csvOf } from './save-csv'

/** The first cell of the only row, as a spreadsheet reads it. */
const cellOf = async (text: string) =>
  parse<string[]>(await csvOf([{ Текст: text }]), { delimiter: ';' }).data[1]?.[0] ?? ''

it.each([
  ['a line break after it', '=1+1\nАнна'],
  ['a line break inside', '@SUM(1;\r\n2)'],
  ['a line break before it', '\n+7*7\nАнна'],
  ['spaces before it', '   -2+3'],
  ['tabs before it', '\t\t=1'],
  ['a no-break space before it', '\u00a0=1+1'],
  ['a byte order mark before it', '\ufeff=1+1'],
  ['invisible characters before it', '\u200b\u2060\u202e=1+1'],
  ['a control character before it', '\u0000=1+1'],
  ['full-width signs', '＝1＋1\nАнна'],
  ['a small full-width sign', '﹢1'],
  ['a true minus', '−1+cmd'],
  ['the look of a telephone number', '+7-495-1*2'],
  ['a telephone number and a line break', '+996 555\n=1+1'],
  ['hyphens between digits', '+7-495-123'],
])('a cell with a formula and %s is text to a spreadsheet', async (_, text) => {
  expect(await cellOf(text)).toBe(`'${text}`)
})

it.each([
  'Анна',
  'a=b',
  '12 000 ₽',
  'см. =1',
  'две\nстроки',
  '',
  '+996 555 123 456',
  '+7 (495) 1234567',
])('%j stays as it is', async (text) => {
  expect(await cellOf(text)).toBe(text)
})
