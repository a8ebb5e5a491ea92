/** Saves a file as a download of the page. */
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
export const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
