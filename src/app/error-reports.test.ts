import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const server = vi.fn<typeof fetch>(async () => new Response())
let reportError: (thrown: unknown) => void

beforeEach(async () => {
  vi.stubGlobal('fetch', server.mockClear())
  vi.resetModules()
  ;({ reportError } = await import('./error-reports'))
})
afterEach(() => {
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

const reports = () => server.mock.calls.map(([, init]) => JSON.parse(String(init?.body))[0])

it('tells class, words, place and page of an error, and nothing that was typed', () => {
  history.replaceState(null, '', '/about?name=Айда#aida')
  const error = new TypeError("Cannot read properties of undefined (reading 'aida@client.example')")
  error.stack = `${error}\n    at f (https://kerege.example/assets/chat-Ab1.js:1:23)`
  reportError(error)
  expect(server.mock.calls[0]?.[0]).toMatch(/\/functions\/v1\/csp-report$/)
  expect(reports()).toEqual([
    {
      type: 'client-error',
      url: '/about',
      body: {
        name: 'TypeError',
        message: 'cannot read properties of undefined reading …',
        place: 'chat-Ab1.js:1:23',
      },
    },
  ])
})

it('reports each error once, and only the first of many', () => {
  for (let times = 0; times < 3; times += 1) reportError(new Error('not defined'))
  expect(server).toHaveBeenCalledOnce()
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) {
    reportError(Object.assign(new Error(), { name: `${name}oneError` }))
  }
  expect(server).toHaveBeenCalledTimes(5)
})

it('tells of a rejection without an error that there was one', () => {
  reportError('Айда Асанова')
  expect(reports()).toMatchObject([{ body: { name: 'Error', message: '', place: '' } }])
})

it('leaves out what an extension has done', () => {
  const error = new Error('x')
  error.stack = 'Error: x\n at chrome-extension://abc/inject.js:1:1'
  reportError(error)
  expect(server).not.toHaveBeenCalled()
})

it('stays silent if the report cannot be sent', async () => {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  reportError(new Error('not defined'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(server).toHaveBeenCalledOnce()
})
