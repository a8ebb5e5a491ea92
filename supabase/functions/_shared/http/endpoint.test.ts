import { describe, expect, it, vi } from 'vitest'
import { errorBodySchema, errorCodes, type ErrorCode } from '../contracts/error.ts'
import { HttpError } from './http-error.ts'
import { postEndpoint } from './endpoint.ts'

const url = 'http://functions.example/functions/v1/any'
const call = (method: string, handle = async () => {}) =>
  postEndpoint(handle).fetch(new Request(url, { method }))

const statuses: Record<ErrorCode, number> = {
  method_not_allowed: 405,
  unsupported_media_type: 415,
  payload_too_large: 413,
  malformed_json: 400,
  unknown_type: 422,
  invalid_fields: 422,
  too_fast: 422,
  rate_limited: 429,
  unauthorized: 401,
  signed_out: 401,
  forbidden: 403,
  wrong_code: 422,
  unknown_email: 404,
  no_address: 422,
  unknown_recipient: 422,
  answered_meanwhile: 409,
  unsupported_file: 422,
  unknown_attachment: 409,
  attachments_too_large: 422,
  bad_signature: 401,
  not_configured: 503,
  unknown_token: 404,
  expired_token: 410,
  unknown_chat: 404,
  chat_busy: 409,
  chat_ended: 409,
  chat_full: 409,
  chat_open: 409,
  unavailable: 503,
  internal: 500,
}

describe('postEndpoint', () => {
  it('answers a POST', async () => {
    const response = await call('POST')
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-release')).toBe('unknown')
    expect(await response.json()).toEqual({ ok: true })
  })

  it('answers a preflight without calling the handler', async () => {
    const handle = vi.fn()
    const response = await call('OPTIONS', handle)
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS')
    for (const header of ['apikey', 'authorization', 'content-type', 'x-client-info']) {
      expect(response.headers.get('access-control-allow-headers')).toContain(header)
    }
    expect(handle).not.toHaveBeenCalled()
  })

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('refuses %s with Allow', async (method) => {
    const response = await call(method)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
  })

  it.each(errorCodes)('answers %s in the contract’s form', async (code) => {
    const response = await call('POST', async () => {
      throw new HttpError(code)
    })
    expect(response.status).toBe(statuses[code])
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const { error } = errorBodySchema.parse(await response.json())
    expect(error.code).toBe(code)
    expect(error.message).toMatch(/[а-я]/i)
    expect(error).not.toHaveProperty('fields')
    expect(error).not.toHaveProperty('request')
  })

  it('passes on the fields and headers of an error', async () => {
    const response = await call('POST', async () => {
      throw new HttpError('rate_limited', {
        fields: { 'data.name': 'Укажите имя' },
        headers: { 'retry-after': '7' },
      })
    })
    expect(response.headers.get('retry-after')).toBe('7')
    expect(errorBodySchema.parse(await response.json()).error.fields).toEqual({
      'data.name': 'Укажите имя',
    })
  })

  it('tells nothing of an unexpected failure, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await call('POST', async () => {
      throw new Error('password=hunter2')
    })
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('hunter2')
    expect(String(log.mock.calls)).toContain('hunter2')
    log.mockClear()
  })

  it('names the log’s lines by release, function and the request that its answer names', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await call('POST', async () => {
      await Promise.resolve()
      throw new Error('the cause')
    })
    const { error } = errorBodySchema.parse(await response.json())
    expect(error.request).toMatch(/^[\da-f]{8}$/)
    expect(log.mock.calls[0]?.[0]).toBe(`[unknown any ${error.request}] internal:`)
    log.mockClear()
  })
})
