import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { playServer, storeSession } from '../../../../tests/support/fakes/account'
import { OwnData } from './own-data'

// Styles are not applied here, and checking them is slow.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const onErased = vi.fn()

afterEach(() => {
  onErased.mockReset()
  cleanup()
  localStorage.clear()
})

/** Opens the deletion form; `answer` is the database's response. @returns the requests */
async function open(answer: () => Response) {
  storeSession()
  const calls = playServer({ 'POST /rest/v1/rpc/erase_person': answer })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnData email="aigul@company.kg" onErased={onErased} />
    </QueryClientProvider>,
  )
  await user.click(screen.getByText('Удалить аккаунт и данные…'))
  return calls
}
async function erase(address: string) {
  const field = screen.getByLabelText('Чтобы подтвердить, введите свой адрес')
  fireEvent.change(field, { target: { value: address } })
  await user.dblClick(screen.getByText('Удалить навсегда'))
}

const erased = { requests: 1, chats: 0, files: 0, had_account: true, next: null }

it('deletes once the own address is typed, in any case, and only once', async () => {
  const calls = await open(() => Response.json(erased))
  await erase('somebody@else.example')
  expect(screen.getByText(/^Адрес не совпадает/)).toBeVisible()
  expect(calls).toEqual([])
  await erase(' AIGUL@company.kg ')
  await waitFor(() => expect(onErased).toHaveBeenCalledOnce())
  expect(calls).toMatchObject([{ body: { address: 'aigul@company.kg' } }])
})

it.each([
  ['who works here is told why they cannot go', 'Staff cannot be erased', /Вы.в.команде/],
  ['a failure can be tried again', 'away', /попробуйте ещё раз/],
])('%s', async (_, message, text) => {
  vi.mocked(console.error).mockReturnValue()
  await open(() => Response.json({ message }, { status: 400 }))
  await erase('aigul@company.kg')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text))
  expect(onErased).not.toHaveBeenCalled()
  vi.mocked(console.error).mockClear()
})
