import {
  featureCount,
  vectorOf,
  type ClassifierModel,
  type Features,
} from '../search/classifier.ts'

export interface Example {
  features: Features
  label: string
}

/** Learning rates: of the first pass, after small weights were pruned, and while averaging. */
const rates = { first: 0.4, second: 0.3, last: 0.25 } as const
/** Averaging states after parts of the messages makes the result nearly independent of their order. */
const states = { rounds: 4, parts: 6 } as const
/** This many weights take a megabyte of text. */
const mostWeights = 264_000
/** Every message updates the bias, so it learns more slowly. */
const biasRate = 0.1
/** Clips the error of a message, so that an outlier does not outweigh the others. */
const mostWrong = 2

/** By feature, its inverse document frequency; 0 if it does not occur. */
function rarityOf(examples: readonly Example[]): Float32Array {
  const counts = new Float32Array(featureCount)
  for (const { features } of examples) {
    for (const feature of new Set(features.flat())) counts[feature] = (counts[feature] ?? 0) + 1
  }
  const all = 1 + examples.length
  return counts.map((count) => (count === 0 ? 0 : Math.log(all / (1 + count)) + 1))
}

interface Row {
  features: Uint16Array
  values: Float32Array
  owner: number
}

/** Sparse weights by feature and class, in the order of the features. */
interface Weights {
  features: Uint16Array
  owners: Uint16Array
  values: Float32Array
  /** By feature, where its weights begin. */
  starts: Uint32Array
}

function weightsOf(features: Uint16Array, owners: Uint16Array, values: Float32Array): Weights {
  const starts = new Uint32Array(featureCount + 1)
  for (const feature of features) starts[feature + 1] = (starts[feature + 1] ?? 0) + 1
  let sum = 0
  return { features, owners, values, starts: starts.map((count) => (sum += count)) }
}

/** A weight of 0 for every feature of a class that occurs in its messages. */
function emptyWeights(rows: readonly Row[], classCount: number): Weights {
  const cells = new Set<number>()
  for (const { features, owner } of rows) {
    for (const feature of features) cells.add(feature * classCount + owner)
  }
  const places = Uint32Array.from(cells).sort()
  const features = Uint16Array.from(places, (place) => Math.floor(place / classCount))
  const owners = Uint16Array.from(places, (place) => place % classCount)
  return weightsOf(features, owners, new Float32Array(places.length))
}

/** The largest weights. */
function largest({ features, owners, values }: Weights, most: number): Weights {
  const least = values.map(Math.abs).sort().at(-most) ?? 0
  const isKept = (_: number, at: number) => Math.abs(values[at] ?? 0) >= least
  return weightsOf(features.filter(isKept), owners.filter(isKept), values.filter(isKept))
}

/**
 * Runs through all messages once, and corrects the weights of every class whose score is on the wrong side of
 * 1, for the message's own class, or of −1, for the others (squared hinge loss, stochastic gradient descent).
 */
function learn(
  rows: readonly Row[],
  { starts, owners, values: weights }: Weights,
  bias: Float32Array,
  rate: number,
): void {
  const scores = new Float32Array(bias.length)
  const steps = new Float32Array(bias.length)
  for (const { features, values, owner } of rows) {
    scores.set(bias)
    for (let index = 0; index < features.length; index += 1) {
      const feature = features[index] ?? 0
      const value = values[index] ?? 0
      const end = starts[feature + 1] ?? 0
      for (let at = starts[feature] ?? 0; at < end; at += 1) {
        const own = owners[at] ?? 0
        scores[own] = (scores[own] ?? 0) + (weights[at] ?? 0) * value
      }
    }
    for (let own = 0; own < bias.length; own += 1) {
      const side = own === owner ? 1 : -1
      const wrong = Math.min(mostWrong, Math.max(0, 1 - side * (scores[own] ?? 0)))
      steps[own] = rate * side * wrong
      bias[own] = (bias[own] ?? 0) + biasRate * rate * side * wrong
    }
    for (let index = 0; index < features.length; index += 1) {
      const feature = features[index] ?? 0
      const value = values[index] ?? 0
      const end = starts[feature + 1] ?? 0
      for (let at = starts[feature] ?? 0; at < end; at += 1)
        weights[at] = (weights[at] ?? 0) + (steps[owners[at] ?? 0] ?? 0) * value
    }
  }
}

function addShare(sum: Float32Array, values: Float32Array, share: number): void {
  values.forEach((value, at) => (sum[at] = (sum[at] ?? 0) + value * share))
}

/** Shuffles a list in place, with a fixed seed. */
function shuffle(order: Uint32Array): void {
  let state = 1
  for (let last = order.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const other = Math.floor((state / 2 ** 32) * (last + 1))
    const kept = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = kept
  }
}

/** Trains a classifier on messages, deterministically. */
export function trainClassifier(examples: readonly Example[]): ClassifierModel {
  const rarity = rarityOf(examples)
  const classes = [...new Set(examples.map(({ label }) => label))].sort()
  const owners = new Map(classes.map((name, owner) => [name, owner]))
  const order = Uint32Array.from(examples.keys())
  shuffle(order)
  const rows = Array.from(order, (index): Row => {
    const { features = [], label = '' } = examples[index] ?? {}
    const vector = vectorOf(features, rarity)
    return {
      features: Uint16Array.from(vector.keys()),
      values: Float32Array.from(vector.values()),
      owner: owners.get(label) ?? 0,
    }
  })
  const bias = new Float32Array(classes.length).fill(-1)
  const all = emptyWeights(rows, classes.length)
  learn(rows, all, bias, rates.first)
  const weights = largest(all, mostWeights)
  learn(rows, weights, bias, rates.second)
  const meanOf = { weights: weights.values.map(() => 0), bias: bias.map(() => 0) }
  const count = states.rounds * states.parts
  for (let state = 0; state < count; state += 1) {
    const part = rows.filter((_, index) => index % states.parts === state % states.parts)
    learn(part, weights, bias, rates.last)
    addShare(meanOf.weights, weights.values, 1 / count)
    addShare(meanOf.bias, bias, 1 / count)
  }
  weights.values.set(meanOf.weights)
  bias.set(meanOf.bias)
  const scale = new Float32Array(classes.length)
  weights.owners.forEach((owner, at) => {
    scale[owner] = Math.max(scale[owner] ?? 0, Math.abs(weights.values[at] ?? 0) / 127)
  })
  return {
    classes,
    bias,
    scale,
    rarity,
    counts: Uint16Array.from(
      rarity,
      (_, at) => (weights.starts[at + 1] ?? 0) - (weights.starts[at] ?? 0),
    ),
    owners: weights.owners,
    weights: Int8Array.from(weights.values, (value, at) =>
      Math.round(value / (scale[weights.owners[at] ?? 0] || 1)),
    ),
  }
}
