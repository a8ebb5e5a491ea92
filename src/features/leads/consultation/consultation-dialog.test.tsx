import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leadNumber } from '@contracts/lead-number.ts'
import { minimumFillTimeMs, sendEmailRequestSchema } from '@contracts/lead.ts'
import { company } from '@/content/company'
import { consultationBudgetLabels, consultationBudgetText } from '@/content/consultation'
import { own } from '@/content/currency'
import { offerName } from '@/content/offers'
import { place } from '@/content/place'
import type { DialogRequest } from '@/lib/page/dialog-events'
import { onToast, type ToastMessage } from '@/lib/toast'
import { playTime } from '../../../../tests/support/play-time'
import { soldPackage } from '../../../../tests/support/sold'
import { isSpecified } from '../../../../tests/support/specified'
import { ConsultationDialog } from './consultation-dialog'

const server = vi.fn<typeof fetch>()
/** The server's answer: the deadline is this many hours from now. */
const stored = (hours: number) =>
  Response.json({ ok: true, dueAt: new Date(Date.now() + hours * 3_600_000).toISOString() })

const toasts: ToastMessage[] = []
const withdrawn: string[] = []
const onClose = vi.fn()
// Styles are not applied here, and checking them is slow.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
let stopToasts = () => {}

beforeEach(() => {
  playTime('2026-11-24T10:00:00+06:00')
  server.mockReset().mockImplementation(async () => stored(2))
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  onClose.mockReset()
  toasts.length = 0
  withdrawn.length = 0
  stopToasts = onToast(
    (message) => toasts.push(message),
    (about) => withdrawn.push(about),
  )
})
afterEach(() => {
  stopToasts()
  cleanup()
  document.head.replaceChildren()
  sessionStorage.clear()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const dialog = (open = true, request: DialogRequest = { offer: soldPackage.service }) => (
  <ConsultationDialog open={open} request={request} onClose={onClose} />
)
const field = (name: string) => screen.getByLabelText(name)
const submit = () => screen.getByText('Отправить заявку')
const expectReceipt = () =>
  waitFor(() => expect(screen.getByText('Спасибо, заявка принята')).toHaveFocus())

/** The request to the server, validated by the contract. */
const sent = () =>
  server.mock.calls.map(([, init]) => sendEmailRequestSchema.parse(JSON.parse(String(init?.body))))

const contact = { Имя: 'Айгуль', Email: 'aigul@company.kg', Телефон: '+996 555 000 111' }

/** Fills the fields in, as slowly as a human. */
function fillIn(fields: Record<string, string> = contact) {
  for (const [name, value] of Object.entries(fields)) {
    fireEvent.change(field(name), { target: { value } })
  }
  vi.advanceTimersByTime(minimumFillTimeMs)
}

it('promises contact within two hours, and in what follows the words of the night by night', async () => {
  const { unmount } = render(dialog())
  expect(screen.getByRole('dialog', { name: 'Получить консультацию' })).toHaveAccessibleDescription(
    /свяжемся с\sвами в\sтечение 2\sчасов\.$/,
  )
  unmount()
  vi.setSystemTime('2026-11-21T23:10:00+06:00')
  const { rerender } = render(dialog())
  const monday =
    /в\sтечение 2\sчасов рабочего времени\. Сейчас нерабочее время: свяжемся в\sпонедельник до\s11:00/
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(monday)
  server.mockImplementation(async () =>
    Response.json({ ok: true, dueAt: '2026-11-23T05:00:00+00:00' }),
  )
  fillIn()
  await user.click(submit())
  await expectReceipt()
  expect(screen.getByText(monday)).toHaveTextContent(
    /^Айгуль, позвоним на\s\+996\s555\s000\s111 или напишем на\saigul@company\.kg в\sтечение/,
  )
  expect(toasts, 'not beside the receipt').toEqual([])
  rerender(dialog(false))
  expect(toasts).toMatchObject([{ description: expect.stringMatching(monday) }])
})

it('says the chosen budget in the visitor’s currency too, which is sent along', async () => {
  render(dialog())
  fillIn({ ...contact, Бюджет: '500k-1m' })
  await user.click(submit())
  await expectReceipt()
  expect(screen.getByText('Бюджет').nextSibling).toHaveTextContent(
    consultationBudgetText('500k-1m', own).replaceAll('\u00a0', ' '),
  )
  expect(sent()).toMatchObject([{ currency: own, data: { budget: '500k-1m' } }])
})

it('has seven fields, three of them required, its choices, and room for files', () => {
  render(dialog())
  const form = within(screen.getByRole('dialog'))
  const names = ['Имя', 'Email', 'Телефон', 'Компания', 'Описание проекта']
  expect(form.getAllByRole('textbox')).toEqual(names.map(field))
  expect(form.getAllByRole('combobox')).toEqual(['Тип проекта', 'Бюджет'].map(field))
  for (const name of [...names, 'Тип проекта', 'Бюджет']) {
    expect(field(name).getAttribute('aria-required'), name).toBe(String(name in contact))
  }
  expect(field('Email')).toHaveAttribute('type', 'email')
  expect(field('Телефон')).toHaveAttribute('placeholder', place.phone)
  expect(field('Прикрепить файлы')).toHaveAttribute('type', 'file')

  const choices = (name: string) =>
    [...field(name).querySelectorAll('option')]
      .map((option) => [option.value, option.textContent])
      .slice(1)
  expect(choices('Тип проекта').map(([value]) => value)).toEqual(
    'web mobile saas api cloud other'.split(' '),
  )
  const budgets = choices('Бюджет')
  expect(budgets).toEqual(Object.entries(consultationBudgetLabels.ru))
  if (isSpecified)
    expect(budgets.map(([, label]) => label).slice(0, 4)).toEqual([
      '$1,000–$5,000',
      '$5,000–$10,000',
      '$10,000–$30,000',
      '$30,000+',
    ])
})

it('keeps the honeypot out of reach for people', () => {
  render(dialog())
  const honeypot = screen.getByLabelText('Не заполняйте это поле')
  expect(honeypot).toHaveAttribute('tabindex', '-1')
  expect(honeypot.closest('[aria-hidden=true]')).not.toBeNull()
})

it('sends every field with interest, consent, origin and fill time', async () => {
  const { rerender } = render(dialog())
  fillIn({
    ...contact,
    Компания: 'Тулпар',
    'Тип проекта': 'saas',
    Бюджет: '1m-3m',
    'Описание проекта': 'Личный кабинет',
  })
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
      offer: soldPackage.service,
      interest: offerName(soldPackage.service),
      origin: { pageUrl: window.location.href },
      consent: { textVersion: expect.stringMatching(/./) },
      fillTimeMs: expect.any(Number),
      nickname: '',
    },
  ])
  expect(sent()[0]?.fillTimeMs).toBeGreaterThanOrEqual(minimumFillTimeMs)
  const [{ submissionId = '' } = {}] = sent()
  expect(screen.getByText(leadNumber(submissionId).replace('\u00a0', ' '))).toBeVisible()
  for (const value of ['Айгуль', 'aigul@company.kg', 'SaaS-платформа', 'Личный кабинет']) {
    expect(screen.getByText(value)).toBeVisible()
  }
  await user.click(screen.getByText('Готово'))
  expect(onClose).toHaveBeenCalled()
  rerender(dialog(false))
  expect(toasts).toEqual([
    {
      tone: 'success',
      title: 'Заявка отправлена!',
      description: 'Мы свяжемся с вами в\u00a0течение 2\u00a0часов.',
      about: 'lead-sent',
    },
  ])
})

