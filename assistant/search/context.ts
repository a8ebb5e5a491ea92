import type { Asked } from './matcher.ts'
import type { Catalogue, CatalogueOffer, CatalogueTopic } from '../knowledge/types.ts'
import type { Question } from '../language/conversation.ts'
import type { Lang } from '../language/lang.ts'

/** A message as the rules read it. */
export interface Context {
  catalogue: Catalogue
  question: Question
  lang: Lang
  words: readonly Asked[]
  /** The earlier subject of the conversation. */
  subject?: CatalogueOffer | CatalogueTopic | undefined
}
