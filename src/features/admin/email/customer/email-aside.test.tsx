import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RestFake } from '../../../../../tests/support/fakes/rest-fake'
import { openedEmail } from '../../../../../tests/support/opened-email'
import { renderAdmin } from '../../../../../tests/support/render-admin'
import type { EmailDetail } from '../email-requests'
import { EmailAside } from './email-aside'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const request = (number: number) => ({
  id: id(number),
  thread_id: id(number),
  from_email: 'anna@company.kg',
  subject: `Вопрос ${number}`,
  interest: null,
  lead: null,
  source: 'inbound',
  status: 'new',
  received_at: '2026-11-21T10:00:00Z',
  is_suspicious: false,
  waits_until: null,
})

const requests = (count: number) => Array.from({ length: count }, (_, index) => request(index + 2))

function show(listed: object[], changes: Partial<EmailDetail> = {}) {
  const server = new RestFake()
  server.answer('POST rpc/find_customers', () => [{ id: 'card', name: 'Анна Ли' }])
  server.answer('POST rpc/inbox_page', () => listed)
  return renderAdmin(<EmailAside email={openedEmail(id(1), changes)} />, { server })
}

it('leads from an unconfirmed mail to what its address has sent, and takes nothing from the card', async () => {
  const { server } = show(requests(6), { from_email: 'Anna@Company.kg' })
  const title = await screen.findByText('С этого адреса уже писали')
  expect(title).toHaveTextContent(/больше 5$/)
  const part = within(title.parentElement ?? title)
  expect(part.getByText('Отправитель не подтверждён')).toBeVisible()
  expect(part.getAllByRole('link', { name: /^Вопрос/ })).toHaveLength(5)
  expect(part.getByRole('link', { name: /^Вопрос 2/ })).toHaveAttribute(
    'href',
    `/admin?email=${id(2)}`,
  )
  expect(part.getByRole('link', { name: 'Все обращения' })).toBeVisible()
  expect(screen.queryByText('Анна Ли')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Отправитель' })).toBeVisible()
  expect(server.bodies('POST rpc/find_customers')).toMatchObject([{ address: 'anna@company.kg' }])
  expect(server.bodies('POST rpc/inbox_page')).toEqual([{ customer: 'card', page_size: 6 }])
})

it('looks nobody up for the sender of a form', async () => {
  const { server } = show(requests(1), { source: 'consultation' })
  await screen.findByRole('heading', { name: 'Отправитель' })
  await expect.poll(() => server.asked.length).toBeGreaterThan(0)
  expect(server.bodies('POST rpc/find_customers')).toEqual([])
})

it.each([
  [19, '19'],
  [20, 'больше 19'],
])('lists what else the customer has sent: of %i others %s', async (count, said) => {
  const server = new RestFake()
  const card = { name: 'Анна Ли', email: 'anna@company.kg', other_emails: [], phone: null }
  server.answer('GET customers', () => ({ ...card, id: 'card', company: null }))
  server.answer('POST rpc/inbox_page', () => [request(1), ...requests(count)])
  const email = openedEmail(id(1), { customer_id: 'card' })
  renderAdmin(<EmailAside email={email} />, { server })
  const title = await screen.findByText('Другие обращения')
  expect(title).toHaveTextContent(new RegExp(`обращения${said}$`))
  expect(screen.getAllByRole('link', { name: /^Вопрос/ })).toHaveLength(19)
  expect(screen.queryAllByRole('link', { name: 'Все обращения' })).toHaveLength(count - 19)
  expect(server.bodies('POST rpc/inbox_page')).toEqual([{ customer: 'card', page_size: 21 }])
})
