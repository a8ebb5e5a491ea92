import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptPage } from './kept-page'

const key = ['inbox', 'pages', {}]
const places = [{}, { after_id: 'a' }, { after_id: 'b' }]
const pages = [[{ id: 'a' }], [{ id: 'b' }], [{ id: 'c' }]]

let queries: QueryClient
beforeEach(() => {
  queries = new QueryClient()
  queries.setQueryData(key, { pages, pageParams: places })
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  document.body.innerHTML = '<p data-row="a"></p><p data-row="b"></p><p data-row="c"></p>'
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Places a row on the screen, or below or above it. */
function put(id: string, top: number) {
  const row = document.querySelector(`[data-row=${id}]`)
  if (row) row.getBoundingClientRect = () => new DOMRect(0, top, 100, 80)
}

it('keeps what nobody sees, above and below the screen', () => {
  put('b', -200)
  put('c', window.innerHeight + 1)
  expect(keptPage(queries, key, places[1])).toBe(pages[1])
  expect(keptPage(queries, key, places[2])).toBe(pages[2])
})

it.each([
  ['the first', 'a', -200, places[0]],
  ['one that is seen', 'b', 40, places[1]],
  ['one that begins elsewhere now', 'b', -200, { after_id: 'x' }],
])('asks for %s again', (_, id, top, place) => {
  put(id, top)
  expect(keptPage(queries, key, place)).toBeUndefined()
})

it('asks for one whose rows are not drawn, and for all after a change by the viewer', () => {
  put('b', -200)
  vi.spyOn(queries, 'isMutating').mockReturnValueOnce(1)
  expect(keptPage(queries, key, places[1])).toBeUndefined()
  document.querySelector('[data-row=b]')?.remove()
  expect(keptPage(queries, key, places[1])).toBeUndefined()
})
