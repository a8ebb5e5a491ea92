import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RestFake } from '../../../../tests/support/fakes/rest-fake'
import { renderAdmin } from '../../../../tests/support/render-admin'
import { useColleagues, useFormerColleagues } from './people-requests'

const Labels = ({ use }: { use: typeof useColleagues | typeof useFormerColleagues }) => (
  <p>
    {use()
      .data?.map(({ label }) => label)
      .join(', ')}
  </p>
)

it('tells colleagues of one name apart, and who is blocked', async () => {
  const server = new RestFake()
  server.answer('POST rpc/colleagues', () => [
    { user_id: 'a', full_name: 'Айгерим', email: 'a@kerege.example' },
    { user_id: 'b', full_name: 'Айгерим', email: 'b@kerege.example' },
    { user_id: 'c', full_name: 'Тимур', email: 'c@kerege.example' },
  ])
  server.answer('GET profiles', () => [{ user_id: 'b' }])
  renderAdmin(<Labels use={useColleagues} />, { server })
  expect(
    await screen.findByText(
      'Айгерим · a@kerege.example, Айгерим · b@kerege.example · заблокирован, Тимур',
    ),
  ).toBeVisible()
})

it('marks those who work here no longer', async () => {
  const server = new RestFake()
  server.answer('POST rpc/former_colleagues', () => [
    { user_id: 'd', full_name: 'Айгерим', email: 'd@kerege.example' },
    { user_id: 'e', full_name: null, email: 'e@kerege.example' },
  ])
  renderAdmin(<Labels use={useFormerColleagues} />, { server })
  expect(
    await screen.findByText('Айгерим · бывший сотрудник, e@kerege.example · бывший сотрудник'),
  ).toBeVisible()
})
