import type { Lang } from '../language/lang.ts'

/** Sentences about the visitor, the answer or the instructions, which a model says to itself. */
const aloud = [
  /(?<!\p{L})(?:пользовател[ья]|посетител[ья]|собеседник|человек)[, ]{1,2}(?:\p{L}{1,20}[, ]{1,2}){0,2}(?:спрашива|спросил|хочет|интересу|пишет|написал|просит|задал|задаёт|здорова|поздоровал|уточня|имеет в виду)/iu,
  /(?<!\p{L})(?:вопрос|сообщение|запрос|слова) (?:пользователя|посетителя)(?!\p{L})/iu,
  /(?<!\p{L})(?:нужно|надо|следует|нельзя|стоит|лучше|долж(?:ен|на)|попробую|сейчас) (?:бы )?(?:\p{L}{1,20} )?(?:ответить|подумать|вызвать|поискать|раскры|упомян|найти в каталоге)/iu,
  /(?<!\p{L})(?:отвечу (?:кратко|вежливо|на русском|по-русски)|системн\p{L}{1,4} (?:промпт|инструкци|сообщени)|(?:по|согласно|в) (?:моим |моих )?инструкци|вызов\p{L}{0,3} инструмент)/iu,
  /\b(?:the|this) (?:user|visitor|human)(?:'s)?(?: \w{1,20}){0,3} (?:ask|want|say|said|wrote|write|need|greet|request|mean|seem|question|quer|message)/i,
  /\b(?:user|visitor) (?:asks|wants|says|said|wrote|needs|greets|is asking|is greeting)\b/i,
  /\b(?:i|we|let me|let's) (?:(?:should|need to|must|have to) )?(?:\w{1,20} )?(?:answer in|respond|reply|call the|use the (?:tool|function)|search the catalog|think about|think through)/i,
  /^\W{0,9}(?:hmm|wait,|okay,? (?:so|the|let|i|we)\b|let me (?:think|see|check|search|look|call)\b|let's see|first,? i (?:should|need|must|will)\b)/i,
  /\b(?:system prompt|system message|developer message|the instructions|tool call)\b/i,
]

/** «**Thinking:**», «Размышления…» at the beginning of a line. */
const heading =
  /^[\s*_#>`([{«"-]{0,9}(?:my )?(?:дума(?:ю|ет|ем)|размышля(?:ю|ет|ем)|thinks?|thinking|thoughts?(?: process)?|reasoning|analysis|reflection|scratchpad|chain of thought|internal monologue|мысли|размышлени[ея]|рассуждени[ея]|ход мыслей|внутренний монолог)[\s*_#>`)\]}»"]{0,9}(?::|…|\.\.\.|$)/imu

const bubble = /^[\s*_>(]{0,9}(?:💭|🧠)/mu

/** Cyrillic letters that Russian does not have. */
const notRussian = /[іїєґўђјљњћџѓќѕәғқңөұүһҳҷӣӯ]/iu
const otherScript = /[^\P{L}\p{sc=Latn}\p{sc=Cyrl}]/u
const cyrillicWord = /\p{sc=Cyrl}{3,}/gu
/** In lower case: names of technologies are capitalised. */
const latinWord = /(?<![\p{L}\p{N}.@/-])[a-zß-ÿ]{2,}(?![\p{L}\p{N}@/-]|\.\p{L})/gu

/** Whether a sentence is not in `lang`; another Cyrillic language passes if the visitor wrote it. */
export function isForeign(sentence: string, lang: Lang, visitorSaid: string): boolean {
  if (otherScript.test(sentence)) return true
  if (lang === 'en') return (sentence.match(cyrillicWord)?.length ?? 0) > 2
  if (/\p{sc=Cyrl}/u.test(sentence))
    return notRussian.test(sentence) && !notRussian.test(visitorSaid)
  return (sentence.match(latinWord)?.length ?? 0) > 1
}

/** Whether a sentence sounds like a thought rather than an answer. */
export const isThought = (sentence: string): boolean =>
  heading.test(sentence) || bubble.test(sentence) || aloud.some((pattern) => pattern.test(sentence))

/** Remains of a template or a tool call in an unknown notation. */
const machineTalk = [
  /(?<![\p{L}\p{N}])(?:search[_-]catalogue|get[_-]offer|list[_-]packages|open[_-]form)(?![\p{L}\p{N}])/iu,
  /<[|｜!]|[|｜]>|[◁▷]|\[\s?\]|\\u003c|&(?:lt|#60);|```/i,
  /"(?:name|arguments|parameters|tool|function)"\s{0,9}:|^\s{0,9}(?:Action|Action Input|Observation|Tool call|Function call):/im,
  /[[({<*`]\s?\/?\s?(?:think|thinking|thought|reasoning)\s?[\])}>*`]/i,
  /\b[a-z][a-z_]{2,40}\(\s?[a-z_]{1,40}\s?[=:]/i,
  // A turn of another role.
  /^\s{0,9}(?:user|assistant|system|human|model)\s{0,9}$/im,
  /^[\s*#]{0,9}(?:user|assistant|human|visitor|посетитель|помощник|ассистент|сотрудник компании)[\s*]{0,3}:/imu,
  // Harmony's channels without their marks.
  /assistant(?:final|analysis|commentary)|^\s{0,9}(?:analysis|commentary|assistant|final)(?:\n|[A-ZА-ЯЁ])/u,
]

/** Whether a text contains a mark or a tool call, in any notation. */
export const isMachineTalk = (text: string): boolean =>
  machineTalk.some((pattern) => pattern.test(text))
