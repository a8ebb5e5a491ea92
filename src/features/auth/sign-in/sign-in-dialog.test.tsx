import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onToast, type ToastMessage } from '@/lib/toast'
import { authOf, playServer, refusal, sessionOf } from '../../../../tests/support/fakes/account'
import { AuthContext } from '../session/auth-context'
import { SignInDialog } from './sign-in-dialog'

const toasts: ToastMessage[] = []
const withdrawn: string[] = []
const onClose = vi.fn()
// Styles are not applied here, and checking them is slow.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
let stopToasts = () => {}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  onClose.mockReset()
  toasts.length = 0
  withdrawn.length = 0
  stopToasts = onToast(
    (message) => toasts.push(message),
    (about) => withdrawn.push(about),
  )
  render(
    <AuthContext value={authOf()}>
      <SignInDialog open onClose={onClose} />
    </AuthContext>,
  )
})
afterEach(() => {
  stopToasts()
  cleanup()
  localStorage.clear()
})

const field = (name: string) => screen.getByLabelText(name)
const openTab = (name: string) => user.click(screen.getByText(name))
function fillIn(fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    fireEvent.change(field(name), { target: { value } })
  }
}
async function signIn() {
  fillIn({ Email: 'aigul@company.kg', Пароль: 'wrong-password' })
  await user.click(screen.getByText('Войти'))
}
const newcomer = {
  'Имя и фамилия': 'Нурлан Иманов',
  Email: 'nurlan@company.kg',
  Пароль: 'secret-1',
  'Повторите пароль': 'secret-1',
}
/** Opens «Регистрация», fills it in and sends it. */
async function signUp(fields: Partial<typeof newcomer> = {}) {
  await openTab('Регистрация')
  fillIn({ ...newcomer, ...fields })
  await user.click(screen.getByText('Зарегистрироваться'))
}
const expectWarning = () => vi.mocked(console.warn).mockReturnValue()

it('has two tabs, and tells password managers what each field is for', async () => {
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Вход',
    'Регистрация',
  ])
  expect(field('Email')).toHaveAttribute('autocomplete', 'username')
  expect(field('Пароль')).toHaveAttribute('autocomplete', 'current-password')
  await openTab('Регистрация')
  expect(field('Имя и фамилия')).toHaveAttribute('autocomplete', 'name')
  expect(field('Email')).toHaveAttribute('autocomplete', 'username')
  for (const name of ['Пароль', 'Повторите пароль']) {
    expect(field(name)).toHaveAttribute('autocomplete', 'new-password')
  }
  expect(screen.getByRole('link', { name: 'политике конфиденциальности' })).toHaveAttribute(
    'href',
    '/privacy#ru',
  )
})

it('allows pasting a password, and showing it', async () => {
  await user.click(field('Пароль'))
  await user.paste('из менеджера')
  expect(field('Пароль')).toHaveValue('из менеджера')
  expect(field('Пароль')).toHaveAttribute('type', 'password')
  await user.click(screen.getByLabelText('Показать пароль'))
  expect(field('Пароль')).toHaveAttribute('type', 'text')
})

it('marks empty fields, and takes the focus to the first', async () => {
  await user.click(screen.getByText('Войти'))
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Укажите email'))
  expect(field('Email')).toHaveFocus()
  expect(field('Пароль')).toHaveAccessibleDescription('Укажите пароль')
})

it('keeps the address when the tab changes, both ways', async () => {
  fillIn({ Email: 'nurlan@company.kg' })
  await openTab('Регистрация')
  expect(field('Email')).toHaveValue('nurlan@company.kg')
  fillIn({ Email: 'iman@company.kg' })
  await openTab('Вход')
  expect(field('Email')).toHaveValue('iman@company.kg')
})

it('reports a wrong password at its field and in a toast, which disappears with the tab', async () => {
  expectWarning()
  playServer({ 'POST /auth/v1/token': () => refusal('invalid_credentials', 400) })
  await signIn()
  await waitFor(() =>
    expect(field('Пароль')).toHaveAccessibleDescription(/^Неверный email или пароль/),
  )
  expect(field('Пароль')).toHaveFocus()
  expect(field('Пароль')).toBeInvalid()
  expect(field('Email')).toHaveValue('aigul@company.kg')
  expect(toasts).toMatchObject([
    {
      tone: 'error',
      title: 'Ошибка входа',
      description: expect.stringMatching(/^Неверный email или пароль/),
    },
  ])
  expect(onClose).not.toHaveBeenCalled()

  await openTab('Регистрация')
  expect(withdrawn).toEqual([toasts[0]?.about])
  expect(screen.queryByText(/Неверный email/)).not.toBeInTheDocument()
  vi.mocked(console.warn).mockClear()
})

