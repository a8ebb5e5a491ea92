import { afterEach, expect, it, vi } from 'vitest'
import { sharePage, writeClipboard } from './share'
import { toast } from '@/lib/toast'

afterEach(() => vi.unstubAllGlobals())

const shows = (tone: 'success' | 'error') => vi.spyOn(toast, tone).mockImplementation(() => {})
const browser = (parts: object) => vi.stubGlobal('navigator', parts)

it('opens the system’s share sheet', async () => {
  const share = vi.fn().mockResolvedValue(undefined)
  browser({ share })
  await sharePage('Title')
  expect(share).toHaveBeenCalledWith({ title: 'Title', url: location.href })
})

it('shows no toast when the share sheet is closed', async () => {
  const success = shows('success')
  browser({ share: vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError')) })
  await sharePage('Title')
  expect(success).not.toHaveBeenCalled()
})

it('copies the address without a share sheet', async () => {
  const success = shows('success')
  const writeText = vi.fn().mockResolvedValue(undefined)
  browser({ clipboard: { writeText } })
  await sharePage('Title')
  expect(writeText).toHaveBeenCalledWith(location.href)
  expect(success).toHaveBeenCalledWith('Ссылка скопирована')
})

it('reports that the browser refuses to copy', async () => {
  const error = shows('error')
  browser({ clipboard: { writeText: vi.fn().mockRejectedValue(new Error('denied')) } })
  expect(await writeClipboard('text')).toBe(false)
  expect(error).toHaveBeenCalledOnce()
})
