import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RestFake } from '../../../../../tests/support/fakes/rest-fake'
import { openedEmail } from '../../../../../tests/support/opened-email'
import { renderAdmin } from '../../../../../tests/support/render-admin'
import { latestUndo } from '../../triage/undo'
import type { EmailDetail } from '../email-requests'
import { OpenRequests } from './open-requests'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const request = (number: number, changes: object = {}) => ({
  id: id(number),
  thread_id: id(number),
  from_email: 'Anna@company.kg',
  subject: `Вопрос ${number}`,
  interest: null,
  lead: null,
  source: 'inbound',
  status: 'new',
  received_at: '2026-11-21T10:00:00Z',
  is_suspicious: false,
  waits_until: 'infinity',
  ...changes,
})

function show(requests: object[], changes: Partial<EmailDetail> = {}) {
  const server = new RestFake()
  server.answer('GET customers', () => ({
    id: 'customer',
    name: 'Анна',
    email: 'anna@company.kg',
    other_emails: [],
    phone: null,
    company: null,
  }))
  server.answer('POST rpc/inbox_page', () => requests)
  const email = openedEmail(id(1), {
    customer_id: 'customer',
    waits_until: 'infinity',
    ...changes,
  })
  const onAnswer = vi.fn()
  const shown = renderAdmin(<OpenRequests email={email} onAnswer={onAnswer} />, { server })
  return { ...shown, onAnswer }
}

const joins = (server: RestFake) => server.bodies('POST rpc/join_requests')

it('answers the chosen ones together: they are joined, the reply begins, and that can be undone', async () => {
  const { server, user, toasts, onAnswer } = show([request(1), request(2), request(3)])
  server.answer('POST rpc/join_requests', () => Response.json(id(1)))
  server.answer('POST rpc/undo_change', () => [{ restored: 1, missed: 0 }])
  expect(await screen.findByText('Клиент ждёт ответа ещё на 2 обращения')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Вместе: Вопрос 3' }))
  await user.click(screen.getByRole('button', { name: 'Ответить на все' }))
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledOnce())
  expect(joins(server)).toMatchObject([{ email_ids: [id(1), id(2)] }])
  expect(toasts.at(-1)).toMatchObject({ title: '2 обращения стали одной перепиской' })
  latestUndo()?.()
  await vi.waitFor(() => expect(server.bodies('POST rpc/undo_change')).toHaveLength(1))
})

it('opens the first of them, which the others have joined', async () => {
  const { server, user, onAnswer, router } = show([request(1), request(2)])
  server.answer('POST rpc/join_requests', () => Response.json(id(2)))
  await user.click(await screen.findByRole('button', { name: 'Объединить обращения' }))
  await vi.waitFor(() => expect(router.state.location.search).toContain(id(2)))
  expect(router.state.location.state).toBeNull()
  expect(onAnswer).not.toHaveBeenCalled()
})

it('says so if one of them has changed meanwhile', async () => {
  const { server, user, toasts, onAnswer } = show([request(1), request(2)])
  server.answer('POST rpc/join_requests', () => Response.json(null))
  await user.click(await screen.findByRole('button', { name: 'Ответить на все' }))
  await vi.waitFor(() => expect(toasts).toMatchObject([{ title: 'Объединить не получилось' }]))
  expect(onAnswer).not.toHaveBeenCalled()
})

it('only links to what one reply would not reach, and leaves out what does not wait', async () => {
  show([
    request(1),
    request(2, { from_email: 'other@company.kg' }),
    request(3, { waits_until: null }),
    request(4, { is_suspicious: true }),
  ])
  expect(await screen.findByText('Клиент ждёт ответа ещё на 1 обращение')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Вопрос 2' })).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
