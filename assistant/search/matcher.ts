import { editDistance, readWords, remembering, wordsOf } from '../language/words.ts'

/** A possible subject of a question. */
export interface Unit {
  id: string
  /** Ways to ask for it. */
  asks: readonly string[]
  /** Its text. */
  text: string
  /** The terms of its subject: questions about the current subject need not repeat them. */
  about?: readonly string[]
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
}

/** A unit and how well it fits a question. */
export interface Match<U extends Unit> {
  unit: U
  /** From 0 to 1. */
  score: number
  /** The share of the question it explains, by weight. */
  explains: number
  /** The terms it shares with the question. */
  terms: ReadonlySet<string>
}

/** Words without a subject. */
const functionWords = new Set(
  (
    'и в во на с со к ко по за из от до о об у а но или что как это этот эта эти эту этого этом мы вы ты я он она оно они вас нас ' +
    'вам нам им ему ей их нем ней него нее них ним ними ими мне меня мной мой моя мое мои моего моей моих моему моим ваш ваша ваше ваши вашу вашего вашей ваших вашим вашем вашему вашими наш наша наше наши нашу нашем нашему нашими ' +
    'нашего нашей наших не ни ли бы же то так там тут здесь есть быть был была было были будет будете буду будут ' +
    'можно можете могу можем мочь может нужно нужен нужна нужны надо хочу хотим хотел хотела хотели бы какой какая какие какое какого какую каких ' +
    'какова каков каким какому каком какими такое такие такой такая который которая которое которые которого которой которому которых которым которую значит свой своего свою своя вообще скажите подскажите расскажите расскажи пожалуйста плиз уже еще все всё ' +
    'всего всех весь очень если при ну вот да нет давайте просто именно тогда кстати типа прям прямо чтоб чтобы интересует ' +
    'интересно узнать понять хотелось тоже также ведь тебя тебе твой самый самая самое самые сам сама сами себе себя этой ' +
    'один одна одно одного два две двух три трех четыре пять десять пару полтора где то либо лишь же хоть ок окей ладно понятно понял ясно алло нибудь кое таки возможно возможна возможен возможны получится сможете сможем смогу сумеете примерно приблизительно сейчас теперь вопрос скажи привет здравствуйте добрый день вечер утро ' +
    'потом около затем поэтому пусть опять снова туда сюда оттуда отсюда ' +
    'two three four five ten couple the a an of to in on for and or is are am be do does did you your yours we our us i my me it its this that these those with what which ' +
    'can could would will shall should may have has had any there please tell about if so get as at by from need want let like some take takes happen happens give gives made using anything while much many also then than there here still now anything no not just only actually really instead would else end ' +
    'бирок мен мени менин жатам жатабыз жардам береби бересиз бересиңерби керекпи болсо ' +
    'бул жана менен силер сиз сиздер сиздин бизге мага бар барбы болобу болот керек кантип кандай эле да де ушул же'
  )
    .split(' ')
    .map((word) => word.replace(/[ёэ]/g, 'е')),
)

/** Question words without a subject: beside them, a corrected word is still a guess. */
const asking = new Set('сколько когда где кто почему зачем чем куда why how'.split(' '))

/** Words after which a question describes its situation: «сайт для пекарни». */
const beforeSituation = new Set(['для', 'под', 'про', 'for'])

/** How many unknown words of a question are compared with all of the site's, which takes a millisecond each. */
const mostCorrected = 40

const slipsAllowed = (word: string) => (word.length < 5 ? 0 : word.length < 9 ? 1 : 2)

const contentTerms = (text: string) =>
  readWords(text).flatMap(({ text: word, term }) => (functionWords.has(word) ? [] : [term]))

/** Weights of the parts of a score; found by leave-one-out (decision 43). */
const tuning = {
  /** The weight of the best single example against the unit as a whole. */
  single: 0.25,
  /** The weight of the question against the example. */
  question: 0.5,
  unknown: 0.45,
  situation: 0.4,
  /** A term of this weight is the subject of a question, so its situation does not count. */
  aside: 0.24,
  slip: 0.7,
  /** How fast a repeated term reaches its full weight. */
  repeat: 2,
  length: 0.6,
  related: 0.6,
  floor: 0.15,
  prefix: 0.55,
}

/** The indexed units: indexing them takes longer than the matcher's first answer may. */
export interface Reading {
  /** By unit, the terms of each distinct way to ask for it, and of its text; joined by «|». */
  units: readonly { asks: readonly string[]; text: string }[]
  /** Every written form of at least four letters, joined by «|». */
  forms: string
}

