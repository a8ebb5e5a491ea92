import type { NonEmpty } from './primitives'

/** How a value is coloured: done, waiting for somebody, or the thing to look at. */
export type Tone = 'good' | 'waiting' | 'accent'

/** The parts that a drawn screen is put together from, one below the other. */
export type ScreenPart =
  | { kind: 'figures'; figures: NonEmpty<{ label: string; value: string }> }
  | {
      kind: 'rows'
      rows: NonEmpty<{ title: string; text?: string; value?: string; tone?: Tone }>
    }
  /** `values` are fractions of the tallest bar; the last is today's. */
  | { kind: 'bars'; caption: string; values: NonEmpty<number> }
  | { kind: 'amount'; label: string; value: string }
  | { kind: 'track'; stops: NonEmpty<string>; done: number }
  /** A letter a slot: taken, free, or just booked (`x`, `.`, `n`). */
  | { kind: 'schedule'; columns: NonEmpty<string>; rows: NonEmpty<{ time: string; slots: string }> }
  | { kind: 'code'; lines: NonEmpty<string> }
  | { kind: 'button'; label: string }

/** A screen of a product, drawn in the site's own style. */
export interface Screen {
  frame: 'window' | 'phone'
  title: string
  parts: NonEmpty<ScreenPart>
}