it('begins at the first field', () => {
  render(dialog())
  expect(field('Имя')).toHaveFocus()
})

it('shows errors at their fields, focuses the first and sends nothing', async () => {
  render(dialog())
  fillIn({ Имя: 'Айгуль', Email: 'aigul@', 'Описание проекта': 'а'.repeat(5210) })
  await user.click(submit())

  await waitFor(() => expect(field('Email')).toHaveFocus())
  expect(field('Email')).toHaveAccessibleDescription(/Проверьте адрес/)
  expect(field('Телефон')).toHaveAccessibleDescription('Укажите телефон')
  expect(field('Описание проекта')).toHaveAccessibleDescription(/5210 из 5000/)
  expect(field('Имя')).toBeValid()
  expect(server).not.toHaveBeenCalled()
})

it('keeps what was typed when sending fails, and retries under the same id', async () => {
  server.mockImplementationOnce(async () => new Response('', { status: 503 }))
  const { rerender } = render(dialog())
  fillIn()
  await user.click(submit())
  await waitFor(() => expect(toasts).toHaveLength(1))

  const message = 'Не удалось отправить заявку. Попробуйте еще раз.'
  expect(toasts).toEqual([{ tone: 'error', title: 'Ошибка', description: message, about: 'lead' }])
  expect(screen.getByText(message)).toBeVisible()
  expect(field('Имя')).toHaveValue('Айгуль')
  expect(onClose).not.toHaveBeenCalled()

  await user.click(submit())
  await expectReceipt()
  rerender(dialog(false))
  rerender(dialog())
  expect(field('Имя'), 'the next form begins empty').toHaveValue('')
  fillIn()
  await user.click(submit())
  await waitFor(() => expect(server).toHaveBeenCalledTimes(3))
  const [first, retry, next] = sent().map(({ submissionId }) => submissionId)
  expect(retry).toBe(first)
  expect(next).not.toBe(first)
})

