import { beforeAll, beforeEach, expect, it } from 'vitest'
import { sharedBackend, type TestBackend } from '../support/backend.ts'
import { expectError } from '../support/expect-error.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(async () => {
  await backend.supabase.sql('delete from private.rate_limits')
  await backend.supabase.sql('delete from public.csp_violations')
  await backend.supabase.sql('delete from public.client_errors')
})

const post = (body: unknown, type: string) =>
  fetch(`${backend.url}/functions/v1/csp-report`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const stored = () =>
  backend.supabase.sql(
    'select directive, blocked, times::int as times from public.csp_violations order by 1, 2',
  )

/** As Firefox and Safari send it, and Chromium for `report-uri`. */
const report = (blocked: string, directive = 'script-src-elem') => ({
  'csp-report': {
    'document-uri': 'https://kerege.example/contacts?name=Айда',
    'effective-directive': directive,
    'blocked-uri': blocked,
    'script-sample': 'alert(1)',
  },
})

it('counts a report by its rule and origin, and keeps nothing else', async () => {
  for (const path of ['a.js?mail=aida@client.example', 'b.js']) {
    const answer = await post(report(`https://evil.example/${path}`), 'application/csp-report')
    expect(answer.status).toBe(200)
  }
  expect(await stored()).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example', times: 2 },
  ])
})

it('reads the Reporting API’s list, and what else is in it is left out', async () => {
  const violation = (blockedURL: string) => ({
    type: 'csp-violation',
    url: 'https://kerege.example/',
    body: { effectiveDirective: 'connect-src', blockedURL },
  })
  const list = [violation('https://a.example/x'), { type: 'deprecation', body: {} }, 'noise']
  expect((await post(list, 'application/reports+json')).status).toBe(200)
  expect(await stored()).toEqual([
    { directive: 'connect-src', blocked: 'https://a.example', times: 1 },
  ])
})

it('leaves out what a mail tries in its frame: the site is not to blame', async () => {
  const ofMail = report('https://tracker.example/p.gif', 'img-src')
  ofMail['csp-report']['document-uri'] = 'https://kerege.example/mail-frame.html'
  expect((await post(ofMail, 'application/csp-report')).status).toBe(200)
  expect(await stored()).toEqual([])
})

it('stores nothing of what is no violation', async () => {
  expect((await post(report('inline', 'no-rule'), 'application/csp-report')).status).toBe(200)
  expect((await post([], 'application/reports+json')).status).toBe(200)
  await expectError(await post({ a: 1 }, 'application/csp-report'), 422, 'invalid_fields')
  await expectError(await post('{', 'application/csp-report'), 400, 'malformed_json')
  await expectError(await post('{}', 'text/plain'), 415, 'unsupported_media_type')
  await expectError(
    await post(report('x'.repeat(40_000)), 'application/csp-report'),
    413,
    'payload_too_large',
  )
  expect(await stored()).toEqual([])
})

it('takes so many reports of one client, and says when to come back', async () => {
  for (let sent = 0; sent < 3; sent += 1) await post(report('inline'), 'application/csp-report')
  const refused = await post(report('inline'), 'application/csp-report')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await expectError(refused, 429, 'rate_limited')
  expect(await stored()).toMatchObject([{ times: 3 }])
})

it('counts errors of pages, with the browser, beside violations', async () => {
  const error = {
    type: 'client-error',
    url: '/about',
    body: { name: 'TypeError', message: 'e.canParse is not a function', place: 'index-A1.js:1:2' },
  }
  const report = () =>
    fetch(`${backend.url}/functions/v1/csp-report`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Version/16.4 Safari/604.1' },
      body: JSON.stringify([error]),
    })
  expect([(await report()).status, (await report()).status]).toEqual([200, 200])
  const kept = await backend.supabase
    .sql(`select name, message, place, page, browser, times::int as times
      from public.client_errors`)
  expect(kept).toEqual([
    {
      name: 'TypeError',
      message: 'canparse is not a function',
      place: 'index-A1.js:1:2',
      page: '/about',
      browser: 'Safari 16',
      times: 2,
    },
  ])
  expect(await stored()).toEqual([])
})
