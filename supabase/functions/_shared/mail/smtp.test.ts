// @vitest-environment node
import { expect, it } from 'vitest'
import { messageIdOf } from './smtp.ts'

it.each([
  ['Kerege <site@kerege.example>', '<key@kerege.example>'],
  ['site@kerege.example', '<key@kerege.example>'],
  ['"a@b.example" <site@kerege.example> ', '<key@kerege.example>'],
  ['nobody', '<key@localhost>'],
])('names a mail from %s', (from, expected) => {
  expect(messageIdOf('key', from)).toBe(expected)
})
