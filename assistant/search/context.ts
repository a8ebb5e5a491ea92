import type { Asked } from './matcher.ts'
import type { Entry } from '../knowledge/offers.ts'
import type { Question } from '../language/conversation.ts'
import type { Lang } from '../language/lang.ts'

/** A message as the rules read it. */
export interface Context {
  question: Question
  lang: Lang
  words: readonly Asked[]
  /** The earlier subject of the conversation. */
  subject?: Entry | undefined
}
