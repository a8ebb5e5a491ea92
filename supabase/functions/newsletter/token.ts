import { toHex } from '../_shared/hex.ts'

/** @returns 256 random bits that nobody guesses, as 64 hexadecimal digits */
export const createToken = () => toHex(crypto.getRandomValues(new Uint8Array(32)))

/** @returns SHA-256 of the token, which is all that the database may know of it */
export async function hashToken(token: string): Promise<string> {
  return toHex(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))),
  )
}
