const key = 'kerege.asked-mail'

/** Remembers in this browser whose mail it has asked for. */
export function noteAskedMail(email: string): void {
  try {
    localStorage.setItem(key, email.trim().toLowerCase())
  } catch {
    // Its link then asks for the password.
  }
}

/**
 * Whether this browser has asked for a mail to the address. A link that somebody else has sent must not sign its
 * reader in to the account of the sender, who would then read along.
 */
export function isAskedHere(email: string | undefined): boolean {
  try {
    return email !== undefined && localStorage.getItem(key) === email.toLowerCase()
  } catch {
    return false
  }
}
