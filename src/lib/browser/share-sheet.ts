/** Opens the system's share sheet. @returns false if there is none; true also if the visitor closes it */
export async function openShareSheet(page: { title: string; url: string }): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share(page)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
