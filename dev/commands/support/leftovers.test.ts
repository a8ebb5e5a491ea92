import { expect, it } from 'vitest'
import { gone, leftoversIn, namedIn } from './leftovers.ts'

const before = namedIn({
  offers: [{ title: 'Контекстная реклама' }, { title: 'SEO-продвижение' }, { title: 'Сайты' }],
  price: { from: 75_000 },
  company: 'Kerege',
})
const now = namedIn({ offers: [{ title: 'SEO-продвижение' }], price: { from: 98_300 } })

it('names each line that speaks of what is gone, in whatever form', () => {
  const text = [
    "title: 'SEO и реклама',",
    "lead: 'Настраиваем рекламу',",
    'from: 75_000,',
    'стоит 75\\u00a0000',
    'продвижения',
    'kerege',
    'рек',
  ].join('\n')
  expect(leftoversIn(text, gone(before, now)).map(({ line, names }) => [line, names])).toEqual([
    [1, ['Контекстная реклама']],
    [2, ['Контекстная реклама']],
    [3, ['75 000']],
    [4, ['75 000']],
    [6, ['Kerege']],
  ])
})

it('finds nothing where nothing has changed', () => {
  expect(gone(before, before).size).toBe(0)
})
