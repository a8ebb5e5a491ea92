import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onDialogRequest } from '@/lib/page/dialog-events'
import { leadSent } from '@/lib/page/lead-sent'
import { draftNamesOf } from '@/lib/drafts'
import { onToast, type ToastMessage } from '@/lib/toast'
import { playServer, storeSession } from '../../../tests/support/fakes/account'
import { playTime } from '../../../tests/support/play-time'
import { AccountQueries } from './account-queries'
import { OwnRequests } from './own-requests'

const request = {
  id: '11111111-1111-4111-8111-111111111111',
  submission_id: '00000001-1111-4111-8111-111111111111',
  source: 'consultation',
  subject: 'Заявка',
  topic: null,
  project_type: null,
  status: 'new',
  asked_at: '2026-11-23T03:00:00Z',
  due_at: null,
  answered_at: null,
  messages: 1,
}
const onNothing = vi.fn()
const toasts: ToastMessage[] = []
// Styles are not applied here, and checking them is slow.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
let stopToasts = () => {}

beforeEach(() => {
  playTime()
  storeSession()
  toasts.length = 0
  stopToasts = onToast((message) => toasts.push(message))
})
afterEach(() => {
  stopToasts()
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
})

const asked = 'POST /rest/v1/rpc/my_requests'
const answered = 'POST /rest/v1/rpc/answer_my_thread'

function open(answers: Parameters<typeof playServer>[0], path = '/account') {
  const calls = playServer(answers)
  render(
    <MemoryRouter initialEntries={[path]}>
      <AccountQueries>
        <OwnRequests userId="u1" email="aigul@company.kg" name="Айгуль" onNothing={onNothing} />
      </AccountQueries>
    </MemoryRouter>,
  )
  return calls
}
/** Opens the only request; `answer` is the server's response to an answer. */
async function openThread(answer: () => Response) {
  const calls = open(
    {
      [asked]: () => Response.json([request]),
      'POST /rest/v1/rpc/my_thread': () => Response.json([]),
      [answered]: answer,
    },
    `/account?request=${request.id}`,
  )
  await screen.findByLabelText('Ваш ответ')
  return () => calls.filter((call) => call.asked.startsWith(answered)).map(({ body }) => body)
}
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText('Ваш ответ'), { target: { value: text } })

it('says that requests could not be loaded, and loads them again', async () => {
  const away = vi.fn(() => Response.json({ message: 'away' }, { status: 500 }))
  open({ [asked]: away })
  await waitFor(() => expect(away).toHaveBeenCalledOnce())
  // The delay before the retry.
  await vi.advanceTimersByTimeAsync(1000)
  expect(await screen.findByText('Не удалось загрузить обращения')).toBeVisible()
  away.mockImplementation(() => Response.json([request]))
  await user.click(screen.getByText('Повторить'))
  expect(await screen.findByText(/^Заявка №.100.001$/)).toBeVisible()
})

it.each([
  ['nothing', [], 1],
  ['something', [request], 0],
])(
  'leads customers who have asked %s to a request under their address',
  async (_, listed, looks) => {
    onNothing.mockReset()
    const opened: unknown[] = []
    const stop = onDialogRequest((name, { contact }) => opened.push([name, contact]))
    open({ [asked]: () => Response.json(listed) })
    await user.click(await screen.findByText('Новое обращение'))
    expect(opened).toEqual([['consultation', { name: 'Айгуль', email: 'aigul@company.kg' }]])
    // A session that has ended sees nothing either.
    expect(onNothing).toHaveBeenCalledTimes(looks)
    stop()
  },
)

it('lists a request as soon as it is sent', async () => {
  const list = vi.fn(() => Response.json([]))
  open({ [asked]: list })
  await screen.findByText(/пока нет$/)
  list.mockImplementation(() => Response.json([request]))
  window.dispatchEvent(new Event(leadSent))
  expect(await screen.findByText(/^Заявка №.100.001$/)).toBeVisible()
})

it('keeps an answer that was not taken, and sends it again as the same', async () => {
  const answer = vi.fn(() => Response.json({ message: 'away' }, { status: 503 }))
  const sent = await openThread(answer)
  const button = screen.getByRole('button', { name: 'Отправить' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  write('Вопрос')
  await user.click(screen.getByText('Отправить'))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Не.отправлено/))
  expect(screen.getByLabelText('Ваш ответ')).toHaveValue('Вопрос')

  answer.mockImplementation(() => Response.json('stored'))
  await user.click(screen.getByText('Отправить'))
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Сообщение отправлено' }]))
  expect(screen.getByLabelText('Ваш ответ')).toHaveValue('')
  expect(draftNamesOf('u1')).toEqual([])
  expect(button).toHaveFocus()
  const [first, second] = sent()
  expect(first).toMatchObject({ body: 'Вопрос', cancels: false })
  expect(second).toEqual(first)
})

it('keeps an unsent answer until its thread is opened again', async () => {
  await openThread(() => Response.json('stored'))
  write('Вопрос')
  cleanup()
  await openThread(() => Response.json('stored'))
  expect(screen.getByLabelText('Ваш ответ')).toHaveValue('Вопрос')
})

it('sends a text corrected after a lost response as a new answer', async () => {
  const answer = vi.fn(() => Response.json({ message: 'away' }, { status: 503 }))
  const sent = await openThread(answer)
  write('Среда подходит')
  await user.click(screen.getByText('Отправить'))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Не.отправлено/))
  answer.mockImplementation(() => Response.json('stored'))
  write('Среда не подходит')
  await user.click(screen.getByText('Отправить'))
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Сообщение отправлено' }]))
  const bodies = sent()
  expect(bodies.at(-1)).toMatchObject({ body: 'Среда не подходит' })
  expect(new Set(bodies.map((body) => Object(body).answer_id)).size).toBe(2)
})

it('sends an answer once on repeated presses, and reports a refused file', async () => {
  const sent = await openThread(() => Response.json('stored'))
  write('Вопрос')
  const files = [new File(['-'], 'setup.exe')]
  fireEvent.change(screen.getByLabelText('Прикрепить файлы'), { target: { files } })
  const button = screen.getByText('Отправить')
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(toasts).toMatchObject([{ description: 'Без файлов: «setup.exe».' }]))
  expect(sent()).toHaveLength(1)
})

it('says when too much was sent, which the next hour takes', async () => {
  await openThread(() => Response.json('rate_limited'))
  write('Ещё')
  await user.click(screen.getByText('Отправить'))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/через час/))
})

it('asks before a call is taken back, for which no reason is needed', async () => {
  const sent = await openThread(() => Response.json('stored'))
  await user.click(screen.getByText('Отменить консультацию…'))
  expect(screen.getByText('Оставить')).toHaveFocus()
  await user.click(screen.getByText('Оставить'))
  expect(sent()).toEqual([])
  await user.click(screen.getByText('Отменить консультацию…'))
  await user.click(screen.getByText('Отменить консультацию'))
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Отмена отправлена' }]))
  expect(sent()).toMatchObject([{ body: 'Консультация больше не нужна.', cancels: true }])
})