it.each([
  ['another event asks for the dialog', [true]],
  ['it is closed and opened again at once', [false, true]],
])('shows a new form in the place of a receipt when %s', async (_, steps) => {
  const { rerender } = render(dialog())
  fillIn()
  await user.click(submit())
  await expectReceipt()
  for (const open of steps) rerender(dialog(open))
  expect(field('Имя')).toHaveValue('')
  expect(screen.queryByText('Спасибо, заявка принята')).not.toBeInTheDocument()
})

it.each([0, 100, 1000])(
  'keeps a receipt that comes %d ms after closing for the next opening',
  async (late) => {
    let answer = (_: Response) => {}
    server.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    const { rerender } = render(dialog())
    fillIn()
    await user.click(submit())
    await waitFor(() => expect(server).toHaveBeenCalled())
    rerender(dialog(false))
    act(() => void vi.advanceTimersByTime(late))
    answer(stored(2))
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ tone: 'success' }))
    act(() => void vi.advanceTimersByTime(1000))
    rerender(dialog())
    expect(screen.getByText('Спасибо, заявка принята')).toBeVisible()
  },
)

it('sends once on repeated clicks', async () => {
  render(dialog())
  fillIn()
  await user.tripleClick(submit())
  await expectReceipt()
  expect(server).toHaveBeenCalledTimes(1)
})

it('keeps what was typed when it is closed by accident', async () => {
  const { rerender } = render(dialog())
  fillIn()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
  rerender(dialog(false))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  rerender(dialog())
  expect(field('Имя')).toHaveValue('Айгуль')
})

it('keeps what was typed through a reload until it is sent, though it knows who asks', async () => {
  const { unmount } = render(dialog())
  fillIn({ ...contact, Бюджет: '1m-3m' })
  unmount()
  render(dialog(true, { contact: { name: 'А. К.', email: 'a@company.kg' } }))
  expect(field('Имя')).toHaveValue('Айгуль')
  expect(field('Бюджет')).toHaveValue('1m-3m')
  vi.advanceTimersByTime(minimumFillTimeMs)
  await user.click(submit())
  await expectReceipt()
  expect(sessionStorage).toHaveLength(0)

  await user.click(screen.getByText('Изменить контакты'))
  fillIn({ Имя: 'Айгерим' })
  expect(sessionStorage).toHaveLength(0)
})

