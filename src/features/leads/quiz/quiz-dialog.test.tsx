import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendEmailRequestSchema } from '@contracts/lead.ts'
import { onToast, type ToastMessage } from '@/lib/toast'
import { QuizDialog } from './quiz-dialog'

const server = vi.fn<typeof fetch>()
/** What was counted for the statistics. */
const counted: unknown[] = []
const toasts: ToastMessage[] = []
const onClose = vi.fn()
/** The server's answer: the promised hours are the next ones. */
const stored = (hours: number) =>
  Response.json({ ok: true, dueAt: new Date(Date.now() + hours * 3_600_000).toISOString() })
let stopToasts = () => {}

beforeEach(() => {
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
/** Waiting as long as a human being fills a form in takes its time on a busy machine. */
const slow = 20_000

afterEach(() => {
  vi.unstubAllGlobals()
  stopToasts()
  cleanup()
})

const dialog = (open = true, interest?: string) => (
  <QuizDialog open={open} onClose={onClose} interest={interest} />
)
/** The spaces that never break are for the eye. */
const says = (text: string) => (name: string) => name.replaceAll('\u00a0', ' ') === text
const heading = (text: string) => screen.getByRole('heading', { level: 3, name: says(text) })
const button = (name: string) => screen.getByRole('button', { name })
const submit = () => button('Получить предложение')
const announced = () => document.querySelector('[aria-live=polite]')?.textContent

/** What reached the server, checked by the contract. */
const sent = () =>
  server.mock.calls.map(([, init]) => sendEmailRequestSchema.parse(JSON.parse(String(init?.body))))

type User = ReturnType<typeof userEvent.setup>

/** By keyboard: a shop with payments, all the way to the contact step. */
async function answerAll(user: User) {
  await user.keyboard('4{Enter}2{Enter}1{Enter}3{Enter}2{Enter}1{Enter}')
  await user.type(screen.getByRole('textbox'), 'Войлок')
  await user.keyboard('{Control>}{Enter}{/Control}')
}

async function fillContact(user: User) {
  const contact = { Имя: 'Айгуль', Email: 'aigul@company.kg', Телефон: '+996 555 000 111' }
  for (const [name, text] of Object.entries(contact)) {
    await user.click(screen.getByRole('textbox', { name }))
    await user.paste(text)
  }
}

it(
  'sends the answers as the specification’s call, with the range that was shown',
  async () => {
    const user = userEvent.setup({ delay: null })
    render(dialog(true, 'Веб-разработка: Интернет-магазин'))
    await answerAll(user)
    const range = screen.getByRole('region', { name: 'Предварительная оценка' })
    expect(range).toHaveTextContent('250 000–320 000 ₽')
    await fillContact(user)
    await user.click(submit())
    await waitFor(() => expect(heading('Отлично! Заявка получена')).toHaveFocus(), {
      timeout: 3000,
    })

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
        estimate: { priceFrom: 250_000, priceTo: 320_000, assumptions: expect.any(Array) },
        interest: 'Веб-разработка: Интернет-магазин',
        origin: { pageUrl: window.location.href },
        consent: { textVersion: expect.stringMatching(/./) },
        nickname: '',
      },
    ])
    expect(sent()[0]?.fillTimeMs).toBeGreaterThanOrEqual(1500)
    expect(toasts).toEqual([
      {
        tone: 'success',
        title: 'Отлично! Заявка получена',
        description: 'Подготовим предложение в\u00a0течение 24\u00a0часов.',
        about: 'lead',
      },
    ])
    expect(sessionStorage.getItem('kerege:quiz')).toBeNull()
  },
  slow,
)

it(
  'begins at the first question’s heading and announces every step',
  async () => {
    const user = userEvent.setup({ delay: null })
    render(dialog())
    expect(heading('Что будем делать?')).toHaveFocus()
    expect(announced()).toBe('Шаг 1 из 8: Что будем делать?')
    await user.keyboard('1{Enter}')
    expect(heading('Когда нужен результат?')).toHaveFocus()
    expect(announced()).toBe('Шаг 2 из 8: Когда нужен результат?')
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
    await user.click(button('Назад'))
    expect(heading('Что будем делать?')).toHaveFocus()
  },
  slow,
)

it(
  'disables Back on the first step, and Next until an answer is chosen',
  async () => {
    const user = userEvent.setup({ delay: null })
    render(dialog())
    expect(button('Назад')).toBeDisabled()
    expect(button('Далее')).toBeDisabled()
    await user.keyboard('{Enter}')
    expect(heading('Что будем делать?')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Другое' }))
    expect(button('Далее')).toBeEnabled()
  },
  slow,
)

it(
  'walks into a group and along it with the arrows',
  async () => {
    const user = userEvent.setup({ delay: null })
    render(dialog())
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('radio', { name: 'Сайт или веб-приложение' })).toBeChecked()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('radio', { name: 'Мобильное приложение' })).toBeChecked()
    await user.keyboard('{Enter}1{Enter}1{Enter}')

    const features = within(
      screen.getByRole('group', { name: says('Что обязательно должно быть?') }),
    )
    await user.keyboard('{ArrowDown}{ArrowDown} ')
    expect(features.getByRole('checkbox', { name: 'Админ-панель' })).toBeChecked()
    await user.keyboard('{ArrowUp}{ArrowUp} ')
    expect(features.getByRole('checkbox', { name: 'SEO-оптимизация' })).toBeChecked()
    await user.keyboard('0')
    expect(features.getByRole('checkbox', { name: 'SEO-оптимизация' })).not.toBeChecked()
  },
  slow,
)

