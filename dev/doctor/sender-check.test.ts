import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startDnsFake, type DnsFake } from '../../tests/support/fakes/dns-fake.ts'
import { checkSender } from './sender-check.ts'

let dns: DnsFake
beforeAll(async () => {
  dns = await startDnsFake()
})
afterAll(() => dns.close())
beforeEach(() => {
  dns.texts.clear()
  for (const [name, text] of Object.entries(right)) dns.texts.set(name, [text])
})
afterEach(() => vi.unstubAllGlobals())

const right = {
  'mail.kerege.example': 'v=spf1 include:spf.provider.example -all',
  's1._domainkey.mail.kerege.example': `v=DKIM1; k=rsa; p=${'A'.repeat(400)}`,
  '_dmarc.kerege.example': 'v=DMARC1; p=quarantine',
}

const api = 'https://project.supabase.co'
/** Of functions that send in this way. */
const check = (transport = 'smtp', readTxt?: DnsFake['readTxt']) => {
  const functions = { captcha: null, mail: { transport, domain: 'mail.kerege.example' } }
  vi.stubGlobal('fetch', async () =>
    Response.json({ ok: true, release: 'r1', problems: [], functions }),
  )
  return checkSender({
    ...{ site: 'https://kerege.example', api, release: 'r1' },
    ...{ publishableKey: 'sb_publishable_x', secretKey: 'sb_secret_x' },
    readTxt: readTxt ?? dns.readTxt,
  })
}

it('is right with SPF, DKIM and DMARC, also of the domain above', async () => {
  await expect(check()).resolves.toBe('mail.kerege.example: SPF, DKIM (s1) and DMARC')
})

it('is right as Resend asks for it', async () => {
  dns.texts.set('send.mail.kerege.example', ['v=spf1 include:amazonses.com ~all'])
  await expect(check('resend')).rejects.toThrow(/resend\._domainkey\.\S+ has no DKIM key/)
  dns.texts.set('resend._domainkey.mail.kerege.example', ['p=AAAA'])
  await expect(check('resend')).resolves.toContain('DKIM (resend)')
})

it.each<[RegExp, string, string[]]>([
  [/has no SPF/, 'mail.kerege.example', []],
  [/has 2 SPF/, 'mail.kerege.example', ['v=spf1 -all', 'v=spf1 mx -all']],
  [/lets everybody send/, 'mail.kerege.example', ['v=spf1 +all']],
  [/is withdrawn/, 's1._domainkey.mail.kerege.example', ['v=DKIM1; p=']],
  [/name it by DKIM_SELECTOR/, 's1._domainkey.mail.kerege.example', []],
  [/says nothing/, '_dmarc.kerege.example', []],
])('finds: %s', async (found, name, texts) => {
  dns.texts.set(name, texts)
  await expect(check()).rejects.toThrow(found)
})

it('tells a resolver that does not answer from a name that is not there', async () => {
  const readTxt = () => Promise.reject(Object.assign(new Error('timeout'), { code: 'ETIMEOUT' }))
  await expect(check('smtp', readTxt)).rejects.toThrow(/cannot be looked up: Error: timeout/)
})
