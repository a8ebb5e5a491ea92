import { unwrap } from './database-answer'
import { getSupabase } from './supabase'

function follow(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/** Saves a file made by the page on the visitor's device. @param name with its extension */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  follow(url, name)
  // Some browsers start reading only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** How long a download link works, in seconds: it is followed at once. */
const linkSeconds = 60

/** Saves an attachment on the viewer's device. @throws if Storage refuses */
export async function saveAttachment({ id, name }: { id: string; name: string }): Promise<void> {
  const files = (await getSupabase()).storage.from('attachments')
  const { signedUrl = '' } = unwrap(await files.createSignedUrl(id, linkSeconds)) ?? {}
  // Not by the client's option `download`, which encodes a name twice.
  const url = new URL(signedUrl)
  url.searchParams.set('download', name)
  follow(url.href, name)
}

/** A timestamp in milliseconds since 1970 → «2026-11-24», for a file name. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)
