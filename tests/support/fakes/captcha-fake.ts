import { type HttpFake, startHttpFake } from './http-fake.ts'

/** The token that the fake accepts as a human's. */
export const humanToken = 'a-token-of-a-human'

/** The second use of a token is answered as by the providers: it was spent. */
const answers: Readonly<Record<string, (isGood: boolean) => object>> = {
  '/turnstile/v0/siteverify': (isGood) =>
    isGood
      ? { success: true, hostname: 'kerege.example', 'error-codes': [] }
      : { success: false, 'error-codes': ['timeout-or-duplicate'] },
  '/siteverify': (isGood) =>
    isGood
      ? { success: true, hostname: 'kerege.example' }
      : { success: false, 'error-codes': ['already-seen-response'] },
  '/validate': (isGood) =>
    isGood
      ? { status: 'ok', message: '', host: 'kerege.example' }
      : { status: 'failed', message: 'Token invalid or expired.' },
}

export interface CaptchaFake extends HttpFake {
  /** Makes the token valid again, and clears the requests. */
  reset: () => void
  /** Breaks every answer. */
  breakDown: () => void
}

/** Turnstile, hCaptcha and SmartCaptcha on loopback, each at its own path. */
export async function startCaptchaFake(): Promise<CaptchaFake> {
  let isSpent = false
  let isBroken = false
  const fake = await startHttpFake((path, { body }) => {
    if (isBroken) return new Response('<h1>502</h1>', { status: 502 })
    const form = new URLSearchParams(body)
    const token = form.get('response') ?? form.get('token')
    const isGood = token === humanToken && form.get('secret') === 'captcha-secret' && !isSpent
    isSpent ||= isGood
    const answer = answers[path]
    return answer ? Response.json(answer(isGood)) : new Response(null, { status: 404 })
  })
  return {
    ...fake,
    reset: () => {
      isSpent = false
      isBroken = false
      fake.requests.length = 0
    },
    breakDown: () => {
      isBroken = true
    },
  }
}
