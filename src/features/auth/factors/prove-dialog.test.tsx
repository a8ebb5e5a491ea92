import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onToast } from '@/lib/toast'
import { customer, playServer, refusal, sessionOf } from '../../../../tests/support/fakes/account'
import { AuthContext } from '../session/auth-context'
import { ProveDialog } from './prove-dialog'

const onSettled = vi.fn()
// Styles are not applied here, and checking them is slow.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
let stopToasts = () => {}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  onSettled.mockReset()
  stopToasts = onToast(() => {})
  render(
    <AuthContext value={customer()}>
      <ProveDialog open onSettled={onSettled} />
    </AuthContext>,
  )
})
afterEach(() => {
  stopToasts()
  cleanup()
  localStorage.clear()
})

it('asks for the password again: reports a wrong one, accepts the right one', async () => {
  vi.mocked(console.warn).mockReturnValue()
  const calls = playServer({
    'POST /auth/v1/token': ({ body }) =>
      JSON.stringify(body).includes('wrong')
        ? refusal('invalid_credentials', 400)
        : Response.json(sessionOf()),
    'POST /rest/v1/rpc/is_recent': () => Response.json(true),
  })
  const password = screen.getByLabelText('Пароль')
  fireEvent.change(password, { target: { value: 'wrong' } })
  await user.click(screen.getByText('Подтвердить'))
  await waitFor(() => expect(password).toHaveAccessibleDescription(/^Неверный email или пароль/))
  expect(onSettled).not.toHaveBeenCalled()
  fireEvent.change(password, { target: { value: 'right' } })
  await user.click(screen.getByText('Подтвердить'))
  await waitFor(() => expect(onSettled).toHaveBeenCalledExactlyOnceWith(true))
  expect(calls[1]?.body).toMatchObject({ email: 'aigul@company.kg', password: 'right' })
  vi.mocked(console.warn).mockClear()
})

it('says why a right password is too little, for a day after it was changed', async () => {
  playServer({
    'POST /auth/v1/token': () => Response.json(sessionOf()),
    'POST /rest/v1/rpc/is_recent': () => Response.json(false),
  })
  fireEvent.change(screen.getByLabelText('Пароль'), { target: { value: 'right' } })
  await user.click(screen.getByText('Подтвердить'))
  await screen.findByText(/изменены меньше суток назад/)
  expect(onSettled).not.toHaveBeenCalled()
})

it.each([
  ['its button', () => user.click(screen.getByText('Отмена'))],
  ['Escape', () => user.keyboard('{Escape}')],
])('proves nothing when it is left by %s', async (_, leave) => {
  await leave()
  expect(onSettled).toHaveBeenCalledExactlyOnceWith(false)
})
