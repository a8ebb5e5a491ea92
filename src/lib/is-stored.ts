/** Whether the browser keeps something under this key; no, where storage is blocked. */
export function isStored(storage: 'localStorage' | 'sessionStorage', key: string): boolean {
  try {
    return window[storage].getItem(key) !== null
  } catch {
    return false
  }
}