it(
  'does not run through the questions while Enter is held down',
  async () => {
    const user = userEvent.setup({ delay: null })
    render(dialog())
    await user.keyboard('1{Enter>3/}')
    expect(heading('Когда нужен результат?')).toBeVisible()
  },
  slow,
)

it(
  'takes digits for text where text is typed',
  async () => {
    const user = userEvent.setup({ delay: null })
    render(dialog())
    await answerAll(user)
    await user.click(button('Назад'))
    await user.type(screen.getByRole('textbox'), ' 12{Enter}3')
    expect(screen.getByRole('textbox')).toHaveValue('Войлок 12\n3')
  },
  slow,
)

it(
  'disables the submit button while sending or when name, email or phone is empty',
  async () => {
    let answer = (_: Response) => {}
    server.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    const user = userEvent.setup({ delay: null })
    render(dialog())
    await answerAll(user)
    expect(submit()).toBeDisabled()
    await fillContact(user)
    expect(submit()).toBeEnabled()
    await user.clear(screen.getByRole('textbox', { name: 'Телефон' }))
    expect(submit()).toBeDisabled()
    await user.type(screen.getByRole('textbox', { name: 'Телефон' }), '1')
    await user.click(submit())
    expect(button('Отправляем…')).toBeDisabled()
    await waitFor(() => expect(server).toHaveBeenCalled(), { timeout: 3000 })
    answer(Response.json({ ok: true }))
    await waitFor(() => expect(heading('Отлично! Заявка получена')).toBeVisible())
  },
  slow,
)

it(
  'refuses what is no email, at the field',
  async () => {
    const user = userEvent.setup({ delay: null })
    render(dialog())
    await answerAll(user)
    await fillContact(user)
    const email = screen.getByRole('textbox', { name: 'Email' })
    await user.clear(email)
    await user.type(email, 'aigul@')
    await user.click(submit())
    await waitFor(() => expect(email).toHaveFocus())
    expect(email).toHaveAccessibleDescription(/Проверьте адрес/)
    expect(server).not.toHaveBeenCalled()
  },
  slow,
)

it(
  'keeps everything when sending fails, and retries under the same id',
  async () => {
    server.mockImplementationOnce(async () => new Response('', { status: 503 }))
    const user = userEvent.setup({ delay: null })
    render(dialog())
    await answerAll(user)
    await fillContact(user)
    await user.tripleClick(submit())
    const message = 'Не удалось отправить заявку. Попробуйте еще раз.'
    await waitFor(() => expect(screen.getByText(message)).toBeVisible(), { timeout: 3000 })
    expect(toasts).toEqual([
      { tone: 'error', title: 'Ошибка', description: message, about: 'lead' },
    ])
    expect(server).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Айгуль')

    await user.click(submit())
    await waitFor(() => expect(heading('Отлично! Заявка получена')).toBeVisible())
    const [first, retry] = sent()
    expect(retry?.submissionId).toBe(first?.submissionId)
    expect(retry?.data).toEqual(first?.data)
  },
  slow,
)

it(
  'keeps step and answers when it is closed by accident, and contact data out of the storage',
  async () => {
    const user = userEvent.setup({ delay: null })
    const { rerender, unmount } = render(dialog(true, 'Разработка API'))
    await answerAll(user)
    await fillContact(user)
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalled()
    rerender(dialog(false))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    rerender(dialog())
    expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Айгуль')
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Вас интересует: Разработка API')

    const stored = JSON.stringify({ ...sessionStorage })
    expect(stored).toContain('Войлок')
    for (const secret of ['Айгуль', 'aigul', '555']) expect(stored).not.toContain(secret)

    // What a reload does.
    unmount()
    render(dialog())
    expect(heading('Куда прислать предложение?')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('')
    await user.click(button('Начать заново'))
    expect(heading('Что будем делать?')).toHaveFocus()
    expect(button('Далее')).toBeDisabled()
  },
  slow,
)

it(
  'closing from the confirmation resets to step 1 and clears the answers',
  async () => {
    const user = userEvent.setup({ delay: null })
    const { rerender } = render(dialog(true, 'Брендинг'))
    await answerAll(user)
    await fillContact(user)
    await user.click(submit())
    await waitFor(() => expect(heading('Отлично! Заявка получена')).toBeVisible(), {
      timeout: 3000,
    })
    await user.click(button('Готово'))
    expect(onClose).toHaveBeenCalled()
    rerender(dialog(false))
    rerender(dialog())
    expect(heading('Что будем делать?')).toBeVisible()
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
    expect(screen.queryByText(/Вас интересует/)).not.toBeInTheDocument()
  },
  slow,
)

it('counts how far it came, under a random number and nothing else', async () => {
  const user = userEvent.setup()
  render(dialog())
  await user.keyboard('4{Enter}2{Enter}')
  await user.click(button('Назад'))
  const runId = expect.stringMatching(/^[0-9a-f-]{36}$/)
  expect(counted).toEqual([1, 2, 3].map((step) => ({ runId, step, isSent: false })))
})

it('counts nothing when the browser asks for privacy', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { doNotTrack: { value: '1' } }))
  const user = userEvent.setup()
  render(dialog())
  await user.keyboard('4{Enter}')
  expect(counted).toEqual([])
})
