/**
 * Saves what the page has made as a file on the visitor's device.
 * @param name with its ending
 */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers start reading only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** A moment in milliseconds since 1970 → «2026-11-24», for the name of a file. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)
