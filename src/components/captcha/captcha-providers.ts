// Also read by the build: no aliases, no browser APIs.

export interface CaptchaProvider {
  /** Calls the global function that `&onload=` names once `window[global]` can render. */
  script: string
  global: 'turnstile' | 'hcaptcha' | 'smartCaptcha'
  /** Options of `render`, besides the site key and the callbacks. */
  options: Readonly<Record<string, string>>
  /** The callbacks among those options by which it reports that it cannot work. */
  failureCallbacks?: readonly string[]
  /** The events, for `subscribe`, by which another provider does so. */
  failureEvents?: readonly string[]
  /** Whether Supabase Auth supports it, and so requires a token with every password and mail. */
  isKnownToAuth: boolean
  /** The hosts to allow in these directives of the site's policy. */
  hosts: string
  directives: readonly ('script-src' | 'style-src' | 'connect-src' | 'frame-src')[]
}

const turnstileHost = 'https://challenges.cloudflare.com'
const yandexHost = 'https://smartcaptcha.yandexcloud.net'

const allDirectives = ['script-src', 'style-src', 'connect-src', 'frame-src'] as const

const providers = {
  // https://developers.cloudflare.com/turnstile/reference/content-security-policy/
  turnstile: {
    script: `${turnstileHost}/turnstile/v0/api.js?render=explicit`,
    global: 'turnstile',
    options: { language: 'ru' },
    // https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/widget-configurations/
    failureCallbacks: ['error-callback', 'unsupported-callback'],
    isKnownToAuth: true,
    hosts: turnstileHost,
    directives: ['script-src', 'frame-src'],
  },
  // https://docs.hcaptcha.com/#content-security-policy-settings
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
    global: 'hcaptcha',
    options: { hl: 'ru' },
    failureCallbacks: ['error-callback'],
    isKnownToAuth: true,
    hosts: 'https://hcaptcha.com https://*.hcaptcha.com',
    directives: allDirectives,
  },
  // https://yandex.cloud/en/docs/smartcaptcha/concepts/widget-methods, which documents no policy.
  smartcaptcha: {
    script: `${yandexHost}/captcha.js?render=onload`,
    global: 'smartCaptcha',
    options: { hl: 'ru' },
    failureEvents: ['network-error', 'javascript-error'],
    isKnownToAuth: false,
    hosts: yandexHost,
    directives: allDirectives,
  },
} satisfies Record<string, CaptchaProvider>

/** The captcha that the site was built with. */
export interface Captcha {
  provider: CaptchaProvider
  siteKey: string
}

const isProvider = (name: string): name is keyof typeof providers => Object.hasOwn(providers, name)

/** Reads `VITE_CAPTCHA`: `<provider>:<site key>`. @returns undefined if unset @throws Error for anything else */
export function parseCaptcha(setting: string | undefined): Captcha | undefined {
  if (!setting) return undefined
  const [name = '', siteKey] = setting.split(':')
  if (!isProvider(name) || !siteKey) {
    throw new Error(
      `VITE_CAPTCHA must be <provider>:<site key>, with one of ${Object.keys(providers).join(', ')}`,
    )
  }
  return { provider: providers[name], siteKey }
}
