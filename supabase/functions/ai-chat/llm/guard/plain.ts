import { visibleText } from '../../../_shared/text.ts'

/** The value of a digit of any script: their code points stand in runs of ten that begin with a zero. */
function digitOf(character: string): string {
  let start = character.codePointAt(0) ?? 0
  const own = start
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1
  return String((own - start) % 10)
}

const latinLookalikes = 'aceopxykmthbi'
const cyrillicLookalikes = 'асеорхукмтнві'

/** A word of Latin and Cyrillic letters as one of Cyrillic letters, as far as they look alike. */
const inCyrillic = (word: string) =>
  /\p{sc=Latn}/u.test(word) && /\p{sc=Cyrl}/u.test(word)
    ? word.replace(
        /\p{sc=Latn}/gu,
        (letter) => cyrillicLookalikes[latinLookalikes.indexOf(letter)] ?? letter,
      )
    : word

/** Dots of abbreviations, which end no sentence. */
const abbreviated =
  /(?<=(?<!\p{L})(?:тыс|млн|млрд|руб|долл|мес|нед|дн|мин|ч|р|г|т|у))\.(?=\s?(?:[\p{Ll}₽%]|$))/gu

/**
 * A text in lower case as a reader takes it: without invisible characters, link targets and accents, digits of
 * any script and shape as ASCII, lookalike letters as what they pretend to be, one kind of space and dash.
 */
export const plainText = (text: string): string =>
  visibleText(text)
    .replace(/\]\([^()\s]{0,300}\)/g, ']')
    .replace(/[\uFE0E\uFE0F\u20E3]/g, '')
    .normalize('NFKC')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/(?![0-9])\p{Nd}/gu, digitOf)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\u2012-\u2015\u2212]/g, '–')
    .replace(/[\p{L}]{2,}/gu, inCyrillic)
    .replace(abbreviated, ' ')
    .replace(/(?<!\p{L})у \s?е(?!\p{L})/gu, 'уе')
    .replace(/(?<!\p{L})т \s?р(?!\p{L})/gu, 'тр')

const disguises: [string, RegExp][] = [
  ['letters of another script', /(?![\p{sc=Latn}\p{sc=Cyrl}])\p{L}/u],
  ['numerals of another kind', /(?![0-9])\p{N}/u],
  ['letters set apart', /(?<![\p{L}\p{N}])\p{L}([ ._*·-])(?:\p{L}\1){2,}\p{L}(?!\p{L})/u],
  ['signs within a word', /[\p{L}\p{N}][@$€*~^|\\]+\p{L}/u],
]

/**
 * How a text hides what it says from a reader of its letters; none for a plain text. Addresses have to be
 * taken out before.
 *
 * @param plain a `plainText`
 */
export const disguisesIn = (plain: string): string[] =>
  disguises.flatMap(([name, pattern]) => (pattern.test(plain) ? [name] : []))
