import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onToast } from '@/lib/toast'
import { createQueryClient } from './admin-queries'
import { RequestError, unwrap } from '@/lib/database-answer'

const titles: string[] = []
const descriptions: (string | undefined)[] = []
let stop = () => {}
beforeEach(() => {
  titles.length = 0
  descriptions.length = 0
  stop = onToast(({ title, description }) => {
    titles.push(title)
    descriptions.push(description)
  })
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

it('says of a change what could not be changed, why if it knows, and that the database refused', async () => {
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
  expect(descriptions).toEqual(['Последний', undefined])
  log.mockClear()
})
