import { contentWords } from '../../_shared/catalogue/search.ts'
import { stemOf, stemsOf } from '../../_shared/catalogue/words.ts'
import { termIsInPrice, timedStages } from './answers/term.ts'
import { intents, type Intent } from './intents.ts'
import { isAboutIndustry } from './answers/industries.ts'
import { readContact } from '../../_shared/chat/contact.ts'
import { readDeadline } from './duration.ts'
import { readSum } from './money.ts'
import { isOffer, soldOf, twinsOf } from './offers.ts'
import type { MessageContext } from './message-context.ts'

/** Intents of small talk and bookings. */
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

/** Whether an intent is answered from the catalogue. */
export const isQuestion = (intent: Intent): intent is QuestionIntent =>
  !talkIntents.some((it) => it === intent)

/** By intent, others that make it a detail: with one of them, it is not a question by itself. */
const saidBetter: Partial<Record<Intent, readonly Intent[]>> = {
  free: ['advice'],
  popular: ['advice'],
  process: ['callback', 'advice'],
  price: [
    'headcount',
    'pricey',
    'disliked',
    'results',
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
  term: ['callback', 'deadline', 'results'],
  guarantee: ['uptime', 'disliked', 'whyUs'],
  compare: ['whyUs'],
  cheaper: ['pricey'],
  dearer: ['pricey', 'whyUs'],
  cases: ['clients', 'results'],
  hours: ['uptime'],
  address: ['remote'],
  articles: ['languages'],
  technologies: ['languages'],
  uptime: ['callback'],
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
    'remote',
    'individuals',
    'clients',
    'whyUs',
    'partners',
  ],
  included: ['compare', 'cheaper', 'dearer', 'guarantee', 'results', 'whyUs', 'disliked'],
  company: ['address', 'cases', 'identity', 'clients', 'whyUs', 'people', 'headcount', 'remote'],
  people: ['headcount'],
  clients: ['remote'],
  payment: ['instalments', 'disliked'],
  budget: ['compare', 'discount', 'cheaper', 'dearer'],
  industries: ['cases'],
}

/** «В приложении «Бизнес» есть оплата картой?»: a package is named, and words of what is in it. */
function asksForFeature({ catalogue, named, question, intents: found }: MessageContext): boolean {
  const parts = named.filter(isOffer).filter(({ kind }) => kind !== 'service')
  const features = parts.flatMap((it) => twinsOf(catalogue, it).flatMap((twin) => twin.features))
  const titles = new Set(parts.flatMap(({ title }) => stemsOf(title)))
  const asked = contentWords(question.message)
    .map(stemOf)
    .filter((stem) => !titles.has(stem))
  // Next to another question, one word may be chance.
  const isBeside = ['price', 'term', 'guarantee'].some((it) => [...found].some((one) => one === it))
  const enough = isBeside ? 2 : 1
  return features.some(
    (feature) => stemsOf(feature).filter((stem) => asked.includes(stem)).length >= enough,
  )
}

function isAsked(intent: Intent, context: MessageContext): boolean {
  const { intents: found, named, catalogue, subjects, question } = context
  const sold = soldOf(catalogue, subjects)
  const namesPart = named.some((it) => isOffer(it) && it.kind !== 'service')
  switch (intent) {
    case 'budget':
      if (found.has('included') && namesPart) return false
      return readSum(question.message) !== undefined || sold.length === 0
    case 'price':
      return sold.length > 0 || (!context.hasUnknownWords && named.length === 0)
    case 'term':
      return !(found.has('price') && sold.length > 0 && termIsInPrice(context))
    case 'process':
      return !(found.has('term') && sold.some(({ id }) => timedStages(catalogue, id).length > 0))
    // «Рекламный бюджет входит в цену?» is about a detail: the site has a word on it.
    case 'included':
      if (found.has('budget') && !namesPart) return false
      return named.length === 0 || named.some((it) => isOffer(it) || it.kind !== 'detail')
    case 'compare':
      return named.length === 0 || named.some((it) => isOffer(it) || it.kind !== 'detail')
    // «API для партнёров», «сайт для компании из Москвы, сколько?» ask for the offer.
    case 'partners':
      return named.length === 0
    case 'remote':
      return !found.has('price') && !found.has('term') && !found.has('deadline')
    case 'results':
      return !found.has('guarantee')
    case 'languages':
      return sold.length === 0 || named.length === 0
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
export function questionsOf(context: MessageContext): QuestionIntent[] {
  const found = new Set(context.intents)
  // «Стоимость услуг DevOps» asks for one price, not for the list.
  if (found.has('priceList') && context.named.length > 0) {
    found.delete('priceList')
    found.add('price')
  }
  // «Какие варианты по ценам?» is about what was talked about.
  const isGeneral = /все|всё|вообще|услуг|прайс|all|list/i.test(context.question.message)
  if (
    found.has('priceList') &&
    !isGeneral &&
    soldOf(context.catalogue, context.subjects).length > 0
  ) {
    found.delete('priceList')
    found.add('price')
  }
  if (asksForFeature(context)) {
    found.add('included')
    found.delete('payment')
  }
  // «Правки бесплатные?»: what has a price is not free.
  const sold = soldOf(context.catalogue, context.named)
  if (found.has('free') && sold.length > 0 && !sold.some(({ free }) => free)) {
    found.delete('free')
    found.add('price')
  }
  // «Делали для клиник?» asks for what was done; the stems of «делали» and «делаете» are one.
  const isPast = /(?:делали|разрабатывали|создавали|работали|внедряли|запускали)(?!\p{L})/iu.test(
    context.question.message,
  )
  if (isPast && isAboutIndustry({ ...context, subjects: context.named })) found.add('cases')
  // «React или Vue?»: two tools and an «or».
  const tools = context.named.filter((it) => !isOffer(it) && it.kind === 'technology')
  const isChoice = /(?<!\p{L})(?:или|либо|против|or|vs)(?!\p{L})/iu.test(context.question.message)
  if (tools.length > 1 && isChoice && !context.named.some(isOffer)) found.add('compare')
  // «Сайт за неделю» names a deadline; «сколько за месяц» asks for a price.
  const isPerTime = found.has('price') && !found.has('term')
  const deadline = readDeadline(context.question.message)
  if (deadline && !isPerTime && (found.has('term') || sold.length > 0 || context.words < 8))
    found.add('deadline')
  // Who leaves an address asks for none.
  if (Object.keys(readContact(context.question.message)).length > 0) {
    for (const it of ['email', 'phone', 'address'] as const) found.delete(it)
  }
  if (readSum(context.question.message)?.isMoney) found.add('budget')
  if (found.has('budget') && !isAsked('budget', context)) found.delete('budget')
  const asked = intents
    .filter(isQuestion)
    .filter(
      (intent) =>
        found.has(intent) &&
        !(saidBetter[intent] ?? []).some((it) => found.has(it)) &&
        isAsked(intent, { ...context, intents: found }),
    )
  // «What do you offer?» is the most general of all questions.
  return asked.length > 1 ? asked.filter((it) => it !== 'services') : asked
}
