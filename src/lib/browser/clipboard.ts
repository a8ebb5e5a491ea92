/** @returns whether the text was copied: browsers may refuse, and have no clipboard on plain http */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
