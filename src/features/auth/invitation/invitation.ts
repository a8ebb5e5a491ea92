import { z } from '@contracts/zod.ts'
import { roles, type Role } from '@contracts/role.ts'
import { getSupabase } from '@/lib/backend/supabase'
import { invitationKey, readStored, writeStored } from '@/lib/storage'

/** An invitation to work here, as the link of its mail names it. */
export interface Invitation {
  key: string
  /** For whose account it is. */
  address: string
}

/** @param hash of an address, with or without its leading `#` */
export function invitationIn(hash: string): Invitation | undefined {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  const key = fields.get('invitation')
  const address = fields.get('address')?.trim().toLowerCase()
  return key && address ? { key, address } : undefined
}

const storedSchema = z.object({ key: z.string(), address: z.string() })

/** The invitation that waits in this browser until its reader has signed up and confirmed the address. */
export const readInvitation = (): Invitation | undefined =>
  storedSchema.safeParse(readStored(invitationKey)).data

/** Keeps an invitation waiting, or forgets the one that does. */
export const storeInvitation = (invitation: Invitation | undefined): void =>
  writeStored(invitationKey, invitation)

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
