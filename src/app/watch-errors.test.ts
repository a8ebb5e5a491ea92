import { beforeAll, expect, it, vi } from 'vitest'
import { noteError } from '@/lib/page/note-error'
import { reportError } from './error-reports'
import { watchErrors } from './watch-errors'

// Files share a worker, which may have loaded the real ones.
vi.hoisted(() => vi.resetModules())
vi.mock('./error-reports', () => ({ reportError: vi.fn() }))
beforeAll(watchErrors)

const reported = vi.mocked(reportError)

it.each([
  ['what nothing catches', (error: Error) => dispatchEvent(new ErrorEvent('error', { error }))],
  [
    'a rejection',
    (reason: Error) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
  ],
  ['what is noted', noteError],
])('reports %s', async (what, happen) => {
  const error = new Error(what)
  happen(error)
  dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }))
  await vi.waitFor(() => expect(reported).toHaveBeenLastCalledWith(error))
})

it('ignores the browser’s own notices', () => {
  expect(reported).toHaveBeenCalledTimes(3)
})