it('shows what the server objects to at the field', async () => {
  const fields = { 'data.phone': 'Не похоже на телефон' }
  server.mockImplementation(async () =>
    Response.json(
      { error: { code: 'invalid_fields', message: 'Проверьте поля', fields } },
      { status: 422 },
    ),
  )
  render(dialog())
  fillIn()
  await user.click(submit())
  // The form moves the focus at once, the text appears with the next render.
  await waitFor(() => expect(field('Телефон')).toHaveAccessibleDescription('Не похоже на телефон'))
  expect(field('Телефон')).toHaveFocus()
})

it('has sent a doubtful request, though its captcha is closed', async () => {
  vi.stubEnv('VITE_CAPTCHA', 'turnstile:site-key')
  vi.stubGlobal('turnstile', { render: vi.fn() })
  server.mockImplementation(async () => Response.json({ ok: true, wantsCaptcha: true }))
  render(dialog())
  fillIn()
  await user.click(submit())
  const captcha = await screen.findByRole('dialog', { name: 'Подтвердите, что вы не робот' })
  await user.click(within(captcha).getByLabelText('Закрыть'))
  await expectReceipt()
  expect(server).toHaveBeenCalledOnce()
})

it('waits for a connection, says so, and sends once when it is back', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const { rerender } = render(dialog())
  fillIn()
  await user.click(submit())
  expect(await screen.findByText(/^Нет связи\. Ничего не потеряно/)).toBeVisible()
  expect(toasts).toMatchObject([{ tone: 'info', title: 'Нет связи', about: 'lead' }])
  expect(screen.getByText('Ждём соединения…')).toBeVisible()
  expect(field('Имя')).toBeDisabled()
  await waitFor(() => expect(leave(), 'it may be left').toBe(false))
  rerender(dialog(false))
  rerender(dialog(true, { offer: soldPackage.id }))
  expect(screen.getByText(offerName(soldPackage.service))).toBeVisible()
  expect(server).toHaveBeenCalledTimes(1)
  isOnline.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expectReceipt()
  const [first, second] = sent().map(({ submissionId }) => submissionId)
  expect(second).toBe(first)
  expect(server).toHaveBeenCalledTimes(2)
  expect(withdrawn).toContain('lead')
  await waitFor(() => expect(leave()).toBe(true))
})

it('asks once about a contact that is probably mistyped, mends it with a tap, and refuses nothing', async () => {
  render(dialog())
  fillIn({ ...contact, Email: 'Aigul@gmial.com', Телефон: '12' })
  await user.click(submit())
  await waitFor(() => expect(field('Email')).toHaveFocus())
  expect(field('Email')).toHaveAccessibleDescription(/^Похоже на опечатку\./)
  expect(field('Телефон')).toHaveAccessibleDescription(/не хватает цифр/)
  await user.click(screen.getByRole('button', { name: 'Исправить на Aigul@gmail.com' }))
  expect(field('Email')).toHaveValue('Aigul@gmail.com')
  expect(field('Email')).toHaveFocus()
  await waitFor(() => expect(field('Email')).toBeValid())
  expect(server).not.toHaveBeenCalled()
  await user.click(submit())
  await expectReceipt()
  expect(sent()).toMatchObject([{ data: { email: 'Aigul@gmail.com', phone: '12' } }])
})

it('takes words instead of a number, and does not promise to call them', async () => {
  render(dialog())
  fillIn({ ...contact, Телефон: 'пишите в телеграм' })
  await user.click(submit())
  await waitFor(() => expect(field('Телефон')).toHaveAccessibleDescription(/^Здесь нет номера/))
  await user.click(submit())
  await expectReceipt()
  expect(screen.getByText(/свяжемся \(«пишите в\sтелеграм»\) или напишем/)).toBeVisible()
})

