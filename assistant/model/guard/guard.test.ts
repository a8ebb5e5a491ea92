import { describe, expect, it } from 'vitest'
import { isSpecified } from '../../../tests/support/specified.ts'
import { catalogue } from '../../knowledge/catalogue.ts'
import { createGuard } from './guard.ts'
import {
  aboutSecrets,
  askingForSecrets,
  falseAlarms,
  passing,
  refused,
} from './sentences.fixture.ts'

const guard = createGuard()

describe('what a language model may not say', () => {
  it.each([...refused, ...askingForSecrets])('%s', (sentence) => {
    expect(guard(sentence)).not.toEqual([])
  })
})

describe('what a language model may say', () => {
  it.each([...passing, ...aboutSecrets])('%s', (sentence) => {
    expect(guard(sentence)).toEqual([])
  })

  it('is little less than what honest ones say', () => {
    expect(falseAlarms.filter((sentence) => guard(sentence).length === 0)).toEqual([])
    expect(falseAlarms.length / passing.length).toBeLessThan(0.1)
  })

  const { address, email } = catalogue.company
  const shipped = isSpecified ? ['1С-Битрикс и 2ГИС'] : []
  it.each([address, email, 'Обмен с 1С', ...shipped, 'Node.js', 'n8n', 'B2B', '24/7'])(
    '%s, as a name with a digit or a dot',
    (name) => {
      expect(guard(`${name}.`)).toEqual([])
    },
  )
})

it.each(['1С5', '5С', 'evil-kerege.example', 'kerege.example.evil.cc', 'x@kerege.example', '24/8'])(
  'knows that %s is no name of the site',
  (name) => {
    expect(guard(name)).not.toEqual([])
  },
)

it.each([
  ...[
    'я',
    'скидка ',
    '1 день ',
    'а а а а ',
    '(',
    '].(',
    '](',
    '«базовый» ',
    'a@',
    'a.',
    'а-',
    '\n',
  ],
  ...['за ', 'стоит ', 'цены ', 'цены аа аа:', 'консультаци', 'бесплатная '],
])('reads a hostile text of «%s» in one pass', (piece) => {
  const start = performance.now()
  guard(piece.repeat(100_000 / piece.length))
  expect(performance.now() - start).toBeLessThan(5_000)
})

it('repeats nothing of what was said', () => {
  const said = guard('Позвоните Айгерим: +996 555 777777, скидка 17 %')
  expect(said.join()).not.toMatch(/Айгерим|777/)
})
