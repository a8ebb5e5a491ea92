import { describe, expect, it } from 'vitest'
import { priceText } from '@/content/price-text'
import { catalogue } from '../knowledge/catalogue.ts'
import { factsLine, offerLine } from '../answers/format.ts'
import { serviceOf, titleOf } from '../knowledge/offers.ts'
import { createGuard } from './guard/guard.ts'
import { fillPlaceholders, placeholderOf, withPlaceholders } from './placeholders.ts'
import { soldPackage } from '../../tests/support/sold.ts'
import { LlmError } from './failures.ts'
import { createSentences } from './sentences.ts'
import { systemPrompt } from './system-prompt.ts'

const guard = createGuard()
const lending = placeholderOf(soldPackage.id)
const offer = catalogue.offers.find(({ id }) => placeholderOf(id) === lending)
const service = offer && serviceOf(offer)
const written =
  offer &&
  service &&
  [`${titleOf(service, 'ru')}: ${offerLine(offer, 'ru')}.`, factsLine(offer)]
    .filter(Boolean)
    .join(' ')

/** An LLM's answer after processing, and the guard's findings. */
function answerOf(text: string, size = text.length) {
  const sentences = createSentences()
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    sentences.add(text.slice(index * size, (index + 1) * size)),
  ).flat()
  const parts = [...pieces, sentences.rest()].map((piece) => fillPlaceholders(piece, 'ru'))
  const own = parts.map((part) => part.own)
  return {
    shown: parts.map(({ shown }) => shown).join(''),
    failures: [...own, own.join('')].flatMap(guard),
  }
}

it.each([1, 2, 3, 7, 64])('is filled in when it arrives in pieces of %i characters', (size) => {
  const text = `Хватит лендинга. Вот варианты:\n– ${lending};\n${lending}\n\nРасскажете о проекте?`
  expect(answerOf(text, size)).toEqual({
    shown: `Хватит лендинга. Вот варианты:\n– ${written}\n${written}\n\nРасскажете о проекте?`,
    failures: [],
  })
})

it('is explained to the LLM by offers that there are', () => {
  const named = catalogue.offers.filter(({ id }) => systemPrompt.includes(placeholderOf(id)))
  expect(named).toHaveLength(2)
  const { shown } = fillPlaceholders(systemPrompt, 'ru')
  for (const { price } of named) expect(price && shown).toContain(price && priceText(price))
})

describe.each(['ru', 'en'] as const)('in %s', (lang) => {
  it.each(catalogue.offers)('writes the published price of $id with its name', (offer) => {
    const { own, shown } = fillPlaceholders(`– ${placeholderOf(offer.id)}`, lang)
    expect(own).toBe('')
    expect(shown).toContain(lang === 'ru' ? offer.title : (offer.titleEn ?? offer.title))
    if (offer.price) expect(shown).toContain(priceText(offer.price, undefined, lang))
    expect(withPlaceholders(shown, lang)).toBe(`– ${placeholderOf(offer.id)}`)
  })
})

it('writes facts and pages of the site, too', () => {
  for (const { id, answer } of catalogue.cards) {
    expect(fillPlaceholders(placeholderOf(id), 'ru').shown).toBe(answer)
  }
  for (const { id, path } of catalogue.topics) {
    expect(fillPlaceholders(placeholderOf(id), 'ru').shown).toContain(path)
  }
})

it.each([
  `Портал стоит ${lending}.`,
  `Портал – ${lending}`,
  `– Портал: ${lending}`,
  `– ${lending} за портал`,
  `Портал, как и лендинг, ${lending}`,
  `Портал обойдётся так: ${lending}`,
  `${lending} ${lending}`,
  `Портал стоит:\n${lending}`,
  `${lending}\nПортал стоит столько же.`,
  `${lending}\nЭто касается и портала.`,
  `Цена портала такая же, как у лендинга:\n${lending}`,
  `${'портал '.repeat(70)}${lending}`,
  '{{web-development/landing',
  '{{ web-development/landing }}',
])('refuses a figure said of something else: %s', (text) => {
  expect(answerOf(text).failures).not.toEqual([])
  expect(answerOf(text, 1).failures).not.toEqual([])
})

it.each(['{{custom-saas/ship}}', '{{price:custom-saas/landing}}', '{{constructor}}', '{{75000}}'])(
  'throws at %s, which the catalogue has not',
  (text) => {
    expect(() => answerOf(text)).toThrow(LlmError)
  },
)
