// Chooses which of the ranked candidates answer a message: one, several, or none.

import { groupOf, type Match } from './matcher.ts'
import type { CatalogueOffer } from '../knowledge/types.ts'
import type { Candidate } from './candidates.ts'
import { find, findRest, type Found } from './find.ts'
import { questionsIn } from '../language/short-answers.ts'
import { isCalled, named, namedOffers } from './names.ts'
import { readQuestion, weightOf, type Context } from './read.ts'

/** The minimum score of an answer, and the share of the question that it explains. */
const floor = { score: 0.55, explains: 0.45 }
/** The same for a candidate far ahead of the others. */
const clear = { score: 0.42, explains: 0.38, ahead: 0.12 }
/** Below this score, a candidate with so small a lead is answered together with the next one. */
const close = { score: 0.85, ahead: 0.1 }
/** Above this likelihood three of five long messages ask for it, and more of the short ones. */
const mostlyRight = -0.2
/** An explicit question for a price or term may be part of a long story. */
const leastOfExact = 0.15
/** How much of the rest of a question another answer must explain, and how large that rest must be. */
const further = { score: 0.72, explains: 0.8, share: 0.26, likelihood: -0.8 }
const mostReplies = 3

/** Whether the best candidate fits well, or so much better than the others that it must be meant. */
function isSure(
  { words }: Context,
  { matches: [best, ...others], exact, likelihoodOf }: Found,
): boolean {
  if (!best) return false
  const { score, explains } = best
  if (likelihoodOf(best.unit) > mostlyRight) return true
  const next = others.find(({ unit }) => groupOf(unit) !== groupOf(best.unit))
  const ahead = score - (next?.score ?? 0)
  if (score < close.score && ahead < close.ahead) return false
  if (score >= floor.score && explains >= floor.explains) return true
  const { unit } = best
  if (unit.kind === 'topic' && isCalled(unit.topic, words)) return true
  if (unit.kind === 'offer' && unit.offer && unit.aspect === exact) return explains >= leastOfExact
  return score >= clear.score && explains >= clear.explains && ahead >= clear.ahead
}

/** A message of one clause asks one question; so does «А за сколько дней?». */
const asksMore =
  /^[^,;+?&\n\r\u2028\u2029]*[,;+?&].*\p{L}|(?<=\p{L}\s)(?:и|а|плюс|также|ещё|еще|and|also|plus)(?!\p{L})/imu

/** «Корпоративный сайт» does not name «Корпоративное» приложение, even after «сайт» has been answered. */
const isWholly = (unit: Candidate, meant: readonly CatalogueOffer[]) =>
  unit.kind !== 'offer' || !unit.offer || meant.length === 0 || meant.includes(unit.offer)

/** The best candidate for a text, and others for the rest it leaves unexplained. */
function covering(context: Context, found: Found): Match<Candidate>[] {
  const [best] = found.matches
  if (!best || !isSure(context, found)) return []
  const all = [best]
  if (!asksMore.test(context.question.message)) return all
  const meant = namedOffers(context.words)
  let rest = findRest(context.words, best)
  while (
    all.length < mostReplies &&
    weightOf(rest.words) >= further.share * weightOf(context.words)
  ) {
    const [next] = rest.matches.filter(
      ({ unit }) => isWholly(unit, meant) && found.likelihoodOf(unit) > further.likelihood,
    )
    if (!next || next.score < further.score || next.explains < further.explains) break
    all.push(next)
    rest = findRest(rest.words, next)
  }
  return all
}

/** The answers to a message that asks several questions, if each question by itself has a sure one. */
function separately(context: Context): Match<Candidate>[] {
  const { question } = context
  const questions = questionsIn(question.message)
  if (questions.length < 2 || questions.length > mostReplies) return []
  let { subject } = context
  const answers = new Map<string, Match<Candidate>>()
  for (const message of questions) {
    const asked = {
      ...context,
      question: { ...question, message },
      words: readQuestion(message),
      subject,
    }
    const found = find(asked)
    const [best] = found.matches
    if (!best || !isSure(asked, found)) return []
    // «Сколько стоит лендинг и что входит?»
    subject = named(asked.words) ?? subject
    answers.set(best.unit.id, best)
  }
  return [...answers.values()]
}

/** The answers to a message, and all that was found. */
export function answersTo(context: Context): { matches: Match<Candidate>[]; found: Found } {
  const found = find(context)
  const several = separately(context)
  return { matches: several.length > 1 ? several : covering(context, found), found }
}
