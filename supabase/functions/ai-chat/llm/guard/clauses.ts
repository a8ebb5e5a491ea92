import { stemOf, wordsOf } from '../../../_shared/catalogue/words.ts'

const silent = new Set(
  `первый первая первое наш сам свой это как что или для при без под над его вас вам вы мы наш ваш все всего есть быть можно нужно если чтобы когда
   уже еще только более менее после перед время рабочий рабочее рабочего календарный течение срок день дней дня неделя недель
   месяц месяцев год
   час цена стоит стоимость рубль процент тысяча миллион руб the and for with you your our are from within time
   working hours days weeks months price cost term takes`
    .split(/\s+/)
    .map(stemOf),
)

/** The stems of a text that say what it is about. */
export const aboutOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length > 2 && !/\d/.test(word))
      .map(stemOf)
      .filter((stem) => !silent.has(stem)),
  )

/** What the words around a phrase are about, without its own. */
export function aboutAround(text: string, phrase: { text: string; at: number }): Set<string> {
  const end = phrase.at + phrase.text.length
  const before = wordsOf(text.slice(Math.max(0, phrase.at - 60), phrase.at)).slice(-4)
  const after = wordsOf(text.slice(end, end + 60)).slice(0, 4)
  return aboutOf([...before, ...after].join(' '))
}

/** A part of a text, with the index at which it begins. */
export interface Part {
  text: string
  at: number
}

function split(text: string, ends: RegExp): Part[] {
  const marks = [...text.matchAll(ends)]
  const starts = [0, ...marks.map((it) => it.index + it[0].length)]
  return starts.map((at, index) => ({ text: text.slice(at, marks[index]?.index), at }))
}

/** The sentences of a `plainText`; an item of a list is one. */
export const sentencesOf = (plain: string) =>
  split(plain, /(?<!(?:^|\n) ?\d{1,2})[.!?](?=\s|$)|\n/g)

/** The clauses of a sentence. */
export const clausesOf = (sentence: string) => split(sentence, /;|,(?=\s|$)/g)

const making =
  /(?<!\p{L})(?:сдела\p{L}*|дела(?:ем|ют)|разработа(?:ем|ю)|создадим|запуст\p{L}+|сдадим|готов[аоы]?|соберем|уложимся|успеем|завершим|займ(?:е|у)т|занимает|build|make|makes|launch\p{L}*|finish\p{L}*|deliver\p{L}*|ready|takes?)(?!\p{L})/u

/** Whether a clause says how long the work takes. */
export const isMaking = (clause: string) => making.test(clause)

const lasting = /(?<!\p{L})(?:гарант|warrant|guarantee|поддержк)/u

/** Whether a clause says how long something holds. */
export const isLasting = (clause: string) => lasting.test(clause)
