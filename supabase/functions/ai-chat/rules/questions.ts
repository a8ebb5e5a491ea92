import { contentWords } from '../../_shared/catalogue/search.ts'
import { stemOf, stemsOf } from '../../_shared/catalogue/words.ts'
import { termIsInPrice, timedStages } from './answers/term.ts'
import { intents, type Intent } from './cues.ts'
import { readSum } from './money.ts'
import { isOffer, soldOf, twinsOf } from './offers.ts'
import type { Scene } from './scene.ts'

/** What a turn of talk or a booking answers: no question of the catalogue. */
const talkIntents = [
  'injection',
  'rude',
  'offTopic',
  'identity',
  'human',
  'booking',
  'greeting',
  'thanks',
  'bye',
  'noMore',
] as const satisfies readonly Intent[]

/** An intent that is answered from the catalogue. */
export type QuestionIntent = Exclude<Intent, (typeof talkIntents)[number]>

/** Whether the catalogue answers it. */
export const isQuestion = (intent: Intent): intent is QuestionIntent =>
  !talkIntents.some((it) => it === intent)

/** Intents that say what another one is about: where these are, the other is not asked by itself. */
const saidBetter: Partial<Record<Intent, readonly Intent[]>> = {
  price: [
    'priceList',
    'budget',
    'cheaper',
    'dearer',
    'compare',
    'popular',
    'callback',
    'free',
    'included',
  ],
  term: ['callback'],
  currency: ['payment', 'budget'],
  services: [
    'company',
    'priceList',
    'free',
    'privacy',
    'industries',
    'cases',
    'technologies',
    'popular',
  ],
  included: ['compare', 'cheaper', 'dearer'],
  process: ['callback'],
  company: ['address', 'cases', 'identity'],
  payment: ['instalments'],
  budget: ['compare', 'discount', 'cheaper', 'dearer'],
  industries: ['cases'],
}

/** «В приложении «Бизнес» есть оплата картой?»: a package is named, and words of what is in it. */
function asksForFeature({ catalogue, named, question, intents: found }: Scene): boolean {
  const parts = named.filter(isOffer).filter(({ kind }) => kind !== 'service')
  const features = parts.flatMap((it) => twinsOf(catalogue, it).flatMap((twin) => twin.features))
  const titles = new Set(parts.flatMap(({ title }) => stemsOf(title)))
  const asked = contentWords(question.message)
    .map(stemOf)
    .filter((stem) => !titles.has(stem))
  // Beside another question one word may be chance.
  const isBeside = ['price', 'term', 'guarantee'].some((it) => [...found].some((one) => one === it))
  const enough = isBeside ? 2 : 1
  return features.some(
    (feature) => stemsOf(feature).filter((stem) => asked.includes(stem)).length >= enough,
  )
}

function isAsked(intent: Intent, scene: Scene): boolean {
  const { intents: found, named, catalogue, subjects, question } = scene
  const sold = soldOf(catalogue, subjects)
  const namesPart = named.some((it) => isOffer(it) && it.kind !== 'service')
  switch (intent) {
    case 'budget':
      if (found.has('included') && namesPart) return false
      return readSum(question.message) !== undefined || sold.length === 0
    case 'price':
      return sold.length > 0 || (!scene.hasStrangers && named.length === 0)
    case 'term':
      return !(found.has('price') && sold.length > 0 && termIsInPrice(scene))
    case 'process':
      return !(found.has('term') && sold.some(({ id }) => timedStages(catalogue, id).length > 0))
    // «Рекламный бюджет входит в цену?» is about a detail: the site has a word on it.
    case 'included':
      if (found.has('budget') && !namesPart) return false
      return named.length === 0 || named.some((it) => isOffer(it) || it.kind !== 'detail')
    case 'compare':
      return named.length === 0 || named.some((it) => isOffer(it) || it.kind !== 'detail')
    // «Что вы делаете для клиник?» is about the clinics.
    case 'services':
    case 'company':
      return named.length === 0
    case 'phone':
    case 'technologies':
    case 'industries':
      return !named.some(isOffer)
    default:
      return true
  }
}

/** The intents of a message that are questions, in the order in which they are answered. */
export function questionsOf(scene: Scene): QuestionIntent[] {
  const found = new Set(scene.intents)
  // «Стоимость услуг DevOps» asks for one price, not for the list.
  if (found.has('priceList') && scene.named.length > 0) {
    found.delete('priceList')
    found.add('price')
  }
  // «Какие варианты по ценам?» is about what was talked about.
  const isGeneral = /все|всё|вообще|услуг|прайс|all|list/i.test(scene.question.message)
  if (found.has('priceList') && !isGeneral && soldOf(scene.catalogue, scene.subjects).length > 0) {
    found.delete('priceList')
    found.add('price')
  }
  if (asksForFeature(scene)) {
    found.add('included')
    found.delete('payment')
  }
  // «Правки бесплатные?»: what has a price is not free.
  const sold = soldOf(scene.catalogue, scene.named)
  if (found.has('free') && sold.length > 0 && !sold.some(({ free }) => free)) {
    found.delete('free')
    found.add('price')
  }
  if (readSum(scene.question.message)?.isMoney) found.add('budget')
  if (found.has('budget') && !isAsked('budget', scene)) found.delete('budget')
  const asked = intents
    .filter(isQuestion)
    .filter(
      (intent) =>
        found.has(intent) &&
        !(saidBetter[intent] ?? []).some((it) => found.has(it)) &&
        isAsked(intent, { ...scene, intents: found }),
    )
  // «What do you offer?» is the most general of all questions.
  return asked.length > 1 ? asked.filter((it) => it !== 'services') : asked
}
