import { describe, expect, it } from 'vitest'
import { currencies } from '@/content/currencies'
import { own } from '@/content/currency'
import { priceText } from '@/content/price-text'
import { catalogue } from '../knowledge/catalogue.ts'
import type { Question } from '../language/conversation.ts'
import { consult } from './consult.ts'

const { sign, signEn = sign } = currencies[own]

const priceOf = (id: string) => {
  const offer = catalogue.offers.find((each) => each.id === id)
  return offer?.price ? priceText(offer.price) : `no price of ${id}`
}

/** Another agency may not. */
const sells = (id: string) => catalogue.offers.some((offer) => offer.id === id)

/** The answer to the last of several messages. */
function answerTo(...messages: readonly string[]): string {
  let history: Question['history'] = []
  let state = {}
  let text = ''
  for (const message of messages) {
    const answer = consult({ message, history, state })
    text = answer.text
    state = answer.state
    history = [...history, { role: 'user', content: message }, { role: 'assistant', content: text }]
  }
  return text
}

describe('a figure', () => {
  it
    .runIf(sells('web-development/landing'))
    .each([
      ['у других студий лендинг 20 тысяч, а у вас?'],
      ['сколько стоит лендинг', 'конкуренты просят 20 тысяч'],
      ['how much is a landing page', 'others charge 20,000'],
    ])('that is another’s price is no budget: %s', (...messages) => {
    const text = answerTo(...messages)
      .replace(signEn, sign)
      .replace('from', 'от')
    expect(text).toContain(priceOf('web-development/landing').slice(3))
    expect(text).not.toMatch(/бюджет|budget/i)
  })

  const share = catalogue.offers.find(({ id }) => id === 'contextual-advertising/management')?.price
  const percent = share && 'percent' in share ? share.percent : 0

  it.runIf(percent > 0)('that a share is of is computed from the published one', () => {
    const part = priceText({ exactly: 2000 * percent })
    expect(answerTo(`${percent} % от 200 тысяч — это сколько?`)).toContain(part)
    expect(answerTo('сколько стоит ведение рекламы', 'а если бюджет 200 тысяч?')).toContain(part)
  })

  it.each(['3 правки в месяц по 2 часа, какой тариф?', 'нужно часов шесть в месяц, какой тариф?'])(
    'of hours chooses the plan: %s',
    (message) => {
      const [first] = catalogue.offers.filter(({ hours }) => hours && hours.least >= 6)
      expect(answerTo(message).split('\n')[0]).toContain(first?.title)
    },
  )
})

describe('what is spoken of', () => {
  it.runIf(sells('seo-promotion/basic'))('is what an objection to the price is about', () => {
    expect(answerTo('сколько стоит seo', 'почему так дорого?')).toContain(
      priceOf('seo-promotion/basic'),
    )
  })

  it('is not left for a package of another service', () => {
    expect(answerTo('сколько стоит seo', 'самый простой вариант почём')).not.toContain(
      priceOf('mobile-apps-development/simple'),
    )
  })

  it.runIf(sells('custom-saas/corporate'))('is asked for as the last offer was', () => {
    expect(answerTo('сколько стоит корпоративный сайт', 'а с нуля?')).toContain(
      priceOf('custom-saas/corporate'),
    )
  })

  it
    .runIf(sells('web-development/landing'))
    .each(['нужен лендинг без логотипа, сколько?', 'логотип не нужен, только лендинг, цена'])(
    'is not what is not wanted: %s',
    (message) => {
      const text = answerTo(message)
      expect(text).toContain(priceOf('web-development/landing'))
      expect(text).not.toContain(priceOf('branding/basic'))
    },
  )

  it.runIf(sells('web-development/corporate'))('is answered with what is added to it', () => {
    const text = answerTo('корпоративный сайт, ещё и на английском, сколько?')
    expect(text).toContain(priceOf('web-development/corporate'))
    expect(text).toMatch(/английский/)
  })

  it('of pages is compared with what the packages contain', () => {
    const limit = catalogue.offers
      .flatMap(({ id, features }) => (id === 'web-development/corporate' ? features : []))
      .find((feature) => /^До\s\d+\sстраниц$/u.test(feature))
    if (!limit) return
    const most = Number(limit.replace(/\D/g, ''))
    const priced = (pages: number) => answerTo(`корпоративный сайт на ${pages} страниц, сколько?`)
    expect(priced(most + 25)).toMatch(/больше, чем в пакете/)
    expect(priced(most - 3)).toMatch(/подойдёт/)
  })
})