it.each([
  ['refused, which its row has said', [], []],
  [
    'deleted meanwhile',
    ['11111111-1111-4111-8111-111111111111'],
    [{ description: expect.stringContaining('«brief.pdf»') }],
  ],
])('tells of a file that was %s, once', async (_, missingAttachmentIds, told) => {
  server.mockImplementation(async () => Response.json({ ok: true, missingAttachmentIds }))
  render(dialog())
  fillIn()
  const [brief, program] = ['brief.pdf', 'setup.exe'].map((name) => new File(['-'], name))
  const id = '11111111-1111-4111-8111-111111111111'
  const file = { id, name: 'brief.pdf', mediaType: 'application/pdf', size: 1 }
  class Upload {
    upload = {}
    status = 200
    responseText = JSON.stringify({ ok: true, ...file })
    onload = () => {}
    open() {}
    setRequestHeader() {}
    send() {
      queueMicrotask(() => this.onload())
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
  const chosen = { target: { files: [brief, program] } }
  fireEvent.change(screen.getByLabelText('Прикрепить файлы'), chosen)
  await screen.findByLabelText('Загружен')
  await user.click(submit())
  await expectReceipt()
  expect(screen.queryAllByText('«brief.pdf»')).toHaveLength(1 - missingAttachmentIds.length)
  expect(toasts).toMatchObject(told)
  expect(JSON.stringify(toasts)).not.toContain('setup.exe')
})

it('corrects the contact of what was sent, as the same request', async () => {
  render(dialog())
  fillIn()
  await user.click(submit())
  await expectReceipt()
  await user.click(screen.getByText('Изменить контакты'))
  expect(field('Имя')).toHaveValue('Айгуль')
  expect(field('Имя')).toHaveFocus()
  fillIn({ Телефон: '+996 700 111 222' })
  await user.click(screen.getByText('Отправить исправленную'))
  await expectReceipt()
  expect(screen.getByText('+996 700 111 222')).toBeVisible()
  const [first, second] = sent()
  expect(second?.submissionId).toBe(first?.submissionId)
})

it('keeps a correction that is closed before it is sent, and says so', async () => {
  const { rerender } = render(dialog())
  fillIn()
  await user.click(submit())
  await expectReceipt()
  await user.click(screen.getByText('Изменить контакты'))
  fillIn({ Телефон: '+996 700 111 222' })
  rerender(dialog(false))
  expect(toasts.map(({ title }) => title)).toEqual(['Новые контакты не отправлены'])
  rerender(dialog(true, { offer: 'seo' }))
  expect(field('Телефон')).toHaveValue('+996 700 111 222')
  await user.click(screen.getByText('Назад'))
  await expectReceipt()
  rerender(dialog(false))
  rerender(dialog())
  expect(field('Имя')).toHaveValue('')
})

it('begins with a known visitor’s contact, and keeps what is typed', () => {
  const known = { contact: { name: 'Айгуль', email: 'aigul@company.kg' } }
  const { rerender } = render(dialog(true, known))
  expect(field('Email')).toHaveValue('aigul@company.kg')
  fillIn({ Email: 'other@company.kg' })
  rerender(dialog(true, { ...known }))
  expect(field('Email')).toHaveValue('other@company.kg')
})

it('says how else to write if the form itself cannot be checked', async () => {
  vi.mocked(console.error).mockReturnValue()
  addEventListener('error', () => {}, { once: true })
  render(dialog())
  fillIn()
  // In the check of the address.
  const broken = vi.spyOn(String.prototype, 'lastIndexOf').mockImplementation(() => {
    throw new TypeError('lastIndexOf is not a function')
  })
  await act(async () => fireEvent.click(submit()))
  broken.mockRestore()
  expect(screen.getByRole('alert')).toHaveTextContent(`Напишите нам: ${company.email}`)
  expect(submit()).toHaveTextContent('Отправить заявку')
  expect(server).not.toHaveBeenCalled()
  expect(field('Имя')).toHaveValue('Айгуль')
  vi.mocked(console.error).mockClear()
})
