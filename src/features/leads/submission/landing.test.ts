import { beforeEach, expect, it, vi } from 'vitest'
import { storagePrefix } from '@/content/company'
import type * as Landing from './landing'

let loads = 0

/**
 * A fresh page load: the module keeps the landing in memory. Resetting all modules would make the next files reload
 * theirs.
 */
async function loadPage(address: string, referrer = '') {
  loads += 1
  window.history.replaceState(null, '', address)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  const { rememberLanding }: typeof Landing = await import(
    /* @vite-ignore */ `./landing?load=${loads}`
  )
  return rememberLanding()
}

beforeEach(() => sessionStorage.clear())

it('keeps the first referrer and the first marks of the tab on later pages', async () => {
  const landing = {
    referrer: 'https://search.example/',
    utm: { source: 'telegram', campaign: 'осень' },
  }
  expect(
    await loadPage('/?utm_source=telegram&utm_campaign=осень&utm_other=x', landing.referrer),
  ).toEqual(landing)
  expect(await loadPage('/terms?utm_source=mail', 'https://kerege.example/')).toEqual(landing)
})

it.each(['not json', 'null', '7'])('starts over when %s is stored', async (stored) => {
  sessionStorage.setItem(`${storagePrefix}.landing`, stored)
  expect(await loadPage('/?utm_source=mail')).toEqual({ referrer: '', utm: { source: 'mail' } })
})

it('works where storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(await loadPage('/?utm_source=mail')).toEqual({ referrer: '', utm: { source: 'mail' } })
})
