/* The content of an opaque S/MIME mail (RFC 8551, section 3.5.2): it is readable inside the signature (CMS
   SignedData, RFC 5652), which is not verified here. */

/** An element of BER (X.690); `start` and `end` are those of its content. */
type Element = { tag: number; start: number; end: number; next: number }

/** A deeper nesting than any SignedData is an attack on the stack. */
const deepest = 20

function elementAt(bytes: Uint8Array, at: number, depth = 0): Element | undefined {
  const tag = bytes[at]
  const first = bytes[at + 1]
  if (tag === undefined || first === undefined || depth > deepest) return undefined
  let start = at + 2
  // Indefinite length: it ends with an empty element.
  if (first === 0x80) {
    let end = start
    while (bytes[end] !== 0 || bytes[end + 1] !== 0) {
      const inner = elementAt(bytes, end, depth + 1)
      if (!inner) return undefined
      end = inner.next
    }
    return { tag, start, end, next: end + 2 }
  }
  let length = first
  if (first > 0x80) {
    length = 0
    for (let count = first & 0x7f; count > 0; count -= 1, start += 1) {
      length = length * 256 + (bytes[start] ?? 0)
    }
  }
  const end = start + length
  return end <= bytes.length ? { tag, start, end, next: end } : undefined
}

function* childrenOf(bytes: Uint8Array, parent: Element | undefined): Generator<Element> {
  for (let at = parent?.start ?? 0; parent && at < parent.end;) {
    const child = elementAt(bytes, at)
    if (!child) return
    yield child
    at = child.next
  }
}

function child(bytes: Uint8Array, parent: Element | undefined, index: number) {
  let left = index
  for (const child of childrenOf(bytes, parent)) {
    if (left === 0) return child
    left -= 1
  }
  return undefined
}

/** Object identifiers of PKCS #7: this prefix and a number. */
const pkcs7 = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07]

const isPkcs7 = (bytes: Uint8Array, id: Element | undefined, number: number) =>
  id?.tag === 6 &&
  id.end - id.start === pkcs7.length + 1 &&
  [...pkcs7, number].every((byte, index) => bytes[id.start + index] === byte)

/** The bytes of an octet string, which programs that do not know its length send in pieces. */
function octetsOf(bytes: Uint8Array<ArrayBuffer>, octets: Element | undefined) {
  if (octets?.tag === 0x04) return bytes.subarray(octets.start, octets.end)
  if (octets?.tag !== 0x24) return undefined
  const all = new Uint8Array(octets.end - octets.start)
  let length = 0
  for (const { tag, start, end } of childrenOf(bytes, octets)) {
    if (tag !== 0x04) return undefined
    all.set(bytes.subarray(start, end), length)
    length += end - start
  }
  return all.slice(0, length)
}

/** The MIME entity inside a file smime.p7m; undefined for anything else, such as an encrypted mail. */
export function signedContent(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const info = elementAt(bytes, 0)
  if (!isPkcs7(bytes, child(bytes, info, 0), 2)) return undefined
  const signed = child(bytes, child(bytes, info, 1), 0)
  const content = child(bytes, signed, 2)
  if (!isPkcs7(bytes, child(bytes, content, 0), 1)) return undefined
  return octetsOf(bytes, child(bytes, child(bytes, content, 1), 0))
}
