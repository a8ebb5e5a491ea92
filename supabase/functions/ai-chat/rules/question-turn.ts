import { budgetReply, readBudget } from './answers/budget.ts'
import { plainReplies } from './answers/company.ts'
import { describeReply, searchReply } from './answers/describe.ts'
import { guaranteeReply } from './answers/guarantee.ts'
import { compareReply, includedReply, popularReply, priceStepReply } from './answers/packages.ts'
import { priceList, priceReply } from './answers/price.ts'
import { callbackReply, termReply } from './answers/term.ts'
import {
  articlesReply,
  casesReply,
  industriesReply,
  processReply,
  reviewsReply,
  technologiesReply,
} from './answers/topics.ts'
import { intents, type Intent } from './cues.ts'
import type { Reply, Scene } from './scene.ts'

/** Who answers which intent. Talk and booking have turns of their own. */
const replies: Partial<Record<Intent, (scene: Scene) => Reply>> = {
  ...plainReplies,
  priceList,
  budget: budgetReply,
  price: priceReply,
  term: termReply,
  callback: callbackReply,
  included: includedReply,
  compare: compareReply,
  cheaper: (scene) => priceStepReply(scene, 'cheaper'),
  dearer: (scene) => priceStepReply(scene, 'dearer'),
  popular: popularReply,
  guarantee: guaranteeReply,
  process: processReply,
  cases: casesReply,
  reviews: reviewsReply,
  articles: articlesReply,
  technologies: technologiesReply,
  industries: industriesReply,
}

/** An intent that another one says better. */
const covered: Partial<Record<Intent, readonly Intent[]>> = {
  price: ['priceList', 'budget', 'cheaper', 'dearer', 'compare', 'popular', 'callback'],
  priceList: [],
  term: ['callback'],
  currency: ['payment', 'budget'],
  services: ['company', 'priceList', 'free'],
  technologies: [],
  included: ['compare'],
  process: ['callback'],
  free: ['price'],
}

/** The intents of a message that are questions, in the order in which they are answered. */
export function questionsOf(scene: Scene): Intent[] {
  const { intents: found, named, subjects, question } = scene
  const isOverview = found.has('priceList') && named.length > 0
  return intents.filter((intent) => {
    if (!found.has(intent) || !replies[intent]) return false
    if (intent === 'priceList' && isOverview) return false
    // «Гарантируете топ?» is about one promise, and the site has a word on it.
    if (intent === 'budget' && readBudget(question.message) === undefined)
      return subjects.length === 0
    return !(covered[intent] ?? []).some(
      (it) => found.has(it) && !(it === 'priceList' && isOverview),
    )
  })
}

/** A short message that only names something goes on with what was asked before: «а магазин?». */
export function carriedOver({ question, named, words }: Scene): Intent | undefined {
  const before = intents.find((it) => it === question.state.intent)
  return named.length > 0 && words <= 4 && before && replies[before] ? before : undefined
}

/** Answers the message's questions; without any it tells of what was named, or searches the site's text. */
export function questionReplies(scene: Scene): { replies: Reply[]; intent?: Intent } {
  const asked = questionsOf(scene)
  const carried = asked.length === 0 ? carriedOver(scene) : undefined
  const all = carried ? [carried] : asked
  const found = all.flatMap((intent) => replies[intent]?.(scene) ?? [])
  const [intent] = all
  if (found.length > 0 && intent) return { replies: found.slice(0, 3), intent }
  if (scene.named.length > 0) return { replies: [describeReply(scene)] }
  const searched = searchReply(scene)
  return { replies: searched ? [searched] : [] }
}
