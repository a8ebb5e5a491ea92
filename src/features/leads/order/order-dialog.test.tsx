import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { minimumFillTimeMs, sendEmailRequestSchema } from '@contracts/lead.ts'
import type { OfferId } from '@/content/offers'
import { onToast, type ToastMessage } from '@/lib/toast'
import { playTime } from '../../../../tests/support/play-time'
import { OrderDialog } from './order-dialog'

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

const dialog = (offer: OfferId = 'branding/standard') => (
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

it('asks for the task, then for the contact, and keeps both on the way back', async () => {
  render(dialog())
  expect(screen.getByText('Брендинг, пакет «Стандарт»')).toBeVisible()
  await user.type(field('Задача'), 'Логотип')
  await press('Далее')
  await press('Отправить заявку')
  await waitFor(() => expect(field('Имя')).toHaveFocus())
  fillContact()
  await press('Назад')
  expect(field('Задача')).toHaveValue('Логотип')
  await press('Далее')
  expect(field('Имя')).toHaveValue('Эмиль')
  await press('Отправить заявку')
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Спасибо, заказ у нас' })).toHaveFocus(),
  )
  expect(screen.getByText('Заказ').nextSibling).toHaveTextContent('Брендинг, пакет «Стандарт»')
  expect(screen.getByText('Цена').nextSibling).toHaveTextContent('89 000 ₽')
  expect(screen.queryByText('Интерес')).not.toBeInTheDocument()
  expect(toasts).toMatchObject([{ tone: 'success', title: 'Заявка отправлена!', about: 'lead' }])
  const [call] = server.mock.calls
  expect(sendEmailRequestSchema.parse(JSON.parse(String(call?.[1]?.body)))).toMatchObject({
    type: 'consultation',
    offer: 'branding/standard',
    interest: 'Брендинг, пакет «Стандарт»',
    data: { name: 'Эмиль', description: 'Логотип' },
  })
})

const lastSteps: [OfferId, string][] = [
  ['branding/standard', 'Подтвердим заказ по цене пакета и договоримся, когда начинаем.'],
  ['web-development/landing', 'После разговора назовём состав работ, цену и срок.'],
]
it.each(lastSteps)('promises a price only where it is not final: %j', async (price, last) => {
  render(dialog(price))
  await press('Далее')
  fillContact()
  await press('Отправить заявку')
  await waitFor(() => expect(screen.getByText('Что будет дальше')).toBeVisible())
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps.at(-1)?.replaceAll('\u00a0', ' ')).toBe(`3${last}`)
})
