import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../_shared/catalogue/catalogue.ts'
import { createGuard, type Spoken } from './guard.ts'
import { passing, refused, type Sentence } from './sentences.fixture.ts'

const failuresOf = createGuard(catalogue)
const contextOf = ({ before = '', subject, said = [] }: Sentence): Spoken => ({
  before,
  subjectId: subject,
  visitorSaid: said,
})

it('is tried on sixty sentences each way, and more', () => {
  expect(refused.length).toBeGreaterThanOrEqual(60)
  expect(passing.length).toBeGreaterThanOrEqual(60)
})

describe('what a language model may not say', () => {
  it.each(refused)('$text', (sentence) => {
    expect(failuresOf(sentence.text, contextOf(sentence))).not.toEqual([])
  })
})

describe('what a language model may say', () => {
  it.each(passing)('$text', (sentence) => {
    expect(failuresOf(sentence.text, contextOf(sentence))).toEqual([])
  })
})

it.each([
  'я',
  'скидка ',
  '1 день ',
  'лендинг ',
  'а а а а ',
  '(',
  '«базовый» ',
  'заявка ',
  'a@',
  '-',
])('does not even read a sentence that repeats «%s» a thousand times', (piece) => {
  expect(failuresOf(piece.repeat(1_000), contextOf({ text: '' }))).toContain('an endless sentence')
})

it.each(catalogue.offers)('may quote the site on $id', ({ id, text, features }) => {
  const spoken = contextOf({ text: '', subject: id })
  for (const said of [text, ...features]) expect(failuresOf(said, spoken)).toEqual([])
})

it('repeats nothing of what was said', () => {
  const said = failuresOf(
    'Позвоните Айгерим: +996 555 777777, скидка 17 %',
    contextOf({ text: '' }),
  )
  expect(said.join()).not.toMatch(/Айгерим|777/)
})
