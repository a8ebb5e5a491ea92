import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { onProofNeeded } from '@/lib/backend/fresh-proof'
import { RestFake } from '../../../../tests/support/fakes/rest-fake'
import { renderAdmin } from '../../../../tests/support/render-admin'
import { PersonalDataPanel } from './personal-data-panel'

const failed = {
  id: 2,
  started_at: new Date().toISOString(),
  deleted: null,
  error: '23001: still needed',
}
const longAgo = { id: 1, started_at: '2026-01-02T03:30:00Z', deleted: { mails: 3 }, error: null }

it.each([
  ['a failure', [failed, longAgo], ['не прошло', 'still needed', '2 янв']],
  ['two days without a run', [longAgo], ['больше двух суток']],
  ['that none was ever run', [], ['ни разу не запускалось']],
])('tells of %s of the daily deletion', async (_, runs, says) => {
  const server = new RestFake()
  server.answer('GET retention_runs', () => runs)
  renderAdmin(<PersonalDataPanel />, { server })
  const card = await screen.findByRole('region', { name: 'Сроки хранения' })
  await waitFor(() => says.forEach((words) => expect(card).toHaveTextContent(words)))
})

it('checks an address before looking it up', async () => {
  const { server, user } = renderAdmin(<PersonalDataPanel />)
  await user.type(screen.getByLabelText(/^Email человека/), 'zhanyl')
  await user.click(screen.getByText('Найти'))
  expect(await screen.findByText(/^Проверьте адрес/)).toBeVisible()
  expect(server.bodies('POST rpc/describe_person')).toEqual([])
})

it('asks for a proof, and leads to the role of a colleague instead of erasing them', async () => {
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
