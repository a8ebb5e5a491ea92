import { afterEach, expect, it, vi } from 'vitest'
import { carryOver, rememberAct } from './carry-over'

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

  const putBack = carryOver(island)
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
  const putBack = carryOver(island)
  island.innerHTML = html
  putBack()
  expect(document.activeElement).toBe(island.querySelector(kind))
})

it('leaves the focus alone when it stood elsewhere', () => {
  const island = place('<input>')
  const putBack = carryOver(island)
  island.innerHTML = '<input>'
  putBack()
  expect(document.activeElement).toBe(document.body)
})

it('presses the button that was pressed, and no other', () => {
  const html = '<button>Первый</button><button>Второй</button>'
  const island = place(html)
  const target = island.querySelectorAll('button')[1]
  if (!target) throw new Error('no button')
  const again = rememberAct(island, { place: island, target })
  island.innerHTML = html
  const pressed = vi.fn()
  island.addEventListener('click', ({ target }) => pressed(target))
  again()
  expect(pressed.mock.calls).toEqual([[island.querySelectorAll('button')[1]]])
})

it('leaves alone what was pressed in another part', () => {
  const html = '<form><button>Отправить</button></form>'
  const island = place(html)
  const other = place(html)
  const target = other.querySelector('form')
  if (!target) throw new Error('no form')
  const acted = vi.fn((event: Event) => event.preventDefault())
  island.addEventListener('submit', acted)
  island.addEventListener('click', acted)
  rememberAct(island, { place: other, target })()
  expect(acted).not.toHaveBeenCalled()
})
