import { catalogue } from '../../_shared/catalogue/catalogue.ts'
import { stemOf } from '../../_shared/catalogue/words.ts'
import { fieldLimits } from '../../_shared/contracts/lead-fields.ts'
import { otherPlaces } from './cities.ts'
import {
  homonyms,
  isCertainSurname,
  isGivenName,
  isNamePart,
  isPatronymic,
  isShortSurname,
  nominative,
} from './given-names.ts'

/*
 * Finds a name by elimination: what an introduction announces, or what remains of a message without contacts,
 * times, courtesies and known words.
 */

const setOf = (words: string) => new Set(words.trim().split(/\s+/))

/** Words that may stand between an introduction and the name. */
const fillers = setOf(`
  меня мне мой моя моё мое мои ко к это просто можно как я вам вас будет звать зовут по имени the is my me name it's can you
`)
/** Everyday words that are no names, besides those of the site, verbs, places and occupations. */
const everyday = setOf(`
  привет приветствую здравствуйте здрасте здравствуй салам саламатсызбы салем ассалам алейкум добрый доброе доброго день дня вечер
  вечера утро утра время суток дорогие друзья уважаемые спасибо благодарю пожалуйста пожалуста плиз извините простите рахмат
  телефон телефону телефоном тел номер номеру номерок номером сотовый мобильный почта почту почте мейл имейл емейл email mail e-mail
  phone number контакт контакты контактный связь связи связаться ватсап вотсап вацап вотсапп ватсапп whatsapp телеграм телеграмм
  телега тг telegram tg вайбер viber инстаграм инста instagram ник юзернейм логин имя имени имею зовут звать фамилия отчество
  это эта этот эти вот то та те тот там тут здесь так такой такая да нет не ни ага угу ок окей хорошо ладно ну а но и или по на в во
  с со к ко у о об из от до за для про при без под над через после перед между только лишь же бы ли если чтобы что чтоб как когда
  где куда кто чей какой какая какие какое который почему зачем сколько все всё всем всех весь всего еще ещё уже тоже также очень
  я ты он она мы вы они мне меня мной тебе тебя вам вас вами нам нас ему ей им их его её ее мой моя моё мое мои наш наша наше наши
  ваш ваша ваше ваши свой своя свои свою себя сам сама сами один одна одно другой другая другое другую первый второй новый новая
  нужен нужна нужно нужны надо можно нельзя хочу хотим хотел хотела хотели хотелось буду будет будем был была было есть готов готова
  готовы жду ждём ждем думаю знаю понял поняла понятно ясно верно правильно неверно неправильно ошибка ошибся ошиблась опечатка
  извиняюсь сорри лучше хуже быстрее скорее срочно сейчас потом позже сегодня завтра давай давайте пусть просто вообще вопрос вопросы
  вопросу поводу насчет насчёт теме тема темы проект проекта проекту сайт сайта сайту сайтик лендинг лендинга магазин магазина
  приложение приложения бот бота чат реклама рекламу логотип бренд брендинг seo сео дизайн консультация консультацию консультации
  запись заявка заявку звонок звонка созвон встреча заказ заказа цена цены цену стоит стоимость бюджет деньги сом сома рублей
  менеджер менеджера менеджеру человек человека люди специалист директор бизнес бизнеса компания компании компанию фирма фирмы
  моей моему моего мою нашей нашему нашего нашу помощник помощница секретарь бухгалтер коллега начальник шеф мама папа сестра
  кафе ресторан салон красоты школа клиника студия агентство организация ооо осоо ип тоо город города бишкек бишкека бишкеке страна
  жалоба вопрос проблема никак аноним анонимно секрет неважно важно отмена стоп спам тест никто оба сразу тогда раз жаль конечно точно отлично супер
  класс круто прекрасно окс ура видимо наверное кажется возможно господин госпожа байке эже агай аке сын брат друг жена муж
  салам кандай керек эмес жок ооба макул туура болот болду менин мен сиз биз сизге мага атым номерим номурум телефонум жазып чалып
  кайра коюңуз коюнуз бериңиз чалыңыз чалып жооп күтөм кутом үчүн учун жана менен деген деп койсо сураныч кечиресиз
  консультацияга кеңешке hi hello hey dear good day morning evening afternoon my name is are am was the a an and or but of for to in on at by with from me us
  i im i'm you your we our it its this that these yes no not ok okay yep yeah sure please thanks thank call calls book booking
  consultation meeting contact reach want wants need needs would like could can will website site shop app store online landing page
  price cost project about what how when where why who there here number whats up just only also too later cancel change stop later
  anonymous none nobody new old business company ой ах эх ух ало алло упс блин ещё oops wait sorry actually lot lots very much great perfect nice fine
`)
const verb =
  /(?:йте|ите|ете|йтесь|итесь|етесь|ться|тись|ывать|ивать|овать|ать|ить|еть|уть|айся|ешь|ишь|аем|яем|уем|ьте|ьтесь|лся|лась|ла|ли|ил|ел|ал|ял|ул|[аяуею]ю|[шжчщ]у|лю|ню|рю|сь|(?:ңыз|ңиз|ңуз|ңүз|ныз|нуз)(?:ч[ыиуү])?|(?:гыла|гула|гиле)ч[ыи])$/iu
