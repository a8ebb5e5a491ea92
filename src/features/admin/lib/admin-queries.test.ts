import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { onToast } from '@/lib/toast'
import { company } from '@/content/company'
import { reportedErrors } from '../../../../tests/support/broken-parts'
import { createQueryClient } from './admin-queries'
import { call, RequestError, retryOnce, unwrap } from '@/lib/backend/database-answer'
import { createSupabase } from '@/lib/backend/supabase'
import { storeSession } from '../../../../tests/support/fakes/account'

const titles: string[] = []
const descriptions: (string | undefined)[] = []
const subjects: (string | undefined)[] = []
let stop = () => {}
beforeEach(() => {
  titles.length = 0
  descriptions.length = 0
  subjects.length = 0
  stop = onToast(({ title, description, about }) => {
    titles.push(title)
    descriptions.push(description)
    subjects.push(about)
  })
})
afterEach(() => stop())
const reported = reportedErrors()

it.each([
  [new RequestError('denied'), 'Ошибка загрузки emails'],
  [new TypeError('chunk not found'), 'Ошибка загрузки данных'],
])('logs %s and says «%s»', async (error, title) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const query = {
    queryKey: ['x'],
    queryFn: () => Promise.reject(error),
    retry: false,
    meta: { refused: 'Ошибка загрузки emails' },
  }
  await expect(createQueryClient().fetchQuery(query)).rejects.toBe(error)
  expect(titles).toEqual([title])
  // A poll that fails again replaces its toast.
  expect(subjects).toEqual([title])
  expect(log.mock.calls.flat()).toContain(error)
  log.mockClear()
})

it.each([
  [403, 1],
  [404, 1],
  [503, 2],
  [0, 2],
  [undefined, 2],
])('asks again once, a second later, after status %s: %d requests', async (status, requests) => {
  vi.useFakeTimers()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const ask = vi.fn(async () => {
    throw new RequestError('no', { status })
  })
  const answer = createQueryClient().fetchQuery({ queryKey: ['y'], queryFn: ask, retry: retryOnce })
  const failed = expect(answer).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(1500)
  await failed
  expect(ask).toHaveBeenCalledTimes(requests)
  expect(titles).toHaveLength(1)
  vi.useRealTimers()
  log.mockClear()
})

it('asks an unreachable database once per visit', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const fetchOnce = vi.fn(async () => new Response('{}', { status: 503 }))
  vi.stubGlobal('fetch', fetchOnce)
  storeSession()
  const supabase = await createSupabase('browser')
  const { status } = await supabase.from('emails').select('id')
  expect(status).toBe(503)
  expect(fetchOnce).toHaveBeenCalledOnce()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.mocked(console.warn).mockClear()
})

it('unwraps answers of the database', () => {
  expect(unwrap({ data: [1], error: null })).toEqual([1])
  expect(() => unwrap({ data: null, error: { message: 'denied' } })).toThrow(RequestError)
})

it('fails at once without a connection, and says why', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onlineManager.setOnline(false)
  onTestFinished(() => {
    vi.restoreAllMocks()
    onlineManager.setOnline(true)
  })
  const client = createQueryClient()
  const mutationFn = () => Promise.reject(new RequestError('TypeError: Failed to fetch'))
  const change = client.getMutationCache().build(client, { mutationFn }).execute(undefined)
  await expect(change).rejects.toThrow()
  expect(descriptions).toEqual([expect.stringMatching(/^Нет связи/)])
  vi.mocked(console.error).mockClear()
})

it('says that nothing is stored while the database takes no rows, and reports no fault', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const message = 'cannot execute UPDATE in a read-only transaction'
  vi.stubGlobal('fetch', async () => Response.json({ code: '25006', message }, { status: 405 }))
  storeSession()
  onTestFinished(() => {
    localStorage.clear()
    vi.unstubAllGlobals()
  })
  const client = createQueryClient()
  const mutationFn = () => call('read_notifications')
  const meta = { refused: 'Ошибка обновления статуса' }
  const change = client.getMutationCache().build(client, { mutationFn, meta }).execute(undefined)
  await expect(change).rejects.toThrow(message)
  expect(titles).toEqual(['Ошибка обновления статуса'])
  expect(descriptions).toEqual(['Сервер сейчас ничего не сохраняет. Попробуйте позже.'])
  expect(reported).toEqual([])
  log.mockClear()
})

it('names what could not be changed, why if known, and that the database refused', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const onRefused = vi.fn()
  const client = createQueryClient(onRefused)
  const change = (error: Error) =>
    client
      .getMutationCache()
      .build(client, {
        mutationFn: () => Promise.reject(error),
        meta: {
          refused: 'Ошибка обновления роли',
          explain: ({ message }) => (message === 'last' ? 'Последний' : undefined),
        },
      })
      .execute(undefined)
  await expect(change(new RequestError('last'))).rejects.toThrow('last')
  expect(onRefused).toHaveBeenCalledTimes(1)
  await expect(change(new TypeError('chunk not found'))).rejects.toThrow(TypeError)
  expect(onRefused).toHaveBeenCalledTimes(1)
  expect(titles).toEqual(['Ошибка обновления роли', 'Ошибка обновления роли'])
  expect(descriptions).toEqual(['Последний', expect.stringContaining(company.email)])
  expect(reported).toEqual([new TypeError('chunk not found')])
  log.mockClear()
})
