import { describe, expect, it } from 'vitest'
import { fillTemplate, openPlaceholders } from './fill-template'

const values = { имя: 'Айгерим', услуга: undefined, менеджер: 'Бакыт' }

describe('a template', () => {
  it('is filled in, whatever the case of its placeholders', () => {
    expect(fillTemplate('{Имя}, добрый день! {менеджер}', values)).toBe(
      'Айгерим, добрый день! Бакыт',
    )
  })

  it('keeps placeholders without a value, and other braces', () => {
    expect(fillTemplate('{услуга}: {сумма} {constructor}', values)).toBe(
      '{услуга}: {сумма} {constructor}',
    )
  })

  it('greets without an unknown name', () => {
    const unnamed = { ...values, имя: undefined }
    expect(fillTemplate('Здравствуйте, {имя}! {имя}, ждём вас.', unnamed)).toBe(
      'Здравствуйте! {имя}, ждём вас.',
    )
  })

  it('does not fill in filled-in values', () => {
    expect(fillTemplate('{имя}', { ...values, имя: '{менеджер}' })).toBe('{менеджер}')
  })
})

it('lists each open placeholder once', () => {
  expect(openPlaceholders('{имя} {имя} {Услуга} {сумма}')).toEqual(['{имя}', '{Услуга}'])
})
