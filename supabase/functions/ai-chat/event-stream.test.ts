import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HttpError } from '../_shared/http/http-error.ts'
import { eventStream, splitForStream, wantsEvents, type EventSink } from './event-stream.ts'

const requestAccepting = (accept: string) =>
  new Request('http://functions.example', { headers: { accept } })

describe('wantsEvents', () => {
  it.each([
    ['text/event-stream', true],
    ['application/json, text/event-stream;q=0.9', true],
    ['Text/Event-Stream , */*', true],
    ['*/*', false],
    ['application/json', false],
    ['text/event-streams', false],
    ['x-text/event-stream', false],
  ])('%s: %s', (accept, expected) => {
    expect(wantsEvents(requestAccepting(accept))).toBe(expected)
  })
})

describe('eventStream', () => {
  it('sends what the work sends, then closes', async () => {
    const response = eventStream(async ({ send }) => {
      send('delta', { text: 'строка\nи «ещё»' })
      send('done', { response: 'x' })
    })
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.text()).toBe(
      ': \n\nevent: delta\ndata: {"text":"строка\\nи «ещё»"}\n\nevent: done\ndata: {"response":"x"}\n\n',
    )
  })

  it('ends with an error event when the work is refused', async () => {
    const response = eventStream(async ({ send }) => {
      send('delta', { text: 'a' })
      throw new HttpError('unavailable')
    })
    const [, , error] = (await response.text()).trim().split('\n\n')
    expect(error).toMatch(/^event: error\ndata: \{"error":\{"code":"unavailable","message":"/)
  })

  it('hides the details of an unexpected failure, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = eventStream(() => Promise.reject(new Error('secret')))
    const text = await response.text()
    expect(text).toContain('"code":"internal"')
    expect(text).not.toContain('secret')
    expect(log).toHaveBeenCalledOnce()
    log.mockReset()
  })

  it('lets the work continue with an aborted signal when the client leaves', async () => {
    const ended = vi.fn()
    let sink: EventSink | undefined
    const response = eventStream(async (given) => {
      sink = given
      await new Promise<void>((resolve) =>
        given.signal.addEventListener('abort', () => resolve(), { once: true }),
      )
      given.send('done', {})
      ended()
    })
    await response.body?.cancel()
    expect(sink?.signal.aborted).toBe(true)
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce())
  })

  describe('in silence', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    it('sends heartbeats until the end', async () => {
      const response = eventStream(async ({ send }) => {
        await new Promise((resolve) => setTimeout(resolve, 25_000))
        send('done', {})
      })
      const text = response.text()
      await vi.advanceTimersByTimeAsync(25_000)
      expect(await text).toBe(`${': \n\n'.repeat(3)}event: done\ndata: {}\n\n`)
      expect(vi.getTimerCount()).toBe(0)
    })
  })
})

describe('splitForStream', () => {
  it.each([
    ['Лендинг – от 75 000 ₽.', ['Лендинг', ' –', ' от', ' 75', ' 000', ' ₽.']],
    ['– один\n– два\n', ['–', ' один', '\n–', ' два\n']],
    ['  да  ', ['  да  ']],
    ['\n', ['\n']],
    ['', []],
  ])('takes %j apart at its words', (text, pieces) => {
    expect(splitForStream(text)).toEqual(pieces)
  })

  it('splits a long text into few pieces without losing any of it', () => {
    const text = Array.from({ length: 500 }, (_, index) => `слово${index}`).join(' \n')
    expect(splitForStream(text).length).toBeLessThanOrEqual(100)
    expect(splitForStream(text).join('')).toBe(text)
  })
})
