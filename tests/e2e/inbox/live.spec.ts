import { expect, type Page, test } from 'playwright/test'
import { z } from 'zod'
import { unique } from '../support/accounts.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'
import { nextFrame } from '../support/settle.ts'
import { inboxRow, inboxRows } from '../support/steps.ts'

const messageSchema = z.tuple([
  z.string().nullable(),
  z.string(),
  z.string(),
  z.string(),
  z.looseObject({
    config: z.looseObject({ postgres_changes: z.array(z.looseObject({})) }).optional(),
  }),
])

interface Channel {
  /** The tables that the page subscribes to. */
  tables: object[]
  /** Reports a change of a table. */
  change: (table: string) => void
}

/** Fakes Realtime, for the inbox: https://supabase.com/docs/guides/realtime/protocol (serializer 2.0.0). */
const fakeRealtime = (page: Page) =>
  new Promise<Channel>((resolve) => {
    void page.route('**/realtime/v1/api/broadcast', (route) => route.fulfill({ status: 422 }))
    void page.routeWebSocket(/\/realtime\/v1\/websocket/, (socket) => {
      const send = (...message: unknown[]) => socket.send(JSON.stringify(message))
      socket.onMessage((text) => {
        const [joinRef, ref, about, event, payload] = messageSchema.parse(JSON.parse(String(text)))
        const tables = payload.config?.postgres_changes ?? []
        const response = { postgres_changes: tables.map((each, at) => ({ ...each, id: at + 1 })) }
        send(joinRef, ref, about, 'phx_reply', { status: 'ok', response })
        // The bell has its own channel.
        if (event !== 'phx_join' || !tables.some(({ table }) => table === 'emails')) return
        const change = (table: string) => {
          const data = {
            schema: 'public',
            table,
            type: 'INSERT',
            commit_timestamp: new Date().toISOString(),
            columns: [],
            record: {},
            errors: null,
          }
          send(null, null, about, 'postgres_changes', { ids: [1], data })
        }
        resolve({ tables, change })
      })
    })
  })

test(
  'with Realtime a new email appears at once, without polling',
  { tag: '@all' },
  async ({ page, request }) => {
    const company = unique('Сразу')
    await sendLead(request, { company })
    const realtime = fakeRealtime(page)
    await startAs(page, 'staff')
    let asked = 0
    page.on('request', (each) => {
      if (each.url().includes('/rpc/inbox_page')) asked += 1
    })
    await page.clock.install()
    await page.goto(`/admin?q=${company}`)
    await expect(inboxRows(page)).toHaveCount(1)
    const { tables, change } = await realtime
    expect(tables).toMatchObject([
      { event: '*', schema: 'public', table: 'emails' },
      { event: '*', schema: 'public', table: 'email_notes' },
      { event: '*', schema: 'public', table: 'email_replies' },
    ])
    // One more request for changes while the channel was joined, then none.
    await expect.poll(() => asked).toBe(2)
    const email = await sendLead(request, { company })
    await page.clock.fastForward(11_000)
    await nextFrame(page)
    expect(asked, 'the list is not asked for every ten seconds').toBe(2)
    change('emails')
    await expect(inboxRow(page, email)).toBeVisible()
    expect(asked).toBe(3)
  },
)

test('without Realtime a new email appears by polling, without moving the eight in sight', async ({
  page,
  request,
}) => {
  const company = unique('Сам')
  for (let sent = 0; sent < 8; sent++) await sendLead(request, { company })
  await startAs(page, 'staff')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.install()
  await page.goto(`/admin?q=${company}`)
  await expect(inboxRows(page)).toHaveCount(8)
  const watched = inboxRows(page).last()
  await expect(watched).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 1280, height: 720 })
  await watched.scrollIntoViewIfNeeded()
  const place = await watched.boundingBox()
  const email = await sendLead(request, { company })
  await page.clock.fastForward(10_000)
  const arrived = page.getByRole('button', { name: '1 новое письмо' })
  await expect(arrived).toBeVisible()
  await expect(inboxRows(page)).toHaveCount(9)
  expect(await watched.boundingBox()).toEqual(place)
  await expect(inboxRow(page, email)).not.toBeInViewport()
  await arrived.click()
  await expect(inboxRow(page, email)).toBeInViewport()
  await expect(arrived).toBeHidden()
})
