import { z } from 'zod'
import { logError, logWarning } from '../log/log.ts'

/** How to ask a provider about a token, and its answer for a human's. */
type Provider = {
  url: string
  /** The form field of the token. */
  field: 'response' | 'token'
  passed: z.ZodType
}

/*
 * https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 * https://docs.hcaptcha.com/#verify-the-user-response-server-side
 * https://yandex.cloud/en/docs/smartcaptcha/concepts/validation
 */
const siteverify = { field: 'response', passed: z.object({ success: z.literal(true) }) } as const
const providers = {
  turnstile: { url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify', ...siteverify },
  hcaptcha: { url: 'https://api.hcaptcha.com/siteverify', ...siteverify },
  smartcaptcha: {
    url: 'https://smartcaptcha.yandexcloud.net/validate',
    field: 'token',
    passed: z.object({ status: z.literal('ok') }),
  },
} satisfies Record<string, Provider>

const wrong = `must be <provider>:<secret>, with one of ${Object.keys(providers).join(', ')}`

const isProvider = (name: string): name is keyof typeof providers => Object.hasOwn(providers, name)

/** Reads `<provider>:<secret>`. */
export const captchaProvider = z.string().transform((setting, context) => {
  const [name = '', ...rest] = setting.split(':')
  const secret = rest.join(':')
  if (isProvider(name) && secret) return { name, provider: providers[name], secret }
  context.addIssue(wrong)
  return z.NEVER
})

export type CaptchaSettings = { provider: Provider; secret: string; url: string }

/** A refusal that is about our setting, not about the visitor. */
const namesSecret = (answer: unknown) => /secret|sitekey/i.test(JSON.stringify(answer) ?? '')

/** Timeout of a provider, in milliseconds: a visitor is waiting. */
const timeoutMs = 5000

/**
 * Asks the provider whether a token is a human's. A token can be checked once. The visitor's address is not sent: no
 * provider needs it.
 *
 * @returns false also if the provider does not answer, which is logged: the visitor must not lose anything
 */
export async function isHuman(
  token: string,
  { provider, secret, url }: CaptchaSettings,
): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, [provider.field]: token }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    })
    const answer: unknown = await response.json()
    const isPassed = response.ok && provider.passed.safeParse(answer).success
    if (!isPassed) {
      const told = [response.status, JSON.stringify(answer)]
      if (namesSecret(answer)) logError('CAPTCHA is refused by its provider:', ...told)
      else logWarning('captcha not passed:', ...told)
    }
    return isPassed
  } catch (error) {
    logError('the captcha’s provider does not answer:', error)
    return false
  }
}
