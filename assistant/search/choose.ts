// Chooses which of the ranked candidates answers a message, or none.

import { asksInWords } from '../language/short-answers.ts'
import { groupOf, type Match } from './matcher.ts'
import { isForPeople, sidesOf } from '../knowledge/offers.ts'
import type { CatalogueTopic } from '../knowledge/types.ts'
import type { Candidate } from './candidates.ts'
import { find, type Found } from './find.ts'
import { besidesNames, namedIndustry, namedTools, readOrder } from './names.ts'
import type { Context } from './read.ts'

/** Log-odds that the best candidate is right, fitted to 5,069 held-out examples (decision 61). */
const odds = { base: 1, likelihood: 2.8, behind: -2.5, lead: 4 }
/** Thresholds of these log-odds: four of five answers above them are right. In a talk, more have none. */
const least = { alone: -0.2, inTalk: 0.5 }
/** Thresholds for a passage, whose likelihood is unknown: its score, and its share of the question. */
const floor = { score: 0.55, explains: 0.45, tool: 0.3 }

/** Below this likelihood a card about another service is no answer; in a follow-up it must be likelier. */
const elsewhere = { alone: -0.3, inTalk: 0.3 }

const isNamed = (words: Context['words'], topic: CatalogueTopic) =>
  namedTools(words).includes(topic) || namedIndustry(words) === topic

/** Below this likelihood a card for clients is no answer. */
const leastForPeople = -0.5

/** Whether the best candidate is what was meant, not a neighbouring fact. */
export function isSure(
  { question: { message }, words, subject }: Context,
  { matches: [best, ...others], exact, isVerbatim, isFollowUp, isElsewhere, likelihoodOf }: Found,
): boolean {
  if (!best) return false
  if (isVerbatim) return true
  const { orders } = readOrder(words, subject)
  const { score, explains, unit } = best
  // «Бот на питоне падает каждую ночь» does not ask whether we know Python.
  const isAside = unit.kind === 'topic' && unit.topic.kind === 'technology' && explains < floor.tool
  if (unit.kind === 'topic' && isNamed(words, unit.topic) && !isAside) return true
  // «Расписание врачей» names no school, although the school's text has the word.
  if (unit.kind === 'topic' && unit.topic.kind === 'industry' && orders.length > 0) return false
  if (unit.kind === 'offer' && unit.aspect === exact && (unit.offer ?? exact === 'guarantee'))
    return true
  const likelihood = likelihoodOf(unit)
  // «Нас семь человек в продажах» asks for no case, «а если потом сломается?» for no article that has the word.
  const isVague = !asksInWords(message) || besidesNames(words).length < 2
  if (isFollowUp && unit.kind === 'topic' && isVague) return false
  const isPassage =
    unit.kind === 'topic' && unit.topic.kind !== 'technology' && unit.topic.kind !== 'review'
  if (isPassage && !isElsewhere(unit) && score >= floor.score && explains >= floor.explains)
    return true
  // «Какие этапы?» about sites has one answer, though two pages sell them.
  const isSame = (other: Candidate) =>
    groupOf(other) === groupOf(unit) ||
    (unit.kind === 'offer' &&
      other.kind === 'offer' &&
      unit.aspect === other.aspect &&
      unit.offer !== undefined &&
      sidesOf(unit.offer.id).includes(other.offer?.id ?? ''))
  const next = others.find((other) => !isSame(other.unit))
  const lead = Math.min(0.5, score - (next?.score ?? 0))
  const behind = Math.max(0, ...others.map((other) => likelihoodOf(other.unit) - likelihood))
  if (isElsewhere(unit) && likelihood < (isFollowUp ? elsewhere.inTalk : elsewhere.alone))
    return false
  // Prospects are not told how clients report trouble: «тарифы на поддержку сайта».
  if (unit.kind === 'card' && isForPeople(unit.card.role) && likelihood < leastForPeople)
    return false
  // «Сегодня сможете?» after a price is not small talk.
  if (isFollowUp && unit.kind === 'talk' && likelihood < 0) return false
  const { base, likelihood: own, behind: less, lead: more } = odds
  return (
    base + own * likelihood + less * behind + more * lead >=
    (isFollowUp ? least.inTalk : least.alone)
  )
}

/** The answer to a message, if one is sure, and all that was found. */
export function answersTo(context: Context): { best?: Match<Candidate> | undefined; found: Found } {
  const found = find(context)
  const [first] = found.matches
  const sure = isSure(context, found) ? first : undefined
  const isExact = sure?.unit.kind === 'offer' && sure.unit.aspect === found.exact
  if (isExact || found.isFollowUp || found.isVerbatim) return { best: sure, found }
  // «What is included in DevOps services»: an offer that explains the whole message comes first.
  const whole = found.matches.find(
    ({ unit, explains }) =>
      unit.kind === 'offer' && unit.offer && explains > Math.max(0.9, sure?.explains ?? 0),
  )
  // «Умеете в Kubernetes?» is near the card on who needs it, and asks for the tool.
  const tools = sure ? [] : namedTools(context.words)
  const tool = found.matches.find(
    ({ unit, explains }) =>
      unit.kind === 'topic' && tools.includes(unit.topic) && explains >= floor.tool,
  )
  return { best: whole ?? sure ?? tool, found }
}
