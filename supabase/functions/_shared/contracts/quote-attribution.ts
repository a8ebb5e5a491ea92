/* The line above a quote that says whose words follow, and when they were written. Mail programs write it in their
   user's language, so what is asked for is what all of them have: a moment, an address, a word for writing. */

/** Words for writing; of two, such as «a écrit», the last. */
const verbs = new Set(
  [
    'wrote writes sent écrit schrieb schreef geschreven skrev skreiv kirjoitti escribió',
    'escriure escreveu scritto scrisse scris έγραψε rašė parašė rakstīja napisał napisała',
    'pisze napsal napsala napísal napísala napisao napisala írta kirjutas yazdı yazıb yozdi',
    'yozgan menulis viết жазды жазган жазған жазат написал написала пишет писал писала писали',
    'сообщил сообщила написав пише писав напісаў напісала піша написа написао כתב כתבה كتب',
    'كتبت نوشت',
  ]
    .join(' ')
    .split(' '),
)
/** In scripts that do not part words. */
const unpartedVerb = /写道|寫道|写入|書きました|작성|썼습니다|เขียนว่า/

/** «написал(а)», «napisał(a)», «написал(-а)»: programs know no genders. */
const lastWord =
  /(?<!\p{L})(\p{L}{2,20})(?:\(-?\p{L}{1,2}\)|\/-?\p{L}{1,2})?\s{0,3}(?:[:：]|-{2,9})?$/u

const hasVerb = (text: string) =>
  unpartedVerb.test(text) ||
  text
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.some((word) => verbs.has(word)) === true

const endsInVerb = (text: string) =>
  verbs.has(lastWord.exec(text)?.[1]?.toLowerCase() ?? '') || unpartedVerb.test(text.slice(-8))

