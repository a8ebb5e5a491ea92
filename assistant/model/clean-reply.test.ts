import { expect, it } from 'vitest'
import { createCleanReply } from './clean-reply.ts'

const clean = createCleanReply('https://kerege.example')

it.each([
  ['a link of the site', 'См. [услуги](/services).', 'См. [услуги](/services).'],
  ['its own address', '[услуги](https://kerege.example/services)', '[услуги](/services)'],
  ['a place on a page', '[услуги](/services#prices)', '[услуги](/services#prices)'],
  ['the home page', '[на главную](/)', '[на главную](/)'],
  ['a page that is none', '[акция](/sale)', 'акция'],
  ['a foreign link', 'Вот [сайт](https://evil.example/x "t")!', ''],
  ['a site that begins like ours', '[x](https://kerege.example.evil.example/services)', ''],
  ['a protocol-relative link', '[x](//evil.example)', ''],
  ['a script', '[x](javascript:alert)', ''],
  ['an image', '![шпион](https://evil.example/p.png)', ''],
  ['a bare foreign address', 'Пишите на https://evil.example/pay, ждём', ''],
  ['an autolink', 'См. <https://evil.example>', ''],
  ['its own bare address', 'См. https://kerege.example/services сейчас', 'См. /services сейчас'],
  [
    'a table',
    '| Пакет | Кому | Состав |\n|:---|---|--:|\n| Лендинг | новым | форма |\n| Портал | всем | |\n',
    '– Лендинг: новым, форма\n– Портал: всем\n',
  ],
  ['a rule', 'Раз\n---\nДва', 'Раз\nДва'],
  ['half a letter', 'Да \uD83D, делаем', 'Да, делаем'],
  ['broken bytes', 'Делаем \uFFFD\uFFFD сайты', 'Делаем сайты'],
  ['markup', '<b onclick="x">Да</b><script>нет</script>', 'Данет'],
  ['a comparison', '5 < 7 и 7 > 5', '5 < 7 и 7 > 5'],
  ['bold and code', '**Цена** и `код`, __да__, *нет*', 'Цена и код, да, нет'],
  ['half of a pair', 'Это **важно.', 'Это важно.'],
  ['a product sign', '2*3*4', '2*3*4'],
  ['a heading and a list', '## Пакеты\n* один\n- два\n  • три', 'Пакеты\n– один\n– два\n– три'],
  ['numbers of a list', '1. один\n2) два', '– один\n– два'],
  ['invisible characters', 'це\u200Bна\u202E', 'цена'],
  ['dashes in a sentence', 'Лендинг - это просто', 'Лендинг - это просто'],
])('cleans %s', (_, text, expected) => {
  expect(clean(text)).toBe(expected)
})

it.each([
  ['brackets', '['],
  ['links without an end', '[]('],
  ['halves of links', ']('],
  ['open links', '[a](/services '],
  ['tags without an end', '<a'],
  ['open emphasis', '__a '],
  ['stars', '*a '],
  ['backticks', '`a'],
  ['addresses', 'www.,'],
  ['joiners', '\u200D'],
])('reads a long text of %s in one pass', (_, piece) => {
  const text = piece.repeat(200_000 / piece.length)
  const start = performance.now()
  clean(text)
  // Linear matching takes milliseconds, quadratic matching days.
  expect(performance.now() - start).toBeLessThan(5_000)
})
