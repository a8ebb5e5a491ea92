import type { Conversation } from './questions/question.ts'
import { attacks } from './questions/attacks.ts'
import { basics, bookingSingles, injections, offTopic } from './questions/blind/basics.ts'
import { bookings } from './questions/blind/bookings.ts'
import { kyrgyz, misspelt } from './questions/blind/language.ts'
import { prices as blindPrices } from './questions/blind/prices.ts'
import { site } from './questions/blind/site.ts'
import { situations } from './questions/blind/situations.ts'
import { talks } from './questions/blind/talks.ts'
import { terms as blindTerms } from './questions/blind/terms.ts'
import { traps } from './questions/blind/traps.ts'
import { company } from './questions/company.ts'
import { followUps } from './questions/follow-ups.ts'
import { clients } from './questions/measured/clients.ts'
import { sales as countedSales } from './questions/measured/sales.ts'
import { pages, visitors } from './questions/measured/visitors.ts'
import { prices } from './questions/prices.ts'
import { process } from './questions/process.ts'
import { sales } from './questions/sales.ts'
import { talk } from './questions/talk.ts'
import { technology } from './questions/technology.ts'
import { terms } from './questions/terms.ts'

/** Questions by subject. */
export type QuestionSet = Readonly<Record<string, readonly Conversation[]>>

/** The assistant is tuned on these: a question with a wrong answer is added here. */
export const tuned: QuestionSet = {
  prices,
  terms,
  process,
  company,
  technology,
  talk,
  attacks,
  'follow-ups': followUps,
  sales,
}

/**
 * Written by the same authors on the same days as the tuned ones, but only counted: tuning on them would
 * spoil the measure.
 */
export const measured: QuestionSet = { visitors, pages, clients, sales: countedSales }

/**
 * Written from the specification and the pages by authors who had seen neither the rules nor the facts. Do
 * not tune on them: read them only to judge finished work, and never change them to pass.
 */
export const blind: QuestionSet = {
  "the site's own text": site,
  'weak cues': traps,
  situations,
  terms: blindTerms,
  prices: blindPrices,
  Kyrgyz: kyrgyz,
  misspelt,
  basics,
  'before a booking': bookingSingles,
  'off-topic': offTopic,
  injections,
  talks,
  bookings,
}
