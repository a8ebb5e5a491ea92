import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storagePrefix } from '@/content/company'
import { onToast, type ToastMessage } from '@/lib/toast'
import { getSupabase } from '@/lib/backend/supabase'
import { customer, playServer, refusal, sessionOf } from '../../../../tests/support/fakes/account'
import { AuthContext } from '../session/auth-context'
import { StepUpDialog } from './step-up-dialog'

const app = { id: 'app', factor_type: 'totp', friendly_name: 'Телефон', status: 'verified' }
const phone = { id: 'phone', factor_type: 'phone', friendly_name: '', status: 'verified' }
const challenge = () => Response.json({ id: 'c1', type: 'totp', expires_at: 0 })

const toasts: ToastMessage[] = []
const signOut = vi.fn(async () => {})
// Styles are not applied here, and checking them is slow.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
let stopToasts = () => {}

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  signOut.mockClear()
  toasts.length = 0
  stopToasts = onToast((message) => toasts.push(message))
  localStorage.setItem(`${storagePrefix}.session`, JSON.stringify(sessionOf()))
  await (await getSupabase()).auth.initialize()
})
afterEach(() => {
  stopToasts()
  cleanup()
  localStorage.clear()
})

/** Opens the dialog for an account with these factors. @returns the requests to the server */
function open(factors: object[], answers: Parameters<typeof playServer>[0] = {}) {
  const calls = playServer({
    'GET /auth/v1/user': () => Response.json(sessionOf({ factors }).user),
    ...answers,
  })
  render(
    <AuthContext value={customer({ signOut })}>
      <StepUpDialog open />
    </AuthContext>,
  )
  return calls
}
const code = () => screen.findByLabelText('Код из приложения')
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const expectWarning = () => vi.mocked(console.warn).mockReturnValue()

it('asks for six digits, on the keys of numbers, which the system may fill in', async () => {
  const calls = open([app])
  expect(await code()).toHaveFocus()
  expect(await code()).toHaveAttribute('inputmode', 'numeric')
  expect(await code()).toHaveAttribute('autocomplete', 'one-time-code')
  enter(await code(), '12')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Введите 6 цифр из приложения')).toBeVisible()
  expect(calls.every(({ asked }) => asked === 'GET /auth/v1/user')).toBe(true)
})

it.each([
  ['mfa_verification_failed', /^Код не.подошёл/],
  ['mfa_challenge_expired', /^Время на.ввод кода вышло/],
])('says why a code was refused, and asks for the next: %s', async (reason, text) => {
  expectWarning()
  open([app], {
    'POST /auth/v1/factors/app/challenge': challenge,
    'POST /auth/v1/factors/app/verify': () => refusal(reason),
  })
  enter(await code(), '123 456')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByText(text)).toBeVisible())
  expect(await code()).toHaveFocus()
  expect(await code()).toHaveValue('')
  vi.mocked(console.warn).mockClear()
})

it('sends a code to a phone once it is asked to, for each one costs', async () => {
  const calls = open([phone], { 'POST /auth/v1/factors/phone/challenge': challenge })
  const sent = () => calls.filter(({ asked }) => asked.startsWith('POST')).length
  await screen.findByText('Прислать код')
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  expect(sent()).toBe(0)
  await user.dblClick(screen.getByText('Прислать код'))
  expect(await screen.findByLabelText('Код из SMS')).toHaveFocus()
  expect(sent()).toBe(1)
  await user.click(screen.getByText('Прислать ещё раз'))
  await waitFor(() => expect(sent()).toBe(2))
})

it('takes the code of the chosen app', async () => {
  const calls = open([app, { ...app, id: 'tablet', friendly_name: 'Планшет' }], {
    'POST /auth/v1/factors/tablet/challenge': challenge,
    'POST /auth/v1/factors/tablet/verify': () => Response.json(sessionOf()),
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Способ' }), 'Планшет')
  enter(await code(), '123456')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Успешный вход!' }]))
  const verified = calls.find(({ asked }) => asked.endsWith('/tablet/verify'))
  expect(verified?.body).toMatchObject({ code: '123456', challenge_id: 'c1' })
})

it.each([
  ['its button', () => user.click(screen.getByText('Выйти из аккаунта'))],
  ['Escape', () => user.keyboard('{Escape}')],
])('signs out on leaving without a code, by %s', async (_, leave) => {
  open([app])
  await code()
  await leave()
  expect(signOut).toHaveBeenCalledOnce()
})

it('signs a user in by a recovery code after they lost the phone', async () => {
  const wrong = { error: { code: 'wrong_code', message: 'Такого кода нет' } }
  open([app], {
    'POST /functions/v1/recover-factor': ({ body }) =>
      JSON.stringify(body).includes('aaaa-0000')
        ? Response.json({ ok: true })
        : Response.json(wrong, { status: 422 }),
    'POST /auth/v1/token?grant_type=refresh_token': () => Response.json(sessionOf()),
  })
  await user.click(await screen.findByText('Нет доступа к телефону?'))
  enter(screen.getByLabelText('Резервный код'), 'cccc')
  await user.click(screen.getByText('Отключить второй фактор'))
  await waitFor(() => expect(screen.getByText(/^Такого кода.нет/)).toBeVisible())
  enter(screen.getByLabelText('Резервный код'), 'aaaa-0000-1111')
  await user.click(screen.getByText('Отключить второй фактор'))
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Второй фактор отключён' }]))
})
