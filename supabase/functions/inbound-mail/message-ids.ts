import { toHex } from '../_shared/crypto.ts'

/** ASCII without blanks (RFC 5322, section 3.6.4), no longer than a line. */
const messageId = /<[\x21-\x3b\x3d\x3f-\x7e]{1,996}>/g

/** Maximum number of references kept: the first and the latest ones identify a long thread. */
const keptReferences = 30

/** The Message-IDs in a header; a single one without brackets gets them. */
export function idsIn(header: string): string[] {
  const ids = header.match(messageId)
  if (ids) return ids
  const bare = header.trim()
  return /^[^\s<>@]+@[^\s<>@]+$/.test(bare) ? (`<${bare}>`.match(messageId) ?? []) : []
}

/** The Message-IDs of a References header, without repeats; of too many, the first and the latest. */
export function referencesIn(header: string): string[] {
  const ids = [...new Set(idsIn(header))]
  return ids.length > keptReferences ? [...ids.slice(0, 1), ...ids.slice(1 - keptReferences)] : ids
}

/** An id for a mail without one: derived from its bytes, in a reserved domain (RFC 2606). */
export async function substituteId(source: Uint8Array<ArrayBuffer>): Promise<string> {
  return `<${toHex(await crypto.subtle.digest('SHA-256', source))}@unnamed.invalid>`
}
