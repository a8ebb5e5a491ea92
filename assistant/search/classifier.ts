// Classifies a message by its similarity to known messages: a linear classifier, trained at build time.

import { fromBase64, toBase64 } from '../../supabase/functions/_shared/crypto.ts'
import { readWords, wordsOf } from '../language/words.ts'

/** The trained model (`npm run catalogue`): a sparse matrix of features by classes. */
export interface ClassifierModel {
  classes: readonly string[]
  /** By class, added to the sum. */
  bias: Float32Array
  /** By class, the value of one quantization step of its weights. */
  scale: Float32Array
  /** By feature, its inverse document frequency. */
  rarity: Float32Array
  /** By feature, its number of weights. */
  counts: Uint16Array
  /** The classes of the weights, and the weights. */
  owners: Uint16Array
  weights: Int8Array
}

/** Features are hashed to numbers, so that no list of them has to be stored; a few collide. */
export const featureCount = 2 ** 15

/** The features of a message as numbers, in groups of equal weight, whatever their size. */
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

/** The letter 4-grams of a word with its borders: its forms and typos share most of them. */
export function runsOf(word: string): string[] {
  const bordered = ` ${word} `
  const last = Math.max(0, bordered.length - runLength)
  return Array.from({ length: last + 1 }, (_, index) => bordered.slice(index, index + runLength))
}

/** The features of a text: its terms, and the letter runs of its words, each once. */
export function featuresOf(text: string): Features {
  const terms = new Set(readWords(text).map(({ term }) => numberOf(`=${term}`)))
  const runs = new Set(wordsOf(text).flatMap(runsOf).map(numberOf))
  return [[...terms], [...runs]]
}

export function vectorOf(features: Features, rarity: Float32Array): Map<number, number> {
  const vector = new Map<number, number>()
  for (const group of features) {
    const length = Math.hypot(...group.map((feature) => rarity[feature] ?? 0)) || 1
    for (const feature of group)
      vector.set(feature, (vector.get(feature) ?? 0) + (rarity[feature] ?? 0) / length)
  }
  return vector
}

type Packed<T> = { [Key in keyof T]: T[Key] extends readonly string[] ? T[Key] : string }

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength)

/** The largest step from class to class, since it is stored as a byte. */
const longestStep = 255

/** Delta-encodes the class numbers of each feature; a longer step inserts a weight of 0. */
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

/** A model in its stored form: numbers in base64. */
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

/** Scores each class for a message's features: above 0 means rather yes; most classes are about −1. */
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
      classes.map((name, owner) => [
        name,
        (sums[owner] ?? 0) * (scale[owner] ?? 0) + (bias[owner] ?? 0),
      ]),
    )
  }
}
