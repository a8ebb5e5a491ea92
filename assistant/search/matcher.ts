import { fromBase64, toBase64 } from '../../supabase/functions/_shared/crypto.ts'
import { withLetters } from '../language/letters.ts'
import { asksInWords, wants } from '../language/short-answers.ts'
import { editDistance, readWords, remembering, wordsOf } from '../language/words.ts'

/** A possible subject of a question. */
export interface Unit {
  id: string
  /** Ways to ask for it. */
  asks: readonly string[]
  text: string
  /** Units of one group count once in the rarity of a term, and are answered as one. */
  group?: string
}

export const groupOf = ({ group, id }: Unit) => group ?? id

/** A term of a question. */
export interface Asked {
  text: string
  term: string
  /** How much it says about the subject of the question. */
  weight: number
  /** Whether a misspelt word was corrected. */
  isCorrected: boolean
  /** Whether any unit has it. */
  isKnown: boolean
  /** Index among the words of the question. */
  place: number
  /** Number of the part of the question: «лендинг | и логотип | для магазина» has two parts. */
  part: number
  /** Place of the «для», «у нас» or «наш» before it in its part, or −1. */
  forWhom: number
  /** Whether it is named as unwanted: «без логотипа», «логотип не нужен». */
  isExcluded: boolean
  /** Whether it describes the visitor: «сайт для пекарни». */
  isSituation: boolean
}

/** A unit and how well it fits a question. */
export interface Match<U extends Unit> {
  unit: U
  /** From 0 to 1. */
  score: number
  /** The share of the question it explains, by weight. */
  explains: number
}

/** Stop words. */
const functionWords = new Set(
  (
    'и в во на с со к ко по за из от до о об у а но или что как это этот эта эти эту этого этом мы вы ты я он она оно они вас нас ' +
    'вам нам им ему его ее ей их нем нему ней него нее них ним ними ими мне меня мной мой моя мое мои моего моей моих моему моим ваш ваша ваше ваши вашу вашего вашей ваших вашим вашем вашему вашими наш наша наше наши нашу нашем нашему нашими ' +
    'нашего нашей наших не ни ли бы же то так там тут здесь есть быть был была было были будет будете буду будут ' +
    'можно можете могу можем мочь может нужно нужен нужна нужны надо хочу хотим хотел хотела хотели бы какой какая какие какое какого какую каких ' +
    'какова каков каким какому каком какими такое такие такой такая такому такого таким такую таких который которая которое которые которого которой которому которых которым которую значит свой своего свою своя вообще скажите подскажите расскажите расскажи пожалуйста плиз уже еще все всё ' +
    'всего всех весь очень если при хотя ну вот да нет давайте просто именно тогда кстати типа прям прямо чтоб чтобы интересует ' +
    'интересно узнать понять хотелось тоже также ведь тебя тебе твой самый самая самое самые сам сама сами себе себя этой ' +
    'один одна одно одного два две двух три трех четыре пять десять пару полтора где то либо лишь же хоть ок окей ладно понятно понял ясно алло нибудь кое таки возможно возможна возможен возможны получится сможете сможем смогу сумеете примерно приблизительно сейчас теперь вопрос скажи привет здравствуйте добрый день вечер утро ' +
    'пж пжл выходит выйдет сверху скинь скиньте скинте скинуть потом около затем поэтому пусть опять снова туда сюда оттуда отсюда ' +
    'записаться записатся запиши запишите вернемся вернемтесь вернуться посмотреть смотреть глянуть ориентир ориентировочно ' +
    'u ur im dont s t re ve ll per pls plz two three four five ten couple the a an of to in on for and or is are am be do does did you your yours we our us i my me it its this that these those with what which ' +
    'can could would will shall should may have has had any there please tell about if so get as at by from need want let like some take takes happen happens give gives made using anything while much many also then than there here still now anything no not just only actually really instead would else end ' +
    'бирок мен мени менин жатам жатабыз жардам береби бересиз бересиңерби керекпи болсо ' +
    'бул жана менен силер сиз сиздер сиздин бизге мага бар барбы болобу болот керек кантип кандай эле да де ушул же'
  )
    .split(' ')
    .map((word) => word.replace(/[ёэ]/g, 'е')),
)

