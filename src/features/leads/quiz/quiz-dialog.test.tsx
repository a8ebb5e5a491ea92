import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { minimumFillTimeMs, sendEmailRequestSchema } from '@contracts/lead.ts'
import { storagePrefix } from '@/content/company'
import { inCurrency, own } from '@/content/currency'
import { budgetIn } from '@/content/price-text'
import { quizBudgetRanges } from '@/content/quiz'
import { offerName, type OfferId } from '@/content/offers'
import { siteTypes, webPackages } from '@/content/prices'
import type { Wish } from '../wish'
import { onToast, type ToastMessage } from '@/lib/toast'
import { playTime } from '../../../../tests/support/play-time'
import { isSpecified } from '../../../../tests/support/specified'
import { quizAnswersSchema } from './answers'
import { QuizDialog } from './quiz-dialog'
import { initialState } from './quiz-state'
import { storeQuiz } from './quiz-storage'

const server = vi.fn<typeof fetch>()
/** The statistics sent. */
const counted: unknown[] = []
const toasts: ToastMessage[] = []
const onClose = vi.fn()
/** The server's answer: the deadline is this many hours from now. */
const stored = (hours: number) =>
  Response.json({ ok: true, dueAt: new Date(Date.now() + hours * 3_600_000).toISOString() })
// Styles are not applied here, and checking them is slow.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
let stopToasts = () => {}

beforeEach(() => {
  playTime()
  window.history.replaceState(null, '', '/')
  sessionStorage.clear()
  server.mockReset().mockImplementation(async () => stored(24))
  counted.length = 0
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!url.endsWith('/quiz-progress')) return server(url, init)
    counted.push(JSON.parse(String(init?.body)))
    return Response.json({ ok: true })
  })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  onClose.mockReset()
  toasts.length = 0
  stopToasts = onToast((message) => toasts.push(message))
})
afterEach(() => {
  vi.unstubAllGlobals()
  stopToasts()
  cleanup()
  vi.useRealTimers()
})

const dialog = (open = true, offer?: OfferId) => (
  <QuizDialog open={open} onClose={onClose} request={{ offer }} />
)
/** Non-breaking spaces only matter visually. */
const says = (text: string) => (name: string) => name.replaceAll('\u00a0', ' ') === text
const heading = (text: string) => screen.getByText(says(text), { selector: 'h3' })
const button = (name: string) => screen.getByRole('button', { name })
const submit = () => button('Получить предложение')
const announced = () => document.querySelector('[aria-live=polite]')?.textContent

/** The request to the server, validated by the contract. */
const sent = () =>
  server.mock.calls.map(([, init]) => sendEmailRequestSchema.parse(JSON.parse(String(init?.body))))

const field = (name: string) => screen.getByLabelText(name)
const enter = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

/** By keyboard: a shop with payments, up to the contact step. */
async function answerAll() {
  await user.keyboard('4{Enter}2{Enter}1{Enter}3{Enter}2{Enter}1{Enter}')
  expect(screen.getByRole('textbox')).toHaveFocus()
  await user.keyboard('Войлок{Control>}{Enter}{/Control}')
}

/** Fills in the contact, as slowly as a human. */
function fillContact() {
  const contact = { Имя: 'Айгуль', Email: 'aigul@company.kg', Телефон: '+996 555 000 111' }
  for (const [name, value] of Object.entries(contact)) enter(name, value)
  vi.advanceTimersByTime(minimumFillTimeMs)
}

const expectConfirmation = () =>
  waitFor(() => expect(heading('Отлично! Заявка получена')).toHaveFocus())

/** Opens the quiz with stored answers, at the contact step. */
function resume(wish?: Wish) {
  const answers = quizAnswersSchema.parse({
    projectType: 'ecommerce',
    timeline: '3-months',
    budget: '500k',
    features: ['payments'],
    priority: 'quality',
    team: 'no-team',
    description: 'Войлок',
  })
  storeQuiz({ ...initialState, step: 8, answers, wish })
  return render(dialog())
}

