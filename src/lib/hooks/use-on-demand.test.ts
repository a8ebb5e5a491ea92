import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { onToast, type ToastMessage } from '../toast'
import { useOnDemand } from './use-on-demand'

it('knows that there is no connection, and loads what was asked for once it is back', async () => {
  const toasts: ToastMessage[] = []
  const stop = onToast((message) => toasts.push(message))
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn<() => Promise<{ is: string }>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ is: 'here' })
  const { result } = renderHook(() => useOnDemand(load))
  await act(async () => result.current.demand())
  expect(result.current).toMatchObject({ loaded: undefined, pending: 'offline' })

  isOnline.mockReturnValue(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(result.current).toMatchObject({ loaded: { is: 'here' }, pending: false })
  expect(toasts, 'nothing has failed').toEqual([])
  stop()
})

it('loads once more what a single request has failed to bring', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<{ is: string }>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ is: 'here' })
  const { result } = renderHook(() => useOnDemand(load, true))
  await act(() => vi.runAllTimersAsync())
  expect(result.current).toMatchObject({ loaded: { is: 'here' }, pending: false })
  vi.useRealTimers()
})
