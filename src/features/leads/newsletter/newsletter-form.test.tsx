import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { newsletterRequestSchema } from '@contracts/newsletter.ts'
import { consentText } from '@/content/consultation'
import { NewsletterForm } from './newsletter-form'

const server = vi.fn<typeof fetch>()
// Styles are not applied here, and checking them is slow.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

beforeEach(() => {
  server.mockReset().mockImplementation(async () => Response.json({ ok: true }))
  vi.stubGlobal('fetch', server)
})
const address = () => screen.getByLabelText('Ваш email')
const submit = () => screen.getByText('Подписаться', { selector: 'button' })
const refuse = (status: number, code: string, fields?: Record<string, string>) =>
  server.mockImplementation(async () =>
    Response.json({ error: { code, message: '-', fields } }, { status }),
  )

/** The request to the server, validated by the contract. */
const sent = () =>
  server.mock.calls.map(([, init]) => newsletterRequestSchema.parse(JSON.parse(String(init?.body))))

async function enter(text: string) {
  render(<NewsletterForm />)
  await user.type(address(), text)
}

it('sends address, consent and page, and says what comes next', async () => {
  await enter('aigul@company.kg')
  await user.click(submit())
  const message = await screen.findByText(
    'Почти готово: подтвердите подписку по ссылке в письме, которое придёт на aigul@company.kg.',
  )
  expect(message).toHaveFocus()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(sent()).toEqual([
    {
      action: 'subscribe',
      email: 'aigul@company.kg',
      consent: { textVersion: consentText.ru.version },
      origin: { pageUrl: window.location.href },
      nickname: '',
    },
  ])

  await user.click(screen.getByText('Другой адрес'))
  expect(address()).toHaveFocus()
  expect(address()).toHaveValue('aigul@company.kg')
})

it('asks once about an address that is probably mistyped', async () => {
  await enter('aigul@gmial.com')
  await user.click(submit())
  await waitFor(() => expect(address()).toHaveAccessibleDescription(/aigul@gmail\.com/))
  expect(server).not.toHaveBeenCalled()
  await user.click(submit())
  await screen.findByText(/Почти готово/)
  expect(sent()).toMatchObject([{ email: 'aigul@gmial.com' }])
})

it('sends once on repeated clicks and presses of Enter', async () => {
  await enter('aigul@company.kg')
  await user.tripleClick(submit())
  await user.keyboard('{Enter}')
  await screen.findByText(/Почти готово/)
  expect(server).toHaveBeenCalledTimes(1)
})

it.each([
  ['{Enter}', 'Укажите email'],
  ['aigul@{Enter}', 'Проверьте адрес: нужен email вида name@company.ru'],
  [
    'почта@пример.рф{Enter}',
    'Проверьте адрес: до знака @ нужны латинские буквы, как в name@company.ru',
  ],
])('says at the field what is wrong with «%s», and sends nothing', async (typed, fault) => {
  await enter(typed)
  await waitFor(() => expect(address()).toHaveAccessibleDescription(fault))
  expect(address()).toBeInvalid()
  expect(address()).toHaveFocus()
  expect(server).not.toHaveBeenCalled()
  await user.type(address(), 'a')
  expect(address()).toHaveAttribute('aria-invalid', 'false')
  expect(screen.queryByText(fault)).not.toBeInTheDocument()
})

it('shows what the server objects to at the field', async () => {
  refuse(422, 'invalid_fields', { email: 'Проверьте адрес' })
  await enter('aigul@company.kg')
  await user.click(submit())
  await waitFor(() => expect(address()).toHaveAccessibleDescription('Проверьте адрес'))
  expect(address()).toHaveFocus()
})

it.each([
  [503, 'unavailable', /^Не удалось оформить подписку/],
  [429, 'rate_limited', 'Слишком много попыток подряд. Попробуйте позже.'],
  [422, 'invalid_fields', /^Не удалось оформить подписку/],
])('keeps what was typed after %i %s, and can be sent again', async (status, code, description) => {
  refuse(status, code)
  await enter('aigul@company.kg')
  await user.click(submit())
  await waitFor(() => expect(address()).toHaveAccessibleDescription(description))
  expect(address()).toHaveFocus()
  expect(address()).toHaveValue('aigul@company.kg')
  server.mockImplementation(async () => Response.json({ ok: true }))
  await user.click(submit())
  await screen.findByText(/Почти готово/)
})

it('passes on what a robot wrote into the honeypot', async () => {
  await enter('robot@company.kg')
  await user.type(screen.getByLabelText('Не заполняйте это поле'), 'robot')
  await user.click(submit())
  await screen.findByText(/Почти готово/)
  expect(sent()).toMatchObject([{ nickname: 'robot' }])
})
