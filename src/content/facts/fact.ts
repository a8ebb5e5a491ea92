import type { PagePath } from '../site-map.ts'

/**
 * What the chat does besides saying a fact. `client`: it is for existing clients, who need a person; `change`: so it is,
 * and about an earlier request; `promise`: it says when staff answer; `trouble`: the visitor's site is down; `tooDear`
 * and `cheaperElsewhere`: objections to a price; `warranty`: of all that we make, or `serviceWarranty` of
 * some; `noCalls`: a contact to be left alone; `consultation`: it says what is booked;
 * `upkeep`: what is paid later.
 */
export type FactRole =
  | 'client'
  | 'change'
  | 'promise'
  | 'trouble'
  | 'tooDear'
  | 'cheaperElsewhere'
  | 'warranty'
  | 'serviceWarranty'
  | 'noCalls'
  | 'consultation'
  | 'upkeep'

/**
 * A question that visitors ask and its answer. The chat answers from all facts; sections of the kind `faq`
 * show some. Every figure comes from a typed constant, never from the keyboard (a test asks).
 */
export interface Fact {
  /** As the site asks it. */
  question: string
  /** Further ways to ask, as people type them, in any language. For the chat. */
  asks: readonly [string, string, string, ...string[]]
  /** A sentence or two; a line that begins with «– » is an item of a list. Links as in RichText. */
  answer: string
  /** The same in English, for the chat. */
  answerEn: string
  /** Of what is not sold: its names that contain an offer's, which is then not meant: «реклама в Instagram». */
  names?: readonly string[]
  /** The page that says more. */
  to: PagePath
  role?: FactRole
}
