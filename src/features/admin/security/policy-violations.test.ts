import { expect, it } from 'vitest'
import { originOf, subjectOf } from './policy-violations'

it.each([
  ['script-src-elem', 'Скрипт'],
  ['style-src-attr', 'Стиль'],
  ['frame-ancestors', 'Показ сайта на чужой странице'],
  ['base-uri', 'base-uri'],
])('says of %s: %s', (directive, subject) => expect(subjectOf(directive)).toBe(subject))

it.each([
  ['https://evil.example', 'https://evil.example'],
  ['inline', 'прямо в коде страницы'],
  ['chrome-extension:', 'расширение браузера'],
  ['moz-extension:', 'расширение браузера'],
])('says of %s: %s', (blocked, origin) => expect(originOf(blocked)).toBe(origin))
