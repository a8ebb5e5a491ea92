import { unwrap } from './database-answer'
import { getSupabase } from './supabase'

/** Saves a file made by the page on the visitor's device. @param name with its extension */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers start reading only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/**
 * An attachment's bytes, asked for with the viewer's session: a signed link would outlive it.
 * @throws if Storage refuses
 */
export async function downloadAttachment(id: string): Promise<Blob> {
  const files = (await getSupabase()).storage.from('attachments')
  const content = unwrap(await files.download(id))
  if (!content) throw new Error('Storage answered without a file')
  return content
}

/** Saves an attachment on the viewer's device. @throws if Storage refuses */
export async function saveAttachment({ id, name }: { id: string; name: string }): Promise<void> {
  const content = await downloadAttachment(id)
  // A browser that shows files instead of saving them must not take one for a page of ours.
  saveFile(name, new Blob([content], { type: 'application/octet-stream' }))
}

/** A timestamp in milliseconds since 1970 → «2026-11-24», for a file name. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)
