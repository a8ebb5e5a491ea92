import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onToast } from '@/lib/toast'
import { createQueryClient } from './create-query-client'
import { RequestError, unwrap } from './request-error'

const titles: string[] = []
let stop = () => {}
beforeEach(() => {
  titles.length = 0
  stop = onToast(({ title }) => titles.push(title))
})
afterEach(() => stop())

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
  expect(log.mock.calls.flat()).toContain(error)
  log.mockClear()
})

it('unwraps answers of the database', () => {
  expect(unwrap({ data: [1], error: null })).toEqual([1])
  expect(() => unwrap({ data: null, error: { message: 'denied' } })).toThrow(RequestError)
})
