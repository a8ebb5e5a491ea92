import { expect, it } from 'vitest'
import { createClassifier, featuresOf, packModel, unpackModel } from '../search/classifier.ts'
import { allCandidates, classOf } from '../search/candidates.ts'
import { loadMessages } from './messages.ts'
import { trainClassifier, type Example } from './train-classifier.ts'

/** Classes answered by the rules, the booking or a colleague instead of a candidate. */
const answeredElsewhere = ['talk/budget', 'talk/order', 'talk/person', 'talk/thanks', 'talk/wish']

it('learns nothing that the assistant does not answer', () => {
  const known = new Set([...allCandidates().map(classOf), ...answeredElsewhere])
  const labels = new Set(loadMessages().map(({ label }) => label))
  expect(
    [...labels].filter((label) => !known.has(label)),
    'take the messages under these names out of assistant/examples',
  ).toEqual([])
})

const messages: Example[] = [
  ['refund', 'вернёте деньги, если передумаем'],
  ['refund', 'можно ли получить деньги обратно'],
  ['refund', 'возврат аванса возможен?'],
  ['hours', 'до скольки вы работаете'],
  ['hours', 'открыты ли вы в субботу'],
  ['hours', 'режим работы офиса'],
  ['office', 'где вы находитесь'],
  ['office', 'как доехать до офиса'],
  ['office', 'адрес подскажите'],
].map(([label = '', text = '']) => ({ label, features: featuresOf(text) }))

it('knows a message by its words and by parts of them, among others', () => {
  const classify = createClassifier(trainClassifier(messages))
  const best = (text: string) =>
    [...classify(featuresOf(text))].toSorted(([, a], [, b]) => b - a)[0]?.[0]
  expect(best('а деньги-то возвращаете?')).toBe('refund')
  expect(best('в субботу работаете')).toBe('hours')
  expect(best('адресс')).toBe('office')
  expect(Math.max(...classify(featuresOf('столица Франции')).values())).toBeLessThan(0)
})

it('learns the same each time, and is the same after it was stored', () => {
  const model = trainClassifier(messages)
  expect(trainClassifier(messages)).toEqual(model)
  expect(unpackModel(packModel(model))).toEqual(model)
})
