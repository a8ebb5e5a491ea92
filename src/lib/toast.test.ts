import { expect, it, vi } from 'vitest'
import { onToast, toast } from './toast'

it('queues messages until there is a listener, and delivers each once, in order', () => {
  toast.success('Раз', 'подробно')
  toast.error('Два')
  toast.withdraw('раз')
  const first = vi.fn()
  const stop = onToast(first)
  toast.info('Три')
  stop()
  toast.success('Четыре')
  const second = vi.fn()
  onToast(second)()

  expect(first.mock.calls.map(([message]) => message)).toEqual([
    { tone: 'success', title: 'Раз', description: 'подробно' },
    { tone: 'error', title: 'Два', description: undefined },
    { withdraws: 'раз' },
    { tone: 'info', title: 'Три', description: undefined },
  ])
  expect(second.mock.calls.map(([message]) => message.title)).toEqual(['Четыре'])
})
