import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authCaptchaToken, captchaToken } from './captcha-token'

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)

const render = vi.fn<(place: HTMLElement, options: Readonly<Record<string, unknown>>) => unknown>()

/** Simulates a provider's script, once the page has requested it. */
async function bringScript(
  name: 'turnstile' | 'hcaptcha' | 'smartCaptcha',
  widget: Window[typeof name] = { render },
) {
  await waitFor(() => expect(scripts()).toHaveLength(1))
  window[name] = widget
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

describe('a provider that cannot work', () => {
  beforeEach(() => {
    vi.mocked(console.warn).mockReturnValue()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.mocked(console.warn).mockClear()
  })

  /** The visitor sees it, closes the dialog, and what waited for a token goes on without one. */
  async function expectToGoOn(token: Promise<string | undefined>) {
    expect(await screen.findByText(/Проверка не загрузилась/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    expect(await token).toBeUndefined()
  }

  // https://developers.cloudflare.com/turnstile/troubleshooting/client-side-errors/error-codes/
  // https://docs.hcaptcha.com/configuration#error-codes
  it.each([
    ['turnstile', 'turnstile', 'error-callback', '110200'],
    ['turnstile', 'turnstile', 'error-callback', '300010'],
    ['turnstile', 'turnstile', 'unsupported-callback', undefined],
    ['hcaptcha', 'hcaptcha', 'error-callback', 'network-error'],
    ['hcaptcha', 'hcaptcha', 'error-callback', 'rate-limited'],
    ['hcaptcha', 'hcaptcha', 'error-callback', 'challenge-error'],
    ['hcaptcha', 'hcaptcha', 'error-callback', 'script-error'],
  ] as const)('%s reports it by %s %s: %s', async (provider, global, callback, reason) => {
    vi.stubEnv('VITE_CAPTCHA', `${provider}:site-key`)
    const token = captchaToken()
    await bringScript(global)
    const report = render.mock.calls[0]?.[1][callback]
    if (typeof report !== 'function') throw new Error(`${callback} is not given`)
    report(reason)
    await expectToGoOn(token)
  })

  // https://yandex.cloud/en/docs/smartcaptcha/concepts/widget-methods#subscribe: it knows no error-callback
  it.each(['network-error', 'javascript-error'])('smartcaptcha reports it by %s', async (event) => {
    vi.stubEnv('VITE_CAPTCHA', 'smartcaptcha:site-key')
    const token = captchaToken()
    const listeners = new Map<string, () => void>()
    render.mockReturnValue(7)
    const subscribe = vi.fn((id: unknown, name: string, listener: () => void) => {
      if (id === 7) listeners.set(name, listener)
    })
    await bringScript('smartCaptcha', { render, subscribe })
    listeners.get(event)?.()
    await expectToGoOn(token)
  })

  it.each(['challenge-closed', 'challenge-expired'])(
    'is not what hcaptcha means by %s: the visitor can go on',
    async (reason) => {
      vi.stubEnv('VITE_CAPTCHA', 'hcaptcha:site-key')
      const token = captchaToken()
      await bringScript('hcaptcha')
      const { callback, 'error-callback': report } = render.mock.calls[0]?.[1] ?? {}
      if (typeof report !== 'function' || typeof callback !== 'function') throw new Error('none')
      report(reason)
      expect(screen.queryByText(/Проверка не загрузилась/)).not.toBeInTheDocument()
      callback('a-token')
      expect(await token).toBe('a-token')
    },
  )

  it.each(['turnstile', 'hcaptcha', 'smartcaptcha'])(
    'is %s whose script never comes',
    async (name) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
      vi.stubEnv('VITE_CAPTCHA', `${name}:site-key`)
      const token = captchaToken()
      await waitFor(() => expect(scripts()).toHaveLength(1))
      await vi.advanceTimersByTimeAsync(10_000)
      vi.useRealTimers()
      await expectToGoOn(token)
      expect(scripts()).toEqual([])
    },
  )

  it('is one that throws when it is shown', async () => {
    vi.stubEnv('VITE_CAPTCHA', 'turnstile:site-key')
    render.mockImplementationOnce(() => {
      throw new Error('[Cloudflare Turnstile] Invalid input for parameter "sitekey"')
    })
    const token = captchaToken()
    await bringScript('turnstile')
    await expectToGoOn(token)
  })
})
