import { parseCaptcha } from './captcha-providers'

const builtWith = () => parseCaptcha(import.meta.env.VITE_CAPTCHA)

/** Asks the visitor to solve the captcha. @returns a token for one request; undefined without a captcha or an answer */
export async function captchaToken(): Promise<string | undefined> {
  const captcha = builtWith()
  if (!captcha) return undefined
  const { askForCaptcha } = await import('./captcha-dialog')
  return askForCaptcha(captcha)
}

/** The same for a request to Supabase Auth, which supports only some captchas. */
export async function authCaptchaToken(): Promise<{ captchaToken?: string }> {
  if (!builtWith()?.provider.isKnownToAuth) return {}
  const token = await captchaToken()
  return token === undefined ? {} : { captchaToken: token }
}
