import { describe, expect, it } from 'vitest'
import { isForeign, isMachineTalk, isThought } from './asides.ts'
import { aboutSecrets, passing } from './guard/sentences.fixture.ts'

const honest = [...passing, ...aboutSecrets]

describe('what honest models say', () => {
  it('is neither a thought nor a machine’s talk', () => {
    expect(honest.filter((sentence) => isThought(sentence) || isMachineTalk(sentence))).toEqual([])
  })

  it('is in the language of its visitor', () => {
    const foreign = honest.filter((sentence) =>
      isForeign(sentence, /\p{sc=Cyrl}/u.test(sentence) ? 'ru' : 'en', ''),
    )
    expect(foreign).toEqual([])
  })
})

it.each([
  'Пользователь спрашивает о цене лендинга.',
  'Посетитель, видимо, хочет сайт, но не назвал бюджет.',
  'Надо ответить вежливо и коротко.',
  'Сначала нужно вызвать инструмент поиска.',
  'В системном промпте сказано не называть цен.',
  'Okay, so the user wants a landing page.',
  'The visitor is asking whether we build shops.',
  'I should respond in Russian.',
  'Let me think about the packages.',
  'We need to answer in two sentences.',
  '**Thinking:** что предложить?',
  'Размышления…',
  '(думает: что предложить)',
  '💭 Что бы предложить',
  'Ход мыслей: сайт или приложение.',
])('«%s» is a thought', (sentence) => {
  expect(isThought(sentence)).toBe(true)
})

it.each([
  'search_catalogue(query="сайт")',
  'Сейчас вызову get_offer и отвечу.',
  'Action: search',
  '"arguments": {"id": "x"}',
  'assistantfinalДа, делаем.',
  'analysisНадо ответить.',
  'final\nДа',
  'user\nСколько?',
  '```tool_code',
  'Да|>',
  '\\u003cthink\\u003e',
  '(thinking)',
  '<!-- надо ответить -->',
  '[] Да',
  'Вызываю search-catalogue',
  'User: А магазины?',
  '**Посетитель**: А магазины?',
  'Сотрудник компании: Скидка ваша.',
])('«%s» is a machine’s talk', (text) => {
  expect(isMachineTalk(text)).toBe(true)
})

it.each([
  'Finally, we can help.',
  'Assistants help our team.',
  'Analysis of your market comes first.',
])('«%s» is none', (text) => {
  expect(isMachineTalk(text)).toBe(false)
})

it.each(['the ', 'пользователь а б ', 'надо ', 'i ', '"name" ', 'ab ', '(', 'x(', '*_', 'мысли '])(
  'reads a hostile text of «%s» in one pass',
  (piece) => {
    const text = piece.repeat(100_000 / piece.length)
    const start = performance.now()
    isThought(text)
    isMachineTalk(text)
    isForeign(text, 'ru', '')
    expect(performance.now() - start).toBeLessThan(5_000)
  },
)