const adjective =
  /(?:ый|ий|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ую|юю|ыми|ими|ность|ение|ания|ание|ции|ция|цию)$/iu
const occupation =
  /(?:тель|ница|льник|щик|щица|вщик|ист|истка|лог|граф|неджер|тор|аторша|ёр|мейкер|владелец|хозяин|хозяйка|студент\p{L}*|повар|врач|юрист|клиент\p{L}*|owner|manager|developer|designer|founder)$/iu
const places = otherPlaces
  .filter((it) => !it.includes(' '))
  .map((it) => `${it.replace(/[аыоеяи]$/u, '')}(?:а|у|е|ы|и|ой|о|ом|ии|ия|ию|я)?`)
const place = new RegExp(
  `^(?:${places.join('|')}|бишкек\\p{L}*|ош[ае]?|талас[ае]|нарын[ае]?|баку)$`,
  'iu',
)

let siteWords: ReadonlySet<string> | undefined
/** The words that the site writes in lower case, which no name is; as stems. */
function isSiteWord(word: string): boolean {
  siteWords ??= new Set(
    [...new Set(JSON.stringify(catalogue).match(/(?<![\p{L}\p{N}])\p{Ll}{3,}(?!\p{L})/gu))].map(
      stemOf,
    ),
  )
  const stem = stemOf(word)
  return stem.length > 2 && siteWords.has(stem)
}

