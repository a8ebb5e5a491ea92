import { expect, it } from 'vitest'
import { messageIdOf, fullMessageId } from './transport.ts'

it.each([
  ['Kerege <site@kerege.example>', '<key@kerege.example>'],
  ['site@kerege.example', '<key@kerege.example>'],
  ['"a@b.example" <site@kerege.example> ', '<key@kerege.example>'],
  ['nobody', '<key@localhost>'],
])('names a mail from %s', (from, expected) => {
  expect(messageIdOf('key', from)).toBe(expected)
})

it.each([
  ['7d3c2f2e-0a3f-4c58-9d42-0d3f4a1f0b11', '<7d3c2f2e-0a3f-4c58-9d42-0d3f4a1f0b11@kerege.example>'],
  ['<CAF+1@mail.client.example>', '<CAF+1@mail.client.example>'],
  ['<7d3c2f2e-0a3f-4c58-9d42-0d3f4a1f0b11>', '<7d3c2f2e-0a3f-4c58-9d42-0d3f4a1f0b11>'],
])('makes of the kept id %s the whole id %s', (kept, expected) => {
  expect(fullMessageId(kept, 'Kerege <site@kerege.example>')).toBe(expected)
})
