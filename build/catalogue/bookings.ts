import { readdirSync, readFileSync } from 'node:fs'
import { numberOf } from '../../supabase/functions/_shared/catalogue/classifier.ts'
import {
  acts,
  places,
  type Act,
  type Place,
} from '../../supabase/functions/ai-chat/booking/act-features.ts'
import { slotFeatures, slotLabels } from '../../supabase/functions/ai-chat/booking/slot-features.ts'
import { tokensOf } from '../../supabase/functions/ai-chat/booking/tokens.ts'
import type { LabelledMessage } from './messages.ts'
import type { Sequence } from './train-tagger.ts'

/** A visitor's message in or around a booking. */
export interface BookingMessage {
  place: Place
  act: Act
  text: string
  /** What stands in the text from where to where. */
  slots: readonly { mark: string; from: number; to: number }[]
}

const folder = 'build/catalogue/bookings'
const line = new RegExp(`^(?<place>${places.join('|')}) (?<act>${acts.join('|')}) \\| (?<text>.+)$`)

const isPlace = (text: string): text is Place => places.some((it) => it === text)
const isAct = (text: string): text is Act => acts.some((it) => it === text)

/** «Запишите [n Нурлана]» without its marks, and what they mark. */
function unmarked(marked: string): Pick<BookingMessage, 'text' | 'slots'> {
  let text = ''
  let end = 0
  const slots = [...marked.matchAll(/\[([nctwox]) ([^\]]+)\]/g)].map((found) => {
    const { 0: whole, 1: mark = '', 2: value = '', index } = found
    text += marked.slice(end, index)
    end = index + whole.length
    const from = text.length
    text += value
    return { mark, from, to: text.length }
  })
  return { text: text + marked.slice(end), slots }
}

/** Everything that the readers of bookings learn from. */
export const loadBookings = (): BookingMessage[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) =>
      readFileSync(`${folder}/${file}`, 'utf8')
        .split('\n')
        .filter((it) => it !== '')
        .map((it) => {
          const { place = '', act = '', text = '' } = line.exec(it)?.groups ?? {}
          if (!isPlace(place) || !isAct(act)) throw new Error(`${file} has a broken line: ${it}`)
          const message = unmarked(text)
          const isWithoutValue = message.slots.every(({ mark }) => mark === 'x')
          return { place, act: act === 'fix' && isWithoutValue ? 'edit' : act, ...message }
        }),
    )

/** What the classes of other messages do at the start; whoever asks for a person is seen to before. */
const actOfLabel: Record<string, Act | undefined> = {
  'talk/wish': 'book',
  'talk/thanks': 'talk',
  'talk/person': undefined,
  'existing-clients/change-request': 'client',
  'existing-clients/not-called-back': 'client',
}
/** Of the other messages, one in that many is enough to know them by; with more, fewer wishes are found. */
const oneIn = 7

/** Everything that acts are learned from: bookings, and messages that begin none, or do. */
export const withOtherMessages = (
  bookings: readonly BookingMessage[],
  messages: readonly LabelledMessage[],
): Pick<BookingMessage, 'place' | 'act' | 'text'>[] => [
  ...bookings,
  ...messages.flatMap(({ text, label }) => {
    const act = label in actOfLabel ? actOfLabel[label] : 'ask'
    const isTaken = act !== 'ask' || numberOf(text) % oneIn === 0
    return act && isTaken ? [{ place: 'start', act, text } as const] : []
  }),
]

const readers = 'supabase/functions/ai-chat/booking'
/** The code by which messages are read, which a trained model depends on as much as on the messages. */
export const readersCode = (): { code: string }[] =>
  ['act-features', 'slot-features', 'given-names', 'tokens'].map((it) => ({
    code: readFileSync(`${readers}/${it}.ts`, 'utf8'),
  }))

/** The labels of marks; time, way and subject have readers of their own. */
const labelOfMark: Record<string, string> = { n: 'name', c: 'contact', x: 'wrong' }

/** A message's tokens with what they are part of. */
export function sequenceOf({ text, place, slots }: BookingMessage): Sequence {
  const tokens = tokensOf(text)
  const owners = tokens.map((token) => slots.find((it) => token.from < it.to && it.from < token.to))
  const labels = owners.map((slot, at) => {
    const label = slot && labelOfMark[slot.mark]
    if (!label) return 0
    const continued = at > 0 && owners[at - 1] === slot
    return slotLabels.findIndex((it) => it === (continued ? `${label}+` : label))
  })
  return { tokens: slotFeatures(tokens, place), labels }
}
