import { Buffer } from 'node:buffer'

/** Bytes as lower-case hexadecimal digits, two per byte. */
export const toHex = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('hex')

/** The bytes of hexadecimal digits, two per byte. */
export const fromHex = (digits: string) => new Uint8Array(Buffer.from(digits, 'hex'))

/** Bytes in base64. */
export const toBase64 = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

/** The bytes of a text in base64; what is no base64 is skipped. */
export const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'))

/** A key for HMAC-SHA-256; a text stands for its UTF-8. */
export function hmacKey(secret: Uint8Array<ArrayBuffer> | string, usage: 'sign' | 'verify') {
  const bytes = typeof secret === 'string' ? new TextEncoder().encode(secret) : secret
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [usage])
}
