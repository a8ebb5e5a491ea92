import type { Asked } from '../../_shared/catalogue/matcher.ts'
import type { Catalogue, CatalogueOffer, CatalogueTopic } from '../../_shared/catalogue/types.ts'
import type { ChatFormKind } from '../../_shared/contracts/chat-limits.ts'
import type { Question } from '../conversation.ts'
import type { Lang } from './lang.ts'

/** A message as the rules read it. */
export interface Context {
  catalogue: Catalogue
  question: Question
  lang: Lang
  words: readonly Asked[]
  /** What the conversation was about before. */
  subject?: CatalogueOffer | CatalogueTopic | undefined
}

/** A part of an answer. */
export interface Reply {
  lines: readonly string[]
  /** Suggestions for the next message. */
  chips?: readonly string[]
  /** The subject of the conversation after this answer. */
  subjectId?: string | undefined
  /** What was asked about it: «а магазин?» asks the same. */
  intent?: string
  /** The form that it opens: for a consultation, or for what a client wants passed on. */
  opens?: ChatFormKind
  status?: 'completed'
  /** Whether it offers a booking, which a «да» accepts. */
  offersBooking?: boolean
}
