import { expect, it } from 'vitest'
import { chatLimits, latestTurns, type ClientTurn } from './chat-limits.ts'

const said = (content: string): ClientTurn => ({ role: 'user', content })
const answered = (content: string): ClientTurn => ({ role: 'assistant', content })

it('a history keeps the visitor’s words and drops the assistant’s', () => {
  expect(latestTurns([said(' Лендинг? '), answered('1 ₽'), said('Да')])).toEqual([
    said('Лендинг?'),
    answered(''),
    said('Да'),
  ])
})

it('a long history keeps its latest turns, each no longer than a message', () => {
  const long = said('я'.repeat(chatLimits.message + 1))
  expect(latestTurns([said('старое'), long, long])).toEqual([
    said('я'.repeat(chatLimits.message)),
    said('я'.repeat(chatLimits.message)),
  ])
  expect(latestTurns(Array.from({ length: 500 }, () => said('да')))).toHaveLength(
    chatLimits.history,
  )
})
