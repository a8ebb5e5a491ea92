// Tells what a message means by what others have meant by such words: a linear classifier, trained beforehand.

import { fromBase64, toBase64 } from '../../supabase/functions/_shared/crypto.ts'
import { readWords, wordsOf } from '../language/words.ts'

/** What `npm run catalogue` learns: a matrix of features by classes, of which most is empty. */
export interface ClassifierModel {
  classes: readonly string[]
  /** By class, what is added to the sum. */
  bias: Float32Array
  /** By class, what one step of a weight is worth. */
  scale: Float32Array
  /** By feature, how much it says: rare ones more. */
  rarity: Float32Array
  /** By feature, how many weights it has. */
  counts: Uint16Array
  /** The classes of the weights, and the weights. */
  owners: Uint16Array
  weights: Int8Array
}

/** Features are numbered by a hash, so that no list of them has to be stored; a few share a number. */
export const featureCount = 2 ** 15

/** A message as the numbers of its features, in groups that count alike, however many there are of each. */
export type Features = readonly (readonly number[])[]

/** The number of a feature: FNV-1a. */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0) % featureCount
}

const runLength = 4

/** The runs of four letters in a word with its borders: what is left of a word in any form and most slips. */
export function runsOf(word: string): string[] {
  const bordered = ` ${word} `
  const last = Math.max(0, bordered.length - runLength)
  return Array.from({ length: last + 1 }, (_, index) => bordered.slice(index, index + runLength))
}

/** The features of a text: its terms, and the runs of letters of its words, each once. */
export function featuresOf(text: string): Features {
  const terms = new Set(readWords(text).map(({ term }) => numberOf(`=${term}`)))
  const runs = new Set(wordsOf(text).flatMap(runsOf).map(numberOf))
  return [[...terms], [...runs]]
}

/** The features with their values. */
export function vectorOf(features: Features, rarity: Float32Array): Map<number, number> {
  const vector = new Map<number, number>()
  for (const group of features) {
    const length = Math.hypot(...group.map((it) => rarity[it] ?? 0)) || 1
    for (const it of group) vector.set(it, (vector.get(it) ?? 0) + (rarity[it] ?? 0) / length)
  }
  return vector
}

type Packed<T> = { [Key in keyof T]: T[Key] extends readonly string[] ? T[Key] : string }

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength)

/** What a step from class to class may be: it is stored as a byte. */
const longestStep = 255

/** Classes as steps from one of a feature's to its next; a longer step goes by a weight of 0. */
function inSteps({ counts, owners, weights }: ClassifierModel) {
  const steps: number[] = []
  const values: number[] = []
  let at = 0
  const lengths = counts.map((count) => {
    const before = steps.length
    let last = 0
    for (const end = at + count; at < end; at += 1) {
      const owner = owners[at] ?? 0
      for (; owner - last > longestStep; last += longestStep) {
        steps.push(longestStep)
        values.push(0)
      }
      steps.push(owner - last)
      values.push(weights[at] ?? 0)
      last = owner
    }
    return steps.length - before
  })
  return { counts: lengths, owners: Uint8Array.from(steps), weights: Int8Array.from(values) }
}

/** The reverse of `inSteps`. */
function fromSteps(steps: Uint8Array, counts: Uint16Array): Uint16Array {
  const owners = new Uint16Array(steps.length)
  let at = 0
  for (const count of counts) {
    let owner = 0
    for (const end = at + count; at < end; at += 1) {
      owner += steps[at] ?? 0
      owners[at] = owner
    }
  }
  return owners
}

/** A model in the form in which it is stored: numbers in base64. */
export function packModel(model: ClassifierModel): Packed<ClassifierModel> {
  const { counts, owners, weights } = inSteps(model)
  return {
    classes: model.classes,
    bias: toBase64(bytesOf(model.bias)),
    scale: toBase64(bytesOf(model.scale)),
    rarity: toBase64(bytesOf(model.rarity)),
    counts: toBase64(bytesOf(counts)),
    owners: toBase64(bytesOf(owners)),
    weights: toBase64(bytesOf(weights)),
  }
}

/** The reverse of `packModel`. */
export function unpackModel({ classes, ...packed }: Packed<ClassifierModel>): ClassifierModel {
  const bytes = (text: string) => fromBase64(text).buffer
  const counts = new Uint16Array(bytes(packed.counts))
  const weights = new Int8Array(bytes(packed.weights))
  return {
    classes,
    bias: new Float32Array(bytes(packed.bias)),
    scale: new Float32Array(bytes(packed.scale)),
    rarity: new Float32Array(bytes(packed.rarity)),
    counts,
    owners: fromSteps(fromBase64(packed.owners), counts),
    weights,
  }
}

/**
 * How surely a message is of each class: above 0 rather yes; most classes are about −1.
 *
 * @returns a function of the message's features
 */
export function createClassifier(model: ClassifierModel) {
  const { classes, bias, scale, rarity, counts, owners, weights } = model
  const starts = new Uint32Array(featureCount + 1)
  counts.forEach((count, feature) => (starts[feature + 1] = (starts[feature] ?? 0) + count))
  return (features: Features): Map<string, number> => {
    const sums = new Float64Array(classes.length)
    for (const [feature, value] of vectorOf(features, rarity)) {
      const end = starts[feature + 1] ?? 0
      for (let at = starts[feature] ?? 0; at < end; at += 1) {
        const owner = owners[at] ?? 0
        sums[owner] = (sums[owner] ?? 0) + (weights[at] ?? 0) * value
      }
    }
    return new Map(
      classes.map((it, owner) => [
        it,
        (sums[owner] ?? 0) * (scale[owner] ?? 0) + (bias[owner] ?? 0),
      ]),
    )
  }
}
