import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RestFake } from '../../../../tests/support/fakes/rest-fake'
import { renderAdmin } from '../../../../tests/support/render-admin'
import { ChatsPanel } from './chats-panel'

it('keeps the filter in the address without defaults, and offers to reset it without matches', async () => {
  const { user, address } = renderAdmin(<ChatsPanel />, {
    userId: 'timur',
    path: '/admin?tab=chats',
  })
  await screen.findByText('Разговоров пока не было')
  await user.click(screen.getByRole('radio', { name: 'Идут' }))
  expect(address()).toBe('/admin?tab=chats&kind=live')
  await user.click(screen.getByRole('radio', { name: 'Все' }))
  expect(address()).toBe('/admin?tab=chats')
  await user.click(screen.getByRole('radio', { name: 'Завершены' }))
  await user.click(await screen.findByText('Сбросить фильтры'))
  expect(address()).toBe('/admin?tab=chats')
})

it('steps through the chats by key, moves the focus of what is gone to the pane, and closes on Escape', async () => {
  const [first = '', second = ''] = [1, 2].map(
    (number) => `00000000-0000-4000-8000-00000000000${number}`,
  )
  const at = '2026-11-22T11:59:30Z'
  const chat = (id: string) => ({
    id,
    contact: { name: `Гость ${id.at(-1)}` },
    page_url: null,
    started_at: at,
    last_message_at: at,
    visitor_seen_at: at,
    ended_at: null,
    ended_reason: null,
    waiting_since: null,
    handler_id: id === first ? handler : null,
    handler: null,
    handler_name: null,
    message_count: 1,
    unread_count: 0,
    cost_micros: 0,
    rating: null,
    preview: null,
    preview_role: null,
    email_notes: [],
    email_id: null,
    chat_messages: [
      { id: 1, role: 'user', content: '– лендинг', created_at: at, author: null },
      {
        id: 2,
        role: 'assistant',
        content: 'Сайты:\n– «Лендинг»\n– «Магазин»\nПодробно: [Услуги](/services)',
        created_at: at,
        author: null,
      },
    ],
  })
  let handler: string | null = 'timur'
  const server = new RestFake()
  server.answer('POST rpc/chats_page', ({ body }) =>
    JSON.stringify(body).includes('waiting') ? [] : [chat(first), chat(second)],
  )
  server.answer('GET chat_sessions', ({ params }) => chat(params.get('id')?.slice(3) ?? ''))
  server.answer('POST rpc/hand_back_chat', () => {
    handler = null
    return true
  })
  const { user, address } = renderAdmin(<ChatsPanel />, {
    userId: 'timur',
    server,
    path: `/admin?tab=chats&chat=${first}`,
  })
  const pane = () => screen.getByRole('region', { name: 'Разговор' })
  await waitFor(() => expect(screen.getByLabelText('Текст сообщения')).toHaveFocus())
  // Messages read as in the visitor's chat: an answer is formatted, nothing else is.
  expect(screen.getByText('– лендинг')).toBeVisible()
  expect(screen.getByText('«Магазин»').closest('li')).toHaveTextContent(/^«Магазин»$/)
  expect(screen.getByRole('link', { name: 'Услуги' })).toHaveAttribute('href', '/services')
  await user.keyboard('j{Escape}')
  expect(screen.getByLabelText('Текст сообщения')).toHaveValue('j')
  expect(pane()).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Передать помощнику' }))
  await screen.findByRole('button', { name: 'Вступить в чат' })
  await waitFor(() => expect(pane()).toHaveFocus())
  await user.keyboard('j')
  expect(address()).toBe(`/admin?tab=chats&chat=${second}`)
  expect(await within(pane()).findByRole('heading', { name: 'Гость 2' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(address()).toBe('/admin?tab=chats')
  expect(screen.getByRole('link', { name: /Гость 2/ })).toHaveFocus()
})

it('shows the address of the viewer’s calendar, and changes it after a confirmation', async () => {
  const server = new RestFake()
  server.answer('POST rpc/my_calendar', ({ body }) =>
    JSON.stringify(body).includes('renew') ? 'new-key' : 'old-key',
  )
  const { user } = renderAdmin(<ChatsPanel />, { userId: 'timur', server })
  await user.click(await screen.findByRole('button', { name: 'Звонки в своём календаре' }))
  const address = () => screen.findByLabelText('Адрес календаря')
  expect(await address()).toHaveValue(`${window.location.origin}/functions/v1/calendar?key=old-key`)
  await user.click(screen.getByText('Сменить адрес'))
  await user.click(await screen.findByText('Сменить', { selector: 'button' }))
  await waitFor(async () =>
    expect(await address()).toHaveValue(
      `${window.location.origin}/functions/v1/calendar?key=new-key`,
    ),
  )
})
