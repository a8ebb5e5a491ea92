import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { refused, RestFake } from '../../../../tests/support/fakes/rest-fake'
import { renderAdmin } from '../../../../tests/support/render-admin'
import { foldLetters } from '../lib/search-patterns'
import { AuditPanel } from './audit-panel'

const log = 'POST rpc/audit_page'
const asking = z.looseObject({ older_than: z.number().default(Infinity), page_size: z.number() })
const line = (id: number) => ({
  id,
  at: '2026-11-21T10:00:00Z',
  actor_id: null,
  action: 'email.status',
  entity: 'email',
  entity_id: `email-${id}`,
  details: { from: 'new', to: 'completed' },
})

it('says that the log could not be loaded, and loads it again', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = new RestFake()
  server.answer(log, refused)
  const { user, toasts } = renderAdmin(<AuditPanel />, { server })
  await screen.findByText('Не удалось загрузить журнал')
  expect(toasts).toMatchObject([{ title: 'Ошибка загрузки журнала' }])
  server.answer(log, () => [])
  await user.click(screen.getByText('Повторить'))
  expect(await screen.findByText('Записей пока нет')).toBeVisible()
  errors.mockClear()
})

it('loads older lines page by page, without losing or repeating one', async () => {
  const server = new RestFake()
  const lines = Array.from({ length: 112 }, (_, index) => ({
    ...line(112 - index),
    // Not many of one act, which would be one line.
    entity: 'person',
  }))
  server.answer(log, ({ body }) => {
    const { older_than, page_size } = asking.parse(body)
    return lines.filter(({ id }) => id < older_than).slice(0, page_size)
  })
  const { user } = renderAdmin(<AuditPanel />, { server })
  const more = await screen.findByText('Показать ещё')
  const shown = () => document.querySelectorAll('section li')
  expect(shown()).toHaveLength(100)
  await user.click(more)
  await vi.waitFor(() => expect(shown()).toHaveLength(112))
  expect(screen.queryByText('Показать ещё')).toBeNull()
})

it('says that no line matches the filters, and resets them', async () => {
  const { user, address } = renderAdmin(<AuditPanel />, {
    path: '/admin?tab=audit&kind=note&who=system&from=2026-11-01',
  })
  await user.click(await screen.findByText('Сбросить фильтры'))
  expect(screen.queryByText('Нет записей, соответствующих фильтрам')).toBeNull()
  expect(address()).toBe('/admin?tab=audit')
})

it('asks for the days that it is narrowed to', async () => {
  const server = new RestFake()
  server.answer(log, () => [line(1)])
  const { user, address } = renderAdmin(<AuditPanel />, { server })
  await user.type(await screen.findByLabelText('По'), '2026-11-20')
  await vi.waitFor(() =>
    expect(server.bodies(log).at(-1)).toMatchObject({
      before: new Date('2026-11-21T00:00').toISOString(),
    }),
  )
  expect(address()).toBe('/admin?until=2026-11-20')
})

it('searches people, subjects and actions, and keeps the search in the address', async () => {
  const server = new RestFake()
  server.answer(log, () => [line(1)])
  const { user, address } = renderAdmin(<AuditPanel />, { server })
  await user.type(await screen.findByLabelText('Поиск по журналу'), 'Өмүр отозв{Enter}')
  await vi.waitFor(() =>
    expect(server.bodies(log).at(-1)).toMatchObject({
      words: [foldLetters('омур'), foldLetters('отозв')],
      acts: ['', 'invitation_withdrawn'],
    }),
  )
  expect(address()).toContain('q=')
})

it('shows a bulk act as one line, and what it changed on demand', async () => {
  const server = new RestFake()
  const bulk = Array.from({ length: 30 }, (_, index) => ({
    ...line(30 - index),
    action: 'status_changed',
    actor_id: 'left',
    details: { from: 'new', to: 'completed', change_id: 'one' },
  }))
  server.answer(log, () => bulk)
  server.answer('POST rpc/log_authors', () => [
    { user_id: 'left', full_name: 'Бакыт Осмонов', email: 'b@kerege.example', state: 'deleted' },
  ])
  const { user } = renderAdmin(<AuditPanel />, { server })
  const [entry] = await screen.findAllByRole('listitem')
  expect(document.querySelectorAll('section li')).toHaveLength(1)
  expect(entry).toHaveTextContent('Бакыт Осмонов (аккаунт удалён) · 30 писем')
  expect(screen.getByText('Бакыт Осмонов · аккаунт удалён', { selector: 'option' })).toBeVisible()
  await user.click(screen.getByText('Показать все'))
  expect(document.querySelectorAll('section li li')).toHaveLength(30)
})
