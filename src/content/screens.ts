import type { NonEmpty } from './primitives'

/** The colours, the typeface and the corners of a client's product. Hex only: a test computes the contrast. */
export interface Skin {
  /** Its files of Fontsource (`@fontsource/…`); `brand` is the site’s own typeface. */
  typeface: 'brand' | 'nunito' | 'playfair-display' | 'roboto-condensed' | 'rubik'
  /** Behind windows, and on windows and cards. */
  ground: string
  card: string
  ink: string
  quiet: string
  line: string
  accent: string
  onAccent: string
  good: string
  waiting: string
  radius: number
}

/** The colour of a value: done, waiting for a person, or the focus of attention. */
export type Tone = 'good' | 'waiting' | 'accent'

/** The parts of a drawn screen, stacked vertically. */
export type ScreenPart =
  | { kind: 'figures'; figures: NonEmpty<{ label: string; value: string; tone?: Tone }> }
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
  | {
      kind: 'tiles'
      tiles: NonEmpty<{ title: string; text: string; shape: 'dress' | 'coat' | 'shirt' }>
    }
  /** Places on a map in per cent of its sides; the vehicle is after the `done`-th. */
  | { kind: 'route'; places: NonEmpty<{ name: string; x: number; y: number }>; done: number }
  | { kind: 'bankCard'; label: string; value: string; number: string }
  | { kind: 'code2d'; caption: string }
  | { kind: 'chat'; messages: NonEmpty<{ text: string; own?: true }> }
  | { kind: 'dials'; dials: NonEmpty<{ label: string; value: number }> }
  /** A spreadsheet; cells that begin with «!» stand out as wrong. */
  | { kind: 'sheet'; head: NonEmpty<string>; rows: NonEmpty<NonEmpty<string>> }
  | { kind: 'note'; text: string; tone?: Tone }

/** A product's screen. A window is drawn twice, wide and narrow; the narrow one has no menu. */
export interface Screen {
  frame: 'window' | 'phone'
  title: string
  menu?: NonEmpty<string>
  /** The entry of the menu that is open; the first by default. */
  open?: string
  parts: NonEmpty<ScreenPart>
}

/** A drawn screen on a page: its file, and its text alternative. */
export interface Picture {
  id: string
  frame: Screen['frame']
  alt: string
  /** What to look at. */
  caption?: string
}

/** The screens of one product by the ids of their pictures, under the name of the folder that they are drawn into. */
export interface ScreenSet {
  name: string
  folder: string
  skin: Skin
  screens: Readonly<Record<string, Screen>>
}

/** In CSS pixels; a window's second size is for screens narrower than 40rem. */
export const screenSizes = {
  window: { width: 760, height: 480 },
  narrow: { width: 344, height: 430 },
  phone: { width: 280, height: 560 },
} as const
