import { conversationOf, type Conversation, type EvalQuestion, type Single } from '../question.ts'
import type { QuestionSet } from '../report.ts'
import { attackQuestions, companyQuestions, talkQuestions } from './company.ts'
import { bookingQuestions, followUpQuestions, severalIntents } from './conversations.ts'
import { eighthMeasured } from './eighth-measured.ts'
import { eighthTuned } from './eighth-tuned.ts'
import { fifthRound } from './fifth-round.ts'
import { fourthRound } from './fourth-round.ts'
import { independentQuestions } from './independent.ts'
import { priceQuestions } from './prices.ts'
import { secondRound } from './second-round.ts'
import { moreBookings, moreCancellations } from './seventh-conversations.ts'
import { bookingConversations, otherConversations } from './sixth-conversations.ts'
import { contentQuestions, termQuestions } from './terms.ts'
import { thirdRound } from './third-round.ts'
import { visitorQuestions } from './visitors.ts'

const groups: Record<string, readonly EvalQuestion[]> = {
  prices: priceQuestions,
  terms: termQuestions,
  content: contentQuestions,
  company: companyQuestions,
  talk: talkQuestions,
  attacks: attackQuestions,
  'follow-ups': followUpQuestions,
  'several intents': severalIntents,
  bookings: bookingQuestions,
  'second round': secondRound,
  'third round': thirdRound,
  'fourth round': fourthRound,
  'fifth round': fifthRound,
  independent: independentQuestions,
  visitors: visitorQuestions,
  'eighth round, tuned on': eighthTuned,
  'eighth round, measured': eighthMeasured,
}

const singles: Record<string, Single[]> = {}
const conversations: Record<string, Conversation[]> = {
  'sixth round, bookings': [...bookingConversations],
  'sixth round, others': [...otherConversations],
  'seventh round, bookings': [...moreBookings],
  'seventh round, cancellations': [...moreCancellations],
}
for (const [group, questions] of Object.entries(groups)) {
  for (const question of questions) {
    const { ask, books, ...expected } = question
    if (typeof ask === 'string' && !books) (singles[group] ??= []).push({ ask, ...expected })
    else (conversations[`${group}, talks`] ??= []).push(conversationOf(question))
  }
}

/** The questions that the assistant was built with: whoever finds a wrong answer adds its question here. */
export const train: QuestionSet = { singles, conversations }
