import { toast } from '@/lib/toast'

/** Copies a text to the clipboard and returns whether it worked; a toast reports a refusal. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    toast.error('Ошибка', 'Браузер не дал скопировать. Выделите текст и скопируйте его вручную.')
    return false
  }
}

async function copyAddress(url: string) {
  if (await writeClipboard(url)) toast.success('Ссылка скопирована')
}

/** Opens the system's share sheet, or copies the page's URL if there is none. */
export async function sharePage(title: string) {
  const url = location.href
  if (typeof navigator.share !== 'function') return copyAddress(url)
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // The visitor closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyAddress(url)
  }
}
