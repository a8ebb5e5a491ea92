import type { Conversation } from '../question.ts'
import { attacks } from './attacks.ts'
import { basics, bookingSingles, injections, offTopic } from './blind/basics.ts'
import { bookings } from './blind/bookings.ts'
import { kyrgyz, misspelt } from './blind/language.ts'
import { prices as blindPrices } from './blind/prices.ts'
import { site } from './blind/site.ts'
import { situations } from './blind/situations.ts'
import { talks } from './blind/talks.ts'
import { terms as blindTerms } from './blind/terms.ts'
import { traps } from './blind/traps.ts'
import { company } from './company.ts'
import { followUps } from './follow-ups.ts'
import { clients } from './measured/clients.ts'
import { pages, visitors } from './measured/visitors.ts'
import { prices } from './prices.ts'
import { process } from './process.ts'
import { talk } from './talk.ts'
import { technology } from './technology.ts'
import { terms } from './terms.ts'

/** Questions by subject. */
export type QuestionSet = Readonly<Record<string, readonly Conversation[]>>

/** What the assistant is built with: a question that got a wrong answer is added here. */
export const tuned: QuestionSet = {
  prices,
  terms,
  process,
  company,
  technology,
  talk,
  attacks,
  'follow-ups': followUps,
}

/** Written by the authors of tuned ones on the same days, but only counted: tuning on them would end the measure. */
export const measured: QuestionSet = { visitors, pages, clients }

/**
 * Written from the specification and the pages by authors who had seen neither the rules nor the facts. Not to be
 * built with in view: they are read only to judge finished work, and never changed to pass.
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
