import { expect, it } from 'vitest'
import { insertTemplate } from './fill-template'

const signature = '\n\nС уважением,\nАйгерим\n'

/** Inserts at «|», and marks the caret likewise. */
function insert(marked: string, template: string, earlier?: string) {
  const start = marked.indexOf('|')
  const text = marked.replace('|', '')
  const { body, caret } = insertTemplate({ body: text, start, end: start, template, earlier })
  return `${body.slice(0, caret)}|${body.slice(caret)}`
}

it('separates a template from the text around it by an empty line', () => {
  expect(insert(`|${signature}`, 'Здравствуйте!')).toBe(`Здравствуйте!|${signature}`)
  expect(insert(`Да.|${signature}`, 'Здравствуйте!')).toBe(`Да.\n\nЗдравствуйте!|${signature}`)
  expect(insert('Раз. |Два.', 'Здравствуйте!')).toBe('Раз.\n\nЗдравствуйте!|\n\nДва.')
})

it('replaces what is selected', () => {
  const selected = { body: 'Раз. Два. Три.', start: 5, end: 9 }
  expect(insertTemplate({ ...selected, template: 'Т', earlier: undefined }).body).toBe(
    'Раз.\n\nТ\n\nТри.',
  )
})

it('replaces an earlier template, unless it was edited', () => {
  expect(insert(`Да.\n\nПервый.|${signature}`, 'Второй.', 'Первый.')).toBe(
    `Да.\n\nВторой.|${signature}`,
  )
  expect(insert(`Первый. И ещё.|${signature}`, 'Второй.', 'Первый.')).toBe(
    `Первый. И ещё.\n\nВторой.|${signature}`,
  )
})

it('leaves the caret at the first placeholder without a value', () => {
  expect(insert('Да.|', 'Ждём {имя} и {услуга}')).toBe('Да.\n\nЖдём |{имя} и {услуга}')
})
