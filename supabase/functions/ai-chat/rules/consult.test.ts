import { describe, expect, it } from 'vitest'
import { catalogue } from '../../_shared/catalogue/catalogue.ts'
import { stemsOf } from '../../_shared/catalogue/words.ts'
import type { ChatState } from '../../_shared/chat/chat-store.ts'
import type { Answer, Question } from '../conversation.ts'
import { consult } from './consult.ts'
import { cues } from './cues.ts'
import { intents } from './intents.ts'
import { englishTitles } from './english.ts'
import { langOf } from './lang.ts'
import { readSum } from './money.ts'
import { notOffered } from './not-offered.ts'
import { texts } from './texts.ts'

/** Runs a conversation; returns all answers. */
function talk(...messages: string[]): Answer[] {
  const history: Question['history'][number][] = []
  let state: ChatState = {}
  return messages.map((message) => {
    const answer = consult(catalogue, { message, history: [...history], state })
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer.text })
    state = answer.state
    return answer
  })
}

const last = (...messages: string[]) => talk(...messages).at(-1)

describe('what a conversation remembers', () => {
  it('is its subject, so that a question may omit it', () => {
    expect(last('сколько стоит лендинг')?.state).toEqual({
      subjectId: 'web-development/lending',
      intent: 'price',
    })
    expect(last('сколько стоит лендинг', 'а по времени?')?.text).toContain('7–14\u00a0дней')
    expect(last('сколько стоит лендинг', 'а приложение?')?.text).toContain('180\u00a0000\u00a0₽')
  })

  it('leads to cheaper and dearer offers', () => {
    expect(last('тариф optimal', 'дешевле')?.state.subjectId).toBe('website-support/standard')
    expect(last('тариф optimal', 'дешевле', 'дешевле')?.state.subjectId).toBe(
      'website-support/start',
    )
    expect(last('тариф optimal', 'дороже')?.state.subjectId).toBe('website-support/premium')
  })

  it('comes from the state, not from the history', () => {
    const history: Question['history'][number][] = [
      {
        role: 'assistant',
        content: 'Проверьте запись: Имя: Пётр, Контакт: 0555 123 456. Всё верно?',
      },
    ]
    const answer = consult(catalogue, { message: 'да', history, state: {} })
    expect(answer.confirmed).toBeUndefined()
  })

  it('survives JSON', () => {
    for (const answer of talk('лендинг', 'запишите меня', 'Айгуль, 0555 123 456')) {
      expect(JSON.parse(JSON.stringify(answer.state))).toEqual(answer.state)
    }
  })
})

describe('a booking', () => {
  it('is made once, by a plain yes to the proposal', () => {
    const [, shown, booked, again] = talk('запишите меня', 'Айгуль, 0555 123 456', 'да', 'да')
    expect(shown).toMatchObject({
      conversationStatus: 'active',
      state: { booking: { stage: 'confirming' } },
    })
    expect(booked).toMatchObject({
      conversationStatus: 'completed',
      confirmed: { name: 'Айгуль', contact: '0555 123 456' },
    })
    expect(booked?.state.booking).toBeUndefined()
    expect(again?.confirmed).toBeUndefined()
  })

  it('has the subject of the conversation as its topic', () => {
    const booked = last('сколько стоит брендинг премиум', 'запишите', 'Айгуль, a@b.kg', 'да')
    expect(booked?.confirmed?.topic).toBe('Брендинг: Премиум')
  })

  it('is kept while other questions are answered', () => {
    const answer = last('запишите меня', 'Айгуль, 0555 123 456', 'а сколько стоит seo?')
    expect(answer?.text).toContain('24\u00a0500\u00a0₽')
    expect(answer?.text).toContain('ждёт')
    expect(answer?.state.booking?.stage).toBe('confirming')
  })

  it('begins with the data of the first message', () => {
    const [begun] = talk('Я Тимур, наберите меня +996 555 987 654')
    expect(begun?.state.booking).toMatchObject({ stage: 'confirming', name: 'Тимур' })
  })
})

describe('every suggestion', () => {
  const chips = (['ru', 'en'] as const).flatMap((lang) => Object.values(texts[lang].chips))

  it.each(chips)('«%s» is understood by the rules', (chip) => {
    const answer = last('лендинг', chip)
    const lost = [texts.ru.unknown, texts.ru.unclear, texts.en.unknown, texts.en.unclear]
    expect(lost).not.toContain(answer?.text)
  })

  it('is one of four at most', () => {
    for (const message of [
      'сколько стоит лендинг и сео, где офис и какие кейсы',
      'привет',
      'абв',
    ]) {
      expect(last(message)?.suggestions.length).toBeLessThanOrEqual(4)
    }
  })
})

describe('the language of an answer', () => {
  it.each([
    ['сколько стоит SEO', [], 'ru'],
    ['how much is it', [], 'en'],
    ['SEO', [], 'ru'],
    ['SEO', ['how much is it'], 'en'],
    ['john@example.com', ['can you call me'], 'en'],
    ['0555 123 456', ['перезвоните'], 'ru'],
    ['Hello', [], 'en'],
  ] as const)('to «%s» after %j is %s', (message, before, lang) => {
    expect(
      langOf(
        message,
        before.map((content) => ({ role: 'user', content })),
      ),
    ).toBe(lang)
  })

  it('is English throughout, with a title for every service and package', () => {
    const russian = catalogue.offers.filter(
      ({ id, title }) => /[а-яё]/i.test(title) && !englishTitles[id],
    )
    expect(russian.map(({ id }) => id)).toEqual([])
  })
})

describe('a sum of money', () => {
  it.each([
    ['бюджет 100 тысяч', 100_000],
    ['есть 200к', 200_000],
    ['до 50000 рублей', 50_000],
    ['1,5 млн', 1_500_000],
    ['полмиллиона', 500_000],
    ['$5000', undefined],
    ['5000 сомов', undefined],
    ['мой номер 0555 123 456', undefined],
    ['нужно 3 страницы', undefined],
  ])('in «%s» is %s', (message, roubles) => {
    expect(readSum(message)?.roubles).toBe(roubles)
  })
})

it('does not deny an offer of the site', () => {
  const published = [...catalogue.offers, ...catalogue.topics].map(
    (entry) => new Set(stemsOf(JSON.stringify(entry))),
  )
  const offered = Object.values(notOffered)
    .flat()
    .filter((phrase) => published.some((stems) => stemsOf(phrase).every((it) => stems.has(it))))
  expect(offered).toEqual([])
})

it('has cues for every intent', () => {
  expect(intents.filter((intent) => cues[intent].length === 0)).toEqual([])
})

it('understands a misspelt message of maximum length', () => {
  expect(last('лендинк сколка стоет партал '.repeat(80).slice(0, 2000))?.text).toContain('₽')
})
