import { conversationOf, type Conversation, type EvalQuestion, type Single } from '../question.ts'
import type { QuestionSet } from '../report.ts'
import { attackQuestions, companyQuestions, talkQuestions } from './company.ts'
import { followUpQuestions, severalIntents } from './conversations.ts'
import { eighthMeasured } from './eighth-measured.ts'
import { eighthTuned } from './eighth-tuned.ts'
import { fifthRound } from './fifth-round.ts'
import { fourthRound } from './fourth-round.ts'
import { independentQuestions } from './independent.ts'
import { ninthMeasured, ninthMeasuredPages } from './ninth-measured.ts'
import { ninthTuned, ninthTunedPages } from './ninth-tuned.ts'
import { priceQuestions } from './prices.ts'
import { secondRound } from './second-round.ts'
import { otherConversations } from './sixth-conversations.ts'
import { contentQuestions, termQuestions } from './terms.ts'
import { thirdRound } from './third-round.ts'
import { visitorQuestions } from './visitors.ts'
import { toldClients } from '../told-clients.ts'

type Groups = Record<string, readonly EvalQuestion[]>
type Conversations = Record<string, readonly Conversation[]>

/** Single questions and conversations, by group. */
function setOf(groups: Groups, more: Conversations): QuestionSet {
  const singles: Record<string, Single[]> = {}
  const conversations: Record<string, Conversation[]> = {}
  for (const [group, questions] of Object.entries(groups)) {
    for (const question of questions) {
      const { ask, ...expected } = question
      if (typeof ask === 'string') (singles[group] ??= []).push({ ask, ...expected })
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
    'sixth round, others': otherConversations,
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
  {},
)
