import { base64Values } from './transfer-encoding.ts'

const [plus, minus] = [43, 45]

/** UTF-7 (RFC 2152), which decoders no longer have: UTF-16 in base64, between a plus and, where needed, a minus. */
export function fromUtf7(bytes: Uint8Array): string {
  const units = new Uint8Array(2 * bytes.length)
  let length = 0
  const add = (unit: number) => {
    units[length] = unit & 0xff
    units[length + 1] = unit >> 8
    length += 2
  }
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte !== plus) {
      add(byte)
      continue
    }
    let [bits, group] = [0, 0]
    const start = at + 1
    for (at = start; ; at += 1) {
      const value = base64Values[bytes[at] ?? 0] ?? -1
      if (value < 0) break
      group = ((group << 6) | value) & 0x3fffff
      bits += 6
      if (bits < 16) continue
      bits -= 16
      add((group >> bits) & 0xffff)
    }
    if (at === start) add(plus)
    if (bytes[at] !== minus) at -= 1
  }
  return new TextDecoder('utf-16le').decode(units.subarray(0, length))
}

/** A letter or mark of our senders' languages. */
const plausible = /^[\p{sc=Cyrl}\u00a0-\u024f\u2010-\u2026№€ ]+$/u

/** Whether an ASCII text is UTF-7 although nothing says so: what follows each plus would be such letters. */
export function isUtf7(text: string): boolean {
  const words = [...text.slice(0, 20_000).matchAll(/\+[A-Za-z0-9+/]+/g)].slice(0, 100)
  return (
    words.length > 0 &&
    words.every(([word]) => plausible.test(fromUtf7(new TextEncoder().encode(word))))
  )
}
