import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { RestFake } from '../../../../../tests/support/fakes/rest-fake'
import { renderAdmin } from '../../../../../tests/support/render-admin'
import { IssueEditor } from './issue-editor'

const save = 'POST rpc/save_newsletter_issue'

const editor = <IssueEditor issueId="i1" stored={null} onDiscarded={() => {}} />

function Leavable() {
  const [isLeft, setLeft] = useState(false)
  return isLeft ? null : (
    <>
      {editor}
      <button type="button" onClick={() => setLeft(true)}>
        Все выпуски
      </button>
    </>
  )
}

it('saves what is written after a pause, and shows that it cannot be deleted meanwhile', async () => {
  const server = new RestFake()
  let store = () => {}
  server.answer(save, () => new Promise((resolve) => (store = () => resolve(true))))
  const { user } = renderAdmin(editor, { server, isAdmin: true })
  await user.type(screen.getByLabelText(/^Тема/), 'Осень')
  const remove = screen.getByRole('button', { name: 'Удалить черновик' })
  await waitFor(() => expect(server.bodies(save)).toHaveLength(1), { timeout: 3000 })
  expect(server.bodies(save)).toEqual([{ issue_id: 'i1', subject: 'Осень', body: '' }])
  expect(remove).toBeDisabled()
  store()
  await waitFor(() => expect(remove).toBeEnabled())
})

it.each([
  ['Новости', [{ issue_id: 'i1', subject: '', body: 'Новости' }]],
  [' ', []],
])('saves %j when the editor is left: %j', async (body, saved) => {
  const server = new RestFake()
  server.answer(save, () => true)
  const { user } = renderAdmin(<Leavable />, { server, isAdmin: true })
  await user.type(screen.getByLabelText(/^Текст/), body)
  await user.click(screen.getByText('Все выпуски'))
  await waitFor(() => expect(server.bodies(save)).toEqual(saved))
})
