import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { RestFake } from '../../../../../tests/support/fakes/rest-fake'
import { renderAdmin } from '../../../../../tests/support/render-admin'
import { IssueEditor } from './issue-editor'
import type { IssueText } from './issue-requests'

const save = 'POST rpc/save_newsletter_issue'

const editorOf = (stored: IssueText | null) => (
  <IssueEditor issueId="i1" stored={stored} onDiscarded={() => {}} />
)
const editor = editorOf(null)

function Leavable() {
  const [isLeft, setLeft] = useState(false)
  return isLeft ? (
    <button type="button" onClick={() => setLeft(false)}>
      Открыть
    </button>
  ) : (
    <>
      {editor}
      <button type="button" onClick={() => setLeft(true)}>
        Все выпуски
      </button>
    </>
  )
}

/** A page that learns what is stored after the editor has opened. */
function Late() {
  const [stored, setStored] = useState<IssueText | null>(null)
  return (
    <>
      {editorOf(stored)}
      <button type="button" onClick={() => setStored({ subject: 'Осень', body: 'Новости' })}>
        Загружено
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

it('opens with unsaved text', async () => {
  const server = new RestFake()
  server.answer(save, () => new Promise((resolve) => setTimeout(() => resolve(true), 500)))
  const { user } = renderAdmin(<Leavable />, { server, isAdmin: true })
  await user.type(screen.getByLabelText(/^Текст/), 'Новости')
  await user.click(screen.getByText('Все выпуски'))
  await user.click(screen.getByText('Открыть'))
  expect(screen.getByLabelText(/^Текст/)).toHaveValue('Новости')
  await waitFor(() => expect(screen.getByText('Сохранено')).toBeVisible(), { timeout: 4000 })
})

it('shows the stored text until something is written, and does not overwrite it', async () => {
  const server = new RestFake()
  server.answer(save, () => true)
  const { user } = renderAdmin(<Late />, { server, isAdmin: true })
  await user.click(screen.getByText('Загружено'))
  expect(screen.getByLabelText(/^Тема/)).toHaveValue('Осень')
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(server.bodies(save)).toEqual([])
})
