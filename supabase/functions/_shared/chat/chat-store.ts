import type { AdminClient } from '../database.ts'
import { releaseMessage, storeAnswer, type ChatAnswer } from './store-answer.ts'
import { storeBooking, type SessionBooking } from './store-booking.ts'
import { takeMessage, type IncomingMessage } from './take-message.ts'

/** The chats that the database keeps. */
export type ChatStore = ReturnType<typeof createChatStore>

/** @returns the calls that make up a chat, on one database */
export const createChatStore = (database: AdminClient) => ({
  takeMessage: (message: IncomingMessage) => takeMessage(database, message),
  storeAnswer: (answer: ChatAnswer) => storeAnswer(database, answer),
  releaseMessage: (sessionId: string, messageId: string) =>
    releaseMessage(database, sessionId, messageId),
  storeBooking: (booking: SessionBooking) => storeBooking(database, booking),
})