interface Token {
  word: string
  /** Whether punctuation stands before it. */
  isFirst: boolean
  isCapital: boolean
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/([^\p{L}\p{M}'’-]*)(\p{L}[\p{L}\p{M}'’]*(?:-\p{L}[\p{L}\p{M}'’]*)*)/gu)].map(
    ({ 1: before = '', 2: word = '' }, index) => ({
      word,
      isFirst: index === 0 || /[^\s"«»“”*_-]/.test(before) || /\n|\s[-–—]\s/.test(before),
      isCapital: /^\p{Lu}/u.test(word) && !/^\p{Lu}{2,}\p{Lu}*$/u.test(word),
    }),
  )

const everydayStems = new Set([...everyday].map(stemOf).filter((it) => it.length > 3))
const isEveryday = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .split('-')
    .some((part) => everyday.has(part) || everydayStems.has(stemOf(part)))

/** Whether a word cannot be a name, whatever stands beside it. */
const isNoName = (word: string) =>
  !isGivenName(word) &&
  !homonyms.has(word.toLowerCase()) &&
  (word.length < 2 ||
    isEveryday(word) ||
    verb.test(word) ||
    place.test(word) ||
    occupation.test(word))

/** An English one is a name only with a capital letter: «Will», but “will do”. */
const isHomonym = (word: string) => homonyms.has(word.toLowerCase()) && !/^[a-z]/.test(word)

/** Whether a word may be a name though no list knows it. */
const isStrange = ({ word, isCapital }: Token) =>
  !isNoName(word) && (isCapital || isHomonym(word) || (!isSiteWord(word) && !adjective.test(word)))

/** The longest run of a name from a place on: at most four words without punctuation between. */
function runFrom(tokens: readonly Token[], from: number, fits: (token: Token) => boolean): Token[] {
  const run: Token[] = []
  for (const token of tokens.slice(from, from + 4)) {
    if (run.length > 0 && token.isFirst) break
    const belongs = run.some(({ word }) => isGivenName(word)) && !token.isCapital
    if (belongs ? !isNamePart(token.word) : !fits(token)) break
    run.push(token)
  }
  return run
}

const capitalise = (text: string) =>
  text.replace(
    /(^|[\s-])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )

function nameOf(run: readonly Token[], inflection?: 'any' | 'genitive'): string | undefined {
  const words = run.map(({ word }) =>
    inflection ? nominative(word, inflection === 'genitive') : word,
  )
  const name = capitalise(
    words.map((it) => (/^\p{Lu}{3,}$/u.test(it) ? it.toLowerCase() : it)).join(' '),
  )
  const small = name.replace(/(?<=\s)(?:Уулу|Кызы|Оглу)(?!\p{L})/gu, (it) => it.toLowerCase())
  return small.length > 1 && small.length <= fieldLimits.name ? small : undefined
}

const announced = setOf(
  `зовут звать имя имени атым аты-жөнүм ысымым исмим ismim name name's фио зовите называйте величайте обращаться обращайтесь беспокоит пишет called`,
)
/** Words after which a name may stand in another case: «запишите Нурлана». */
const inflecting = setOf(
  'запишите запиши спросите спросить позовите позвать набирайте наберите звоните позвоните перезвоните',
)
const weak = setOf(
  "я это мен мени бул i'm im am this запишите запиши спросите спросить позовите позвать набирайте наберите звоните позвоните перезвоните здесь",
)
/** Words before which a name stands: «Нурлан беспокоит», «Айгуль меня зовут». */
const closing = /^(?:беспокоит|звонит|зовут|звать|деп|деген|here|болом|болот)$/iu

function introduced(tokens: readonly Token[], mayBeStrange: boolean): string | undefined {
  const places = [...tokens.keys()]
  const after = (place: number) => {
    let next = place + 1
    while (fillers.has(tokens[next]?.word.toLowerCase() ?? '')) next += 1
    return next
  }
  const word = (place: number) => tokens[place]?.word.toLowerCase().replaceAll('’', "'") ?? ''
  const closed = (mayBeUnknown: boolean) => {
    for (const place of places.filter((it) => closing.test(word(it)))) {
      let last = place - 1
      while (last >= 0 && (fillers.has(word(last)) || word(last) === 'вас')) last -= 1
      let first = last
      const before = (it: number) => tokens[it - 1]?.word ?? ''
      while (!tokens[first]?.isFirst && isNamePart(before(first))) first -= 1
      const token = tokens[first]
      if (!token) continue
      const isUnknown = mayBeUnknown && token.isCapital && isStrange(token)
      const found =
        isGivenName(token.word) || isUnknown ? nameOf(tokens.slice(first, last + 1)) : undefined
      if (found) return found
    }
    return undefined
  }
  // «Тимур беспокоит, транспортная компания»
  const known = closed(false)
  if (known) return known
  for (const place of places.filter((it) => announced.has(word(it)))) {
    // «Моё имя: Бакыт», «меня зовут – Бакыт»
    const run = runFrom(
      tokens,
      after(place),
      (it) =>
        isGivenName(it.word) || (!isNoName(it.word) && (it.isCapital || !isSiteWord(it.word))),
    )
    const found = nameOf(run, word(place - 1) === 'на' ? 'genitive' : undefined)
    if (found) return found
  }
  const unknown = closed(true)
  if (unknown) return unknown
  for (const place of places.filter((it) => weak.has(word(it)))) {
    const next = after(place)
    const token = tokens[next]
    if (!token || (token.isFirst && next !== place + 1)) continue
    const isFit = (it: Token) =>
      isGivenName(nominative(it.word)) || (isStrange(it) && (it.isCapital || mayBeStrange))
    const found = nameOf(
      runFrom(tokens, next, isFit),
      inflecting.has(word(place)) ? 'any' : undefined,
    )
    if (found) return found
  }
  return undefined
}

/** «Не Айгуль, а Айгерим», «Айгерим, а не Айгуль»: without what is denied. */
const withoutDenied = (text: string) =>
  text.replace(
    /(?<!\p{L})(?:а\s+|and\s+)?(?:не|not)\s+(\p{L}[\p{L}'’-]*)(?=[\s,.;:–—-]|$)/giu,
    (all, word: string) => (isGivenName(word) || /^\p{Lu}/u.test(word) ? ', ' : all),
  )

/** What counts as a name. */
export type Evidence = 'introduced' | 'listed' | 'any'

/**
 * Finds a name in a message from which contacts and times were taken.
 *
 * @param evidence `introduced`: only after «меня зовут …» and the like; `listed`: also a known given name;
 *   `any`: also an unknown word that is alone, where a name is expected
 */
export function readName(message: string, evidence: Evidence): string | undefined {
  const tokens = tokensOf(withoutDenied(message))
  const found = introduced(tokens, evidence === 'any')
  if (found || evidence === 'introduced') return found
  const isPart = (it: Token) =>
    isNamePart(it.word) || homonyms.has(it.word.toLowerCase()) || (it.isCapital && isStrange(it))
  /** Where a name begins: at the surname before it, if there is one. */
  const startOf = (given: number) => {
    const before = tokens[given - 1]
    if (!before || tokens[given]?.isFirst) return given
    // «Искра Владимировна»
    const isGiven = before.isCapital && isPatronymic(tokens[given]?.word ?? '') && isStrange(before)
    const isSurname =
      isGiven ||
      homonyms.has(before.word.toLowerCase()) ||
      isShortSurname(before.word) ||
      (isNamePart(before.word) && isStrange(before))
    return isSurname ? given - 1 : given
  }
  const known = tokens.findIndex(({ word }) => isGivenName(word))
  if (known >= 0) return nameOf(runFrom(tokens, startOf(known), isPart))
  // «Позвоните моему мужу Азамату»
  const inflected = tokens.findIndex(
    (it) => it.isCapital && !isNoName(it.word) && isGivenName(nominative(it.word)),
  )
  if (inflected >= 0) {
    const fits = (it: Token) => isPart(it) || isGivenName(nominative(it.word))
    return nameOf(runFrom(tokens, startOf(inflected), fits), 'any')
  }
  // «Директор Осмонов»
  const called = tokens.find(
    (it) => it.isCapital && isCertainSurname(it.word) && isStrange(it) && !isSiteWord(it.word),
  )
  if (called) return nameOf([called])
  if (evidence === 'listed' || message.includes('?')) return undefined
  // What remains: words alone in the message, or capitalised ones alone between commas.
  const left = tokens.filter(({ word }) => !isNoName(word))
  for (const first of tokens.keys()) {
    const run = runFrom(tokens, first, isStrange)
    const next = tokens[first + run.length]
    const isAlone = left.length === run.length && run.length <= 3
    const isApart = tokens[first]?.isFirst === true && (!next || next.isFirst)
    // «Сайт обуви» has no name in it, «ну жоомарт» has.
    const isBare =
      isApart || tokens.every((it) => run.includes(it) || it.isCapital || it.word.length < 4)
    const isCapital = run.every((it) => it.isCapital || isHomonym(it.word))
    if (run.length > 0 && ((isAlone && (isBare || isCapital)) || (isApart && isCapital))) {
      return nameOf(run)
    }
  }
  return undefined
}
