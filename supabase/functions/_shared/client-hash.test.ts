import { describe, expect, it, vi } from 'vitest'
import { hashClient, networkOf } from './client-hash.ts'
import { clientEnv } from './settings.ts'

const secret = 'a secret of some length'
const hash = (header: Record<string, string>, env: Record<string, string> = {}) =>
  hashClient(new Headers(header), clientEnv.parse({ CLIENT_HASH_SECRET: secret, ...env }))

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s belongs to %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('hashClient', () => {
  it('is a keyed hash: stable, of fixed form, without the address, other under another key', async () => {
    const first = await hash({ 'x-forwarded-for': '203.0.113.7' })
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    expect(await hash({ 'x-forwarded-for': '203.0.113.7' })).toBe(first)
    expect(await hash({ 'x-forwarded-for': '203.0.113.8' })).not.toBe(first)
    const other = { CLIENT_HASH_SECRET: 'another secret of some length' }
    expect(await hash({ 'x-forwarded-for': '203.0.113.7' }, other)).not.toBe(first)
  })

  it('believes only what the last proxy added', async () => {
    const honest = await hash({ 'x-forwarded-for': '203.0.113.7' })
    expect(await hash({ 'x-forwarded-for': '198.51.100.1, 203.0.113.7' })).toBe(honest)
  })

  it('believes Cloudflare alone on the hosted platform', async () => {
    const hosted = { SB_REGION: 'eu-central-1' }
    const headers = { 'cf-connecting-ip': '203.0.113.7' }
    const honest = await hash({ ...headers, 'x-forwarded-for': '203.0.113.7' }, hosted)
    expect(await hash({ ...headers, 'x-forwarded-for': '198.51.100.1' }, hosted)).toBe(honest)
  })

  it('reads the header that the environment names', async () => {
    const env = { CLIENT_ADDRESS_HEADER: 'x-real-ip' }
    const honest = await hash({ 'x-real-ip': '203.0.113.7' }, env)
    expect(await hash({ 'x-real-ip': '203.0.113.7', 'x-forwarded-for': '1.1.1.1' }, env)).toBe(
      honest,
    )
  })

  it.each<[string, Record<string, string>]>([
    ['without the header', {}],
    ['with an empty header', { 'x-forwarded-for': '' }],
    ['with a word for an address', { 'x-forwarded-for': '203.0.113.7, unknown' }],
    ['with a new word each time', { 'x-forwarded-for': crypto.randomUUID() }],
  ])('gives requests %s one name together, and says so', async (_, header) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await hash(header)).toBe(await hash({}))
    expect(await hash(header)).not.toBe(await hash({ 'x-forwarded-for': '203.0.113.7' }))
    expect(log).toHaveBeenCalledTimes(3)
    log.mockClear()
  })
})
