import {
  featureCount,
  vectorOf,
  type ClassifierModel,
  type Features,
} from '../../supabase/functions/_shared/catalogue/classifier.ts'
import { likeliest } from '../../supabase/functions/ai-chat/booking/likeliest.ts'
import { createRandom, shuffle } from './random.ts'

/** The tokens of a message by their features, with their labels' numbers. */
export interface Sequence {
  tokens: readonly Features[]
  labels: readonly number[]
}

/** A classifier of tokens, and what a label after another one adds: see `likeliest`. */
export interface TaggerModel extends ClassifierModel {
  transitions: readonly (readonly number[])[]
}

/** How often all messages are gone through. */
const rounds = 16
/** What forbids a label in its place. */
const never = -1000
/** Smaller weights are left out. */
const leastWeight = 0.3

/**
 * Learns which tokens belong to what from whole messages: an averaged perceptron
 * (https://aclanthology.org/W02-1001.pdf). Gives the same each time.
 *
 * @param names of the labels; one that ends with `+` continues the one before
 */
export function trainTagger(sequences: readonly Sequence[], names: readonly string[]): TaggerModel {
  const count = names.length
  const even = new Float32Array(featureCount).fill(1)
  const rows = sequences.map(({ tokens, labels }) => ({
    vectors: tokens.map((it) => [...vectorOf(it, even)]),
    labels,
  }))
  const mayFollow = (before: string, label: string) =>
    !label.endsWith('+') || before === label || `${before}+` === label
  const weights = new Float64Array(featureCount * count)
  const transitions: number[][] = [...names, ''].map((before) =>
    names.map((label) => (mayFollow(before, label) ? 0 : never)),
  )
  // What is taken off at the end, so that the weights are the mean of all moments.
  const weightsTaken = new Float64Array(featureCount * count)
  const transitionsTaken = transitions.map((row) => row.map(() => 0))
  let moment = 1
  const random = createRandom()
  const order = rows.map((_, row) => row)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random)
    for (const row of order) {
      const { vectors = [], labels = [] } = rows[row] ?? {}
      const scores = vectors.map((vector) => {
        const sums = new Float64Array(count)
        for (const [feature, value] of vector) {
          for (let label = 0; label < count; label += 1) {
            sums[label] = (sums[label] ?? 0) + (weights[feature * count + label] ?? 0) * value
          }
        }
        return sums
      })
      const guessed = likeliest(scores, transitions)
      const learn = (path: readonly number[], sign: number) => {
        path.forEach((label, at) => {
          for (const [feature, value] of vectors[at] ?? []) {
            const place = feature * count + label
            weights[place] = (weights[place] ?? 0) + sign * value
            weightsTaken[place] = (weightsTaken[place] ?? 0) + sign * value * moment
          }
          const before = at === 0 ? count : (path[at - 1] ?? 0)
          const [known, taken] = [transitions[before], transitionsTaken[before]]
          if (!known || !taken) return
          known[label] = (known[label] ?? 0) + sign
          taken[label] = (taken[label] ?? 0) + sign * moment
        })
      }
      if (guessed.some((it, at) => it !== labels[at])) {
        learn(labels, 1)
        learn(guessed, -1)
      }
      moment += 1
    }
  }
  const mean = weights.map((it, place) => it - (weightsTaken[place] ?? 0) / moment)
  const scale = names.map((_, label) => {
    const own = mean.filter((_, place) => place % count === label)
    return own.reduce((most, it) => Math.max(most, Math.abs(it)), 0) / 127
  })
  const kept = Array.from({ length: featureCount }, (_, feature) =>
    names.flatMap((_, label) => {
      const weight = mean[feature * count + label] ?? 0
      return Math.abs(weight) < leastWeight
        ? []
        : [{ label, step: Math.round(weight / (scale[label] ?? 1)) }]
    }),
  )
  return {
    classes: names,
    bias: new Float32Array(count),
    scale: Float32Array.from(scale),
    rarity: even,
    counts: Uint16Array.from(kept, ({ length }) => length),
    owners: Uint16Array.from(kept.flat(), ({ label }) => label),
    weights: Int8Array.from(kept.flat(), ({ step }) => step),
    transitions: transitions.map((row, before) =>
      row.map((it, label) => it - (transitionsTaken[before]?.[label] ?? 0) / moment),
    ),
  }
}
