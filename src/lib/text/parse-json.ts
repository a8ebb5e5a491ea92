/** Parses JSON. @returns undefined for a text that is none */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
