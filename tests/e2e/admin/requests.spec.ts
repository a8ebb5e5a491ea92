import { expect, type Request, test } from 'playwright/test'
import { z } from 'zod'
import { accounts, demoPassword } from '../support/accounts.ts'
import { startAs } from '../support/session.ts'

// Nothing here is about movement, which is most of the browser's work.
test.use({ reducedMotion: 'reduce' })

const emailColumns = [
  'id',
  'from_email',
  'to_email',
  'subject',
  'body',
  'html_content',
  'processed',
  'status',
  'customer_id',
  'assigned_to_user_id',
  'created_at',
  'received_at',
]

const asks = (table: string) => (request: Request) =>
  request.method() === 'GET' && new URL(request.url()).pathname === `/rest/v1/${table}`

test('the role lookup takes the first role by name, one row at most', async ({ page }) => {
  await startAs(page, 'staff')
  const lookup = page.waitForRequest(asks('user_roles'))
  await page.goto('/')
  const { searchParams } = new URL((await lookup).url())
  expect(searchParams.get('select')).toBe('role')
  expect(searchParams.get('order')).toBe('role.asc')
  expect(searchParams.get('limit')).toBe('1')
  expect(searchParams.get('user_id')).toMatch(/^eq\./)
})

test('the inbox loads the newest 100 emails', async ({ page }) => {
  await startAs(page, 'staff')
  const list = page.waitForRequest('**/rest/v1/rpc/inbox_page*')
  await page.goto('/admin')
  const request = await list
  expect(request.postDataJSON()).toEqual({ queue: 'all', page_size: 100 })

  const answer: unknown = await (await request.response())?.json()
  const emails = z.array(z.looseObject({ created_at: z.string() })).parse(answer)
  expect(emails.length).toBeGreaterThan(1)
  expect(emails.length).toBeLessThanOrEqual(100)
  const moments = emails.map(({ created_at }) => Date.parse(created_at))
  expect(moments).toEqual([...moments].sort((one, other) => other - one))
})

test('an email has the columns of the specification', async ({ request }) => {
  const headers = { apikey: 'sb_publishable_local_kerege' }
  const signedIn = await request.post('/auth/v1/token?grant_type=password', {
    headers,
    data: { email: accounts.staff, password: demoPassword },
  })
  const session = z.object({ access_token: z.string() }).parse(await signedIn.json())
  const answer = await request.get(`/rest/v1/emails?select=${emailColumns.join()}&limit=1`, {
    headers: { ...headers, authorization: `Bearer ${session.access_token}` },
  })
  const emails = z.array(z.record(z.string(), z.unknown())).parse(await answer.json())
  expect(emails.map((email) => Object.keys(email).sort())).toEqual([[...emailColumns].sort()])
})

test('the users are profiles with their roles nested', async ({ page }) => {
  await startAs(page, 'admin')
  await page.goto('/admin')
  const list = page.waitForRequest(
    (request) => asks('profiles')(request) && request.url().includes('user_roles'),
  )
  await page.getByRole('tab', { name: 'Пользователи' }).click()
  const request = await list
  const columns = new URL(request.url()).searchParams.get('select') ?? ''
  expect(columns).toMatch(/^id,user_id,email,full_name,created_at,user_roles\(role\)/)
  const answer: unknown = await (await request.response())?.json()
  const users = z
    .array(z.object({ email: z.string(), user_roles: z.object({ role: z.string() }).nullable() }))
    .parse(answer)
  expect(users.length).toBeGreaterThan(2)
})
