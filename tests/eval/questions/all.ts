import { attackQuestions, companyQuestions, talkQuestions } from './company.ts'
import { bookingQuestions, followUpQuestions, severalIntents } from './conversations.ts'
import { priceQuestions } from './prices.ts'
import { secondRound } from './second-round.ts'
import { independentQuestions } from './independent.ts'
import { fourthRound } from './fourth-round.ts'
import { thirdRound } from './third-round.ts'
import { contentQuestions, termQuestions } from './terms.ts'

/** The questions that the rules were tuned on, by subject. */
export const questions = {
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
  independent: independentQuestions,
}
