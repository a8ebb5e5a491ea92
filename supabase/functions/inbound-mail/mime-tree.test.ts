import { expect, it } from 'vitest'
import { fromMime } from './from-mime.ts'
import { receivedEmail } from './received-email.ts'

/** Numbers from 0 to `below`, always the same for a seed (mulberry32). */
function chance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

type Chance = ReturnType<typeof chance>

const oneOf = <T>(random: Chance, options: readonly [T, ...T[]]): T =>
  options[random(options.length)] ?? options[0]

const texts = ['text/plain', 'text/html', ''] as const
const types = [
  ...texts,
  ...[
    'application/pdf',
    'application/octet-stream',
    'image/png',
    'text/calendar',
    'text/x-amp-html',
  ],
  ...['application/pkcs7-signature', 'application/pgp-signature', 'application/ms-tnef'],
  ...['message/delivery-status', 'message/partial', 'message/x-unknown', 'application/pkcs7-mime'],
  ...['model/vrml', 'nonsense', 'text/', 'application/*', 'multipart/mixed', 'message/rfc822'],
] as const
const subtypes = 'mixed alternative related signed report digest parallel encrypted x-any *'.split(
  ' ',
)
const encodings = [
  '',
  '7bit',
  '8bit',
  'base64',
  'BASE64 ',
  'quoted-printable',
  'x-unknown',
] as const
const dispositions = ['', 'inline', 'attachment', 'form-data; name=a', 'nonsense'] as const

const contentOf = (word: string) => `Here is ${word}, a text of its own.`

/** A tree of parts, and a word of each leaf. */
function tree(random: Chance, words: string[], depth: number): string {
  const count = words.length
  const isLast = depth > 3 || count > 9
  const kind = isLast ? 0 : random(4)
  if (kind === 1) {
    const boundary = `b${depth}-${count}-${random(1000)}`
    const subtype = subtypes[random(subtypes.length)] ?? ''
    const parts = Array.from({ length: 1 + random(4) }, () => tree(random, words, depth + 1))
    // Some are never closed.
    const end = random(5) === 0 ? '' : `--${boundary}--\n`
    return `Content-Type: multipart/${subtype}; boundary="${boundary}"\n\n${parts.map((part) => `--${boundary}\n${part}\n`).join('')}${end}`
  }
  if (kind === 2) {
    words.push(`Subject${count}x`)
    return `Content-Type: message/rfc822\n\nFrom: a@b.example\nSubject: Subject${count}x\n${tree(random, words, depth + 1)}`
  }
  const word = `Word${count}x`
  words.push(word)
  const type = random(2) ? oneOf(random, texts) : oneOf(random, types)
  const encoding = oneOf(random, encodings)
  const disposition = oneOf(random, dispositions)
  const name = random(2) ? `; ${disposition ? 'filename' : 'name'}="${word}.dat"` : ''
  // What is declared as base64 is it most of the time.
  const isEncoded = /base64/i.test(encoding) && random(4) > 0
  const content = contentOf(word)
  return [
    ...(type ? [`Content-Type: ${type}${disposition ? '' : name}`] : []),
    ...(encoding ? [`Content-Transfer-Encoding: ${encoding}`] : []),
    ...(disposition ? [`Content-Disposition: ${disposition}${name}`] : []),
    '',
    isEncoded ? btoa(content) : content,
  ].join('\n')
}

const signed = 'Письмо подписано'

it('shows, keeps or names each leaf of any tree', async () => {
  const lost: string[] = []
  for (let seed = 1; seed <= 600; seed += 1) {
    const words: string[] = []
    const mail = `From: a@client.example\nSubject: s\n${tree(chance(seed), words, 0)}`
    const read = await fromMime(new TextEncoder().encode(mail), 'mx.kerege.example')
    const { email, files } = await receivedEmail(read, [])
    const kept = [
      email.body,
      email.html_content,
      ...files.flatMap(({ row, content }) => [row.name, new TextDecoder().decode(content)]),
    ].join('\n')
    // The signature of a signed mail is named without its content.
    const isKept = (word: string) => kept.includes(word) || kept.includes(btoa(contentOf(word)))
    const missing = words.filter((word) => !isKept(word)).length
    if (missing > (kept.includes(signed) ? 2 : 0)) lost.push(`${seed}: ${mail}`)
  }
  expect(lost).toEqual([])
})
