import { copyText } from '@/lib/browser/clipboard'
import { openShareSheet } from '@/lib/browser/share-sheet'
import { toast } from '@/lib/toast'

/** Copies a text to the clipboard and returns whether it worked; a toast reports a refusal. */
export async function writeClipboard(text: string): Promise<boolean> {
  const isCopied = await copyText(text)
  if (!isCopied)
    toast.error('Ошибка', 'Браузер не дал скопировать. Выделите текст и скопируйте его вручную.')
  return isCopied
}

/** Opens the system's share sheet, or copies the page's URL if there is none. */
export async function sharePage(title: string) {
  const url = location.href
  if (await openShareSheet({ title, url })) return
  if (await writeClipboard(url)) toast.success('Ссылка скопирована')
}
