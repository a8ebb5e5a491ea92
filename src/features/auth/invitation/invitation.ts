import { z } from '@contracts/zod.ts'
import { roles, type Role } from '@contracts/role.ts'
import { getSupabase } from '@/lib/supabase'

/** An invitation to work here, as the link of its mail names it. */
export interface Invitation {
  key: string
  /** For whose account it is. */
  address: string
}

/** Where an invitation waits in this browser until its reader has signed up, confirmed the address and come in. */
export const invitationStorageKey = 'kerege.invitation'

/** @param hash of an address, with or without its leading `#` */
export function invitationIn(hash: string): Invitation | undefined {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  const key = fields.get('invitation')
  const address = fields.get('address')?.trim().toLowerCase()
  return key && address ? { key, address } : undefined
}

const storedSchema = z.object({ key: z.string(), address: z.string() })

/** The invitation that waits in this browser. */
export function readInvitation(): Invitation | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(invitationStorageKey) ?? 'null')
    return storedSchema.safeParse(stored).data
  } catch {
    return undefined
  }
}

/** Has an invitation wait, or forgets the one that does. */
export function storeInvitation(invitation: Invitation | undefined): void {
  try {
    if (invitation) localStorage.setItem(invitationStorageKey, JSON.stringify(invitation))
    else localStorage.removeItem(invitationStorageKey)
  } catch {
    // The link of the mail can be opened again.
  }
}

/**
 * Accepts an invitation for the account that is signed in.
 * @returns the role; undefined where it is over, or somebody else's
 * @throws when the server cannot be asked
 */
export async function acceptInvitation({ key }: Invitation): Promise<Role | undefined> {
  const supabase = await getSupabase()
  const { data, error } = await supabase.rpc('accept_invitation', { key })
  if (error) throw new Error(error.message, { cause: error })
  return roles.find((role) => role === data)
}
