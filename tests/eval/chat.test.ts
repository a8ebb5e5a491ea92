import { describe, expect, it } from 'vitest'
import { catalogue } from '../../supabase/functions/_shared/catalogue/catalogue.ts'
import type { Question } from '../../supabase/functions/ai-chat/conversation.ts'
import { consult } from '../../supabase/functions/ai-chat/rules/consult.ts'
import { inventedAmounts } from './amounts.ts'
import { judge } from './judge.ts'
import { accuracy, failuresOf, score, total } from './report.ts'
import { questions } from './questions/all.ts'
import { heldOutQuestions } from './questions/held-out.ts'
import { visitorQuestions } from './questions/held-out-visitors.ts'

const rules = (question: Question) => consult(catalogue, question)

describe('the rules', () => {
  it('answer at least 95 % of all questions right, and invent no amount', async () => {
    const lists = [...Object.values(questions), heldOutQuestions, visitorQuestions]
    const all = total('all', await Promise.all(lists.map((list) => score('', list, rules))))
    expect(all.verdicts.length).toBeGreaterThanOrEqual(160)
    expect(all.invented).toBe(0)
    expect(accuracy(all), failuresOf(all).join('\n')).toBeGreaterThanOrEqual(0.95)
  })
})

describe('the judge', () => {
  const answer = {
    text: 'Лендинг — от\u00a075\u00a0000\u00a0₽',
    conversationStatus: 'active',
  } as const
  const saying = (text: string) => () => ({ ...answer, text, suggestions: [], state: {} })

  it('finds amounts that the site does not publish, and no others', () => {
    expect(inventedAmounts('от 75 000 ₽, ведение 18 %, SLA 99,9 %')).toEqual([])
    expect(inventedAmounts('от 76 000 ₽ или 5 тыс., скидка 7 %, $10')).toEqual([
      '76000 ₽',
      '5 thousand',
      '7 %',
      '10 foreign',
    ])
  })

  it('finds what is missing, forbidden and invented', async () => {
    const question = { ask: 'Сколько?', says: ['75 000 ₽'], never: [/скидк/], links: ['/services'] }
    const right = await judge(question, saying('от\u00a075\u00a0000\u00a0₽ [Услуги](/services)'))
    expect(right).toMatchObject({ faults: [], invented: [] })
    const wrong = await judge(question, saying('74 000 ₽ со скидкой'))
    expect(wrong.faults).toHaveLength(3)
    expect(wrong.invented).toEqual(['74000 ₽'])
  })

  it('counts an unexpected booking as a fault', async () => {
    const confirmed = { name: 'Айгуль', contact: 'a@b.kg' }
    const booking = () => ({ ...saying('Готово')(), confirmed })
    expect((await judge({ ask: 'Сколько?' }, booking)).faults).toHaveLength(1)
    expect((await judge({ ask: ['Да', 'Да'], books: confirmed }, booking)).faults).toHaveLength(1)
    expect((await judge({ ask: 'Да', books: confirmed }, booking)).faults).toEqual([])
  })
})
