const letters = 'abcdefghijklmnopqrstuvwxyz234567'

/**
 * A new session's id: a prefix, the time and 130 random bits. The id is enough to continue the conversation, so the
 * server returns nothing for ids that could be guessed.
 * @param now in milliseconds
 */
export function makeSessionId(now = Date.now()): string {
  const random = crypto.getRandomValues(new Uint8Array(26))
  const text = Array.from(random, (byte) => letters[byte % letters.length]).join('')
  return `chat_${Math.trunc(now)}_${text}`
}
