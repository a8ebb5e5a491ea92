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

it('requires a phone or an address, keeps a draft, and stores it once', async () => {
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

it('knows whose a number is, and fills in what is known', async () => {
  const server = new RestFake()
  const nurbek = {
    ...{ id: 'c-1', name: 'Нурбек Токтогулов', phone: '+996 700 11 22 33' },
    ...{ email: 'nurbek@client.example', company: null },
  }
  server.answer('POST rpc/find_customers', () => [nurbek])
  const { user } = renderAdmin(<Place />, { server })
  await user.type(field('Телефон'), '0700 11-22-33')
  await user.click(await screen.findByText('Подставить'))
  expect(server.bodies('POST rpc/find_customers')).toMatchObject([{ words: ['700112233'] }])
  expect(field('Имя')).toHaveValue(nurbek.name)
  expect(field('Email')).toHaveValue(nurbek.email)
})

it('keeps what is typed, and takes only whose address it is', async () => {
  const server = new RestFake()
  server.answer('POST rpc/find_customers', () => [
    { id: '2', email: 'a@client.example', name: 'Имя 2', phone: null, company: 'Компания 2' },
  ])
  const { user } = renderAdmin(<Place />, { server })
  await user.type(field('Имя'), 'Аня')
  await user.type(field('Email'), 'A@client.example')
  await user.click(await screen.findByText('Подставить'))
  expect(server.bodies('POST rpc/find_customers')).toMatchObject([{ address: 'a@client.example' }])
  expect(field('Имя')).toHaveValue('Аня')
  expect(field('Компания')).toHaveValue('Компания 2')
})
