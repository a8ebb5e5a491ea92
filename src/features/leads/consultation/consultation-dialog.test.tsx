import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leadNumber } from '@contracts/lead-number.ts'
import { sendEmailRequestSchema } from '@contracts/lead.ts'
import { onToast, type ToastMessage } from '@/lib/toast'
import { ConsultationDialog } from './consultation-dialog'

const server = vi.fn<typeof fetch>()
/** The server's answer: the promised hours are the next ones. */
const stored = (hours: number) =>
  Response.json({ ok: true, dueAt: new Date(Date.now() + hours * 3_600_000).toISOString() })

const toasts: ToastMessage[] = []
const onClose = vi.fn()
let stopToasts = () => {}

beforeEach(() => {
  server.mockReset().mockImplementation(async () => stored(2))
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  onClose.mockReset()
  toasts.length = 0
  stopToasts = onToast((message) => toasts.push(message))
})
afterEach(() => {
  stopToasts()
  cleanup()
})

const dialog = (open = true) => (
  <ConsultationDialog open={open} onClose={onClose} interest="Брендинг" />
)
const field = (name: string) => screen.getByRole('textbox', { name })
const submit = () => screen.getByRole('button', { name: 'Отправить заявку' })

const expectReceipt = () =>
  waitFor(
    () => expect(screen.getByRole('heading', { name: 'Спасибо, заявка у нас' })).toHaveFocus(),
    {
      timeout: 3000,
    },
  )

/** What reached the server, checked by the contract. */
const sent = () =>
  server.mock.calls.map(([, init]) => sendEmailRequestSchema.parse(JSON.parse(String(init?.body))))

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Имя'), 'Айгуль')
  await user.type(field('Email'), 'aigul@company.kg')
  await user.type(field('Телефон'), '+996 555 000 111')
}

it('sends every field with interest, consent, origin and fill time', async () => {
  const user = userEvent.setup()
  render(dialog())
  await fillIn(user)
  await user.type(field('Компания'), 'Тулпар')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Тип проекта' }), 'saas')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Бюджет' }), '$10,000–$30,000')
  await user.type(field('Описание проекта'), 'Личный кабинет')
  await user.click(submit())
  await expectReceipt()

  expect(sent()).toMatchObject([
    {
      type: 'consultation',
      data: {
        name: 'Айгуль',
        email: 'aigul@company.kg',
        phone: '+996 555 000 111',
        company: 'Тулпар',
        projectType: 'saas',
        budget: '1m-3m',
        description: 'Личный кабинет',
      },
      interest: 'Брендинг',
      origin: { pageUrl: window.location.href },
      consent: { textVersion: expect.stringMatching(/./) },
      fillTimeMs: expect.any(Number),
      nickname: '',
    },
  ])
  expect(sent()[0]?.fillTimeMs).toBeGreaterThanOrEqual(1500)
  expect(toasts).toEqual([
    {
      tone: 'success',
      title: 'Заявка отправлена!',
      description: 'Мы свяжемся с вами в\u00a0течение 2\u00a0часов.',
      about: 'lead',
    },
  ])
  const [{ submissionId = '' } = {}] = sent()
  expect(screen.getByText(leadNumber(submissionId).replace('\u00a0', ' '))).toBeVisible()
  for (const value of ['Айгуль', 'aigul@company.kg', 'SaaS-платформа', 'Личный кабинет']) {
    expect(screen.getByText(value)).toBeVisible()
  }
  await user.click(screen.getByRole('button', { name: 'Готово' }))
  expect(onClose).toHaveBeenCalled()
})

it('begins at the first field', () => {
  render(dialog())
  expect(field('Имя')).toHaveFocus()
})

it('shows errors at their fields, focuses the first and sends nothing', async () => {
  const user = userEvent.setup()
  render(dialog())
  await user.type(field('Имя'), 'Айгуль')
  await user.type(field('Email'), 'aigul@')
  await user.click(submit())

  await waitFor(() => expect(field('Email')).toHaveFocus())
  expect(field('Email')).toHaveAccessibleDescription(/Проверьте адрес/)
  expect(field('Телефон')).toHaveAccessibleDescription('Укажите телефон')
  expect(field('Имя')).toBeValid()
  expect(server).not.toHaveBeenCalled()
})

it('keeps what was typed when sending fails, and retries under the same id', async () => {
  server.mockImplementationOnce(async () => new Response('', { status: 503 }))
  const user = userEvent.setup()
  const { rerender } = render(dialog())
  await fillIn(user)
  await user.click(submit())
  await waitFor(() => expect(toasts).toHaveLength(1), { timeout: 3000 })

  const message = 'Не удалось отправить заявку. Попробуйте еще раз.'
  expect(toasts).toEqual([{ tone: 'error', title: 'Ошибка', description: message, about: 'lead' }])
  expect(screen.getByText(message)).toBeVisible()
  expect(field('Имя')).toHaveValue('Айгуль')
  expect(onClose).not.toHaveBeenCalled()

  await user.click(submit())
  await expectReceipt()
  rerender(dialog(false))
  await waitFor(() => expect(screen.queryByText('Вы отправили')).not.toBeInTheDocument())
  await new Promise((resolve) => setTimeout(resolve, 300))
  rerender(dialog())
  await fillIn(user)
  await user.click(submit())
  await waitFor(() => expect(server).toHaveBeenCalledTimes(3), { timeout: 3000 })
  const [first, retry, next] = sent().map(({ submissionId }) => submissionId)
  expect(retry).toBe(first)
  expect(next).not.toBe(first)
})

it('sends once however often the button is clicked', async () => {
  const user = userEvent.setup()
  render(dialog())
  await fillIn(user)
  await user.tripleClick(submit())
  await expectReceipt()
  expect(server).toHaveBeenCalledTimes(1)
})

it('keeps what was typed when it is closed by accident', async () => {
  const user = userEvent.setup()
  const { rerender } = render(dialog())
  await fillIn(user)
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
  rerender(dialog(false))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  rerender(dialog())
  expect(field('Имя')).toHaveValue('Айгуль')
})

it('shows what the server objects to at the field', async () => {
  server.mockImplementation(async () =>
    Response.json(
      {
        error: {
          code: 'invalid_fields',
          message: 'Проверьте поля',
          fields: { 'data.phone': 'Не похоже на телефон' },
        },
      },
      { status: 422 },
    ),
  )
  const user = userEvent.setup()
  render(dialog())
  await fillIn(user)
  await user.click(submit())
  // The form moves the focus at once, the text appears with the next render.
  await waitFor(
    () => {
      expect(field('Телефон')).toHaveFocus()
      expect(field('Телефон')).toHaveAccessibleDescription('Не похоже на телефон')
    },
    { timeout: 3000 },
  )
})

it('waits for a connection, says so, and sends once when it is back', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const user = userEvent.setup()
  render(dialog())
  await fillIn(user)
  await user.click(submit())
  await waitFor(() => expect(screen.getByText(/^Нет связи\. Ничего не потеряно/)).toBeVisible(), {
    timeout: 3000,
  })
  expect(toasts).toMatchObject([{ tone: 'info', title: 'Нет связи', about: 'lead' }])
  expect(screen.getByRole('button', { name: 'Ждём связь…' })).toBeVisible()
  expect(server).toHaveBeenCalledTimes(1)
  isOnline.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expectReceipt()
  const [first, second] = sent().map(({ submissionId }) => submissionId)
  expect(second).toBe(first)
  expect(server).toHaveBeenCalledTimes(2)
  expect(toasts.at(-1)).toMatchObject({ tone: 'success', about: 'lead' })
  isOnline.mockRestore()
})
