import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from '@contracts/zod.ts'
import { minimumFillTimeMs } from '@contracts/lead.ts'
import { captchaToken } from '@/components/captcha/captcha-token'
import { awaitFillTime, sendLead, startDraft } from './send-lead'

vi.mock('@/components/captcha/captcha-token', () => ({ captchaToken: vi.fn() }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('makes valid ids, also where the site has no TLS', () => {
  const ids = [startDraft().submissionId]
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  ids.push(startDraft().submissionId, startDraft().submissionId)
  for (const id of ids) expect(z.uuid({ version: 'v4' }).safeParse(id).success).toBe(true)
  expect(new Set(ids).size).toBe(3)
})

it('lets somebody fast wait until the server believes in a human being', async () => {
  const settled = vi.fn()
  void awaitFillTime(startDraft()).then(settled)
  await vi.advanceTimersByTimeAsync(minimumFillTimeMs - 1)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith(minimumFillTimeMs)
})

it('does not hold up somebody who took their time', async () => {
  const draft = startDraft()
  vi.advanceTimersByTime(60_000)
  expect(await awaitFillTime(draft)).toBe(60_000)
})

it.each([
  ['is sent again with a captcha', 'a-token', [undefined, 'a-token']],
  ['has arrived all the same when the captcha is closed', undefined, [undefined]],
])('a doubtful request %s', async (_, token, tokens) => {
  vi.mocked(captchaToken).mockResolvedValue(token)
  const bodies: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)))
    return Response.json({ ok: true, wantsCaptcha: true })
  })
  const data = { name: 'Айгерим', email: 'aigerim@client.example', phone: '+996 555 123 456' }
  const draft = startDraft()
  vi.advanceTimersByTime(minimumFillTimeMs)
  const filled = { draft, interest: undefined, nickname: '', attachmentIds: [] }
  const sent = await sendLead({ type: 'consultation', data }, filled)
  expect(sent.number).toMatch(/^\d{3}\s\d{3}$/)
  expect(bodies.map((body) => body.captchaToken)).toEqual(tokens)
  for (const body of bodies) expect(body).toMatchObject({ ...bodies[0] })
})
