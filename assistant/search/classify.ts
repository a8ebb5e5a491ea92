// Classifies a message by similar known ones; the matcher only compares words.

import { rememberingLatest } from '../language/words.ts'
import { createClassifier, featuresOf } from './classifier.ts'
import { classifierModel } from './classifier-model.ts'

const classified = createClassifier(classifierModel)

/** The score of each class of messages: above 0 means rather yes; most are about −1. */
export const classify = rememberingLatest((message): ReadonlyMap<string, number> =>
  classified(featuresOf(message)),
)

export const likeliestOf = (classes: ReadonlyMap<string, number>): string =>
  [...classes].reduce((best, next) => (next[1] > best[1] ? next : best))[0]
