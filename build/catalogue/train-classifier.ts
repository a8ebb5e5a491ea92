import {
  featureCount,
  vectorOf,
  type ClassifierModel,
  type Features,
} from '../../supabase/functions/_shared/catalogue/classifier.ts'
import { createRandom, shuffle } from './random.ts'

/** A message's features, with what it means. */
export interface Example {
  features: Features
  label: string
}

/** How often all messages are gone through for a class. */
const rounds = 12
/** The price of a mistake against that of large weights: 1 was as good as 0.3 and 3. */
const strictness = 1
/** Smaller weights are left out, three of four: that costs about one answer in a hundred, and saves five megabytes. */
const leastWeight = 0.08

/** By feature, how much it says of a message: the logarithm of how few messages have it. */
function rarityOf(examples: readonly Example[]): Float32Array {
  const counts = new Float32Array(featureCount)
  for (const { features } of examples) {
    for (const it of new Set(features.flat())) counts[it] = (counts[it] ?? 0) + 1
  }
  const all = 1 + examples.length
  return counts.map((count) => (count === 0 ? 0 : Math.log(all / (1 + count)) + 1))
}

/** All messages as rows of a sparse matrix. */
interface Rows {
  count: number
  /** Where the features of a row begin; one more than there are rows. */
  starts: Uint32Array
  features: Uint32Array
  values: Float32Array
}

function rowsOf(examples: readonly Example[], rarity: Float32Array): Rows {
  const vectors = examples.map((it) => [...vectorOf(it.features, rarity)])
  const starts = new Uint32Array(vectors.length + 1)
  vectors.forEach(({ length }, row) => (starts[row + 1] = (starts[row] ?? 0) + length))
  const features = Uint32Array.from(vectors.flat(), ([feature]) => feature)
  const values = Float32Array.from(vectors.flat(), ([, value]) => value)
  return { count: vectors.length, starts, features, values }
}

/**
 * Separates the messages of a class from all others: a linear support vector machine with squared hinge loss, by the
 * dual coordinate descent of liblinear (https://www.csie.ntu.edu.tw/~cjlin/papers/cddual.pdf, algorithm 1).
 *
 * @returns a weight by feature, and the bias as the last one
 */
function separate({ count, starts, features, values }: Rows, isOwn: Uint8Array): Float64Array {
  const weights = new Float64Array(featureCount + 1)
  const alphas = new Float64Array(count)
  const order = Uint32Array.from({ length: count }, (_, row) => row)
  const random = createRandom()
  const softness = 1 / (2 * strictness)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random)
    for (const row of order) {
      const sign = isOwn[row] ? 1 : -1
      const [from, to] = [starts[row] ?? 0, starts[row + 1] ?? 0]
      let sum = weights[featureCount] ?? 0
      let square = 1
      for (let at = from; at < to; at += 1) {
        const value = values[at] ?? 0
        sum += (weights[features[at] ?? 0] ?? 0) * value
        square += value * value
      }
      const alpha = alphas[row] ?? 0
      const gradient = sign * sum - 1 + alpha * softness
      const changed = Math.max(0, alpha - gradient / (square + softness))
      if (changed === alpha) continue
      alphas[row] = changed
      const step = (changed - alpha) * sign
      for (let at = from; at < to; at += 1) {
        const feature = features[at] ?? 0
        weights[feature] = (weights[feature] ?? 0) + step * (values[at] ?? 0)
      }
      weights[featureCount] = (weights[featureCount] ?? 0) + step
    }
  }
  return weights
}

/** Learns from messages what each class's look like. Takes about three milliseconds a message, and gives the same each time. */
export function trainClassifier(examples: readonly Example[]): ClassifierModel {
  const rarity = rarityOf(examples)
  const rows = rowsOf(examples, rarity)
  const classes = [...new Set(examples.map(({ label }) => label))].sort()
  const bias = new Float32Array(classes.length)
  const scale = new Float32Array(classes.length)
  const kept: [owner: number, weight: number][][] = Array.from({ length: featureCount }, () => [])
  classes.forEach((name, owner) => {
    const isOwn = Uint8Array.from(examples, ({ label }) => Number(label === name))
    const weights = separate(rows, isOwn)
    bias[owner] = weights[featureCount] ?? 0
    const own = weights.subarray(0, featureCount)
    const step = own.reduce((most, it) => Math.max(most, Math.abs(it)), 0) / 127
    scale[owner] = step
    own.forEach((it, feature) => {
      if (Math.abs(it) >= leastWeight) kept[feature]?.push([owner, Math.round(it / step)])
    })
  })
  return {
    classes,
    bias,
    scale,
    rarity,
    counts: Uint16Array.from(kept, ({ length }) => length),
    owners: Uint16Array.from(kept.flat(), ([owner]) => owner),
    weights: Int8Array.from(kept.flat(), ([, weight]) => weight),
  }
}