const wishes = [
  /Вход/,
  /Админ-панель/,
  /платеж/,
  /Интеграции по API/,
  /Аналитика и отчёты/,
  /Уведомления/,
  /файлами/,
  /языков/,
  /Мобильная версия/,
  /SEO/,
]

it.runIf(isSpecified)(
  'sends the answers as the specification’s call, with the range that was shown',
  async () => {
    const { rerender } = render(dialog(true, 'web-development/shop'))
    await answerAll()
    const [priceFrom, priceTo] = [webPackages.shop.price.from, siteTypes.shop.price.from]
    const range = screen.getByRole('region', { name: 'Предварительная оценка' })
    expect(range).toHaveTextContent(inCurrency([priceFrom, priceTo]).replaceAll('\u00a0', ' '))
    fillContact()
    await user.click(submit())
    await expectConfirmation()

    expect(sent()).toMatchObject([
      {
        type: 'project_quiz',
        data: {
          projectType: 'ecommerce',
          timeline: '3-months',
          budget: '500k',
          features: 'Приём платежей',
          priority: 'quality',
          team: 'no-team',
          description: 'Войлок',
          name: 'Айгуль',
          email: 'aigul@company.kg',
          phone: '+996 555 000 111',
        },
        estimate: { priceFrom, priceTo, assumptions: expect.any(Array) },
        offer: 'web-development/shop',
        interest: offerName('web-development/shop'),
        origin: { pageUrl: window.location.href },
        consent: { textVersion: expect.stringMatching(/./) },
        nickname: '',
      },
    ])
    expect(sent()[0]?.fillTimeMs).toBeGreaterThanOrEqual(minimumFillTimeMs)
    expect(toasts, 'not beside the confirmation').toEqual([])
    rerender(dialog(false))
    expect(toasts).toEqual([
      {
        tone: 'success',
        title: 'Отлично! Заявка получена',
        description: 'Подготовим предложение в\u00a0течение 24\u00a0часов.',
        about: 'lead-sent',
      },
    ])
    expect(sessionStorage.getItem(`${storagePrefix}.quiz`)).toBeNull()
    expect(sessionStorage.getItem(`${storagePrefix}.quiz-contact`)).toBeNull()
  },
)

it('asks eight questions, in the currency of the prices where it is about money', async () => {
  render(dialog())
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Запустить новый проект')
  const asked: [string, ...unknown[]][] = []
  for (let step = 1; step <= 8; step += 1) {
    expect(screen.getByText(`Шаг ${step} из 8`)).toBeVisible()
    const controls = [...document.querySelectorAll('input[name], textarea')]
    const names = new Set(controls.map((control) => control.getAttribute('name') ?? ''))
    asked.push([[...names].join(), controls.length])
    if (step === 3)
      expect(
        screen.getByLabelText(budgetIn(quizBudgetRanges['500k'], own).replaceAll('\u00a0', ' ')),
      ).toBeVisible()
    if (step === 4) {
      const labels = [...document.querySelectorAll('form label')].map((label) =>
        label.textContent.replaceAll('\u00a0', ' '),
      )
      for (const wish of wishes) expect(labels).toContainEqual(expect.stringMatching(wish))
    }
    // In the textarea, plain Enter makes a new line.
    if (step < 8) await user.keyboard(step === 7 ? '{Control>}{Enter}{/Control}' : '1{Enter}')
  }
  expect(asked).toEqual([
    ['projectType', 6],
    ['timeline', 5],
    ['budget', 5],
    ['features', 10],
    ['priority', 5],
    ['team', 4],
    ['description', 1],
    ['name,email,phone,company,nickname', 5],
  ])
  const range = screen.getByRole('region', { name: 'Предварительная оценка' })
  expect(range).toHaveTextContent(/вашего бюджета|ваш бюджет|вашем бюджете/)
})

