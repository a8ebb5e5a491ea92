import type { ChatState } from '@contracts/chat-state.ts'
import { describe, expect, it } from 'vitest'
import { priceText } from '@/content/price-text'
import { onlyOfShippedContent } from '../../tests/support/specified.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import { amountOf } from '../knowledge/offers.ts'
import type { Question } from '../language/conversation.ts'
import { consult } from './consult.ts'

onlyOfShippedContent()

const amount = (id: string) => {
  const offer = catalogue.offers.find((each) => each.id === id)
  return (offer && amountOf(offer)) ?? 0
}
const landing = amount('web-development/landing')
const logo = amount('branding/basic')
const seo = amount('seo-promotion/basic')
const from = (sum: number) => priceText({ from: sum })

/** The answers of a conversation. */
function talk(...messages: readonly string[]): string[] {
  let history: Question['history'] = []
  let state: ChatState = {}
  return messages.map((message) => {
    const answer = consult({ message, history, state })
    state = answer.state
    history = [
      ...history,
      { role: 'user', content: message },
      { role: 'assistant', content: answer.text },
    ]
    return answer.text
  })
}

describe('what is wanted together', () => {
  it('is summed again with each change, against the budget', () => {
    const [first, more, less, again] = talk(
      'сделаете сайт и логотип за 120 тысяч?',
      'а с продвижением?',
      'тогда без логотипа',
      'нет, логотип всё-таки нужен',
    )
    expect(first).toMatch(/укладываются/)
    expect(first).toContain(from(landing + logo))
    expect(more).toContain(priceText({ exactly: seo, per: 'month' }))
    expect(more).toMatch(/не хватит/)
    expect(less).toMatch(/укладываются/)
    expect(less).toContain(`${from(landing)} + `)
    expect(again).toMatch(/не хватит/)
  })

  it.each([
    [['сколько стоит лендинг?', 'а логотип?', 'сколько вместе?'], landing + logo],
    [['лендинг и логотип сколько?', 'а без логотипа?'], landing],
    [['how much is a landing page?', 'and a logo?', 'both together?'], landing + logo],
  ])('%s', (messages, sum) => {
    expect(talk(...messages).at(-1)).toContain(priceText({ exactly: sum }))
  })

  it('is more than a share of the budget that is named with it', () => {
    const [text] = talk('Бюджет 300 тыс. Нужны сайт, фирменный стиль и реклама')
    expect(text).toContain('Вместе')
  })
})

describe('a question that no fact is about', () => {
  it.each([
    ['нужен бот в телеграм', 'сколько стоит?', 'а напоминания он шлёт?'],
    ['вы CRM делаете?', 'а фото вы делаете?'],
    ['сайт взломали', 'сколько стоит', 'сегодня сможете?'],
  ])('is left to a manager: %s, %s', (...messages) => {
    expect(talk(...messages).at(-1)).toMatch(/ответит менеджер/)
  })

  it('is none: what a visitor tells of the task goes into the form', () => {
    const state = { subjectId: 'web-development/landing' }
    const answer = consult({ message: 'у меня кофейня, меню и контакты', history: [], state })
    expect(answer.text).toMatch(/учтёт менеджер/)
    expect(answer.form?.topic).toMatch(/кофейня/)
  })
})
