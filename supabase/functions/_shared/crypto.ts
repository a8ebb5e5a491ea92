/** Bytes as lower-case hexadecimal digits, two per byte. */
export const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The bytes of hexadecimal digits, two per byte. */
export const fromHex = (digits: string) =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** A key for HMAC-SHA-256; a text stands for its UTF-8. */
export function hmacKey(secret: Uint8Array<ArrayBuffer> | string, usage: 'sign' | 'verify') {
  const bytes = typeof secret === 'string' ? new TextEncoder().encode(secret) : secret
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [usage])
}

/** Bytes in base64. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  // In parts: a call accepts a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  }
  return btoa(text)
}

/** The bytes of a text in base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text)
  const bytes = new Uint8Array(letters.length)
  // `Uint8Array.from` takes 100 ms for 1.5 MB instead of 3.
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at)
  return bytes
}
