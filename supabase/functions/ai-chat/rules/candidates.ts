import type { Unit } from '../../_shared/catalogue/matcher.ts'
import type {
  Catalogue,
  CatalogueCard,
  CatalogueOffer,
  CatalogueTopic,
} from '../../_shared/catalogue/types.ts'
import { offerOf } from './offers.ts'
import { talkAsks } from './talk.ts'

/** A side of an offer, or of all offers, that a question may be about. */
export type Aspect =
  | 'price'
  | 'term'
  | 'included'
  | 'describe'
  | 'compare'
  | 'popular'
  | 'cheaper'
  | 'dearer'
  | 'guarantee'
  | 'process'
  | 'cases'
  | 'reviews'
  | 'priceList'
  | 'articles'

type Asks = readonly (readonly [Aspect, readonly string[]])[]

/** Ways to ask for a side of any offer; `…` is its name. */
const offerAsks: Asks = [
  [
    'price',
    [
      'цена …',
      'сколько стоит …',
      'сколько …',
      'сколько денег на …',
      '… сколько в месяц',
      'посчитать … бюджет',
      'сколько платить за …',
      'сколько берёте за …',
      'варианты … по ценам',
    ],
  ],
  ['term', ['срок …', 'за сколько недель сделаете …', 'когда … будет готов', 'сколько часов в …']],
  [
    'included',
    [
      'что входит в …',
      'что будет в …',
      '… подробнее',
      'что даёт …',
      'что получу в …',
      'сколько в … страниц',
    ],
  ],
  ['describe', ['…', 'делаете …', 'расскажите про …', 'хочу заказать …']],
  [
    'cheaper',
    [
      'дешевле …',
      'самый дешёвый …',
      'что самое недорогое в …',
      'самый простой вариант …',
      'the simplest … package',
    ],
  ],
  ['dearer', ['дороже …', 'самый полный …', 'самый навороченный …', 'следующий пакет …']],
]

/** Ways to ask for what a service has as a whole. */
const serviceAsks: Asks = [
  [
    'compare',
    [
      'отличие пакетов …',
      'сравните тарифы …',
      'чем отличаются …',
      'что лучше …',
      'какая разница между пакетами …',
    ],
  ],
  [
    'popular',
    [
      'какой пакет … посоветуете',
      'популярный пакет …',
      'какой тариф … взять',
      'какой … чаще берут',
    ],
  ],
  ['guarantee', ['гарантия на …', 'гарантийный срок на …', 'чинить … бесплатно']],
  [
    'process',
    ['этапы …', 'как проходит работа над …', 'этапы и сроки …', 'как устроена работа над …'],
  ],
  ['cases', ['кейсы …', 'примеры …', 'опыт …', 'есть кейсы с цифрами по …']],
  ['reviews', ['отзывы …', 'что говорят клиенты о …', 'что пишут клиенты про …']],
]

/** Ways to ask without an offer: the answer is drawn from all of them. */
const generalAsks: Asks = [
  [
    'priceList',
    [
      'какие у вас цены',
      'прайс лист',
      'сколько стоят ваши услуги',
      'расценки на услуги',
      'все цены',
      'диапазон цен',
      'what are your prices',
    ],
  ],
  ['term', ['какие сроки', 'за сколько делаете', 'сколько по времени']],
  [
    'cheaper',
    [
      'что самое дешёвое у вас',
      'дешевле',
      'самый дешёвый вариант',
      'самый простой вариант',
      'the cheapest option',
    ],
  ],
  ['popular', ['самый популярный пакет', 'что чаще заказывают', 'what do most clients choose']],
  ['guarantee', ['какая гарантия', 'гарантию даёте', 'какие гарантии', 'is there any warranty']],
  [
    'cases',
    [
      'показать кейсы',
      'портфолио',
      'примеры работ',
      'ваши работы',
      'что уже делали',
      'show case studies',
      'покажите проекты',
      'опыт',
    ],
  ],
  ['reviews', ['отзывы клиентов', 'что говорят клиенты']],
  ['articles', ['блог', 'статьи', 'что почитать', 'ссылка на блог', 'blog articles']],
]

/** Ways to ask for a side of an offer, without its name; none for anything else. */
export const aspectExamples = (aspect: string | undefined): readonly string[] =>
  [...offerAsks, ...serviceAsks].find(([it]) => it === aspect)?.[1] ?? []

/** What the assistant may answer with. */
export type Candidate = Unit &
  (
    | { kind: 'card'; card: CatalogueCard }
    | { kind: 'offer'; aspect: Aspect; offer?: CatalogueOffer }
    | { kind: 'topic'; topic: CatalogueTopic; passage: string }
    | { kind: 'talk'; about?: undefined; talk: keyof typeof talkAsks }
  )

