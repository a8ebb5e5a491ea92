import { cleanup, render, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newsletterRequestSchema } from '@contracts/newsletter.ts'
import { onToast, type ToastMessage } from '@/lib/toast'
import { NewsletterLink } from './newsletter-link'

const server = vi.fn<typeof fetch>()
const toasts: ToastMessage[] = []
let stopToasts = () => {}

beforeEach(() => {
  server.mockReset().mockImplementation(async () => Response.json({ ok: true }))
  vi.stubGlobal('fetch', server)
  toasts.length = 0
  stopToasts = onToast((message) => toasts.push(message))
})
afterEach(() => {
  stopToasts()
  cleanup()
})

function open(url: string) {
  window.history.replaceState(null, '', url)
  return render(
    <StrictMode>
      <BrowserRouter>
        <NewsletterLink />
      </BrowserRouter>
    </StrictMode>,
  )
}
const shownUrl = () => window.location.href.replace(window.location.origin, '')
const sent = () =>
  server.mock.calls.map(([, init]) => newsletterRequestSchema.parse(JSON.parse(String(init?.body))))

it.each([
  ['newsletter', 'confirm', 'Подписка подтверждена'],
  ['unsubscribe', 'unsubscribe', 'Вы отписались'],
])('follows ?%s= once, says so and cleans the address', async (parameter, action, title) => {
  open(`/blog?utm_source=mail&${parameter}=abc#latest`)
  expect(shownUrl()).toBe('/blog?utm_source=mail#latest')
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'success', title }]))
  expect(sent()).toEqual([{ action, token: 'abc' }])
})

it.each([
  [410, 'expired_token', 'Ссылка устарела'],
  [404, 'unknown_token', 'Ссылка не действует'],
  [422, 'invalid_fields', 'Ссылка не действует'],
  [503, 'unavailable', 'Ошибка'],
])('says why the link did not work: %i %s', async (status, code, title) => {
  server.mockImplementation(async () =>
    Response.json({ error: { code, message: '-' } }, { status }),
  )
  open('/blog?newsletter=abc')
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'error', title }]))
  expect(shownUrl()).toBe('/blog')
  expect(server).toHaveBeenCalledTimes(1)
})

it('leaves every other address alone', async () => {
  open('/blog?utm_source=newsletter')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(shownUrl()).toBe('/blog?utm_source=newsletter')
  expect(server).not.toHaveBeenCalled()
  expect(toasts).toEqual([])
})
