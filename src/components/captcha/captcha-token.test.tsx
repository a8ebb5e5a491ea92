import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authCaptchaToken, captchaToken } from './captcha-token'

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)

const render = vi.fn<(place: HTMLElement, options: Readonly<Record<string, unknown>>) => void>()

/** Simulates a provider's script, once the page has requested it. */
async function bringScript(name: 'turnstile' | 'hcaptcha' | 'smartCaptcha') {
  await waitFor(() => expect(scripts()).toHaveLength(1))
  window[name] = { render }
  window.onCaptchaLoaded?.()
  await waitFor(() => expect(render).toHaveBeenCalled())
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  vi.unstubAllEnvs()
  render.mockReset()
  document.head.replaceChildren()
  delete window.turnstile
  delete window.hcaptcha
  delete window.smartCaptcha
})

it('neither asks nor loads anything if the site has no captcha', async () => {
  vi.stubEnv('VITE_CAPTCHA', '')
  expect(await captchaToken()).toBeUndefined()
  expect(await authCaptchaToken()).toEqual({})
  expect(scripts()).toEqual([])
})

it.each([
  [
    'turnstile',
    'turnstile',
    'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    { language: 'ru' },
  ],
  [
    'hcaptcha',
    'hcaptcha',
    'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
    { hl: 'ru' },
  ],
  [
    'smartcaptcha',
    'smartCaptcha',
    'https://smartcaptcha.yandexcloud.net/captcha.js?render=onload',
    { hl: 'ru' },
  ],
] as const)('brings the token of %s', async (provider, global, script, options) => {
  vi.stubEnv('VITE_CAPTCHA', `${provider}:site-key`)
  const token = captchaToken()
  await bringScript(global)
  expect(scripts()).toEqual([`${script}&onload=onCaptchaLoaded`])
  const [place, given] = render.mock.calls[0] ?? []
  expect(screen.getByRole('dialog', { name: 'Подтвердите, что вы не робот' })).toContainElement(
    place ?? null,
  )
  expect(given).toMatchObject({ ...options, sitekey: 'site-key' })
  if (typeof given?.callback === 'function') given.callback('a-token')
  expect(await token).toBe('a-token')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  const again = captchaToken()
  await waitFor(() => expect(render).toHaveBeenCalledTimes(2))
  expect(scripts()).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(await again).toBeUndefined()
})

it('does not ask for Auth if Auth would not check', async () => {
  vi.stubEnv('VITE_CAPTCHA', 'smartcaptcha:site-key')
  expect(await authCaptchaToken()).toEqual({})
  expect(scripts()).toEqual([])
})

it('says when a provider is out of reach, and tries again the next time', async () => {
  vi.mocked(console.warn).mockReturnValue()
  vi.stubEnv('VITE_CAPTCHA', 'turnstile:site-key')
  const options = authCaptchaToken()
  await waitFor(() => expect(scripts()).toHaveLength(1))
  document.head.querySelector('script')?.dispatchEvent(new Event('error'))
  expect(await screen.findByText(/Проверка не загрузилась/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(await options).toEqual({})
  expect(console.warn).toHaveBeenCalledOnce()
  vi.mocked(console.warn).mockClear()
  void authCaptchaToken()
  await bringScript('turnstile')
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
})
