import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseBody, parseJson, readJson } from './body.ts'

const limit = 64
const json = 'application/json'
const bytes = (text: string) => new TextEncoder().encode(text)

type Body = ConstructorParameters<typeof Response>[0]

const read = (body: Body | undefined, type = json, headers: Record<string, string> = {}) =>
  readJson(
    new Request('http://functions.example', {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      ...(body !== undefined && { body, duplex: 'half' }),
    }),
    limit,
  )

/** A body of unknown length that continues until its reader cancels. */
function endlessBody() {
  const seen = { chunks: 0, cancelled: false }
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      seen.chunks += 1
      controller.enqueue(bytes('0123456789'))
    },
    cancel() {
      seen.cancelled = true
    },
  })
  return { seen, stream }
}

/** Nested this deep, by lists, objects, or both. */
const nested = (depth: number, [open, close]: readonly [string, string]) =>
  bytes(`${open.repeat(depth)}1${close.repeat(depth)}`)

it.each([
  ['[', ']'],
  ['{"a":', '}'],
  ['[{"a":', '}]'],
] as const)('refuses what is nested deeper than any contract (%s)', (...pair) => {
  expect(() => parseJson(nested(5_000, pair))).toThrow(
    expect.objectContaining({ code: 'malformed_json' }),
  )
  expect(parseJson(nested(10, pair))).toBeDefined()
})

describe('readJson', () => {
  it.each([json, 'application/json; charset=utf-8', 'Application/JSON'])(
    'reads %s',
    async (type) => {
      expect(await read('{"a":"ж"}', type)).toEqual({ a: 'ж' })
    },
  )

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'refuses the type "%s"',
    async (type) => {
      await expect(read('{}', type)).rejects.toMatchObject({ code: 'unsupported_media_type' })
    },
  )

  it('joins a letter that was split between chunks', async () => {
    const [first, second, ...rest] = bytes('"ж"')
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Uint8Array.of(first ?? 0, second ?? 0))
        controller.enqueue(Uint8Array.from(rest))
        controller.close()
      },
    })
    expect(await read(stream)).toBe('ж')
  })

  it.each([
    ['cut off', '{"a":'],
    ['empty', ''],
    ['no body at all', undefined],
    ['not UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
    ['UTF-8 cut in a letter', Uint8Array.of(0x22, 0xd0)],
  ])('refuses JSON that is %s', async (_, body) => {
    await expect(read(body)).rejects.toMatchObject({ code: 'malformed_json' })
  })

  it('accepts a body of exactly the limit and refuses one byte more', async () => {
    expect(await read(JSON.stringify('x'.repeat(limit - 2)))).toHaveLength(limit - 2)
    await expect(read(JSON.stringify('x'.repeat(limit - 1)))).rejects.toMatchObject({
      code: 'payload_too_large',
    })
  })

  it('counts bytes, not letters', async () => {
    const body = JSON.stringify('ж'.repeat(limit / 2))
    expect(body.length).toBeLessThan(limit)
    await expect(read(body)).rejects.toMatchObject({ code: 'payload_too_large' })
  })

  it('stops an endless body at the limit', async () => {
    const { seen, stream } = endlessBody()
    await expect(read(stream)).rejects.toMatchObject({ code: 'payload_too_large' })
    expect(seen.cancelled).toBe(true)
    expect(seen.chunks).toBeLessThan(limit)
  })

  it('does not begin to read what announces itself as too long', async () => {
    const { seen, stream } = endlessBody()
    await expect(read(stream, json, { 'content-length': '100000' })).rejects.toMatchObject({
      code: 'payload_too_large',
    })
    expect(seen.chunks).toBeLessThanOrEqual(1)
  })
})

it('cleans the texts of a body, whatever its contract says of them', () => {
  const schema = z.object({ note: z.string(), list: z.array(z.string()) })
  const body = { note: '\u202eЙ\u00adод\u00a0'.normalize('NFD'), list: ['a\u200bb\0'] }
  expect(parseBody(schema, body)).toEqual({ note: 'Йод ', list: ['ab'] })
})
