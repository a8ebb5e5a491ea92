import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendEmailRequestSchema } from '@contracts/lead.ts'
import type { Price } from '@/content/primitives'
import { onToast, type ToastMessage } from '@/lib/toast'
import { OrderDialog } from './order-dialog'

const server = vi.fn<typeof fetch>()
const toasts: ToastMessage[] = []
let stopToasts = () => {}

beforeEach(() => {
  server.mockReset().mockImplementation(async () => Response.json({ ok: true }))
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  toasts.length = 0
  stopToasts = onToast((message) => toasts.push(message))
})
afterEach(() => {
  stopToasts()
  cleanup()
})

const dialog = (price: Price = { exactly: 89_000 }) => (
  <OrderDialog open onClose={vi.fn()} interest="Брендинг: Стандарт" price={price} />
)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = (name: string) => screen.getByRole('textbox', { name })

it('asks for the task, then for the contact, and keeps both on the way back', async () => {
  const user = userEvent.setup()
  render(dialog())
  expect(screen.getByText('Брендинг, пакет «Стандарт»')).toBeVisible()
  await user.type(field('Задача'), 'Логотип')
  await press('Далее')
  await press('Отправить заявку')
  await waitFor(() => expect(field('Имя')).toHaveFocus())
  await user.type(field('Имя'), 'Эмиль')
  await user.type(field('Email'), 'emil@company.kg')
  await user.type(field('Телефон'), '+996 700 000 000')
  await press('Назад')
  expect(field('Задача')).toHaveValue('Логотип')
  await press('Далее')
  expect(field('Имя')).toHaveValue('Эмиль')
  await press('Отправить заявку')
  await waitFor(
    () => expect(screen.getByRole('heading', { name: 'Спасибо, заказ у нас' })).toHaveFocus(),
    { timeout: 3000 },
  )
  expect(screen.getByText('Заказ').nextSibling).toHaveTextContent('Брендинг, пакет «Стандарт»')
  expect(screen.getByText('Цена').nextSibling).toHaveTextContent('89 000 ₽')
  expect(screen.queryByText('Интерес')).not.toBeInTheDocument()
  expect(toasts).toMatchObject([{ tone: 'success', title: 'Заявка отправлена!', about: 'lead' }])
  const [call] = server.mock.calls
  expect(sendEmailRequestSchema.parse(JSON.parse(String(call?.[1]?.body)))).toMatchObject({
    type: 'consultation',
    interest: 'Брендинг: Стандарт',
    data: { name: 'Эмиль', description: 'Логотип' },
  })
})

const lastSteps: [Price, string][] = [
  [{ exactly: 89_000 }, 'Подтвердим заказ по цене пакета и договоримся, когда начинаем.'],
  [{ from: 75_000 }, 'После разговора назовём состав работ, цену и срок.'],
]
it.each(lastSteps)(
  'tells of a price to come only where it is not final: %j',
  async (price, last) => {
    const user = userEvent.setup()
    render(dialog(price))
    await press('Далее')
    await user.type(field('Имя'), 'Эмиль')
    await user.type(field('Email'), 'emil@company.kg')
    await user.type(field('Телефон'), '+996 700 000 000')
    await press('Отправить заявку')
    await waitFor(() => expect(screen.getByText('Что будет дальше')).toBeVisible(), {
      timeout: 3000,
    })
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(steps.at(-1)?.replaceAll('\u00a0', ' ')).toBe(`3${last}`)
  },
)
