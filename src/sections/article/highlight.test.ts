import { expect, it } from 'vitest'
import { highlight } from './highlight'

const marked = (code: string) =>
  highlight(code).flatMap(({ kind, text }) => (kind === 'plain' ? [] : [[kind, text]]))

it.each([
  [
    "const a = 'b' // c",
    [
      ['keyword', 'const'],
      ['string', "'b'"],
      ['comment', '// c'],
    ],
  ],
  ['npm i # now', [['comment', '# now']]],
  ['constant', []],
  ['https://a.example//b', []],
  ['a = 4_000', [['number', '4_000']]],
  ['"not // a comment"', [['string', '"not // a comment"']]],
])('highlights %s', (code, tokens) => {
  expect(marked(code)).toEqual(tokens)
})

it('loses nothing of the code', () => {
  const code = "select 1 -- one\nfrom t where a = 'it''s'\n/* end */"
  expect(
    highlight(code)
      .map(({ text }) => text)
      .join(''),
  ).toBe(code)
})
