import { expect, it } from 'vitest'
import { commonIn, gone, leftoversIn, namedIn } from './leftovers.ts'

const before = namedIn({
  offers: [{ title: 'Контекстная реклама' }, { title: 'SEO-продвижение' }, { title: 'Сайты' }],
  price: { from: 75_000 },
  company: 'Kerege',
  client: 'Vektor Stroy',
  email: 'hello@kerege.example',
  figures: { founded: 2019, projects: '200+' },
})
const now = namedIn({ offers: [{ title: 'SEO-продвижение' }], price: { from: 98_300 } })
const lost = gone(before, now)

it('names each line that speaks of what is gone, in whatever form', () => {
  const text = [
    "title: 'SEO и реклама',",
    "lead: 'Настраиваем рекламу',",
    'from: 75_000,',
    'стоит 75\\u00a0000',
    'продвижения',
    'kerege',
    "kind: 'strong'",
    'Stroy’s shop',
    'рек',
    'hello, for example',
    '/** «реклама» */',
    'с\\u00a02019 года, 200+ проектов, не 20 190 и не 1200',
  ].join('\n')
  expect(leftoversIn(text, lost).map(({ line, words }) => [line, words])).toEqual([
    [1, ['реклама']],
    [2, ['реклама']],
    [3, ['75 000']],
    [4, ['75 000']],
    [6, ['kerege']],
    [8, ['stroy']],
    [12, ['2019', '200+']],
  ])
})

it('leaves visitors their questions', () => {
  const fact = [
    'asks: [',
    "  'где офис Kerege?',",
    '  `реклама ${place.inCity}`,',
    '],',
    "answer: 'Kerege',",
  ].join('\n')
  expect(leftoversIn(fact, lost)).toEqual([
    { line: 5, text: "answer: 'Kerege',", words: ['kerege'] },
  ])
})

it('finds nothing where nothing has changed', () => {
  expect(gone(before, before).size).toBe(0)
})

it('tells the words of many lines from names', () => {
  const found = leftoversIn(`${'реклама\n'.repeat(30)}kerege`, lost)
  expect([...commonIn(found)].map(([word, lines]) => [word, lines.length])).toEqual([
    ['реклама', 30],
  ])
})