const talkKinds = ['identity', 'offTopic'] as const

const everydayTitles = new Set<CatalogueOffer['kind']>(['package', 'plan'])

/** What a service or a package is called in a question. */
export function namesOf(catalogue: Catalogue, offer: CatalogueOffer): readonly string[] {
  const known = offer.names
  // A site type has the title of the package that it stands beside, and «простой вариант» is no «Простое».
  const isOwn = offer.kind !== 'siteType' && offer.kind !== 'package'
  if (known) return isOwn ? [...known, offer.title] : known
  const service = offerOf(catalogue, offer.serviceId)
  if (!service || !everydayTitles.has(offer.kind)) return [offer.title]
  const [called = service.title] = service.names ?? []
  return [`${offer.title} ${called}`, `пакет ${offer.title} ${called}`]
}

const longestPassage = 480

/** A text in passages of whole sentences. */
function passagesOf(text: string): string[] {
  const passages: string[] = []
  for (const line of text.split('\n')) {
    for (const sentence of line.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]?\s*/g) ?? []) {
      const last = passages.at(-1)
      if (last !== undefined && last.length + sentence.length <= longestPassage)
        passages[passages.length - 1] = `${last.trimEnd()} ${sentence}`
      else passages.push(sentence)
    }
  }
  return passages
}

function offerCandidates(catalogue: Catalogue): Candidate[] {
  return catalogue.offers.flatMap((offer) => {
    const called = namesOf(catalogue, offer)
    const parts = catalogue.offers.filter(({ serviceId }) => serviceId === offer.id)
    const partTitles = parts.map(({ title }) => title).join(' ')
    const labels = (offer.facts ?? []).map(({ label }) => label)
    const texts: Partial<Record<Aspect, string>> = {
      compare: partTitles,
      popular: partTitles,
      included: [offer.text, ...offer.features, ...labels].join(' '),
    }
    const asks = offer.kind === 'service' ? [...offerAsks, ...serviceAsks] : offerAsks
    return asks.map(([aspect, templates]): Candidate => ({
      kind: 'offer',
      id: `${offer.id}#${aspect}`,
      aspect,
      offer,
      asks: called.flatMap((name) => templates.map((it) => it.replace('…', name))),
      text: texts[aspect] ?? '',
      about: [...called, ...templates],
      group: offer.id,
    }))
  })
}

const topicAsks = ({ kind, title, keywords = [] }: CatalogueTopic): string[] => {
  if (kind === 'technology') return [title, `работаете с ${title}`, `используете ${title}`]
  if (kind === 'industry')
    return [title, `опыт ${title}`, `делали для ${title}`, `решения для ${title}`, ...keywords]
  if (kind === 'case') return [title, `кейс ${title}`, `история ${title}`]
  if (kind === 'article') return [title, `статья ${title}`, ...keywords.map((it) => `статья ${it}`)]
  return [title]
}

/** Everything that the assistant may answer with, in the order of preference among equals. */
export function candidatesOf(catalogue: Catalogue): Candidate[] {
  const serviceNames = (id: string | undefined) => {
    const service = offerOf(catalogue, id)
    return service ? namesOf(catalogue, service) : []
  }
  return [
    ...offerCandidates(catalogue),
    ...generalAsks.map(([aspect, asks]): Candidate => ({
      kind: 'offer',
      id: `#${aspect}`,
      aspect,
      asks,
      text: '',
    })),
    // One by one: what is asked of a consultant's life has nothing else in common.
    ...talkKinds.flatMap((talk) =>
      talkAsks[talk].map((ask, index): Candidate => ({
        kind: 'talk',
        id: `talk/${talk}@${index}`,
        talk,
        asks: [ask],
        text: '',
        group: `talk/${talk}`,
      })),
    ),
    ...catalogue.cards.map((card): Candidate => ({
      kind: 'card',
      id: card.id,
      card,
      asks: card.asks,
      text: card.answer,
      about: serviceNames(card.serviceId),
    })),
    ...catalogue.topics
      .filter(({ kind, lang }) => kind !== 'legal' || lang !== 'en')
      .flatMap((topic) =>
        passagesOf(topic.text).map((passage, index): Candidate => ({
          kind: 'topic',
          id: `${topic.id}@${index}`,
          topic,
          passage: passage.trim(),
          asks: topicAsks(topic),
          text: passage,
          about: serviceNames(topic.serviceId),
          group: topic.id,
        })),
      ),
  ]
}
