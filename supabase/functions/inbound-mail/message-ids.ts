import { toHex } from '../_shared/hex.ts'

/** Message-IDs are ASCII without blanks (RFC 5322, section 3.6.4); longer than a line is none. */
const messageId = /<[\x21-\x3b\x3d\x3f-\x7e]{1,996}>/g

/** The first and the latest of a long thread tell what the rest would. */
const keptReferences = 30

/** The Message-IDs in a header; one that lacks its brackets gets them. */
export function idsIn(header: string): string[] {
  const ids = header.match(messageId)
  if (ids) return ids
  const bare = header.trim()
  return /^[^\s<>@]+@[^\s<>@]+$/.test(bare) ? (`<${bare}>`.match(messageId) ?? []) : []
}

/** The Message-IDs of a References header, without repeats; of very many the first and the latest. */
export function referencesIn(header: string): string[] {
  const ids = [...new Set(idsIn(header))]
  return ids.length > keptReferences ? [...ids.slice(0, 1), ...ids.slice(1 - keptReferences)] : ids
}

/** An id for a mail that has none: the same for the same mail, and nobody's own (RFC 2606). */
export async function substituteId(source: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', source)
  return `<${toHex(new Uint8Array(digest))}@unnamed.invalid>`
}
