import { afterEach, expect, it } from 'vitest'
import { keepFields } from './keep-fields'

afterEach(() => document.body.replaceChildren())

function place(html: string) {
  const element = document.createElement('div')
  element.innerHTML = html
  document.body.append(element)
  return element
}

it('puts what was typed, and the focus, into the fields drawn anew', () => {
  const form = '<input type="text"><input type="email"><textarea></textarea>'
  const island = place(form)
  const [name, email, text] = island.querySelectorAll<HTMLInputElement>('input, textarea')
  if (!name || !email || !text) throw new Error('no fields')
  email.value = 'aida@example.kg'
  text.value = 'Здравствуйте'
  email.focus()

  const putBack = keepFields(island)
  island.innerHTML = form
  putBack()

  const again = [...island.querySelectorAll<HTMLInputElement>('input, textarea')]
  expect(again.map(({ value }) => value)).toEqual(['', 'aida@example.kg', 'Здравствуйте'])
  expect(document.activeElement).toBe(again[1])
})

it.each(['button', 'a'])('keeps the focus on a %s as well', (kind) => {
  const html = '<input><a href="/">Домой</a><button>Подписаться</button>'
  const island = place(html)
  island.querySelector<HTMLElement>(kind)?.focus()
  const putBack = keepFields(island)
  island.innerHTML = html
  putBack()
  expect(document.activeElement).toBe(island.querySelector(kind))
})

it('leaves the focus alone when it stood elsewhere', () => {
  const island = place('<input>')
  const putBack = keepFields(island)
  island.innerHTML = '<input>'
  putBack()
  expect(document.activeElement).toBe(document.body)
})