it('begins at the first question’s heading and announces every step', async () => {
  render(dialog())
  expect(heading('Что будем делать?')).toHaveFocus()
  expect(announced()).toBe('Шаг 1 из 8: Что будем делать?')
  await user.keyboard('1{Enter}')
  expect(heading('Когда нужен результат?')).toHaveFocus()
  expect(announced()).toBe('Шаг 2 из 8: Когда нужен результат?')
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
  await user.click(button('Назад'))
  expect(heading('Что будем делать?')).toHaveFocus()
})

it('disables Back on the first step, and Next until an answer is chosen', async () => {
  render(dialog())
  expect(button('Назад')).toBeDisabled()
  expect(button('Далее')).toBeDisabled()
  await user.keyboard('{Enter}')
  expect(heading('Что будем делать?')).toBeVisible()
  await user.click(field('Другое'))
  expect(button('Далее')).toBeEnabled()
})

it('begins with the project type of the page it is opened on', () => {
  window.history.replaceState(null, '', '/web-development')
  render(dialog())
  expect(field('Сайт или веб-приложение')).toBeChecked()
})

it('walks into a group and along it with the arrows', async () => {
  render(dialog())
  await user.keyboard('{ArrowDown}')
  expect(field('Сайт или веб-приложение')).toBeChecked()
  await user.keyboard('{ArrowDown}')
  expect(field('Мобильное приложение')).toBeChecked()
  await user.keyboard('{Enter}1{Enter}1{Enter}')

  const features = within(screen.getByRole('group', { name: says('Что обязательно должно быть?') }))
  await user.keyboard('{ArrowDown}{ArrowDown} ')
  expect(features.getByLabelText('Админ-панель')).toBeChecked()
  await user.keyboard('{ArrowUp}{ArrowUp} ')
  expect(features.getByLabelText('SEO-оптимизация')).toBeChecked()
  await user.keyboard('0')
  expect(features.getByLabelText('SEO-оптимизация')).not.toBeChecked()
})

it('advances with a digit, as with a press', async () => {
  render(dialog())
  await user.keyboard('1')
  await waitFor(() => expect(heading('Когда нужен результат?')).toHaveFocus())
})

it('does not run through the questions while Enter is held down', async () => {
  render(dialog())
  await user.keyboard('1{Enter>3/}')
  expect(heading('Когда нужен результат?')).toBeVisible()
})

it('leaves the keys of an input method to it', async () => {
  resume()
  await user.click(button('Назад'))
  const field = screen.getByRole('textbox')
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, keyCode: 229 })
  expect(field).toBeVisible()
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(field).not.toBeInTheDocument())
})

it('takes digits for text where text is typed', async () => {
  resume()
  await user.click(button('Назад'))
  await user.type(screen.getByRole('textbox'), ' 12{Enter}3')
  expect(screen.getByRole('textbox')).toHaveValue('Войлок 12\n3')
})

it('disables the submit button while sending or when name, email or phone is empty', async () => {
  let answer = (_: Response) => {}
  server.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  resume()
  expect(submit()).toBeDisabled()
  fillContact()
  expect(submit()).toBeEnabled()
  enter('Телефон', '')
  expect(submit()).toBeDisabled()
  enter('Телефон', '0555 123 456')
  await user.click(submit())
  expect(button('Отправляем…')).toBeDisabled()
  await waitFor(() => expect(server).toHaveBeenCalled())
  answer(Response.json({ ok: true }))
  await expectConfirmation()
})

it('begins with the contact that is known', async () => {
  const { rerender } = resume()
  const known = { name: 'Айгуль', email: 'aigul@company.kg' }
  rerender(<QuizDialog open onClose={onClose} request={{ contact: known }} />)
  await waitFor(() => expect(field('Email')).toHaveValue('aigul@company.kg'))
})

