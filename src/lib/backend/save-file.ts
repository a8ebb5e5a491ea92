import { unwrap } from './database-answer'
import { getSupabase } from './supabase'

function follow(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/**
 * Saves what the page has made as a file on the visitor's device.
 * @param name with its ending
 */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  follow(url, name)
  // Some browsers start reading only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** How long a link to a file works, in seconds: it is followed at once. */
const linkSeconds = 60

/**
 * Saves an attachment on the viewer's device.
 * @throws when Storage gives none
 */
export async function saveAttachment({ id, name }: { id: string; name: string }): Promise<void> {
  const files = (await getSupabase()).storage.from('attachments')
  const { signedUrl = '' } = unwrap(await files.createSignedUrl(id, linkSeconds)) ?? {}
  // By hand: the client's own option `download` encodes a name twice.
  const url = new URL(signedUrl)
  url.searchParams.set('download', name)
  follow(url.href, name)
}

/** A moment in milliseconds since 1970 → «2026-11-24», for the name of a file. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)
