/* Texts as strangers could send them: something repeated, with something else at the end. */

/** A text that repeats what `item` makes, cut to `length`. */
export type MakeText = (length: number) => string

const letters = (number: number, first: string) => {
  const from = first.charCodeAt(0)
  return Array.from(number.toString(26), (digit) =>
    String.fromCharCode(from + parseInt(digit, 26)),
  ).join('')
}

/** What is repeated, by its number: distinct contacts and words, one word, marks. */
const items: readonly ((index: number) => string)[] = [
  (index) => `+996 5${String(10_000_000 + 7919 * index).slice(-8)}`,
  (index) => String(500_000_000 + 7 * index),
  (index) => `${letters(index, 'a')}${index}@mail${index}.ru`,
  (index) => `${letters(index, 'a')}@b`,
  (index) => `@${letters(index + 700, 'a')}_${index}`,
  (index) => `ник ${letters(index + 700, 'a')}_${index}`,
  (index) => `${letters(index + 17_000, 'a')}_${index} в тг`,
  (index) => `t.me/${letters(index + 700, 'a')}${index}`,
  (index) => `https://wa.me/9965${10_000_000 + index}`,
  (index) => letters(977 * index + 500_000, 'a'),
  (index) => `${letters(97_777 * index, 'а')}ния`,
  (index) => `слово${letters(index + 700, 'a')}`,
  (index) => `${index} тысяч`,
  (index) => `${1 + (index % 28)} марта в ${index % 24}:00`,
  ...[
    ...['а', 'a', 'А', '1', ' ', '\n', '\t', '\u00a0', '\0', '\u200d', '\u0301', '👩‍💻', '\u202e'],
    ...[...'.,;:!?-—_*`"\'«([{<>@/\\|#&%=+~^$'],
    ...['ник', 'ник я', 'не', 'не пишите мне', 'да', 'нет', 'или как', 'собака', 'точка ru', 'бот'],
    ...[
      'Айбек',
      'кызы',
      'я',
      'меня зовут',
      'обсудить',
      'завтра',
      'в три',
      'лендинг',
      'hello',
      '-х',
    ],
    ...[
      'a@',
      '@a',
      'a.',
      'a-',
      '](',
      '[a](',
      '**a',
      '\\"',
      '&amp;',
      '://',
      'http://',
      '> ',
      '-- \n',
    ],
  ].map((text) => () => text),
]
const separators = ['', ', ', '\n']

type Frame = readonly [before: string, after: string]
/** What comes before and after: it decides what the repeated text is taken for. */
const frames: readonly Frame[] = [
  ['', ' whatsapp. Хочу записаться на консультацию'],
  ['Я Айбек ', '1'],
  ['бюджет ', '\u0001'],
  ['x@y ', '\n'],
]

const repeated =
  (item: (index: number) => string, [before, after]: Frame): MakeText =>
  (length) => {
    const parts: string[] = [before]
    const room = length - after.length
    for (let [index, size] = [0, before.length]; size < room; index += 1) {
      const part = item(index)
      parts.push(part)
      size += part.length
    }
    return parts.join('').slice(0, Math.max(0, room)) + after
  }

const named = (texts: readonly MakeText[]) =>
  texts.map((make) => ({ name: JSON.stringify(make(60)), make }))

/** The items of a list in turn. */
const inTurn =
  <Item>(list: readonly Item[], or: Item) =>
  (index: number): Item =>
    list[index % list.length] ?? or
const frameOf = inTurn(frames, ['', ''])
const separatorOf = inTurn(separators, '')

/** Messages of visitors: each item as words, and in one of the other ways, with one of the frames. */
export const messages = named([
  // Its time doubled with every word.
  repeated(() => 'кызы ', ['Я Айбек ', '1']),
  ...items.flatMap((item, index) => [
    repeated((number) => `${item(number)} `, frameOf(index)),
    repeated((number) => item(number) + separatorOf(index), frameOf(index + 1)),
  ]),
])

const all = (parts: readonly string[]) => parts.map((part) => repeated(() => part, ['', '']))

/** HTML of mails: nested, unclosed, with long attributes and data. */
export const pages = named([
  ...all(['<div>', '<b><i>', '<table><tr><td>', '<ul><li>', '<a href=x>', '<p>a', '</p>', '<br>']),
  ...all(['<', '<!--', '&', '&amp', '<p a=b ', '<style>a{', '> a\n', 'data:image/png;base64,AA ']),
  ...all(['<blockquote>', '<select><option>', '<pre>\n', 'a', '\n', '\u0301', '\u202e', ' \t']),
  ...['<img src="data:image/', '<img src="data:image/png;', '<a href="', "<p title='", '<'].flatMap(
    (before) => ['a', 'a;b=', ' '].map((part) => repeated(() => part, [before, ',">'])),
  ),
])

/** Values of a mail's header. */
export const headers = named([
  ...all(['a', ' ', '@', 'a@b.ru, ', 'g:a@b,c@d;', '<a@b> ', '"', '\\"', '(', '()', '; a=b', '<']),
  ...all(['=?utf-8?q?a?= ', '=?x?b?', ':;', ',', 'header.from=a ', '8', '\u0301', 'a/', '*0=']),
  ...[
    ['8859', '\u2028'],
    ['@', '\u2028'],
    ['"', '"'],
    ['(', ')'],
    ['x*0="', '"'],
  ].flatMap(([before = '', after = '']) =>
    ['8', '@', '\\"', '(', 'a '].map((part) => repeated(() => part, [before, after])),
  ),
])
