import { expect, it } from 'vitest'
import { parseRichText, withoutMarks } from './rich-text'

it.each([
  ['plain text', [{ kind: 'text', text: 'plain text' }]],
  [
    'a **b** c',
    [
      { kind: 'text', text: 'a ' },
      { kind: 'strong', nodes: [{ kind: 'text', text: 'b' }] },
      { kind: 'text', text: ' c' },
    ],
  ],
  ['`a**b**`', [{ kind: 'code', text: 'a**b**' }]],
  ['**`code`**', [{ kind: 'strong', nodes: [{ kind: 'code', text: 'code' }] }]],
  ['[label](/path)', [{ kind: 'link', text: 'label', href: '/path' }]],
  ['[label](#part)', [{ kind: 'link', text: 'label', href: '#part' }]],
  ['[label](https://a.example/b)', [{ kind: 'link', text: 'label', href: 'https://a.example/b' }]],
  ['', []],
])('reads %s', (source, nodes) => {
  expect(parseRichText(source)).toEqual(nodes)
})

it.each([
  'a ** b',
  '**open',
  '`open',
  '[label](javascript:alert(1))',
  '[label](http://a.example)',
  '[label] (/path)',
  '2 * 3 * 4',
  '<b>no html</b>',
])('leaves «%s» as text', (source) => {
  expect(parseRichText(source)).toEqual([{ kind: 'text', text: source }])
})

it.each([
  ['**Сайт** от `75 000 ₽`', 'Сайт от 75 000 ₽'],
  ['см. [**цены**](/services)', 'см. **цены**'],
  ['2 * 3, **открыто', '2 * 3, **открыто'],
])('reads «%s» as «%s»', (source, text) => expect(withoutMarks(source)).toBe(text))