/** «---- Na Me wrote ----» */
const calls = /^-{2,9}.{2,80}-{2,9}$/
/** Two or more names, and nothing else. */
const isName = /^(?:\p{Lu}[\p{L}.'-]{0,30}\s){2,4}\p{L}{2,20}\s?[:：]$/u

const day = /(?<!\d)\d{1,2}(?!\d)/
const year = /(?<!\d)(?:19|20)\d\d(?!\d)/
const shortDate = /(?<!\d)\d{1,2}[./-]\d{1,2}[./-]\d{2}(?!\d)/
const time = /(?<!\d)\d{1,2}[:.h時时]\d\d(?!\d)/
const hasDate = (line: string) =>
  shortDate.test(line) || (year.test(line) && day.test(line.replace(year, ' ')))

/** A number near the beginning, maybe after a preposition and the day of the week: «On Tue, Apr 4», «ср, 30 апр.». */
const beginsWithDate =
  /^["(]?(?:(?:\p{L}{1,4}\.?,?\s|\p{L}{2,14}\.?,\s?|\p{sc=Han}{1,2}\s?)(?:[\p{L}.,'’]{1,14}\s){0,3})?["(]?\d/u

const address = /[^\s<>()[\]"',;:@]@[^\s<>()[\]"',;:@]/
/** An address in brackets, or alone, at the end. */
const endsInAddress = /@[^\s<>()[\]"',;:@]{2,100}\s?[>)\]]*\s?[:：]$/
const endsInBareAddress = /<\s?[^\s<>()@]{1,100}@[^\s<>()@]{2,100}\s?>$/
const beginsWithSender =
  /^(?!mailto:)["'«*]?[\p{L}\p{N}][^<>@]{0,80}[<([](?:mailto:)?[^\s<>@]{1,100}@[^\s<>@]{2,100}[>)\]]/u
/** Gmail's, of some years ago. */
const isoDate = /^\d{4}-\d\d-\d\d \d{1,2}:\d\d GMT[+-]\d\d:\d\d \p{L}/u
/** Our own, above a form that we answer. */
const ownForm = /^Ваша заявка от \d.{4,60}:$/

const longest = 400

/**
 * Whether a text says who has written what follows, and when.
 *
 * @param isMarked whether what follows is marked as a quote: then less is asked for
 */
function isAttribution(text: string, isMarked: boolean): boolean {
  const dated = beginsWithDate.test(text)
  const moment = dated && (hasDate(text) || time.test(text))
  const hasAddress = address.test(text)
  const isWriting = hasVerb(text)
  const ends = /[:：]$/.test(text)
  if (moment && hasAddress && endsInVerb(text)) return true
  if (moment && time.test(text) && endsInAddress.test(text)) return true
  if (moment && hasAddress && isWriting && ends) return true
  if (moment && hasDate(text) && time.test(text) && endsInVerb(text)) return true
  if (beginsWithSender.test(text) && isWriting && ends) return true
  if (isoDate.test(text) || (calls.test(text) && endsInVerb(text))) return true
  if (!isMarked) return false
  return (
    (moment && (endsInVerb(text) || (ends && (isWriting || (hasDate(text) && time.test(text)))))) ||
    (moment && (endsInAddress.test(text) || endsInBareAddress.test(text))) ||
    (isName.test(text) && endsInVerb(text)) ||
    ownForm.test(text)
  )
}

/** The end of an address, and of an attribution: no mark of a quote. */
const closes = (line: string) =>
  /^\s{0,3}>[\p{L}\s]{0,30}[:：]$/u.test(line) && (/>\s?[:：]$/.test(line) || endsInVerb(line))

/** Whether a line is marked as a quote; The Bat! puts initials before the mark. */
export const isMarked = (line: string): boolean =>
  /^\s{0,3}\p{Lu}{0,2}>/u.test(line) && !closes(line.trimEnd())

/** Whether a line may be the last of an attribution. */
const mayEnd = (line: string) => /[:：>-]$/.test(line) || endsInVerb(line) || /GMT[+-]\d/.test(line)

/** How many lines it may take. */
const mostLines = 5

/** Where an attribution begins that shares its line with the answer: «Да--- On Wed, Apr 4, 2012 at 3:59 PM, … wrote:». */
function startInside(line: string, isMarked: boolean): number | undefined {
  if (!hasVerb(line) && !address.test(line)) return undefined
  for (const { index, 0: dashes } of line.matchAll(/-{2,9}\s*|\s(?=[\p{L}\d])/gu)) {
    const rest = line.slice(index + dashes.length)
    const isCertain = dashes.startsWith('-') || /^(?:On|Le|Am|Op|El|Il|Em|Den)\s/.test(rest)
    const isDated = /^\p{L}{2,14}, \d/u.test(rest) && time.test(rest) && endsInAddress.test(rest)
    if ((isDated || (isCertain && hasVerb(rest))) && isAttribution(rest, isMarked)) return index
  }
  return undefined
}

/** An attribution: its first line, and how many characters of that are the answer's. */
export type Attribution = { start: number; shared: number }

/** The attribution that ends in a line; undefined if none does. @param isQuoteBelow whether a marked quote follows */
export function attributionEndingIn(
  lines: readonly string[],
  end: number,
  isQuoteBelow: boolean,
): Attribution | undefined {
  const last = (lines[end] ?? '').trim()
  if (last.length > longest || !mayEnd(last)) return undefined
  // Without a number or an address it takes one line.
  const first = Math.max(0, end - mostLines + 1)
  const isOneLine = !lines.slice(first, end + 1).some((line) => /[\d@]/.test(line))
  if (isOneLine && !endsInVerb(last)) return undefined
  let text = last
  let found: Attribution | undefined
  for (let start = end; start >= first; start -= 1) {
    const line = (lines[start] ?? '').trim()
    // Some programs leave a line blank before an address.
    if (line === '' && !text.startsWith('<')) break
    text = start === end ? line : `${line} ${text}`.trim()
    if (text.length > longest) break
    if (!isAttribution(text, isQuoteBelow)) continue
    // A bare date may be the end of a longer line.
    const isWhole = address.test(text) || hasVerb(text)
    if (isWhole || !found) found = { start, shared: 0 }
    if (isWhole) break
  }
  if (found) return found
  const shared = startInside(last, isQuoteBelow)
  return shared === undefined ? undefined : { start: end, shared }
}
