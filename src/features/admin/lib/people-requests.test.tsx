import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RestFake } from '../../../../tests/support/fakes/rest-fake'
import { renderAdmin } from '../../../../tests/support/render-admin'
import { useColleagues } from './people-requests'

const Labels = () => (
  <p>
    {useColleagues()
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
  renderAdmin(<Labels />, { server })
  expect(
    await screen.findByText(
      'Айгерим · a@kerege.example, Айгерим · b@kerege.example · заблокирован, Тимур',
    ),
  ).toBeVisible()
})
