const letters = '0123456789abcdefghijklmnopqrstuvwxyz'

/**
 * A new session's id: a prefix, the time and random text, which must not be guessable: who knows the id
 * can continue the conversation.
 */
export function makeSessionId(now: number): string {
  const random = crypto.getRandomValues(new Uint8Array(20))
  const text = Array.from(random, (byte) => letters[byte % letters.length]).join('')
  return `chat_${Math.trunc(now)}_${text}`
}
