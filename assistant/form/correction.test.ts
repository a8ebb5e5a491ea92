import { describe, expect, it } from 'vitest'
import { corrected } from './correction.ts'

describe('a correction is taken into the contact', () => {
  it.each([
    ['0555 123 433', 'ой ошибся, последние цифры 44 а не 33', '0555 123 444'],
    ['0555 123 433', 'последние 2 цифры 44', '0555 123 444'],
    ['0555 12-34-33', 'в конце 35, а не 33', '0555 12-34-35'],
    ['+996 555 123 400', 'oops, it ends with 44', '+996 555 123 444'],
    ['+996 555 123 400', 'the last two digits are 44', '+996 555 123 444'],
    ['+996 555 123 400', 'not 123 but 132', '+996 555 132 400'],
    ['0555 987 651', 'перепутал, последняя цифра 2', '0555 987 652'],
    ['0555 123 456', 'код 0556, а не 0555', '0556 123 456'],
    ['0555 123 456', 'замените 56 на 65', '0555 123 465'],
    ['aibek@gmial.com', 'не gmial а gmail.com', 'aibek@gmail.com'],
    ['aibek@gmial.com', 'ой, gmail.com', 'aibek@gmail.com'],
    ['asel@mail.ru', 'там не mail.ru, а inbox.ru', 'asel@inbox.ru'],
    ['company@mail.com', 'ru вместо com', 'company@mail.ru'],
    ['jane@acme.co', 'I meant acme.com', 'jane@acme.com'],
    ['kate@yaho.com', 'sorry, yahoo.com not yaho', 'kate@yahoo.com'],
    ['kate@mail.com', "it's katy, not kate", 'katy@mail.com'],
  ])('%s, «%s»', (contact, message, right) => {
    expect(corrected(contact, message)).toBe(right)
  })
})

describe('nothing else is one', () => {
  it.each([
    ['0555 123 456', 'сколько стоит лендинг на 5 страниц?'],
    ['0555 123 456', 'бюджет 300 000, а не 200 000'],
    ['0555 123 456', 'мне 2 сайта, а не 3'],
    ['aibek@gmail.com', 'наш сайт shop.kg'],
    ['aibek@gmail.com', 'нужен сайт, а не приложение'],
    ['aibek@gmail.com', 'a website, not an app'],
  ])('%s, «%s»', (contact, message) => {
    expect(corrected(contact, message)).toBeUndefined()
  })
})
