import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { refused, RestFake } from '../../../../tests/support/fakes/rest-fake'
import { renderAdmin } from '../../../../tests/support/render-admin'
import { AuditPanel } from './audit-panel'

const log = 'GET audit_log'
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
  const lines = Array.from({ length: 62 }, (_, index) => line(62 - index))
  server.answer(log, ({ params }) => {
    const before = Number(params.get('id')?.replace('lt.', '') ?? Infinity)
    return lines.filter(({ id }) => id < before).slice(0, Number(params.get('limit')))
  })
  const { user } = renderAdmin(<AuditPanel />, { server })
  const more = await screen.findByText('Показать ещё')
  const shown = () => document.querySelectorAll('section li')
  expect(shown()).toHaveLength(50)
  await user.click(more)
  await vi.waitFor(() => expect(shown()).toHaveLength(62))
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
  const asked: string[] = []
  server.answer(log, ({ params }) => {
    asked.push(...params.getAll('at'))
    return [line(1)]
  })
  const { user, address } = renderAdmin(<AuditPanel />, { server })
  await user.type(await screen.findByLabelText('По'), '2026-11-20')
  await vi.waitFor(() =>
    expect(asked).toEqual([`lt.${new Date('2026-11-21T00:00').toISOString()}`]),
  )
  expect(address()).toBe('/admin?until=2026-11-20')
})
