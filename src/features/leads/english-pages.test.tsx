import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { minimumFillTimeMs, sendEmailRequestSchema } from '@contracts/lead.ts'
import { consentText } from '@/content/consultation'
import { quizQuestions } from '@/content/quiz-steps'
import { onToast, type ToastMessage } from '@/lib/toast'
import { playTime } from '../../../tests/support/play-time'
import { ConsultationDialog, OrderDialog } from './consultation/consultation-dialog'
import { QuizDialog } from './quiz/quiz-dialog'

const server = vi.fn<typeof fetch>()
const toasts: ToastMessage[] = []
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
let stopToasts = () => {}

beforeEach(() => {
  // Outside working hours, when a promise has the most words.
  playTime('2026-11-21T23:10:00+06:00')
  server.mockReset()
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  window.history.replaceState(null, '', '/terms')
  toasts.length = 0
  stopToasts = onToast(
    (message) => toasts.push(message),
    () => {},
  )
})
afterEach(() => {
  stopToasts()
  cleanup()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const answer = (response: () => Response) => server.mockImplementation(async () => response())
const stored = () => Response.json({ ok: true, dueAt: '2026-11-23T05:00:00+00:00' })
const sent = () =>
  server.mock.calls.flatMap(([url, init]) =>
    String(url).endsWith('send-email')
      ? [sendEmailRequestSchema.parse(JSON.parse(String(init?.body)))]
      : [],
  )

const contact = { Name: 'Ann', Email: 'ann@company.com', Phone: '+1 212 555 0100' }
function fillIn(fields: Record<string, string> = contact) {
  for (const [name, value] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(name), { target: { value } })
  }
  vi.advanceTimersByTime(minimumFillTimeMs)
}

/** What is seen and heard of a dialog; the trap for bots is neither. */
function expectEnglish() {
  const dialog = document.querySelector('[role=dialog]')
  expect(dialog).toHaveAttribute('lang', 'en')
  const clone = dialog?.cloneNode(true)
  if (!(clone instanceof Element)) throw new Error('no dialog')
  clone.querySelector('[name=nickname]')?.parentElement?.remove()
  const named = [...clone.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'placeholder', 'title', 'aria-valuetext'].map(
      (name) => element.getAttribute(name) ?? '',
    ),
  )
  expect([clone.textContent, ...named].filter((text) => /[а-яё]/i.test(text))).toEqual([])
}

it.each([
  ['the consultation', ConsultationDialog, 'Send request'],
  ['the order', OrderDialog, 'Send request'],
])('%s is in English, and so are its refusals and its receipt', async (_, Dialog, send) => {
  const request = { interest: 'An idea for AI' }
  const { rerender } = render(<Dialog open request={request} onClose={() => {}} />)
  expectEnglish()
  expect(screen.getByText('privacy policy')).toHaveAttribute('href', '/privacy')

  await user.click(screen.getByText(send))
  expect(await screen.findByText('Enter your name')).toBeVisible()
  expectEnglish()
  fillIn({ ...contact, Email: 'ann@gmial.com', Phone: '12' })
  await user.click(screen.getByText(send))
  expect(await screen.findByText('Change to ann@gmail.com')).toBeVisible()
  expectEnglish()

  answer(() => Response.json({ error: { code: 'internal', message: 'Сбой' } }, { status: 500 }))
  fillIn()
  await user.click(screen.getByText(send))
  expect(await screen.findByText(/could not be sent/)).toBeVisible()
  answer(stored)
  await user.click(screen.getByText(send))
  await waitFor(() =>
    expect(screen.getByText(/your request has arrived/, { selector: 'h3' })).toHaveFocus(),
  )
  expectEnglish()
  expect(sent().at(-1)).toMatchObject({
    lang: 'en',
    interest: 'An idea for AI',
    consent: { textVersion: consentText.en.version },
  })
  rerender(<Dialog open={false} request={request} onClose={() => {}} />)
  // The clock of this test ends the sessions of others in the same process.
  const told = toasts.filter(({ about }) => about !== 'session')
  expect(told.filter(({ title, description }) => /[а-яё]/i.test(title + description))).toEqual([])
})

it('the quiz is in English to its receipt, and tells managers the estimate in Russian', async () => {
  answer(stored)
  const request = {}
  render(<QuizDialog open request={request} onClose={() => {}} />)
  for (const { title } of Object.values(quizQuestions.en)) {
    expect(await screen.findByText(title, { selector: 'h3' })).toBeVisible()
    expectEnglish()
    if (title === quizQuestions.en.contact.title) break
    const option = document.querySelector('[data-option]')
    if (option) fireEvent.click(option)
    await user.click(screen.getByText('Next'))
  }
  expect(screen.getByText('Estimate from our published prices')).toBeVisible()
  fillIn()
  await user.click(screen.getByText('Get a proposal'))
  await waitFor(() =>
    expect(screen.getByText(/your request has arrived/, { selector: 'h3' })).toHaveFocus(),
  )
  expectEnglish()
  const [lead] = sent()
  expect(lead).toMatchObject({ lang: 'en', data: { features: 'Вход и личный кабинет' } })
  expect(JSON.stringify(lead)).toMatch(/Нижняя граница/)
})

it('a Russian page keeps its language, the Russian text of a legal one as well', () => {
  window.history.replaceState(null, '', '/privacy#ru')
  render(<ConsultationDialog open request={{}} onClose={() => {}} />)
  expect(screen.getByText('Получить консультацию').closest('[lang]')).toHaveAttribute('lang', 'ru')
})
