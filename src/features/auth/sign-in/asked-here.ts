import { askedMailKey, readStored, writeStored } from '@/lib/storage'

/** Remembers the address for which this browser has requested a mail. */
export const noteAskedMail = (email: string): void =>
  writeStored(askedMailKey, email.trim().toLowerCase())

/** The address to which this browser last requested a mail, in lower case; undefined if it has not. */
export function readAskedMail(): string | undefined {
  const email = readStored(askedMailKey)
  return typeof email === 'string' ? email : undefined
}

/**
 * Whether this browser requested a mail to the address. A link sent by an attacker must not sign its reader in to the
 * attacker's account, where the attacker could read what they type.
 */
export const isAskedHere = (email: string | undefined): boolean =>
  email !== undefined && readAskedMail() === email.toLowerCase()

let address: string | undefined

/** Remembers whose address a link has just confirmed, while its reader still has to sign in on this page. */
export const noteConfirmedAddress = (email: string | undefined): void => {
  address = email
}

/** The address that was just confirmed on this page. */
export const readConfirmedAddress = (): string | undefined => address
