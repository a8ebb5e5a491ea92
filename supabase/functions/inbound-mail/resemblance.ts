/* How much a text resembles words: which of several readings of the same bytes is the right one. */

/** Russian letters, the most frequent first. */
const russian = 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё'
/** Pairs of them that make up more than half of a text. */
const frequentPairs =
  `ст но ен то на ов ни ра во ко ре по ро ли пр ал ор ос та ер не ль он от ка ат ан го ол ом ес ет де ел ит ло ил ла ри
  ть за ва ны им ве те ас ин ле ки од об ми до ви мо ма да ти ог ск вс ав ам ем ак ед ож ые ый ий ая ия ие ое ой ых их
  ым ей ях ся сь чт ут ют ша ещ же из ис ру гр др бр тр тв св се си сл сп су па пе пи пл пу мы му ме бы бу бо бе ба ду
  ди дн ку кр кт лю лу вы ву зд зв жд жи ци че чи ши щи эт юд яв яз ят яр йт йн чн шк`.split(/\s+/)
/** Letters of the neighbours' languages. */
const otherCyrillic = 'іїєґўәғқңөұүһ'
const rareLatin = 'ãðþýÿ'
const quotationMarks = '«»“”„‚‘’'
const usualMarks = '—–№…§©®°·•€×¿¡\u00a0\u2028\ufeff'

/** Points of a misplaced letter or mark: worse than any rare one. */
const outOfPlace = -45

const pairPoints = 8
const isPair = new Uint8Array(russian.length ** 2)
for (const [first = '', second = ''] of frequentPairs)
  isPair[russian.indexOf(first) * russian.length + russian.indexOf(second)] = 1

type Kind = 'break' | 'mark' | 'ascii' | 'cyrillic' | 'latin' | 'other'
type Character = { kind: Kind; points: number; isCapital: boolean; rank: number }

function describe(letter: string): Character {
  const small = letter.toLowerCase()
  const rank = russian.indexOf(small)
  const as = (kind: Kind, points: number) => ({ kind, points, isCapital: small !== letter, rank })
  if (/[a-z]/i.test(letter)) return as('ascii', 0)
  if (letter < '\x80')
    return as('break', letter < ' ' && !'\t\n\r\f\x1b'.includes(letter) ? outOfPlace : 0)
  if (rank >= 0) return as('cyrillic', 21 - rank)
  if (/\p{sc=Cyrl}/u.test(letter)) return as('cyrillic', otherCyrillic.includes(small) ? 8 : -4)
  if (/(?=\p{L})\p{sc=Latn}/u.test(letter)) return as('latin', rareLatin.includes(small) ? 4 : 14)
  if (/[\p{sc=Han}\p{sc=Hang}]/u.test(letter)) return as('other', 5)
  // With the halves of emoji.
  if (/[\p{L}\p{M}\p{Cs}]/u.test(letter)) return as('other', 12)
  // Some are apostrophes.
  if (quotationMarks.includes(letter)) return as('break', 5)
  return as('mark', usualMarks.includes(letter) ? 0 : outOfPlace)
}

const known: (Character | undefined)[] = []

/** The points of a text: for letters of one alphabet in a word, frequent ones; against capitals and odd marks inside. */
export function resemblance(text: string): number {
  let total = 0
  let points = 0
  let length = 0
  let cyrillic = 0
  let latin = 0
  let accents = 0
  let hasMark = false
  let last: Character | undefined
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : 0x20
    const character = (known[code] ??= describe(String.fromCharCode(code)))
    if (character.kind === 'break') {
      // Cyrillic has no word «à».
      total += length === 1 && cyrillic > 0 ? Math.min(points, 6) : points
      if (cyrillic > 0) total += (length - cyrillic) * outOfPlace
      else if (latin > 1 && latin === length) total += latin * outOfPlace
      total += character.points
      points = length = cyrillic = latin = accents = 0
      hasMark = false
      last = undefined
      continue
    }
    points += character.points
    if (character.kind === 'mark') {
      hasMark = true
      continue
    }
    // As in «c½ur».
    if (hasMark && length > 0) points += outOfPlace
    hasMark = false
    length += 1
    if (character.kind === 'cyrillic') cyrillic += 1
    if (character.kind === 'latin') {
      latin += 1
      accents += 1
      // Few words have three accents in a row.
      if (accents > 2) points += outOfPlace
    } else accents = 0
    if (last && character.isCapital) points += last.isCapital ? -3 : outOfPlace
    if (last && last.rank >= 0 && character.rank >= 0)
      points += (isPair[last.rank * russian.length + character.rank] ?? 0) * pairPoints
    last = character
  }
  return total
}