const joint = '|'
const joined = (terms: Iterable<string>) => [...terms].join(joint)
const parted = (terms: string) => (terms === '' ? [] : terms.split(joint))

/** Indexes units for a matcher. */
export function readUnits(units: readonly Unit[]): Reading {
  const texts = units.flatMap(({ asks, text }) => [...asks, text])
  const words = texts.flatMap(readWords).map(({ text }) => text)
  return {
    units: units.map(({ asks, text }) => ({
      // Many templates lead to the same terms.
      asks: [...new Set(asks.map((ask) => joined([...new Set(contentTerms(ask))].sort())))],
      text: joined(new Set(contentTerms(text))),
    })),
    forms: joined(new Set(words.filter((word) => word.length >= 4 && !word.includes(' ')))),
  }
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
  /** Offers use the same words, each with its own name. */
  const termsAbout = remembering(contentTerms)
  const indexed = units.map((unit, index) => {
    const { asks = [], text = '' } = reading.units[index] ?? {}
    const distinct = asks.map(parted)
    return { unit, asks: distinct, terms: [...distinct.flat(), ...parted(text)] }
  })
  // Both on demand: few units share a term with a question.
  const aboutOf = remembering((unit: U) => new Set((unit.about ?? []).flatMap(termsAbout)))
  const countsOf = remembering((terms: readonly string[]) => {
    const counts = new Map<string, number>()
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
    return counts
  })
  const usual = indexed.reduce((sum, { terms }) => sum + terms.length, 0) / indexed.length
  const note = <T>(map: Map<string, T[]>, key: string, value: T) => {
    const known = map.get(key)
    if (!known) map.set(key, [value])
    else if (known.at(-1) !== value) known.push(value)
  }
  /** The units that have a term, and their groups: units of a group are adjacent. */
  const unitsWith = new Map<string, number[]>()
  const groupsWith = new Map<string, string[]>()
  indexed.forEach(({ unit, terms }, index) => {
    for (const term of terms) {
      note(unitsWith, term, index)
      note(groupsWith, term, groupOf(unit))
    }
  })
  const many = new Set(units.map(groupOf)).size
  const rarest = Math.log(1 + many)
  const weights = new Map(
    [...groupsWith].map(([term, { length }]) => [
      term,
      Math.max(tuning.floor, Math.log(1 + many / length) / rarest),
    ]),
  )
  /** From about 0.2 for a term of all units to 1 for a term of one unit. */
  const weightOf = (term: string) => weights.get(term) ?? tuning.unknown
  const vocabulary = [...weights.keys()].filter((term) => term.length >= 4)
  /** Terms with the same prefix: «предоплата» and «предоплатить». */
  const relativesOf = remembering((term: string) => {
    const found = new Map<string, number>()
    if (term.length >= 4) {
      for (const other of vocabulary) {
        if (other === term || other[0] !== term[0] || other[1] !== term[1] || other[2] !== term[2])
          continue
        let same = 3
        while (same < term.length && term[same] === other[same]) same += 1
        const share = same / Math.max(term.length, other.length)
        if (same >= 4 && share >= tuning.prefix) found.set(other, tuning.related * share)
      }
    }
    return found
  })

  /** All examples, and the examples of each term. */
  const examples: { unit: number; weight: number }[] = []
  const examplesWith = new Map<string, number[]>()
  indexed.forEach(({ asks }, unit) => {
    for (const terms of asks) {
      for (const term of terms) note(examplesWith, term, examples.length)
      const weight = terms.reduce((sum, term) => sum + weightOf(term), 0)
      examples.push({ unit, weight: weight || 1 })
    }
  })

  /** Written forms of the vocabulary, by first letter. */
  const forms = new Map<string, string[]>()
  for (const form of parted(reading.forms)) note(forms, form.slice(0, 1), form)
  /** The term of the nearest word of the vocabulary; a long word with one typo is not a guess. */
  function corrected(word: string): { term: string; isGuess: boolean } | undefined {
    let limit = slipsAllowed(word)
    if (limit === 0 || /\d/.test(word)) return undefined
    let best: { form: string; distance: number } | undefined
    for (const form of forms.get(word[0] ?? '') ?? []) {
      const distance = editDistance(word, form, limit)
      if (distance > limit) continue
      best = { form, distance }
      limit = distance - 1
      if (limit < 1) break
    }
    const [read] = best ? readWords(best.form) : []
    return best && read && { term: read.term, isGuess: best.distance > 1 || word.length < 7 }
  }

  /** The terms of a question, each once, with their weights. */
  function read(question: string): Asked[] {
    const all = wordsOf(question)
    const asked = new Map<string, Asked & { isSituation: boolean }>()
    const seen = new Set<string>()
    let unknown = 0
    for (const { text, term: own, place } of readWords(question)) {
      if (seen.has(text)) continue
      seen.add(text)
      if (functionWords.has(text) || beforeSituation.has(text) || /^\d+$/.test(text)) continue
      const isKnown = weights.has(own)
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
        isSituation: beforeSituation.has(all[place - 1] ?? '') || situational.has(term),
      })
    }
    const words = [...asked.values()]
    // Without any other subject, the situation is the question: «делали для клиник?»
    const isAside = words.some(({ weight, isSituation }) => !isSituation && weight >= tuning.aside)
    return words.map(({ isSituation, ...word }) =>
      isSituation && isAside ? { ...word, weight: word.weight * tuning.situation } : word,
    )
  }

  /** By unit, the best overlap of a single example with the question. */
  function bestExamples(question: readonly Asked[], total: number, given: ReadonlySet<string>) {
    const shared = new Map<number, number>()
    const met = new Map<number, number>()
    for (const { term, weight } of question) {
      const has = new Set<number>()
      for (const [other, credit] of [[term, 1] as const, ...relativesOf(term)]) {
        for (const example of examplesWith.get(other) ?? []) {
          if (has.has(example)) continue
          has.add(example)
          shared.set(example, (shared.get(example) ?? 0) + weight * credit)
          met.set(example, (met.get(example) ?? 0) + weightOf(other) * credit)
        }
      }
    }
    const asked = new Set(question.map(({ term }) => term))
    for (const term of given) {
      if (asked.has(term)) continue
      for (const example of examplesWith.get(term) ?? []) {
        const entry = indexed[examples[example]?.unit ?? -1]
        if (entry && shared.has(example) && aboutOf(entry.unit).has(term))
          met.set(example, (met.get(example) ?? 0) + weightOf(term))
      }
    }
    const best = new Map<number, number>()
    for (const [example, weight] of shared) {
      const { unit, weight: whole } = examples[example] ?? { unit: -1, weight: 1 }
      const share =
        (weight / total) ** tuning.question *
        ((met.get(example) ?? 0) / whole) ** (1 - tuning.question)
      best.set(unit, Math.max(best.get(unit) ?? 0, share))
    }
    return best
  }

  /**
   * The units that fit a question, best first.
   * @param given terms already given by the conversation
   * @param nearness bonus on the score of units near the current subject
   */
  function rank(
    question: readonly Asked[],
    given: ReadonlySet<string> = new Set(),
    nearness: (unit: U) => number = () => 0,
  ): Match<U>[] {
    const total = question.reduce((all, { weight }) => all + weight, 0)
    const best = bestExamples(question, total, given)
    const touched = new Set(
      question.flatMap(({ term }) =>
        [term, ...relativesOf(term).keys()].flatMap((related) => unitsWith.get(related) ?? []),
      ),
    )
    const matches: Match<U>[] = []
    for (const index of touched) {
      const entry = indexed[index]
      if (!entry) continue
      const counts = countsOf(entry.terms)
      const terms = new Set<string>()
      let explained = 0
      let saturated = 0
      let isExact = false
      let isGuess = false
      for (const { text, term, weight, isCorrected } of question) {
        let count = counts.get(term) ?? 0
        let credit = 1
        if (count === 0) {
          for (const [other, share] of relativesOf(term)) {
            const own = counts.get(other) ?? 0
            if (own * share > count * credit) {
              count = own
              credit = share
            }
          }
          if (count === 0) continue
          isGuess = true
        } else if (isCorrected) isGuess = true
        else if (!asking.has(text)) isExact = true
        terms.add(term)
        explained += weight * credit
        const norm = 1 - tuning.length + (tuning.length * entry.terms.length) / usual
        saturated +=
          (weight * credit * count * (1 + tuning.repeat)) / (count + tuning.repeat * norm)
      }
      // A corrected or related word counts only beside an exact one.
      if (isGuess && !isExact) continue
      const explains = explained / total
      matches.push({
        unit: entry.unit,
        score:
          tuning.single * (best.get(index) ?? 0) +
          (1 - tuning.single) * (0.75 * Math.min(1, saturated / total) + 0.25 * explains) +
          nearness(entry.unit),
        explains,
        terms,
      })
    }
    return matches.sort((a, b) => b.score - a.score)
  }

  return { read, rank, termsOf: contentTerms }
}
