/**
 * The likeliest labels of a sequence (Viterbi).
 *
 * @param scores of each label at each place
 * @param transitions what a label (column) after another one (row) adds; the last row is the beginning
 * @returns the labels' numbers
 */
export function likeliest(
  scores: readonly ArrayLike<number>[],
  transitions: readonly ArrayLike<number>[],
): number[] {
  const count = transitions.length - 1
  const labels = Array.from({ length: count }, (_, label) => label)
  const added = (before: number, label: number) => transitions[before]?.[label] ?? 0
  let sums: number[] = []
  const origins = scores.map((score, at) => {
    const best = labels.map((label) => {
      if (at === 0) return { before: count, sum: added(count, label) }
      return labels
        .map((before) => ({ before, sum: (sums[before] ?? 0) + added(before, label) }))
        .reduce((one, other) => (other.sum > one.sum ? other : one))
    })
    sums = best.map(({ sum }, label) => sum + (score[label] ?? 0))
    return best.map(({ before }) => before)
  })
  let last = sums.indexOf(Math.max(...sums))
  const path: number[] = []
  for (const origin of origins.toReversed()) {
    path.unshift(last)
    last = origin[last] ?? 0
  }
  return path
}