/** Words after which a question describes its situation: «сайт для пекарни». */
const beforeSituation = new Set(['для', 'под', 'про', 'for'])
/** Words after which a visitor names what they have: «для магазина», «у нас лендинг», «связать сайт со складом». */
const beforeOwn =
  /^(?:связать|подключ(?:ить|ите)|интегрировать|привязать|ускорить|почин(?:ить|ите)|перен(?:ести|есите)|задеплоить|развернуть|разместить|deploy|host|перевести|дораб(?:отать|отайте)|доделать|провер(?:ить|ьте)|оживить|порядок|connect|integrate|migrate|move|fix|для|под|как|вроде|типа|like|нас|меня|наш(?:а|е|и|у|его|ей|ем|ему|им|их)?|мо(?:й|я|ё|е|и|ю|его|ей|ем|ему|им|их)|for|our|my)$/u
/** «Поменять цены на сайте», “we have a shop” */
const onOwn =
  /(?:^|\s)(?:(?:на|в)\s(?:сайт|лендинг|портал|магазин|приложени)[еи]|(?:подключ|добав|постав|встав|встро|установ|прикрут|интеграц)\p{L}*\s(?:\S+\s){1,7}(?:на\s(?:\S+\s)?(?:сайт|лендинг|портал)|к\s(?:сайт|лендинг|портал|магазин|приложени)[ую])|(?:we|i)\shave(?:\s(?:an?|got))?)$/u
/** «1С с сайтом связать», «остатки на сайт выгружать», but not «логотип с сайтом» */
const withOwn =
  /\s(?:(?:сайт|лендинг|портал|магазин)ом|приложением|(?:на|в|с|из)\s(?:сайта?|магазина?|приложени[ея]))$/u
const joins = /связ[аы]|подключ|интегр|обмен|синхрон|привяз|выгру[жз]|передава|попада|падал|тянул/u
/** “How much for a website?” */
const forPrice = /(?:how much|prices?|costs?|quote)\sfor$/u
/** «У брата пекарня, хочет сайт»: what follows is wanted. */
const beforeWanted = /^(?:хо(?:чет|тят|чу|тим)|нуж(?:ен|на|но|ны)|надо|ищ(?:ет|у)|needs?|wants?)$/u
const joining = new Set(
  'и или либо с со плюс плюсом также сразу ещё еще вместе and or vs with plus'.split(' '),
)
const farthestOwn = 4
/** Words before what is not wanted, and what may be in between: «без фирменного стиля», «не с нуля». */
const beforeExcluded = /^(?:без|вместо|кроме|не|without|except|not)$/u
const ofExcluded = /(?:[ое]го|[оеыи]й|[ыи]х|^(?:an?|the|any|с|from))$/u
/** Words after it: «логотип не нужен», «логотип уже есть». */
const afterExcluded = /(?:не\s+(?:нуж|надо|треб|дела|буд|хо[чт])|уже\s+(?:есть|име))\p{L}*$/iu

