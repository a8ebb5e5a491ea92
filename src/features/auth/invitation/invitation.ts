import { z } from '@contracts/zod.ts'
import { roles, type Role } from '@contracts/role.ts'
import { call } from '@/lib/backend/database-answer'
import { invitationKey, readStored, writeStored } from '@/lib/storage'

const invitationSchema = z.object({ key: z.string(), address: z.string() })

/** A staff invitation, as named in the link of its mail. */
export type Invitation = z.infer<typeof invitationSchema>

/** @param hash of a URL, with or without its leading `#` */
export function invitationIn(hash: string): Invitation | undefined {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  const key = fields.get('invitation')
  const address = fields.get('address')?.trim().toLowerCase()
  return key && address ? { key, address } : undefined
}

/** The invitation kept in this browser until its reader has signed up and confirmed the address. */
export const readInvitation = (): Invitation | undefined =>
  invitationSchema.safeParse(readStored(invitationKey)).data

/** Stores an invitation for later, or deletes the stored one. */
export const storeInvitation = (invitation: Invitation | undefined): void =>
  writeStored(invitationKey, invitation)

/** Accepts an invitation. @returns the role; undefined if it expired or is for another user @throws {RequestError} */
export async function acceptInvitation({ key }: Invitation): Promise<Role | undefined> {
  const granted = await call('accept_invitation', { key })
  return roles.find((role) => role === granted)
}
