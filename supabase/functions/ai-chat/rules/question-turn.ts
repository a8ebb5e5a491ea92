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
import { cheapestReply, frankReplies } from './answers/frank.ts'
import { industriesReply, isAboutIndustry } from './answers/industries.ts'
import { compareTechnologies, technologiesReply } from './answers/technologies.ts'
import { articlesReply, processReply } from './answers/topics.ts'
import { intents, type Intent } from './intents.ts'
import { isOffer } from './offers.ts'
import { isQuestion, questionsOf, type QuestionIntent } from './questions.ts'
import type { Reply, Scene } from './scene.ts'
import { texts } from './texts.ts'

/** «Flutter или React Native?»: tools are named, and nothing that is sold. */
const onlyTechnologies = ({ named }: Scene) =>
  named.some((it) => !isOffer(it) && it.kind === 'technology') && !named.some(isOffer)

/** Who answers which intent. Talk and booking have turns of their own. */
const replies: Record<QuestionIntent, (scene: Scene) => Reply> = {
  ...plainReplies,
  ...frankReplies,
  priceList,
  budget: budgetReply,
  price: priceReply,
  term: termReply,
  callback: callbackReply,
  included: includedReply,
  compare: (scene) => (onlyTechnologies(scene) ? compareTechnologies(scene) : compareReply(scene)),
  cheaper: (scene) => (offerIn(scene) ? priceStepReply(scene, 'cheaper') : cheapestReply(scene)),
  dearer: (scene) => priceStepReply(scene, 'dearer'),
  popular: popularReply,
  guarantee: guaranteeReply,
  process: processReply,
  cases: (scene) => (isAboutIndustry(scene) ? industriesReply(scene) : casesReply(scene)),
  reviews: reviewsReply,
  articles: articlesReply,
  technologies: technologiesReply,
  industries: industriesReply,
}

/** A short message that only names something goes on with what was asked before: «а магазин?». */
function carriedOver({ question, named, words }: Scene): QuestionIntent | undefined {
  if (named.length === 0 || words > 4) return undefined
  return intents.filter(isQuestion).find((it) => it === question.state.intent)
}

/** Answers the message's questions; without any it tells of what was named, or searches the site's text. */
export function questionReplies(scene: Scene): { replies: Reply[]; intent?: Intent } {
  const asked = questionsOf(scene)
  const near = asked.every((it) => it === 'price' || it === 'included')
    ? relatedReply(scene)
    : undefined
  if (near) return { replies: [near], ...(asked[0] && { intent: asked[0] }) }
  const carried = asked.length === 0 ? carriedOver(scene) : undefined
  const all = carried ? [carried] : asked
  const found = all.map((intent) => replies[intent](scene))
  const [intent] = all
  if (intent) return { replies: found.slice(0, 3), intent }
  if (scene.named.length > 0) {
    const { noOwnPrice } = texts[scene.lang]
    const isUnpriced = scene.intents.has('price') ? [{ lines: [noOwnPrice] }] : []
    return { replies: [describeReply(scene), ...isUnpriced] }
  }
  // A price that the rules do not know is nothing to guess at.
  const searched = scene.intents.has('price') ? undefined : searchReply(scene)
  return { replies: searched ? [searched] : [] }
}
