import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addFont } from './add-font'
import { copyText } from './clipboard'
import { pushEntry, replaceEntry } from './history'
import { matchesMedia, mediaList } from './media'
import { mendMatchMedia } from './mend-match-media'
import { observeSize, observeView } from './observe'
import { openShareSheet } from './share-sheet'
import { openTabChannel } from './tab-channel'

afterEach(() => vi.unstubAllGlobals())

function refuse(): never {
  throw new DOMException('refused', 'SecurityError')
}
class Refusing {
  static readonly permission = 'granted'
  static readonly requestPermission = refuse
  readonly observe = refuse
  constructor() {
    refuse()
  }
}

const page = { title: 'Kerege', url: 'https://kerege.example/blog' }
const shown = [document.body]

it.each([
  ['missing', undefined, {}],
  ['refused', refuse, { clipboard: { writeText: refuse }, share: refuse }],
])('nothing breaks where all is %s', async (_, call, navigator) => {
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('matchMedia', call)
  vi.stubGlobal('ResizeObserver', call && Refusing)
  vi.stubGlobal('IntersectionObserver', call && Refusing)
  vi.stubGlobal('BroadcastChannel', call && Refusing)
  vi.stubGlobal('history', call && { pushState: refuse, replaceState: refuse })
  vi.stubGlobal('FontFace', call && Refusing)
  addFont('Brand', '/brand.woff2', {})
  expect([pushEntry(null), replaceEntry(null, '/')]).toEqual([false, false])
  const channel = openTabChannel('name', () => {})
  channel.post('message')
  channel.close()
  expect(await copyText('text')).toBe(false)
  expect(await openShareSheet(page)).toBe(false)
  expect(mediaList('(pointer: fine)')).toBeUndefined()
  expect(matchesMedia('(pointer: fine)')).toBe(false)
  const report = vi.fn()
  observeSize(shown, report)()
  expect(report, 'the first size').toHaveBeenCalledOnce()
  observeView(shown, report)()
  expect(report).toHaveBeenCalledOnce()

  mendMatchMedia()
  const media = window.matchMedia('(pointer: fine)')
  media.addEventListener('change', report)
  expect(media.matches).toBe(false)
})

it('a closed share sheet does not count as a refusal', async () => {
  const share = () => Promise.reject(new DOMException('closed', 'AbortError'))
  vi.stubGlobal('navigator', { share })
  expect(await openShareSheet(page)).toBe(true)
})

it('copies, and observes until the end', async () => {
  const texts: string[] = []
  const writeText = (text: string) => Promise.resolve(texts.push(text))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('text')).toBe(true)
  expect(texts).toEqual(['text'])

  const observed: unknown[] = []
  const disconnect = vi.fn()
  class Observer {
    observe = (element: Element) => observed.push(element)
    disconnect = disconnect
  }
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('IntersectionObserver', Observer)
  observeSize(shown, vi.fn())()
  observeView(shown, vi.fn())()
  expect(observed).toEqual([document.body, document.body])
  expect(disconnect).toHaveBeenCalledTimes(2)
})

/** It remembers what the browser cannot. */
const freshNotifications = () => import('./notification')

beforeEach(() => vi.resetModules())

it('a browser without notifications supports none', async () => {
  vi.stubGlobal('Notification', undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { readPermission, requestPermission, showNotification } = await freshNotifications()
  expect(readPermission()).toBe('unsupported')
  await requestPermission()
  showNotification('Title', {}, vi.fn())
  vi.mocked(console.warn).mockClear()
})

it('a browser that may show notifications and cannot says so afterwards', async () => {
  vi.stubGlobal('Notification', Refusing)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { readPermission, requestPermission, showNotification } = await freshNotifications()
  expect(readPermission()).toBe('granted')
  await requestPermission()
  expect(readPermission()).toBe('granted')
  showNotification('Title', {}, vi.fn())
  expect(readPermission()).toBe('unsupported')
  vi.mocked(console.warn).mockClear()
})

it('a clicked notification closes and leads on', async () => {
  const closed = vi.fn()
  const made: Shown[] = []
  class Shown {
    onclick: (() => void) | null = null
    close = closed
    constructor() {
      made.push(this)
    }
  }
  vi.stubGlobal('Notification', Shown)
  vi.spyOn(window, 'focus').mockImplementation(() => {})
  const { showNotification } = await freshNotifications()
  const follow = vi.fn()
  showNotification('Title', {}, follow)
  made[0]?.onclick?.()
  expect(closed).toHaveBeenCalledOnce()
  expect(follow).toHaveBeenCalledOnce()
})
