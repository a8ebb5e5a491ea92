import type { NonEmpty } from './primitives'

/** The colour of a value: done, waiting for a person, or the focus of attention. */
export type Tone = 'good' | 'waiting' | 'accent'

/** The parts of a drawn screen, stacked vertically. */
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
  /** One letter per slot: taken, free, or just booked (`x`, `.`, `n`). */
  | { kind: 'schedule'; columns: NonEmpty<string>; rows: NonEmpty<{ time: string; slots: string }> }
  | { kind: 'code'; lines: NonEmpty<string> }
  | { kind: 'button'; label: string }

/** A product screen, drawn in the site's style. */
export interface Screen {
  frame: 'window' | 'phone'
  title: string
  parts: NonEmpty<ScreenPart>
}
