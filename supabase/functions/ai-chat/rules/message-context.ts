import type { CatalogueEntry } from '../../_shared/catalogue/search.ts'
import type { Catalogue } from '../../_shared/catalogue/types.ts'
import type { Question } from '../conversation.ts'
import type { Intent } from './intents.ts'
import type { Lang } from './lang.ts'

/** A message as understood by the rules. */
export interface MessageContext {
  catalogue: Catalogue
  question: Question
  lang: Lang
  intents: ReadonlySet<Intent>
  /** What the message names, in its order. */
  named: readonly CatalogueEntry[]
  /** What the message is about: what it names, or what the conversation was about before. */
  subjects: readonly CatalogueEntry[]
  /** Whether a word was recognised without correcting a typing error. */
  isExact: boolean
  /** Whether it has words that are neither in the rules nor everyday words. */
  hasUnknownWords: boolean
  /** How many words of the message were recognised, and how many it has. */
  recognised: number
  words: number
}

/** A part of an answer. */
export interface Reply {
  lines: readonly string[]
  /** Suggestions for the next message. */
  chips?: readonly string[]
  /** The subject of the conversation after this answer. */
  subjectId?: string
  status?: 'completed'
  /** Whether it offers a booking, which a «да» accepts. */
  offersBooking?: true
}