it('greets the owner of the right password, and closes', async () => {
  playServer({ 'POST /auth/v1/token': () => Response.json(sessionOf()) })
  await signIn()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(toasts).toMatchObject([
    { tone: 'success', title: 'Успешный вход!', description: 'Добро пожаловать в систему' },
  ])
})

it('signs in though the browser can store nothing', async () => {
  playServer({ 'POST /auth/v1/token': () => Response.json(sessionOf()) })
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The storage is full', 'QuotaExceededError')
  })
  await signIn()
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Успешный вход!' }]))
  full.mockRestore()
})

it('shows that something unexpected has happened, and keeps the form', async () => {
  vi.mocked(console.error).mockReturnValue()
  addEventListener('error', () => {}, { once: true })
  const session = sessionOf()
  const unreadable = { ...session, user: { ...session.user, factors: 'none' } }
  playServer({ 'POST /auth/v1/token': () => Response.json(unreadable) })
  await signIn()
  await waitFor(() =>
    expect(toasts).toMatchObject([{ description: 'Произошла неожиданная ошибка' }]),
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Текст остался в форме')
  expect(field('Email')).toHaveValue('aigul@company.kg')
  vi.mocked(console.error).mockClear()
})

it('says what is wrong with a sign-up before anything is sent', async () => {
  const calls = playServer({})
  await signUp({ Пароль: '12345', 'Повторите пароль': '12346' })
  expect(await screen.findByText('Пароль должен содержать минимум 6 символов')).toBeVisible()
  expect(screen.getByText('Пароли не совпадают')).toBeVisible()
  expect(field('Пароль')).toHaveFocus()
  expect(calls).toEqual([])
})

it('does not show a refusal of every sign-up as a success', async () => {
  expectWarning()
  playServer({ 'POST /auth/v1/signup': () => refusal('over_email_send_rate_limit', 429) })
  await signUp()
  expect(
    await within(screen.getByRole('dialog')).findByText(/^Письмо уже отправлено/),
  ).toBeVisible()
  expect(toasts).toMatchObject([
    { title: 'Ошибка регистрации', description: expect.stringMatching(/^Письмо уже отправлено/) },
  ])
  expect(field('Имя и фамилия')).toHaveValue('Нурлан Иманов')
  vi.mocked(console.warn).mockClear()
})

it('stays with where the mail went after a sign-up, sends it again, and takes another address', async () => {
  const calls = playServer({
    'POST /auth/v1/signup': () => Response.json({ id: 'u2', email: newcomer.Email }),
  })
  await signUp()
  const sent = await screen.findByRole('heading', {
    name: 'Проверьте почту nurlan@company.kg',
  })
  expect(sent).toHaveFocus()
  expect(calls).toHaveLength(1)
  const again = screen.getByRole('button', { name: /^Прислать ещё раз через \d+ с$/ })
  expect(again).toHaveAttribute('aria-disabled', 'true')
  await user.click(again)
  expect(calls).toHaveLength(1)
  expect(toasts, 'the dialog says more').toEqual([])

  await user.click(screen.getByText('Сбросить пароль'))
  expect(screen.getByRole('dialog', { name: 'Сброс пароля' })).toBeVisible()
  expect(field('Email')).toHaveValue('nurlan@company.kg')
  await user.click(screen.getByText('Вернуться ко входу'))
  await openTab('Регистрация')
  expect(field('Имя и фамилия')).toHaveValue('Нурлан Иманов')
  expect(field('Email')).toHaveValue('nurlan@company.kg')
  fillIn({ ...newcomer, Email: 'iman@gmial.com' })
  await user.click(screen.getByText('Зарегистрироваться'))
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(/iman@gmail\.com/))
  expect(field('Email')).toHaveFocus()
  expect(calls).toHaveLength(1)
  await user.click(screen.getByText('Зарегистрироваться'))
  expect(
    await screen.findByRole('heading', { name: 'Проверьте почту iman@gmial.com' }),
  ).toBeVisible()
  // The dialog may be opened and closed again.
  for (const times of [1, 2, 3]) {
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(times)
  }
  expect(toasts, 'said once').toMatchObject([
    {
      tone: 'success',
      title: 'Регистрация успешна!',
      description: 'Проверьте email для подтверждения аккаунта',
    },
  ])
})
