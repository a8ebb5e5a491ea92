import { type HttpFake, startHttpFake } from './http-fake.ts'

/** The token that the fake accepts as a human's. */
export const humanToken = 'a-token-of-a-human'

type Verdict = 'good' | 'spent' | 'wrong secret'

const codes = (code: string) => ({ success: false, 'error-codes': [code] })

/**
 * The second use of a token is answered as by the providers: it was spent.
 * https://developers.cloudflare.com/turnstile/get-started/server-side-validation/#error-codes
 * https://docs.hcaptcha.com/#siteverify-error-codes-table
 * https://yandex.cloud/en/docs/smartcaptcha/concepts/validation#service-response
 */
const answers: Readonly<Record<string, Readonly<Record<Verdict, object>>>> = {
  '/turnstile/v0/siteverify': {
    good: { success: true, hostname: 'kerege.example', 'error-codes': [] },
    spent: codes('timeout-or-duplicate'),
    'wrong secret': codes('invalid-input-secret'),
  },
  '/siteverify': {
    good: { success: true, hostname: 'kerege.example' },
    spent: codes('already-seen-response'),
    'wrong secret': codes('invalid-input-secret'),
  },
  '/validate': {
    good: { status: 'ok', message: '', host: 'kerege.example' },
    spent: { status: 'failed', message: 'Token invalid or expired.' },
    'wrong secret': { status: 'failed', message: 'Authentication failed. Invalid secret.' },
  },
}

export interface CaptchaFake extends HttpFake {
  /** Makes the token valid again, and clears the requests. */
  reset: () => void
  /** Breaks every answer. */
  breakDown: () => void
  /** Answers nothing any more. */
  hang: () => void
}

/** Turnstile, hCaptcha and SmartCaptcha on loopback, each at its own path. */
export async function startCaptchaFake(): Promise<CaptchaFake> {
  let isSpent = false
  let isBroken = false
  let isHanging = false
  const fake = await startHttpFake((path, { body }) => {
    if (isHanging) return new Promise<Response>(() => {})
    if (isBroken) return new Response('<h1>502</h1>', { status: 502 })
    const form = new URLSearchParams(body)
    const token = form.get('response') ?? form.get('token')
    const isOurs = form.get('secret') === 'captcha-secret'
    const isGood = isOurs && token === humanToken && !isSpent
    isSpent ||= isGood
    const answer = answers[path]?.[isGood ? 'good' : isOurs ? 'spent' : 'wrong secret']
    return answer ? Response.json(answer) : new Response(null, { status: 404 })
  })
  return {
    ...fake,
    reset: () => {
      isSpent = false
      isBroken = false
      isHanging = false
      fake.requests.length = 0
    },
    breakDown: () => {
      isBroken = true
    },
    hang: () => {
      isHanging = true
    },
  }
}
