import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RestFake } from '../../../../../tests/support/fakes/rest-fake'
import { renderAdmin } from '../../../../../tests/support/render-admin'
import { IssueEditor } from './issue-editor'

it('shows that a draft cannot be deleted while it is being saved, and that it can afterwards', async () => {
  const server = new RestFake()
  let store = () => {}
  server.answer(
    'POST rpc/save_newsletter_issue',
    () => new Promise((resolve) => (store = () => resolve(true))),
  )
  const { user } = renderAdmin(<IssueEditor issueId="i1" stored={null} onDiscarded={() => {}} />, {
    server,
    isAdmin: true,
  })
  await user.type(screen.getByLabelText(/^Тема/), 'Осень')
  await user.type(screen.getByLabelText(/^Текст/), 'Новости')
  await user.click(screen.getByText('Сохранить'))
  const remove = screen.getByRole('button', { name: 'Удалить черновик' })
  await waitFor(() => expect(remove).toBeDisabled())
  await waitFor(() => expect(server.bodies('POST rpc/save_newsletter_issue')).toHaveLength(1))
  store()
  await waitFor(() => expect(remove).toBeEnabled())
})
