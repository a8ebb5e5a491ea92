/** The link of an Auth mail: it does nothing until its reader redeems it. */
export interface MailLink {
  purpose: 'confirmation' | 'recovery' | 'newAddress'
  /** Good for one use; Auth exchanges it for a session. */
  tokenHash: string
}

const purposes: Readonly<Record<string, MailLink['purpose']>> = {
  signup: 'confirmation',
  recovery: 'recovery',
  email_change: 'newAddress',
}

/** Whether a URL's fragment comes from a mail, so that the account code is needed. */
export const isMailFragment = (hash: string): boolean =>
  /[#&](token_hash|access_token|error|error_code|invitation)=/.test(hash)

/**
 * Reads the fragment of a mail's link. Tokens in it count as a failed link: an attacker could use them to sign the
 * reader in to another account.
 * @param hash with or without its leading `#`
 */
export function readMailLink(hash: string): MailLink | 'failed' | undefined {
  if (!isMailFragment(`#${hash.replace(/^#/, '')}`)) return undefined
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  if (fields.has('invitation')) return undefined
  const purpose = purposes[fields.get('type') ?? '']
  const tokenHash = fields.get('token_hash')
  return purpose && tokenHash ? { purpose, tokenHash } : 'failed'
}