it('refuses an invalid email, at the field', async () => {
  resume()
  fillContact()
  enter('Email', 'aigul@')
  await user.click(submit())
  await waitFor(() => expect(field('Email')).toHaveFocus())
  expect(field('Email')).toHaveAccessibleDescription(/Проверьте адрес/)
  expect(server).not.toHaveBeenCalled()
})

it('keeps everything when sending fails, and retries under the same id', async () => {
  server.mockImplementationOnce(async () => new Response('', { status: 503 }))
  resume()
  fillContact()
  await user.tripleClick(submit())
  const message = 'Не удалось отправить заявку. Попробуйте еще раз.'
  await waitFor(() => expect(screen.getByText(message)).toBeVisible())
  expect(toasts).toEqual([{ tone: 'error', title: 'Ошибка', description: message, about: 'lead' }])
  expect(server).toHaveBeenCalledTimes(1)
  expect(field('Имя')).toHaveValue('Айгуль')

  await user.click(submit())
  await expectConfirmation()
  const [first, retry] = sent()
  expect(retry?.submissionId).toBe(first?.submissionId)
  expect(retry?.data).toEqual(first?.data)
})

it('keeps all when it is closed by accident or the page is reloaded, in this tab alone', async () => {
  const { rerender, unmount } = render(dialog(true, 'website-support'))
  await answerAll()
  fillContact()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
  rerender(dialog(false))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  rerender(dialog())
  expect(field('Имя')).toHaveValue('Айгуль')
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    `Вас интересует: ${offerName('website-support')}`,
  )

  for (const typed of ['Войлок', 'Айгуль']) {
    expect(JSON.stringify({ ...sessionStorage })).toContain(typed)
    expect(JSON.stringify({ ...localStorage })).not.toContain(typed)
  }

  // Simulates a reload.
  unmount()
  render(dialog())
  expect(heading('Куда прислать предложение?')).toBeVisible()
  await waitFor(() => expect(field('Имя')).toHaveValue('Айгуль'))
  await user.click(button('Начать заново'))
  expect(heading('Что будем делать?')).toHaveFocus()
  expect(button('Далее')).toBeDisabled()
})

it('corrects the contact from the confirmation, as the same request and the same run', async () => {
  resume()
  expect(screen.getByText('Начать заново')).toBeVisible()
  fillContact()
  await user.click(submit())
  await expectConfirmation()
  const reports = counted.length
  await user.click(screen.getByText('Изменить контакты'))
  expect(heading('Куда прислать предложение?')).toHaveFocus()
  expect(screen.queryByText('Начать заново')).not.toBeInTheDocument()
  enter('Телефон', '+996 700 111 222')
  await user.click(button('Отправить исправленную'))
  await expectConfirmation()
  expect(screen.getByText('+996 700 111 222')).toBeVisible()
  const [first, second] = sent()
  expect(second?.submissionId).toBe(first?.submissionId)
  expect(counted).toHaveLength(reports)
})

it('closing from the confirmation resets to step 1 and clears the answers', async () => {
  const { rerender } = resume({ text: 'Брендинг' })
  fillContact()
  await user.click(submit())
  await expectConfirmation()
  await user.click(button('Готово'))
  expect(onClose).toHaveBeenCalled()
  rerender(dialog(false))
  rerender(dialog())
  expect(heading('Что будем делать?')).toBeVisible()
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  expect(screen.queryByText(/Вас интересует/)).not.toBeInTheDocument()
})

it('counts how far it came, under a random number and nothing else', async () => {
  render(dialog())
  await user.keyboard('4{Enter}2{Enter}')
  await user.click(button('Назад'))
  const runId = expect.stringMatching(/^[0-9a-f-]{36}$/)
  expect(counted).toEqual([1, 2, 3].map((step) => ({ runId, step, isSent: false })))
})

it('counts nothing when the browser asks for privacy', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { doNotTrack: { value: '1' } }))
  render(dialog())
  await user.keyboard('4{Enter}')
  expect(counted).toEqual([])
})
