/** A function of a word that is asked again and again; a bounded number of words is kept. */
export function remember<Result>(read: (word: string) => Result): (word: string) => Result {
  const mostKept = 20_000
  const known = new Map<string, { result: Result }>()
  return (word) => {
    const found = known.get(word)
    if (found) return found.result
    const result = read(word)
    if (known.size < mostKept) known.set(word, { result })
    return result
  }
}
