/** Whether the browser keeps something under this key; false where storage is blocked. */
export function isStored(storage: 'localStorage' | 'sessionStorage', key: string): boolean {
  try {
    return window[storage].getItem(key) !== null
  } catch {
    return false
  }
}

/**
 * Reads JSON from the tab's session storage.
 * @returns undefined where nothing is kept, it is no JSON, or storage is blocked
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
 * Keeps a value as JSON until the tab is closed; `undefined` removes it. Where storage is blocked or
 * full, nothing is kept.
 */
export function writeStored(key: string, value: object | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value))
    else sessionStorage.removeItem(key)
  } catch {
    // The page works without it.
  }
}
