// What a message asks for by how others have put the same, beside the matcher, which goes by the words alone.

import { createClassifier, featuresOf } from './classifier.ts'
import { classifierModel } from './classifier-model.ts'

const classified = createClassifier(classifierModel)

/** How surely a message asks for each class of messages: above 0 rather yes; most are about −1. */
export const classify = (message: string): Map<string, number> => classified(featuresOf(message))

/** The class that a message asks for most. */
export const likeliestClass = (message: string): string =>
  [...classify(message)].reduce((best, next) => (next[1] > best[1] ? next : best))[0]
