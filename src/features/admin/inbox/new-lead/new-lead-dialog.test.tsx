import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { refused, RestFake } from '../../../../../tests/support/fakes/rest-fake'
import { renderAdmin } from '../../../../../tests/support/render-admin'
import { NewLeadDialog } from './new-lead-dialog'

const onStored = vi.fn()

function Place() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button onClick={() => setOpen(true)}>Новое обращение</button>
      <NewLeadDialog isOpen={isOpen} onClose={() => setOpen(false)} onStored={onStored} />
    </>
  )
}
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('wants a phone or an address, keeps what was begun, and stores it once', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = new RestFake()
  const { user } = renderAdmin(<Place />, { server })
  await user.type(field('Имя'), 'Бакыт')
  await user.click(screen.getByText('Записать'))
  await waitFor(() => expect(field('Телефон')).toHaveFocus())
  expect(field('Телефон')).toHaveAccessibleDescription(/^Нужен телефон или email/)

  // Closed by mistake, it keeps its text.
  await user.keyboard('{Escape}')
  await isClosed()
  await user.click(screen.getByText('Новое обращение'))
  expect(field('Имя')).toHaveValue('Бакыт')
  await user.type(field('Телефон'), '+996 700 111 222')
  server.answer('POST rpc/add_lead', refused)
  await user.click(screen.getByText('Записать'))
  expect(await screen.findByText(/^Сервер не принял обращение/)).toBeVisible()
  log.mockClear()

  server.answer('POST rpc/add_lead', () => JSON.stringify('email-1'))
  await user.click(screen.getByText('Записать'))
  await isClosed()
  expect(onStored).toHaveBeenCalledTimes(1)
  const [first, again] = server.bodies('POST rpc/add_lead')
  expect(first).toMatchObject({ lead: { name: 'Бакыт', phone: '+996 700 111 222' } })
  expect(again).toEqual(first)
  await user.click(screen.getByText('Новое обращение'))
  expect(field('Имя')).toHaveValue('')
})
