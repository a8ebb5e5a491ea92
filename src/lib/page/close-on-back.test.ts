import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeOnBack } from './close-on-back'

let key = 0
/** A page of its own in the history, as the router makes it. */
const visit = (path: string) => history.pushState({ key: `page-${(key += 1)}` }, '', path)
const back = async () => {
  history.back()
  // A step of the history and those that may follow, each in a task of its own.
  for (let task = 0; task < 6; task += 1) await new Promise((resolve) => setTimeout(resolve, 10))
}

const closes: (() => void)[] = []
function openDialog() {
  const onBack = vi.fn(() => done())
  const done = closeOnBack(onBack)
  closes.push(done)
  return { onBack, close: done }
}

beforeEach(() => {
  visit('/before')
  visit('/page')
})
afterEach(async () => {
  for (const close of closes.splice(0)) close()
  // Other files share the window: no step back may be under way, and no mail's link left.
  await new Promise((resolve) => setTimeout(resolve, 10))
  visit('/')
})

it('closes the dialog and stays on the page', async () => {
  const { onBack } = openDialog()
  await back()
  expect(onBack).toHaveBeenCalledOnce()
  expect(location.pathname).toBe('/page')
  await back()
  expect(location.pathname).toBe('/before')
})

it('leaves the page once the dialog was closed otherwise', async () => {
  openDialog().close()
  openDialog().close()
  await back()
  expect(location.pathname).toBe('/before')
})

it('closes one of two at a time', async () => {
  const [lower, upper] = [openDialog(), openDialog()]
  await back()
  expect([lower.onBack.mock.calls.length, upper.onBack.mock.calls.length]).toEqual([0, 1])
  await back()
  expect(lower.onBack).toHaveBeenCalledOnce()
  expect(location.pathname).toBe('/page')
})

it('comes back to the page from one that a dialog led to', async () => {
  const { close } = openDialog()
  close()
  visit('/next')
  await back()
  expect(location.pathname).toBe('/page')
  await back()
  expect(location.pathname).toBe('/before')
})

it('leaves a mail’s link to the dialog that it opened', async () => {
  visit('/page?from=mail#token_hash=0a1b&type=signup')
  openDialog()
  expect(location.hash).toBe('#token_hash=0a1b&type=signup')
  await back()
  expect(location.hash).toBe('')
  expect(location.search).toBe('?from=mail')
})

it('opens a mail’s link where the browser takes no more entries', () => {
  visit('/page?from=mail#token_hash=0a1b&type=signup')
  vi.spyOn(history, 'pushState').mockImplementationOnce(() => {
    throw new DOMException('100 times per 30 seconds', 'SecurityError')
  })
  const { onBack } = openDialog()
  expect(onBack).not.toHaveBeenCalled()
  expect(location.hash).toBe('#token_hash=0a1b&type=signup')
})
