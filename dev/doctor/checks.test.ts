import { existsSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checks } from './checks.ts'
import { maySeeKey } from './deployment.ts'
import { certificateProblem, checkRedirects } from './site-checks.ts'
import { faults } from '../../tests/integration/doctor/faults.ts'
import { wordsOfRight } from '../../tests/integration/doctor/right.ts'

const site = 'https://kerege.example'
const api = 'https://project.supabase.co'

it.each([
  [api, [api, site], true],
  [site, [undefined, site], true],
  ['http://127.0.0.1:5173', [undefined, 'http://127.0.0.1:5173'], true],
  // Named by the site's policy alone.
  [api, [undefined, site], false],
  ['http://project.supabase.co', ['http://project.supabase.co', site], false],
  ['http://127.0.0.1.evil.example', ['http://127.0.0.1.evil.example'], false],
])('%s, where %j are named, may see the secret key: %s', (origin, named, may) => {
  expect(maySeeKey(origin, named)).toBe(may)
})

it('each check has a name, an exit code and a place in a document of its own', () => {
  expect(new Set(checks.map(({ name }) => name)).size).toBe(checks.length)
  expect(new Set(checks.map(({ exitCode }) => exitCode)).size).toBe(checks.length)
  for (const { name, document } of checks) {
    const [file = '', anchor = ''] = document.split('#')
    expect(existsSync(file), name).toBe(true)
    const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, text = '']) =>
      text
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    )
    expect(headings, name).toContain(anchor)
  }
})

it('docs/doctor.md says what each asks and finds', () => {
  const rows = [...readFileSync('docs/doctor.md', 'utf8').matchAll(/^\| (\d.*) \|$/gm)].map(
    ([, row = '']) => row.split('|').map((cell) => cell.trim()),
  )
  expect(rows.map(([exitCode, name]) => `${exitCode} ${name}`).toSorted()).toEqual(
    checks.map(({ exitCode, name }) => `${exitCode} ${name}`).toSorted(),
  )
  for (const [, name, asks, finds, mended] of rows) {
    const { document = '' } = checks.find((one) => one.name === name) ?? {}
    expect([asks, finds], name).not.toContain('')
    expect(mended, name).toContain(`](${document.replace('docs/', '')})`)
  }
})

it('the tests see each find something, and find nothing', () => {
  const names = checks.map(({ name }) => name).toSorted()
  // Beside their code, where DNS and a provider are played.
  const beside = ['sender', 'model']
  // By addresses of their own, in tests/integration/doctor.
  const byAddress = ['address', 'tls']
  const found = new Set([...faults.map(([name]) => name), ...byAddress, ...beside])
  expect([...found].toSorted()).toEqual(names)
  expect([...Object.keys(wordsOfRight), ...beside].toSorted()).toEqual(names)
})

describe('a certificate', () => {
  const now = Date.parse('2026-11-29T00:00:00Z')
  const right = { authorized: true, authorizationError: new Error() }
  it('is right for another two weeks', () => {
    expect(certificateProblem(right, 'Dec 20 00:00:00 2026 GMT', now)).toBeUndefined()
  })
  it('is found when it ends soon', () => {
    expect(certificateProblem(right, 'Dec  9 00:00:00 2026 GMT', now)).toMatch(/ends in 10 days/)
  })
  it('is found when it is of another name', () => {
    const refused = { authorized: false, authorizationError: new Error('ALTNAME_INVALID') }
    expect(certificateProblem(refused, '', now)).toMatch(/refused: .*ALTNAME_INVALID/)
  })
})

describe('http', () => {
  afterEach(() => vi.unstubAllGlobals())
  const site = 'https://kerege.example'
  const checkLeading = (location: string) => {
    vi.stubGlobal('fetch', async (url: string) =>
      url.startsWith('http:')
        ? new Response(null, { status: 301, headers: { location } })
        : new Response(),
    )
    return checkRedirects({
      ...{ site, api: site, release: '' },
      ...{ publishableKey: undefined, secretKey: undefined },
    })
  }
  it('leads to https of the same name', async () => {
    await expect(checkLeading(`${site}/`)).resolves.toBeTruthy()
  })
  it.each(['https://other.example/', 'http://kerege.example/', ''])(
    'to «%s» is found',
    async (to) => {
      await expect(checkLeading(to)).rejects.toThrow(/http:\/\/ leads to/)
    },
  )
})
