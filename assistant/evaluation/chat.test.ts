import { beforeAll, describe, expect, it } from 'vitest'
import type { ChatReply } from '@contracts/chat.ts'
import { currencies } from '@/content/currencies.ts'
import { own, written } from '@/content/currency.ts'
import { supportFigures } from '@/content/figures.ts'
import type { Answering } from '../answer.ts'
import { inventedAmounts, misplacedAmounts } from './amounts.ts'
import { answerByRules } from './answerers.ts'
import { isRight, judge } from './judge.ts'
import { booking, conversation, type Turn } from './questions/question.ts'
import { blind, tuned } from './question-sets.ts'
import { evaluate, percent, score, table, type Result } from './report.ts'
import { isSpecified } from '../../tests/support/specified.ts'
import { cost, duration, missingOffers, price, term, to } from './questions/wordings.ts'

it.runIf(isSpecified)('the questions ask for no offer that is gone', () => {
  expect(
    [...missingOffers],
    'take what asks for them out of assistant/evaluation/questions',
  ).toEqual([])
})

describe('the rules', () => {
  let onTuned: Result
  let onBlind: Result
  beforeAll(async () => {
    onTuned = await evaluate(tuned, answerByRules)
    onBlind = await evaluate(blind, answerByRules)
  }, 180_000)

  it('invent and misplace no amount', () => {
    expect(
      onTuned.amounts,
      'what no page publishes: a fact speaks of an offer that is gone (npm run leftovers)',
    ).toEqual([])
    expect(onBlind.amounts).toHaveLength(0)
  })

  // The thresholds are the shipped content's. Only figures: a failure must not reveal blind questions.
  it.runIf(isSpecified)(
    'open the form where a blind conversation asks for it, with the contact in it',
    () => {
      expect(percent(score(onBlind, 'form')), table(onBlind)).toBeGreaterThanOrEqual(90)
    },
  )

  it.runIf(isSpecified)('answer blind questions', () => {
    expect(score(onBlind, 'single').of).toBeGreaterThanOrEqual(160)
    expect(percent(score(onBlind, 'single')), table(onBlind)).toBeGreaterThanOrEqual(73)
    expect(percent(score(onBlind, 'turn')), table(onBlind)).toBeGreaterThanOrEqual(68)
  })
})

describe('the judge', () => {
  const saying = (response: string, more: Partial<ChatReply> = {}): Answering => ({
    reply: {
      response,
      conversationStatus: 'active',
      bookingConfirmed: false,
      suggestions: [],
      ...more,
    },
    state: {},
    answeredBy: 'rules',
  })
  const verdictOn = async (turn: Turn, answer: Answering) => {
    const [verdict] = await judge({ turns: [turn] }, () => Promise.resolve(answer))
    if (!verdict) throw new Error('No answer was judged')
    return verdict
  }

  it('finds amounts that the site does not publish, and no others', () => {
    expect(inventedAmounts(`от ${price('landing')}, SLA ${supportFigures.sla}`)).toEqual([])
    expect(inventedAmounts(`от ${written(76_001, own)} или 5 тыс., скидка 7 %, €10`)).toEqual([
      `76001 ${currencies[own].sign}`,
      '5 thousand',
      '7 %',
      '10 foreign',
    ])
    expect(inventedAmounts('Это будет стоить 5001.')).toEqual(['5001'])
    expect(inventedAmounts('Сделаем за 613 дней.')).toEqual(['613 day'])
  })

  it('lets the visitor’s own numbers be repeated', () => {
    expect(inventedAmounts('За 4 321 ₽ не сделаем.', 'сделаете за 4321 ₽?')).toEqual([])
    expect(inventedAmounts('Запишу: 0555 123 456', '0555 123 456')).toEqual([])
  })

  it.runIf(isSpecified)('finds the price and the term of another offer', () => {
    const [landing, portal, week] = [price('landing'), price('portal'), term('landing')]
    expect(misplacedAmounts(`Лендинг – от ${landing}, ${week}\nПортал – от ${portal}`)).toEqual([])
    expect(misplacedAmounts(`Портал – от ${landing}`)).toEqual([landing.replace(' ', '')])
    expect(misplacedAmounts(`Портал сделаем за ${week}`)).toEqual([
      `${week.split(' ')[0] ?? ''} day`,
    ])
    expect(misplacedAmounts(`Портал дороже лендинга: от ${landing} и от ${portal}`)).toEqual([])
  })

  it.runIf(isSpecified)('reads figures however they are written', () => {
    const landing = cost('web-development/landing')
    const [thousands = '', rest = ''] = price('landing').split(' ')
    for (const joint of [' ', ',', '']) expect(`${thousands}${joint}${rest} ₽`).toMatch(landing)
    expect(`1${thousands} ${rest}`).not.toMatch(landing)
    expect(`${thousands} ${rest}1`).not.toMatch(landing)
    expect(duration('7–14').test('7 to 14 days') && duration('от 1,5 недели').test('1.5')).toBe(
      true,
    )
  })

  it('finds what is missing, forbidden and invented', async () => {
    const single = {
      ask: 'Сколько?',
      says: [price('landing'), [to('/services'), /Услуги/]],
      never: [/скидк/],
    }
    const right = await verdictOn(single, saying(`от\u00a0${price('landing')}, [все](/services#x)`))
    expect(isRight(right)).toBe(true)
    const wrong = await verdictOn(single, saying(`${written(74_001, own)} со скидкой`))
    expect(wrong.faults).toHaveLength(3)
    expect(wrong.amounts).toContain(`74001 ${currencies[own].sign}`)
  })

  it('accepts a question back only with a right candidate', async () => {
    const single = { ask: 'Сайт?', says: ['75 000'], asksBack: /лендинг/i }
    const chips = { suggestions: ['Лендинг', 'Магазин'] }
    expect((await verdictOn(single, saying('Что из этого?', chips))).faults).toEqual([])
    expect((await verdictOn(single, saying('Приложение?'))).faults).toHaveLength(1)
  })

  it('accepts an admission only where the site says nothing, and with a person', async () => {
    const admission = saying('На сайте этого нет, ответит менеджер.')
    const single = { ask: 'Рассрочка?', says: ['да'] }
    expect((await verdictOn({ ...single, unknown: true }, admission)).faults).toEqual([])
    expect((await verdictOn(single, admission)).faults).toHaveLength(1)
    const bare = saying('На сайте этого нет.')
    expect((await verdictOn({ ...single, unknown: true }, bare)).faults).toHaveLength(1)
  })

  it('compares the form that is opened with what was said', async () => {
    const opener = booking('+996 555 123 456', { Запишите: {}, '+996 555 123 456': {} })
    const faults = async (answer: Answering) =>
      (await judge(opener, () => Promise.resolve(answer))).at(-1)?.faults
    const opening = (contact?: string) =>
      saying('', { form: { kind: 'consultation', lang: 'ru', ...(contact && { contact }) } })
    expect(await faults(opening('0555123456'))).toEqual([])
    expect(await faults(opening('0555000000'))).toHaveLength(1)
    expect(await faults(saying('Верно?'))).toEqual(['opens no form'])
  })

  it('counts the turns after the end of a chat as wrong', async () => {
    const over = { conversationStatus: 'completed' } as const
    const ended = await judge(conversation({ пока: {}, да: {} }), () =>
      Promise.resolve(saying('До свидания', over)),
    )
    expect(ended.map(({ faults }) => faults.length)).toEqual([0, 1])
  })
})
