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

/** A parsed JSON value with every text in it made storable: not a letter is lost. */
export const cleanTexts = (value: unknown): unknown => mapTexts(value, storable)

// Letters and marks of scripts that are written with joiners, such as Persian and Hindi.
const joined = String.raw`(?![\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}])[\p{L}\p{M}]`

/** Invisible characters in a place where they belong. */
const inPlace = [
  // Joiners inside an emoji and inside a word.
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=${joined})[\u200C\u200D](?=${joined})`,
  // One selector that makes an emoji coloured or not.
  String.raw`(?<=\p{Emoji})[\uFE0E\uFE0F]`,
  // The tags of a flag such as Scotland's.
  String.raw`(?<=\u{1F3F4})[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
]

/*
 * What nobody sees, but a language model reads: instructions can be hidden in it
 * (https://www.unicode.org/reports/tr36/).
 */
const invisible = new RegExp(
  String.raw`(?<inPlace>${inPlace.join('|')})|\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]|(?![\n\t])\p{Cc}`,
  'gu',
)

/**
 * A text without what cannot be seen: control and formatting characters, marks that turn the reading
 * direction, selectors and tags out of place. Lines end with `\n`.
 */
export const visibleText = (text: string): string =>
  text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(invisible, '$<inPlace>')

/** A parsed JSON value with `visibleText` of every text in it. */
export const visibleTexts = (value: unknown): unknown => mapTexts(value, visibleText)
