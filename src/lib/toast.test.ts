import { expect, it, vi } from 'vitest'
import { onToast, toast } from './toast'

it('queues messages until there is a listener, and delivers each once, in order', () => {
  toast.success('Раз', 'подробно')
  toast.error('Два')
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
    { tone: 'info', title: 'Три', description: undefined },
  ])
  expect(second.mock.calls.map(([message]) => message.title)).toEqual(['Четыре'])
})

it('takes back what waits, and tells the listener of what may be shown', () => {
  toast.info('Раз', undefined, { about: 'раз' })
  toast.info('Два', undefined, { about: 'два' })
  toast.withdraw('раз')
  const [show, withdraw] = [vi.fn(), vi.fn()]
  const stop = onToast(show, withdraw)
  toast.withdraw('два')
  stop()
  toast.withdraw('два')

  expect(show.mock.calls.map(([{ title }]) => title)).toEqual(['Два'])
  expect(withdraw.mock.calls).toEqual([['два']])
})
