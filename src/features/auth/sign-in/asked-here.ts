import { askedMailKey, readStored, writeStored } from '@/lib/storage'

/** Remembers in this browser whose mail it has asked for. */
export const noteAskedMail = (email: string): void =>
  writeStored(askedMailKey, email.trim().toLowerCase())

/** The address to which this browser last requested a mail, in lower case; undefined if it has not. */
export function readAskedMail(): string | undefined {
  const email = readStored(askedMailKey)
  return typeof email === 'string' ? email : undefined
}

/**
 * Whether this browser requested a mail to the address. A link sent by an attacker must not sign its reader in to the
 * attacker's account, where everything typed could be read.
 */
export const isAskedHere = (email: string | undefined): boolean =>
  email !== undefined && readAskedMail() === email.toLowerCase()
