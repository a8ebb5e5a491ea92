import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openedEmail } from '../../../../../tests/support/opened-email'
import { renderAdmin } from '../../../../../tests/support/render-admin'
import type { EmailDetail } from '../email-requests'
import { useTriage } from '../../triage/triage-requests'
import { TriageBar } from './triage-bar'

const id = '00000000-0000-4000-8000-000000000001'

function Bar(changes: Partial<EmailDetail>) {
  const email = openedEmail(id, changes)
  return <TriageBar email={email} triage={useTriage([email])} />
}

const button = () => screen.queryByRole('button', { name: 'Назначить мне' })

it('offers to take an email without an assignee, beside the list of colleagues', async () => {
  const { server, user, toasts } = renderAdmin(<Bar />)
  server.answer('PATCH emails', () => [{ id, assigned_to_user_id: 'me', assignee: null }])
  expect(screen.getByLabelText('Ответственный')).toHaveDisplayValue('Не назначен')
  await user.click(screen.getByRole('button', { name: 'Назначить мне' }))
  await vi.waitFor(() => expect(toasts).toMatchObject([{ title: 'Email назначен вам' }]))
  expect(server.bodies('PATCH emails')).toMatchObject([
    { assigned_to_user_id: 'me', status: 'in_progress' },
  ])
})

it.each(['me', 'colleague'])('does not offer to take what is assigned to %s', (assigned) => {
  renderAdmin(<Bar assigned_to_user_id={assigned} />)
  expect(button()).not.toBeInTheDocument()
})

it('says that the assignee does not work here any more', async () => {
  const { server } = renderAdmin(<Bar assigned_to_user_id="left" />)
  server.answer('POST rpc/former_colleagues', () => [
    { user_id: 'left', full_name: 'Тимур', email: 'timur@kerege.example' },
  ])
  const field = screen.getByLabelText('Ответственный')
  await vi.waitFor(() => expect(field).toHaveDisplayValue('Тимур · бывший сотрудник'))
})
