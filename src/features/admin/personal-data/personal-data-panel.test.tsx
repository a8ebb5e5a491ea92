import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { onProofNeeded } from '@/lib/backend/fresh-proof'
import { RestFake } from '../../../../tests/support/fakes/rest-fake'
import { renderAdmin } from '../../../../tests/support/render-admin'
import { PersonalDataPanel } from './personal-data-panel'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const succeeded = (hours: number) => ({
  id: 99 - hours,
  started_at: hoursAgo(hours),
  deleted: { mails: 3 },
  error: null,
})
const failed = (hours: number) => ({
  ...succeeded(hours),
  deleted: null,
  error: '23001: still needed',
})
const longAgo = { ...succeeded(0), id: 1, started_at: '2026-01-02T03:30:00Z' }

it.each([
  ['a failure', [failed(1), failed(25), longAgo], ['не прошло', 'still needed', '2 янв']],
  ['a month of failures', [failed(1)], ['Успешных за последний месяц нет']],
  ['a success', [succeeded(1)], ['удалено 3 записи.']],
  ['a success after a failure', [succeeded(1), failed(25)], ['Неудач за последний месяц: 1']],
  ['a success not two days ago', [succeeded(47)], ['Удаление прошло']],
  ['two days without a run', [succeeded(49)], ['больше двух суток']],
  ['two days without a run, after a failure', [failed(49)], ['больше двух суток']],
  ['that none was ever run', [], ['ни разу не запускалось']],
])('tells of %s of the daily deletion', async (_, runs, says) => {
  const server = new RestFake()
  server.answer('GET retention_runs', () => runs)
  renderAdmin(<PersonalDataPanel />, { server })
  const card = await screen.findByRole('region', { name: 'Сроки хранения' })
  await waitFor(() => says.forEach((words) => expect(card).toHaveTextContent(words)))
})

it('looks for an address, a number or a nick, but not for nothing', async () => {
  const server = new RestFake()
  const counts = { requests: 1, chats: 0, files: 0 }
  server.answer('POST rpc/describe_person', () => [{ addresses: [], names: ['Нурлан'], ...counts }])
  const { user } = renderAdmin(<PersonalDataPanel />, { server })
  const field = screen.getByLabelText(/^Email, телефон или ник/)
  await user.type(field, '@n')
  await user.click(screen.getByText('Найти'))
  expect(await screen.findByText('Укажите email, телефон или ник')).toBeVisible()
  expect(server.bodies('POST rpc/describe_person')).toEqual([])
  await user.type(field, 'urlan')
  await user.click(screen.getByText('Найти'))
  expect(await screen.findByText('Нурлан')).toBeVisible()
  expect(server.bodies('POST rpc/describe_person')).toEqual([{ address: '@nurlan' }])
})

it('asks for a proof, and leads to a colleague’s role instead of erasing them', async () => {
  const server = new RestFake()
  const asked = vi.fn(async () => true)
  const stop = onProofNeeded(asked)
  const person = {
    addresses: ['staff@kerege.example'],
    names: ['Тимур Асанов'],
    has_account: true,
    works_here: true,
    requests: 0,
    chats: 0,
    files: 0,
  }
  server.answer('POST rpc/describe_person', () =>
    asked.mock.calls.length > 0
      ? [person]
      : Response.json({ code: '42501', message: 'Prove again who you are' }, { status: 403 }),
  )
  const path = '/admin?tab=audit&log=data&person=staff@kerege.example'
  const { user } = renderAdmin(<PersonalDataPanel />, { server, path })
  await user.click(screen.getByText('Найти'))
  expect(await screen.findByText('аккаунт на сайте')).toBeVisible()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Удалить…')).toBeNull()
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    '/admin?tab=users&q=staff%40kerege.example',
  )
  stop()
})
