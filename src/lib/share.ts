import { toast } from './toast'

/** Copies a text to the clipboard; a toast reports success (`done`) or the browser's refusal. */
export async function copyText(text: string, done: string) {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    toast.error('Ошибка', 'Браузер не дал скопировать. Выделите текст и скопируйте его вручную.')
  }
}

/** Opens the system's share sheet, or copies the page's address where there is none. */
export async function sharePage(title: string) {
  const url = location.href
  if (typeof navigator.share !== 'function') return copyText(url, 'Ссылка скопирована')
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // The visitor closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyText(url, 'Ссылка скопирована')
  }
}
