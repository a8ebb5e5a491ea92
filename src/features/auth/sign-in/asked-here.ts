const key = 'kerege.asked-mail'

/** Remembers in this browser whose mail it has asked for. */
export function noteAskedMail(email: string): void {
  try {
    localStorage.setItem(key, email.trim().toLowerCase())
  } catch {
    // Its link then asks for the password.
  }
}

/** The address to which this browser has last asked for a mail, in lower case; undefined when it has not. */
export function readAskedMail(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Whether this browser requested a mail to the address. A link sent by an attacker must not sign its reader in to the
 * attacker's account, where everything typed could be read.
 */
export const isAskedHere = (email: string | undefined): boolean =>
  email !== undefined && readAskedMail() === email.toLowerCase()
