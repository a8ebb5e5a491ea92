import { conversationOf, type Conversation, type EvalQuestion, type Single } from '../question.ts'
import type { QuestionSet } from '../report.ts'
import { attackQuestions, companyQuestions, talkQuestions } from './company.ts'
import { bookingQuestions, followUpQuestions, severalIntents } from './conversations.ts'
import { eighthMeasured } from './eighth-measured.ts'
import { eighthTuned } from './eighth-tuned.ts'
import { eleventhTunedBookings, eleventhTunedCancellations } from './eleventh-tuned.ts'
import { fifthRound } from './fifth-round.ts'
import { fourthRound } from './fourth-round.ts'
import { independentQuestions } from './independent.ts'
import {
  ninthMeasured,
  ninthMeasuredBookings,
  ninthMeasuredCancellations,
  ninthMeasuredPages,
} from './ninth-measured.ts'
import {
  ninthTuned,
  ninthTunedBookings,
  ninthTunedCancellations,
  ninthTunedPages,
} from './ninth-tuned.ts'
import { priceQuestions } from './prices.ts'
import { secondRound } from './second-round.ts'
import { moreBookings, moreCancellations } from './seventh-conversations.ts'
import { bookingConversations, otherConversations } from './sixth-conversations.ts'
import { contentQuestions, termQuestions } from './terms.ts'
import { tenthMeasuredBookings, tenthMeasuredCancellations } from './tenth-measured.ts'
import { tenthTunedBookings, tenthTunedCancellations } from './tenth-tuned.ts'
import { thirdRound } from './third-round.ts'
import { twelfthTunedBookings, twelfthTunedCancellations } from './twelfth-tuned.ts'
import { visitorQuestions } from './visitors.ts'
import { toldBookings } from '../told-bookings.ts'
import { toldClients } from '../told-clients.ts'

type Groups = Record<string, readonly EvalQuestion[]>
type Conversations = Record<string, readonly Conversation[]>

/** Single questions and conversations, by group. */
function setOf(groups: Groups, more: Conversations): QuestionSet {
  const singles: Record<string, Single[]> = {}
  const conversations: Record<string, Conversation[]> = {}
  for (const [group, questions] of Object.entries(groups)) {
    for (const question of questions) {
      const { ask, books, ...expected } = question
      if (typeof ask === 'string' && !books) (singles[group] ??= []).push({ ask, ...expected })
      else (conversations[`${group}, talks`] ??= []).push(conversationOf(question))
    }
  }
  return { singles, conversations: { ...conversations, ...more } }
}

/** The questions that the assistant was built with: whoever finds a wrong answer adds its question here. */
export const train = setOf(
  {
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
    'eighth round': eighthTuned,
    'ninth round': ninthTuned,
    'ninth round, pages': ninthTunedPages,
  },
  {
    'sixth round, bookings': bookingConversations,
    'sixth round, others': otherConversations,
    'seventh round, bookings': moreBookings,
    'seventh round, cancellations': moreCancellations,
    'ninth round, bookings': ninthTunedBookings,
    'ninth round, cancellations': ninthTunedCancellations,
    'tenth round, bookings': tenthTunedBookings,
    'tenth round, cancellations': tenthTunedCancellations,
    'eleventh round, bookings': eleventhTunedBookings,
    'eleventh round, cancellations': eleventhTunedCancellations,
    'twelfth round, bookings': twelfthTunedBookings,
    'twelfth round, cancellations': twelfthTunedCancellations,
    'nineteenth round, bookings': toldBookings('train/nineteenth-bookings.json'),
    'twentieth round, bookings': toldBookings('train/twentieth-bookings.json'),
    'twenty-first round, bookings': toldBookings('train/twentyfirst-bookings.json'),
  },
)

/** Written together with the last rounds, but only counted: their failures are not printed either. */
export const measured = setOf(
  {
    'eighth round': eighthMeasured,
    'ninth round': ninthMeasured,
    'ninth round, pages': ninthMeasuredPages,
    'twenty-second round, clients': toldClients('train/twentysecond-clients.json'),
  },
  {
    'ninth round, bookings': ninthMeasuredBookings,
    'ninth round, cancellations': ninthMeasuredCancellations,
    'tenth round, bookings': tenthMeasuredBookings,
    'tenth round, cancellations': tenthMeasuredCancellations,
  },
)
