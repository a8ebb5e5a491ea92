import { budgetReply } from './answers/budget.ts'
import { casesReply, reviewsReply } from './answers/cases.ts'
import { popularReply, priceStepReply } from './answers/choice.ts'
import { plainReplies } from './answers/company.ts'
import { describeReply, searchReply } from './answers/describe.ts'
import { guaranteeReply } from './answers/guarantee.ts'
import { compareReply, includedReply } from './answers/included.ts'
import { priceList, priceReply } from './answers/price.ts'
import { relatedReply } from './answers/related.ts'
import { offerIn } from './answers/subject.ts'
import { callbackReply, termReply } from './answers/term.ts'
import { cheapestReply, objectionReplies } from './answers/objections.ts'
import { industriesReply, isAboutIndustry } from './answers/industries.ts'
import { compareTechnologies, technologiesReply } from './answers/technologies.ts'
import { articlesReply, processReply } from './answers/topics.ts'
import { intents, type Intent } from './intents.ts'
import { isOffer } from './offers.ts'
import { isQuestion, questionsOf, type QuestionIntent } from './questions.ts'
import type { Reply, MessageContext } from './message-context.ts'
import { texts } from './texts.ts'

/** «Flutter или React Native?»: the message names technologies, but no offer. */
const onlyTechnologies = ({ named }: MessageContext) =>
  named.some((it) => !isOffer(it) && it.kind === 'technology') && !named.some(isOffer)

/** The replies by intent. Small talk and bookings have turns of their own. */
const replies: Record<QuestionIntent, (context: MessageContext) => Reply> = {
  ...plainReplies,
  ...objectionReplies,
  priceList,
  budget: budgetReply,
  price: priceReply,
  term: termReply,
  callback: callbackReply,
  included: includedReply,
  compare: (context) =>
    onlyTechnologies(context) ? compareTechnologies(context) : compareReply(context),
  cheaper: (context) =>
    offerIn(context) ? priceStepReply(context, 'cheaper') : cheapestReply(context),
  dearer: (context) => priceStepReply(context, 'dearer'),
  popular: popularReply,
  guarantee: guaranteeReply,
  process: processReply,
  cases: (context) => (isAboutIndustry(context) ? industriesReply(context) : casesReply(context)),
  reviews: reviewsReply,
  articles: articlesReply,
  technologies: technologiesReply,
  industries: industriesReply,
}

/** A short message that only names something repeats the previous question: «а магазин?». */
function carriedOver({ question, named, words }: MessageContext): QuestionIntent | undefined {
  if (named.length === 0 || words > 4) return undefined
  return intents.filter(isQuestion).find((it) => it === question.state.intent)
}

/** Answers the message's questions; without any, describes what it names or searches the site's texts. */
export function questionReplies(context: MessageContext): { replies: Reply[]; intent?: Intent } {
  const asked = questionsOf(context)
  const near = asked.every((it) => it === 'price' || it === 'included')
    ? relatedReply(context)
    : undefined
  if (near) return { replies: [near], ...(asked[0] && { intent: asked[0] }) }
  const carried = asked.length === 0 ? carriedOver(context) : undefined
  const all = carried ? [carried] : asked
  const found = all.map((intent) => replies[intent](context))
  const [intent] = all
  if (intent) return { replies: found.slice(0, 3), intent }
  if (context.named.length > 0) {
    const { noOwnPrice } = texts[context.lang]
    const isUnpriced = context.intents.has('price') ? [{ lines: [noOwnPrice] }] : []
    return { replies: [describeReply(context), ...isUnpriced] }
  }
  // The rules do not guess an unknown price.
  const searched = context.intents.has('price') ? undefined : searchReply(context)
  return { replies: searched ? [searched] : [] }
}
