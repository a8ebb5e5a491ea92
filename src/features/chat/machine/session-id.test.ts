import { expect, it } from 'vitest'
import { secretSessionIdField } from '@contracts/chat.ts'
import { makeSessionId } from './session-id'

it('is a prefix, a time value and a secret, as the contract asks', () => {
  const id = makeSessionId(1_763_740_000_000)
  expect(id).toMatch(/^chat_1763740000000_[a-z2-7]{26}$/)
  expect(secretSessionIdField.parse(id)).toBe(id)
})

it('is another one each time', () => {
  expect(new Set(Array.from({ length: 100 }, () => makeSessionId(1))).size).toBe(100)
})