/** «Не хочу больше вашу рекламу», up to what is wanted instead; «а если API у них нет». */
const refused = withLetters(
  /(?<!\p{L})(?:не\s+(?:хо(?:чу|тим)|буд(?:у|ем)|нуж(?:ен|на|но|ны)|надо)(?!\s+ли)|отказ(?:аться|ыва)|расторг|прекратите|(?:don['’]?t|do\s+not|no\s+longer)\s+(?:want|need)|cancel)(?:(?!\s(?:а|но|but|and)\s)[^,;.!?])*|(?<!\p{L})если(?:\s[^\s,;.!?]+){1,5}\sнет(?!\p{L})/giu,
)

/** Sentences beside a question that only tell: «У нас магазин на Битриксе. Сколько стоит поддержка?» */
function toldIn(text: string): (readonly [number, number])[] {
  const sentences = [...text.matchAll(/[^.!?\n]+[.!?\n]*/gu)]
  return sentences.some(({ 0: said }) => asksInWords(said))
    ? sentences
        .filter(({ 0: said }) => !asksInWords(said) && !wants.test(said))
        .map(({ 0: said, index }) => [index, index + said.length] as const)
    : []
}

/** By word of a question: its part, the place of a «для» shortly before it, and whether it is unwanted. */
function placesIn(question: string): Pick<Asked, 'part' | 'forWhom' | 'isExcluded'>[] {
  const places: Pick<Asked, 'part' | 'forWhom' | 'isExcluded'>[] = []
  let part = 0
  let own = -1
  let isExcluded = false
  const text = question.toLowerCase()
  const told = toldIn(text)
  const isJoining = joins.test(text)
  const unwanted = [...text.matchAll(refused)].map(
    ({ 0: said, index }) => [index, index + said.length] as const,
  )
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+|[,;:.+&/!?()\n]/gu)) {
    const isWord = /[\p{L}\p{N}]/u.test(word)
    if (!isWord || joining.has(word)) {
      part += 1
      own = -1
    }
    if (!isWord) {
      isExcluded = false
      continue
    }
    const before = text.slice(0, index + word.length)
    if (afterExcluded.test(before))
      for (const place of places.slice(-3)) place.isExcluded = place.part === part
    if (onOwn.test(before) || (isJoining && withOwn.test(before))) own = places.length - 1
    const isRefused = unwanted.some(([from, to]) => index >= from && index < to)
    const isTold = told.some(([from, to]) => index >= from && index < to)
    places.push({
      part,
      forWhom: isTold
        ? Math.max(0, places.length - 1)
        : own >= places.length - farthestOwn
          ? own
          : -1,
      isExcluded: isExcluded || isRefused,
    })
    isExcluded = beforeExcluded.test(word) || (isExcluded && ofExcluded.test(word))
    if (beforeOwn.test(word) && !forPrice.test(before)) own = places.length - 1
    else if (beforeWanted.test(word)) own = -1
  }
  return places
}

/** Limit of unknown words to correct: comparing one with the whole vocabulary takes a millisecond. */
const mostCorrected = 40

const slipsAllowed = (word: string) => (word.length < 5 ? 0 : word.length < 9 ? 1 : 2)

const contentTerms = (text: string) =>
  readWords(text).flatMap(({ text: word, term }) => (functionWords.has(word) ? [] : [term]))

/** Parameters of the score, tuned by leave-one-out (decision 43). */
const tuning = {
  unknown: 0.45,
  situation: 0.4,
  /** From this weight a term is the subject of a question, so that its situation counts less. */
  aside: 0.24,
  slip: 0.7,
  /** BM25's k1 and b: how slowly repetitions saturate, and how much length counts. */
  repeat: 2,
  length: 0.6,
  /** The least weight of a term. */
  least: 0.15,
  /** From this bonus a unit needs no term of the question. */
  meant: 0.6,
}

/** Units, indexed at build time: indexing takes longer than the first answer may. */
export interface Reading {
  /** Every term, joined by «|»; units have them by their places. */
  terms: string
  /** The terms of each distinct way to ask for a unit and of its text, unit after unit, in base64. */
  units: string
  /** By unit, how many of these are its own. */
  lengths: readonly number[]
  /** Every written form of at least four letters, joined by «|». */
  forms: string
}

const joint = '|'

/** Indexes units for a matcher. */
export function readUnits(units: readonly Unit[]): Reading {
  const texts = units.flatMap(({ asks, text }) => [...asks, text])
  const words = texts.flatMap(readWords).map(({ text }) => text)
  const places = new Map<string, number>()
  const placeOf = (term: string) => {
    const place = places.get(term) ?? places.size
    places.set(term, place)
    return place
  }
  const own = units.map(({ asks, text }) => {
    // Many templates lead to the same terms.
    const distinct = new Set(asks.map((ask) => [...new Set(contentTerms(ask))].sort().join(joint)))
    const asked = [...distinct].flatMap((terms) => terms.split(joint))
    return [...asked, ...new Set(contentTerms(text))].filter(Boolean).map(placeOf)
  })
  return {
    terms: [...places.keys()].join(joint),
    units: toBase64(new Uint8Array(Uint16Array.from(own.flat()).buffer)),
    lengths: own.map(({ length }) => length),
    forms: [...new Set(words.filter((word) => word.length >= 4 && !word.includes(' ')))].join(
      joint,
    ),
  }
}

/** Where a term is: its units, in order, and how often each has it. */
interface Posting {
  units: number[]
  counts: number[]
  groups: number
}

/**
 * Ranks units by how much of a question they explain.
 * @param situations descriptions of the visitor rather than subjects of a question: «ресторан»
 * @param reading the index made by `readUnits`
 */
export function createMatcher<U extends Unit>(
  units: readonly U[],
  situations: readonly string[] = [],
  reading = readUnits(units),
) {
  const situational = new Set(situations.flatMap(contentTerms))
  const terms = new Uint16Array(fromBase64(reading.units).buffer)
  const postings = reading.terms
    .split(joint)
    .map((term): [string, Posting] => [term, { units: [], counts: [], groups: 0 }])
  let from = 0
  units.forEach((unit, index) => {
    const to = from + (reading.lengths[index] ?? 0)
    for (; from < to; from += 1) {
      const posting = postings[terms[from] ?? 0]?.[1]
      if (!posting) continue
      const last = posting.units.length - 1
      const before = posting.units[last]
      if (before === index) {
        posting.counts[last] = (posting.counts[last] ?? 0) + 1
        continue
      }
      // Units of a group are adjacent.
      const known = before === undefined ? undefined : units[before]
      if (!known || groupOf(known) !== groupOf(unit)) posting.groups += 1
      posting.units.push(index)
      posting.counts.push(1)
    }
  })
  const index = new Map(postings)
  const usual = terms.length / units.length
  const many = new Set(units.map(groupOf)).size
  const rarest = Math.log(1 + many)
  /** From about 0.2 for a term of all units to 1 for a term of one unit. */
  const weightOf = (term: string) => {
    const groups = index.get(term)?.groups
    return groups === undefined
      ? tuning.unknown
      : Math.max(tuning.least, Math.log(1 + many / groups) / rarest)
  }
  /** Written forms of the vocabulary, by first letter. */
  const formsWith = remembering((letter: string) =>
    reading.forms.split(joint).filter((form) => form.startsWith(letter)),
  )
  /** The term of the nearest word of the vocabulary; a long word with one typo is not a guess. */
  function correct(word: string): { form: string; term: string; isGuess: boolean } | undefined {
    let limit = slipsAllowed(word)
    if (limit === 0 || /\d/.test(word)) return undefined
    let best: { form: string; distance: number } | undefined
    for (const form of formsWith(word.slice(0, 1))) {
      const distance = editDistance(word, form, limit)
      if (distance > limit) continue
      best = { form, distance }
      limit = distance - 1
      if (limit < 1) break
    }
    const [read] = best ? readWords(best.form) : []
    return (
      best &&
      read && { form: best.form, term: read.term, isGuess: best.distance > 1 || word.length < 7 }
    )
  }

  // A message is read several times: whole, by its parts, and again in the next turn.
  const corrections = new Map<string, ReturnType<typeof correct>>()
  function corrected(word: string): ReturnType<typeof correct> {
    if (corrections.has(word)) return corrections.get(word)
    if (corrections.size >= 500) corrections.clear()
    const found = correct(word)
    corrections.set(word, found)
    return found
  }

  /** The terms of a question, each once, with their weights. */
  function read(question: string): Asked[] {
    const all = wordsOf(question)
    const places = placesIn(question)
    const asked = new Map<string, Asked>()
    const seen = new Set<string>()
    let unknown = 0
    for (const { text, term: own, place } of readWords(question)) {
      if (seen.has(text)) continue
      seen.add(text)
      if (functionWords.has(text) || beforeSituation.has(text) || /^\d+$/.test(text)) continue
      const isKnown = index.has(own)
      const isSlip = !isKnown && !text.includes(' ') && unknown < mostCorrected
      if (isSlip) unknown += 1
      const right = isSlip ? corrected(text) : undefined
      const term = right?.term ?? own
      if (asked.has(term)) continue
      asked.set(term, {
        text,
        term,
        weight: weightOf(term) * (right ? tuning.slip : 1),
        isCorrected: right?.isGuess ?? false,
        isKnown: isKnown || right !== undefined,
        place,
        ...(places[place] ?? { part: 0, forWhom: -1, isExcluded: false }),
        isSituation:
          beforeSituation.has(all[place - 1] ?? '') ||
          situational.has(term) ||
          (places[place]?.isExcluded ?? false),
      })
    }
    const words = [...asked.values()]
    // Without any other subject, the situation is the question: «делали для клиник?»
    const isAside = words.some(({ weight, isSituation }) => !isSituation && weight >= tuning.aside)
    return words.map((word) =>
      word.isSituation && isAside ? { ...word, weight: word.weight * tuning.situation } : word,
    )
  }

  /**
   * The units that fit a question, best first.
   * @param nearness bonus on a unit's score
   */
  function rank(question: readonly Asked[], nearness: (unit: U) => number = () => 0): Match<U>[] {
    const total = question.reduce((all, { weight }) => all + weight, 0)
    const explained = new Float64Array(units.length)
    const saturated = new Float64Array(units.length)
    /** By unit, whether an exact word matches: a guessed correction counts only beside one. */
    const isTouched = new Uint8Array(units.length)
    for (const { term, weight, isCorrected } of question) {
      const { units: places = [], counts = [] } = index.get(term) ?? {}
      places.forEach((place, at) => {
        const count = counts[at] ?? 0
        const length = (reading.lengths[place] ?? 0) / usual
        const norm = 1 - tuning.length + tuning.length * length
        explained[place] = (explained[place] ?? 0) + weight
        saturated[place] =
          (saturated[place] ?? 0) +
          (weight * count * (1 + tuning.repeat)) / (count + tuning.repeat * norm)
        if (!isCorrected) isTouched[place] = 1
      })
    }
    const matches: Match<U>[] = []
    units.forEach((unit, place) => {
      const bonus = nearness(unit)
      if (bonus < tuning.meant && isTouched[place] === 0) return
      const share = (sum: number) => (total > 0 ? sum / total : 0)
      const explains = share(explained[place] ?? 0)
      const score = 0.75 * Math.min(1, share(saturated[place] ?? 0)) + 0.25 * explains + bonus
      matches.push({ unit, score, explains })
    })
    return matches.sort((a, b) => b.score - a.score)
  }

  /** How many words of a text are known, stop words included. */
  const known = (text: string) =>
    readWords(text)
      .filter(({ text: word, term }) => functionWords.has(word) || index.has(term))
      .reduce((sum, { text: phrase }) => sum + phrase.split(' ').length, 0)

  /** A text with its misspelt words corrected. */
  const spelt = (text: string) => {
    const unknown = readWords(text).filter(
      ({ text: word, term }) => !functionWords.has(word) && !index.has(term) && !word.includes(' '),
    )
    return unknown
      .slice(0, mostCorrected)
      .reduce(
        (right, { text: word }) => right.replace(word, corrected(word)?.form ?? word),
        text.toLowerCase(),
      )
  }

  const placeOf = new Map(units.map(({ id }, place) => [id, place]))

  /** Whether a unit has a term. */
  const has = ({ id }: Unit, term: string) =>
    index.get(term)?.units.includes(placeOf.get(id) ?? -1) ?? false

  return { read, rank, known, spelt, has, termsOf: contentTerms }
}
