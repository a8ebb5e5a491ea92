import { beforeEach, expect, it, vi } from 'vitest'
import { callFunction, FunctionError } from './functions'

const answer = vi.fn<typeof fetch>()
beforeEach(() => {
  answer.mockReset()
  vi.stubGlobal('fetch', answer)
})

const failure = () =>
  callFunction('send-email', {}).then(
    () => undefined,
    (error: unknown) => (error instanceof FunctionError ? error : undefined),
  )

it('posts JSON with the publishable key', async () => {
  answer.mockResolvedValue(Response.json({ ok: true }))
  await callFunction('send-email', { type: 'consultation' })

  const [url, init] = answer.mock.calls[0] ?? []
  const sent = new Request(String(url), init)
  expect(sent.url).toBe(`${window.location.origin}/functions/v1/send-email`)
  expect(sent.method).toBe('POST')
  expect(sent.headers.get('content-type')).toBe('application/json')
  expect(sent.headers.get('apikey')).toMatch(/^sb_publishable_/)
  expect(await sent.json()).toEqual({ type: 'consultation' })
})

it('reads the code, fields and retry-after of an error', async () => {
  const fields = { 'data.email': 'Проверьте адрес' }
  answer.mockResolvedValue(
    Response.json(
      { error: { code: 'invalid_fields', message: 'Проверьте поля', fields } },
      { status: 422, headers: { 'retry-after': '90' } },
    ),
  )
  expect(await failure()).toMatchObject({
    code: 'invalid_fields',
    message: 'Проверьте поля',
    details: { status: 422, fields, retryAfterSeconds: 90 },
  })
})

it.each([
  ['a proxy’s page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['an unknown code', () => Response.json({ error: { code: 'x', message: '' } }, { status: 502 })],
])('rejects %s as a bad answer', async (_, respond) => {
  answer.mockResolvedValue(respond())
  expect(await failure()).toMatchObject({ code: 'bad_answer', details: { status: 502 } })
})

it('reports a broken connection as such', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await failure()).toMatchObject({ code: 'network', message: 'Failed to fetch' })
})
