import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { conversationOf, type Conversation } from './question.ts'

const told = z.array(
  z.object({
    turns: z.array(z.string()),
    expect: z.union([
      z.literal('cancelled'),
      z.object({ name: z.string().optional(), contact: z.string() }),
    ]),
  }),
)

/**
 * Conversations about a booking as strangers wrote them: the visitor's messages, and what the last one stores, or
 * that nothing is stored.
 */
export const toldBookings = (file: string): Conversation[] =>
  told
    .parse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')))
    .map(({ turns, expect }) =>
      conversationOf({ ask: turns, ...(expect !== 'cancelled' && { books: expect }) }),
    )
