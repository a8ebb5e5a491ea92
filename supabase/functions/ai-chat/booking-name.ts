import { fieldLimits } from '../_shared/contracts/lead-fields.ts'
import { otherPlaces } from './cities.ts'
import { aliases } from '../_shared/catalogue/aliases.ts'
import { stemOf, stemsOf } from '../_shared/catalogue/words.ts'
import { cues } from './rules/cues.ts'
import { readContact } from '../_shared/chat/contact.ts'

const word = "\\p{L}[\\p{L}\\p{M}'’-]*"
const name = `(${word}(?:\\s+${word}){0,2})`
const lead = '(?:^|[^\\p{L}])'

/** «Меня зовут …»: followed by a name in any case. */
const introductions = [
  new RegExp(`${lead}(?:зовут|звать|имя|my name is|name is|name)\\s*[:–—-]?\\s+${name}`, 'iu'),
  new RegExp(`${lead}(?:имя|name)\\s*[:–—-]\\s*${name}`, 'iu'),
]
/** «Я …», «это …», «запишите …»: followed by a name only with a capital letter. */
const capital = "(\\p{Lu}\\p{Ll}[\\p{L}'’-]*(?:\\s+\\p{Lu}\\p{Ll}[\\p{L}'’-]*){0,2})"
const mentions = new RegExp(
  `${lead}(?:[Яя]|[Ээ]то|[Зз]апишите|[Зз]апиши|[Ii]\\s+am|[Ii][’']m|[Tt]his is)\\s*[–—-]?\\s+${capital}`,
  'u',
)

const fillers = new Set(
  (
    'привет здравствуйте добрый день вечер утро доброе мой моя мои мне меня телефон тел номер номером почта почту ' +
    'мейл имейл емейл email mail e-mail phone number имя зовут это вот контакт контакты пожалуйста пишите звоните ' +
    'позвоните перезвоните запишите запиши на или и по да хорошо ок окей ага давайте давай спасибо whatsapp ватсап ' +
    'вотсап вацап телеграм телеграмм тг telegram лучше можно связи для а я my name is call me hi hello yes ok i am из с от'
  ).split(' '),
)
/** Words that never occur in an answer with a name. */
const notNames = new Set(
  (
    'не нет знаю потом позже зачем почему сколько как что где когда кто какой какая какие хочу хотим хотел хотела ' +
    'нужен нужна нужно надо буду есть бы ли если но у вас вы мы он она ты уже еще пока все всё стоп отмена отмените хай ку прив салам хей hey поводу насчет насчёт набери ' +
    'передумал передумала скажу скажите скажи подскажите другой другое другая тот же сначала сайт лендинг магазин ' +
    'приложение цена цены стоит стоимость консультация консультацию менеджер бот человек заявка заявку никак ' +
    'аноним секрет нету изменить измените поменяйте исправьте неверно правильно верно ошибка ' +
    'no not yes what why how when who want need change cancel stop later anonymous none'
  ).split(' '),
)

/** Verb endings: «напишите», «звоним». */
const verb =
  /(?:йте|ите|ете|йтесь|итесь|етесь|ться|тись|овать|ивать|ывать|ать|ить|еть|уть|айся|ешь|ишь|аем|яем|уем|ьте|ьтесь)$/iu
const moments =
  /^(?:срочно|быстр\p{L}*|завтра|сегодня|вечером|утром|днём|днем|ночью|скорее|жду|ждём|ждем|лучше|после|бишкек\p{L}*|город\p{L}*|asap|today|tomorrow)$/iu
const places = otherPlaces
  .filter((it) => !it.includes(' '))
  .map(
    (it) => new RegExp(`^${it.replace(/[аыоеяи]$/u, '')}(?:а|у|е|ы|и|ой|о|ом|ии|ия|ию|я)?$`, 'iu'),
  )
const isPlace = (part: string) => places.some((it) => it.test(part))

/** Stems of the words for services and questions: none of them is a name. */
const vocabulary = new Set(
  [...Object.values(cues), ...Object.values(aliases)]
    .flat()
    .flatMap(stemsOf)
    // Short stems may be names: «вер» of «верить» and «Вера».
    .filter((stem) => stem.length > 3),
)

const isNotName = (part: string) =>
  notNames.has(part.toLowerCase()) || verb.test(part) || moments.test(part) || isPlace(part)

const capitalise = (text: string) =>
  text.replace(
    /(^|[\s-])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )

const wordsOf = (text: string) => text.match(new RegExp(word, 'gu')) ?? []

function cleanName(text: string) {
  const kept: string[] = []
  for (const part of text.split(/\s+/)) {
    if (fillers.has(part.toLowerCase()) || isNotName(part)) break
    kept.push(part)
  }
  const found = capitalise(kept.join(' '))
  return found.length > 1 && found.length <= fieldLimits.name ? found : undefined
}

/**
 * Finds a name in a message: after «меня зовут …» and the like or, if a name was asked for, in the words
 * that remain without contact and courtesies.
 */
export function readName(text: string, isAsked = false): string | undefined {
  for (const pattern of [...introductions, mentions]) {
    const found = cleanName(pattern.exec(text)?.[1] ?? '')
    if (found) return found
  }
  if (!isAsked || text.includes('?')) return undefined
  const { phone = '', email = '' } = readContact(text)
  const rest = text.replace(phone, ' ').replace(email, ' ').replace(/@\S+/g, ' ')
  const words = wordsOf(rest).filter(
    (it) => !fillers.has(it.toLowerCase()) && !moments.test(it) && !isPlace(it),
  )
  const isName =
    words.length > 0 &&
    words.length <= 3 &&
    !/\d/.test(rest) &&
    words.every((it) => !isNotName(it)) &&
    !words.some((it) => vocabulary.has(stemOf(it)))
  return isName ? cleanName(words.join(' ')) : undefined
}
