/**
 * Makes a value when it is first asked for, and keeps it.
 * @returns a function that gives the value
 */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
