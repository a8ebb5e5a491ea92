import { expect, it } from 'vitest'
import { chatRequestSchema } from '@contracts/chat.ts'
import { makeSessionId } from './session-id'

it('is a prefix, a time value and random text, as the contract asks', () => {
  const id = makeSessionId(1_763_740_000_000)
  expect(id).toMatch(/^chat_1763740000000_[a-z0-9]{20}$/)
  expect(chatRequestSchema.shape.sessionId.parse(id)).toBe(id)
})

it('is another one each time', () => {
  expect(new Set(Array.from({ length: 100 }, () => makeSessionId(1))).size).toBe(100)
})
