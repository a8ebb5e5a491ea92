import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { minimumFillTimeMs, sendEmailRequestSchema } from '@contracts/lead.ts'
import type { Currency } from '@/content/currencies'
import { otherCurrencies, own } from '@/content/currency'
import { offerName, type OfferId } from '@/content/offers'
import { priceText } from '@/content/price-text'
import { webPackages } from '@/content/prices'
import type { Price } from '@/content/primitives'
import { playTime } from '../../../../tests/support/play-time'
import { OrderDialog } from './consultation-dialog'

const { price } = webPackages.landing
const shown = (of: Price, currency?: Currency) => priceText(of, currency).replaceAll('\u00a0', ' ')

const server = vi.fn<typeof fetch>()
// Styles are not applied here, and checking them is slow.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

beforeEach(() => {
  playTime()
  server.mockReset().mockImplementation(async () => Response.json({ ok: true }))
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const dialog = (offer: OfferId = 'web-development/landing') => (
  <OrderDialog open onClose={vi.fn()} request={{ offer }} />
)
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const field = (name: string) => screen.getByLabelText(name)

/** Fills in the contact, as slowly as a human. */
function fillContact() {
  const contact = { Имя: 'Эмиль', Email: 'emil@company.kg', Телефон: '+996 700 000 000' }
  for (const [name, value] of Object.entries(contact)) {
    fireEvent.change(field(name), { target: { value } })
  }
  vi.advanceTimersByTime(minimumFillTimeMs)
}

it('asks for the contact first and the task after it, on one screen, and sends both', async () => {
  render(dialog())
  expect(screen.getByText(offerName('web-development/landing'))).toBeVisible()
  expect(screen.getAllByRole('textbox').map(({ id }) => id)).toEqual(
    ['Имя', 'Email', 'Телефон', 'Компания', 'Задача'].map((name) => field(name).id),
  )
  fillContact()
  await user.type(field('Задача'), 'Выставка')
  await press('Отправить заявку')
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Спасибо, заявка принята' })).toHaveFocus(),
  )
  expect(screen.getByText('Заказ').nextSibling).toHaveTextContent(
    offerName('web-development/landing'),
  )
  expect(screen.getByText('Цена').nextSibling).toHaveTextContent(shown(price))
  expect(screen.queryByText('Интерес')).not.toBeInTheDocument()
  const [call] = server.mock.calls
  expect(sendEmailRequestSchema.parse(JSON.parse(String(call?.[1]?.body)))).toMatchObject({
    type: 'consultation',
    offer: 'web-development/landing',
    interest: offerName('web-development/landing'),
    data: { name: 'Эмиль', description: 'Выставка' },
  })
})

it('tells the price in the visitor’s currency, and the server which it is', async () => {
  const [other = own] = otherCurrencies
  document.documentElement.dataset.currency = other
  onTestFinished(() => void delete document.documentElement.dataset.currency)
  render(dialog())
  fillContact()
  await press('Отправить заявку')
  await waitFor(() =>
    expect(screen.getByText('Цена').nextSibling).toHaveTextContent(shown(price, other)),
  )
  const [call] = server.mock.calls
  expect(JSON.parse(String(call?.[1]?.body))).toMatchObject({ currency: other })
})

it('does not promise to name what a package says already', async () => {
  render(dialog())
  fillContact()
  await press('Отправить заявку')
  await waitFor(() => expect(screen.getByText('Что будет дальше')).toBeVisible())
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps.at(-1)?.replaceAll('\u00a0', ' ')).toBe(
    '3Подтвердим состав, цену и срок пакета и договоримся, когда начинаем.',
  )
})
