/** Whether storage has a value under the key; false where storage is blocked. */
export function isStored(storage: 'localStorage' | 'sessionStorage', key: string): boolean {
  try {
    return window[storage].getItem(key) !== null
  } catch {
    return false
  }
}

/**
 * Reads JSON from the tab's session storage.
 * @returns undefined where there is no value, it is no JSON, or storage is blocked
 */
export function readStored(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Writes a value as JSON to the tab's session storage; `undefined` removes it. Does nothing where storage
 * is blocked or full.
 */
export function writeStored(key: string, value: object | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value))
    else sessionStorage.removeItem(key)
  } catch {
    // The page works without it.
  }
}
