import { expect, it } from 'vitest'
import { cleanFileName } from './file-name.ts'

it.each([
  ['ТЗ.pdf', 'ТЗ.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\aida\\Смета.xlsx', 'Смета.xlsx'],
  ['..', 'file'],
  ['', 'file'],
  ['.pdf', 'file.pdf'],
  ['../...pdf', 'file.pdf'],
  ['. .Смета.pdf', 'Смета.pdf'],
  [' . ', 'file'],
  ['  Бриф \r\n второй.pdf ', 'Бриф второй.pdf'],
  ['До\u202Eговор\u200B.pdf', 'Договор.pdf'],
  ['a\0b\u0007.png', 'ab.png'],
  ['a<b>:"c|?*.png', 'a_b___c___.png'],
  // Two forms of one letter are the same name.
  ['Йод.pdf'.normalize('NFD'), 'Йод.pdf'],
  [`${'я'.repeat(300)}.docx`, `${'я'.repeat(115)}.docx`],
])('%j becomes %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean)
})

it('never ends in half a character', () => {
  expect(cleanFileName(`${'🌼'.repeat(100)}.pdf`)).toBe(`${'🌼'.repeat(58)}.pdf`)
})
