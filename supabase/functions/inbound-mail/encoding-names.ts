/** Mail programs' names that are not in the Encoding Standard: https://encoding.spec.whatwg.org/#names-and-labels */
const otherNames: readonly (readonly [RegExp, string])[] = [
  [/^\D*(125\d)$/, 'windows-$1'],
  [/^koi-?8?-?r?u?.*$/, 'koi8-r'],
  [/^\D*866$/, 'ibm866'],
  [/^\D*8859[-_]?(\d{1,2})(?!\d).*$/, 'iso-8859-$1'],
  [/^utf[-_ ]?8.*$/, 'utf-8'],
  [/^(x-)?mac-?(cyrillic|ukrainian).*$/, 'x-mac-cyrillic'],
  [/^(?:unicode-1-1-|x-unicode-\d-\d-|cs)?utf-?7$/, 'utf-7'],
  [/^\D*932$/, 'shift_jis'],
  [/^\D*936$/, 'gbk'],
  [/^\D*949$/, 'euc-kr'],
  [/^\D*950$/, 'big5'],
  [/^\D*874$/, 'windows-874'],
]

/** In characters; a sender may write any number of them. */
const longestName = 40

/** The decoder's own name of an encoding, and `utf-7`, which has no decoder; undefined for an unknown name. */
export function encodingOf(name: string): string | undefined {
  const label = name.slice(0, longestName).trim().toLowerCase()
  const others = otherNames.flatMap(([pattern, known]) =>
    pattern.test(label) ? label.replace(pattern, known) : [],
  )
  for (const candidate of [label, ...others]) {
    if (candidate === 'utf-7') return candidate
    try {
      return new TextDecoder(candidate).encoding
    } catch {
      // Unknown under this name.
    }
  }
  return undefined
}
