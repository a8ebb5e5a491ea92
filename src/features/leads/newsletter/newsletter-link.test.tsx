import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newsletterRequestSchema } from '@contracts/newsletter.ts'
import { onToast, type ToastMessage } from '@/lib/toast'
import { playTime } from '../../../../tests/support/play-time'
import { NewsletterLink } from './newsletter-link'
import { doubleClickMs } from './newsletter-link-dialog'

const server = vi.fn<typeof fetch>()
const toasts: ToastMessage[] = []
// Styles are not applied here, and checking them is slow.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
let stopToasts = () => {}

beforeEach(() => {
  playTime()
  server.mockReset().mockImplementation(async () => Response.json({ ok: true }))
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  toasts.length = 0
  stopToasts = onToast((message) => toasts.push(message))
})
afterEach(() => {
  stopToasts()
  cleanup()
  vi.useRealTimers()
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
const refuse = (status: number, code: string) =>
  server.mockImplementation(async () =>
    Response.json({ error: { code, message: '-' } }, { status }),
  )
const button = (name: string) => screen.findByRole('button', { name })
const dialogNamed = (name: string) => screen.findByRole('dialog', { name })

/** Presses the button, and waits longer than a double click takes. */
async function press(label: string) {
  await user.dblClick(await button(label))
  vi.advanceTimersByTime(doubleClickMs)
}

async function openAndConfirm() {
  open('/blog?newsletter=abc')
  await press('Подтвердить подписку')
}

it.each([
  [
    'newsletter',
    'confirm',
    'Подтвердите подписку',
    'Подтвердить подписку',
    'Подписка подтверждена',
  ],
  ['unsubscribe', 'unsubscribe', 'Отписаться от рассылки?', 'Отписаться', 'Вы отписались'],
])('asks before it follows ?%s=, then says how it ended', async (parameter, ...expected) => {
  const [action, question, label, result] = expected
  open(`/blog?utm_source=mail&${parameter}=abc#latest`)
  expect(await dialogNamed(question)).toHaveAccessibleDescription(/./)
  await waitFor(() => expect(shownUrl()).toBe('/blog?utm_source=mail#latest'))
  expect(server).not.toHaveBeenCalled()

  await press(label)
  await dialogNamed(result)
  expect(document.activeElement).toHaveTextContent(`${result}. `)
  expect(sent()).toEqual([{ action, token: 'abc' }])
  expect(toasts).toEqual([])
  await user.click(await button('Перейти к статьям'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it.each(['newsletter=', 'unsubscribe=', 'unsubscribe'])(
  'says at once that a link without its code was cut off: ?%s',
  async (query) => {
    open(`/blog?${query}`)
    const dialog = await dialogNamed('Ссылка открылась не целиком')
    expect(dialog).toHaveTextContent('Откройте ссылку из письма ещё раз')
    await waitFor(() => expect(shownUrl()).toBe('/blog'))
    await user.click(await button('Перейти к статьям'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(server).not.toHaveBeenCalled()
  },
)

it('does nothing when it is closed with Escape', async () => {
  open('/blog?unsubscribe=abc')
  await dialogNamed('Отписаться от рассылки?')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(server).not.toHaveBeenCalled()
})

it.each([
  [410, 'expired_token', 'Ссылка устарела'],
  [404, 'unknown_token', 'Ссылка не действует'],
  [422, 'invalid_fields', 'Ссылка не действует'],
])('says why the link did not work, for good: %i %s', async (status, code, title) => {
  refuse(status, code)
  await openAndConfirm()
  await dialogNamed(title)
  expect(screen.queryByText('Подтвердить подписку')).not.toBeInTheDocument()
})

it.each([
  ['the server is down', () => refuse(503, 'unavailable')],
  ['the network is down', () => server.mockRejectedValue(new TypeError('Failed to fetch'))],
])('can be pressed again when %s', async (_, breakDown) => {
  breakDown()
  await openAndConfirm()
  expect(await screen.findByText(/Проверьте соединение/)).toBeVisible()
  expect(toasts).toMatchObject([{ tone: 'error', title: 'Ошибка' }])
  server.mockImplementation(async () => Response.json({ ok: true }))
  await press('Подтвердить подписку')
  await dialogNamed('Подписка подтверждена')
})

it('shows the result in a toast if it was closed in the meantime', async () => {
  let answer: (response: Response) => void = () => {}
  server.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  await openAndConfirm()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  answer(Response.json({ ok: true }))
  await waitFor(() =>
    expect(toasts).toMatchObject([{ tone: 'success', title: 'Подписка подтверждена' }]),
  )
})

it('ignores every other address', async () => {
  open('/blog?utm_source=newsletter')
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(shownUrl()).toBe('/blog?utm_source=newsletter')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(server).not.toHaveBeenCalled()
})
