import { expect, it } from 'vitest'
import { insertTemplate } from './fill-template'

const signature = '\n\nС уважением,\nАйгерим\n'

/** Inserts at «|», and marks the caret likewise, what is selected on both sides. */
function insert(marked: string, template: string, earlier?: string) {
  const start = marked.indexOf('|')
  const text = marked.replace('|', '')
  const { body, selection } = insertTemplate({ body: text, start, end: start, template, earlier })
  const [from, to] = selection
  const selected = from === to ? '|' : `|${body.slice(from, to)}|`
  return body.slice(0, from) + selected + body.slice(to)
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

it('selects the first placeholder without a value', () => {
  expect(insert('Да.|', 'Ждём {имя} и {услуга}')).toBe('Да.\n\nЖдём |{имя}| и {услуга}')
})

it('takes the place of the «/» that asked for it, beside an earlier template', () => {
  expect(insert('/|', 'Здравствуйте!')).toBe('Здравствуйте!|')
  expect(insert(`Первый.\n\n/|${signature}`, 'Второй.', 'Первый.')).toBe(
    `Первый.\n\nВторой.|${signature}`,
  )
  expect(insert('и/|', 'Второй.')).toBe('и/\n\nВторой.|')
})
