/*
 * U+0000 and halves of surrogate pairs are legal in JSON, but PostgreSQL stores neither:
 * https://www.postgresql.org/docs/current/datatype-json.html
 */
const storable = (text: string) => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]),
  )
}

/** A parsed JSON value whose texts PostgreSQL can store. */
export const storableTexts = (value: unknown): unknown => mapTexts(value, storable)

// Letters and marks of scripts that use joiners, such as Persian and Hindi.
const joined = String.raw`(?![\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}])[\p{L}\p{M}]`

/** Invisible characters in valid places. */
const legitimate = [
  // Joiners inside an emoji and inside a word.
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=${joined})[\u200C\u200D](?=${joined})`,
  // The selector between an emoji's coloured and plain form.
  String.raw`(?<=\p{Emoji})[\uFE0E\uFE0F]`,
  // The tags of a flag, such as Scotland's.
  String.raw`(?<=\u{1F3F4})[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
]

/* Characters that are invisible to people but read by an LLM, so that instructions can hide in them
   (https://www.unicode.org/reports/tr36/). */
const invisible = new RegExp(
  String.raw`(?<kept>${legitimate.join('|')})|\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFC]|(?![\n\t])\p{Cc}`,
  'gu',
)

/** A letter has two or three marks. Composing takes time with the square of their number. */
const piledMarks = /(\p{M}{8})\p{M}+/gu

/**
 * A text as it is kept, whatever door it came in by: composed letters (NFC), plain spaces and hyphens, lines that end with `\n`, no
 * invisible characters: controls, formatting, direction marks, stray selectors, tags. `private.clean_text` is the same
 * for what goes straight to the database.
 */
export const cleanText = (text: string): string =>
  storable(text)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    // U+2800 is a letter of Braille without dots.
    .replace(/[\p{Zs}\u2800]/gu, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(invisible, '$<kept>')
    .replace(piledMarks, '$1')
    // After the removal: what was between a letter and its accent is gone.
    .normalize('NFC')

/** A parsed JSON value with `cleanText` of every text in it. */
export const cleanTexts = (value: unknown): unknown => mapTexts(value, cleanText)

/** A text cut to `longest` characters, between characters and never inside an emoji. */
export function shorten(text: string, longest: number): string {
  const characters = [...text]
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text
}

/**
 * A clean text as one line, for a subject.
 *
 * @param maximum length, in characters
 */
export const oneLine = (text: string, longest: number) =>
  shorten(cleanText(text).replace(/\s+/g, ' ').trim(), longest)
