import { toast } from './toast'

/** Copies a text and says so; a browser that refuses is reported to the reader. */
export async function copyText(text: string, done: string) {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    toast.error('Ошибка', 'Браузер не дал скопировать. Выделите текст и скопируйте его вручную.')
  }
}

/** Offers the page to the system's share sheet; where there is none, copies its address. */
export async function sharePage(title: string) {
  const url = location.href
  if (typeof navigator.share !== 'function') return copyText(url, 'Ссылка скопирована')
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // Closing the sheet is no fault.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyText(url, 'Ссылка скопирована')
  }
}
