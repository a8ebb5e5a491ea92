import { describe, expect, it } from 'vitest'
import { createMatcher } from './matcher.ts'
import { editDistance, readWords, stemOf, stemsOf } from '../language/words.ts'

const units = [
  { id: 'price', asks: ['сколько стоит портал', 'цена портала'], text: 'Портал от 650 тысяч.' },
  { id: 'refund', asks: ['вернёте деньги?', 'возврат аванса'], text: 'Аванс возвращаем.' },
  { id: 'career', asks: ['есть вакансии', 'карьера у вас'], text: 'Напишите на почту.' },
]
const matcher = createMatcher(units)
const best = (question: string) => matcher.rank(matcher.read(question))[0]

describe('a matcher', () => {
  it.each([
    ['почём портал?', 'price'],
    ['можно вернуть предоплату?', 'refund'],
    ['возврат денег', 'refund'],
    ['have you got a vacancy?', 'career'],
  ])('finds for «%s» %s', (question, id) => {
    expect(best(question)?.unit.id).toBe(id)
  })

  it('counts a corrected word only beside an exact one', () => {
    expect(best('цена партала')?.unit.id).toBe('price')
    expect(best('партал')).toBeUndefined()
    expect(best('портной')).toBeUndefined()
    expect(best('курьер')).toBeUndefined()
  })

  it('says how much of a question it explains', () => {
    expect(best('цена портала')?.explains).toBe(1)
    expect(best('цена квантового портала')?.explains).toBeLessThan(0.9)
    expect(matcher.rank(matcher.read('???'))).toEqual([])
  })
})

describe('words', () => {
  it('have one stem in every form', () => {
    expect(new Set(stemsOf('лендинг лендинга лендинги лендингом')).size).toBe(1)
    expect(new Set(stemsOf('price prices pricing')).size).toBe(1)
    expect(stemOf('ёлка')).toBe(stemOf('елка'))
    expect(stemOf('почему')).not.toBe(stemOf('почём'))
  })

  it('share a term with their synonyms', () => {
    const terms = (text: string) => readWords(text).map(({ term }) => term)
    expect(terms('лендос')).toEqual(terms('landing page'))
    expect(terms('апка')).toEqual(terms('мобильное приложение'))
    expect(terms('канча турат')).toEqual(terms('сколько стоит'))
  })

  it.each([
    ['брендинг', 'брендинг', 0],
    ['бредниг', 'брендинг', 2],
    ['бренднг', 'брендинг', 1],
    ['кот', 'котёнок', 3],
    ['совсем', 'иное', 3],
  ])('«%s» and «%s» are %i slips apart', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance)
  })
})
