import { expect, it } from 'vitest'
import {
  createClassifier,
  numberOf,
} from '../../supabase/functions/_shared/catalogue/classifier.ts'
import { likeliest } from '../../supabase/functions/ai-chat/booking/likeliest.ts'
import { trainTagger, type Sequence } from './train-tagger.ts'

const labels = ['-', 'name', 'name+']
const featuresOf = (words: readonly string[]) =>
  words.map((word, at) => [[word, `after ${words[at - 1] ?? ''}`].map(numberOf)])

/** «*Анна *Ким»: a star marks a word of a name. */
function sequenceOf(text: string): Sequence {
  const words = text.split(' ')
  return {
    tokens: featuresOf(words.map((it) => it.replace('*', ''))),
    labels: words.map((it, at) =>
      it.startsWith('*') ? (words[at - 1]?.startsWith('*') ? 2 : 1) : 0,
    ),
  }
}

const sequences = [
  'я *Анна *Ким',
  'я *Олег хочу сайт',
  'меня зовут *Анна',
  'хочу сайт как у Анны',
  'зовут *Олег *Петров',
  'хочу магазин',
].map(sequenceOf)

it('knows a name it has not seen by what stands before it', () => {
  const model = trainTagger(sequences, labels)
  const classify = createClassifier(model)
  const tag = (text: string) => {
    const scores = featuresOf(text.split(' ')).map((it) => [...classify(it).values()])
    return likeliest(scores, model.transitions).map((it) => labels[it])
  }
  expect(tag('меня зовут Бермет')).toEqual(['-', '-', 'name'])
  expect(tag('хочу магазин как у Анны')).not.toContain('name')
})

it('learns the same each time', () => {
  expect(trainTagger(sequences, labels)).toEqual(trainTagger(sequences, labels))
})

it('begins no name with what continues one, however likely', () => {
  const transitions = [
    [0, 0, -1000],
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, -1000],
  ]
  expect(likeliest([[0, 1, 9]], transitions)).toEqual([1])
  expect(
    likeliest(
      [
        [0, 3, 0],
        [0, 0, 2],
      ],
      transitions,
    ),
  ).toEqual([1, 2])
  expect(likeliest([], transitions)).toEqual([])
})
