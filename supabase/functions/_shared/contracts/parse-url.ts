/**
 * Parses a URL; undefined for any other text. For `URL.parse` and `URL.canParse`, which the oldest supported
 * browsers lack.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
