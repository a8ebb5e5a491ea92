import { parseCaptcha } from './captcha-providers'

const builtWith = () => parseCaptcha(import.meta.env.VITE_CAPTCHA)

/**
 * Asks the visitor to prove that they are human, and loads what that takes on first use.
 * @returns the proof, good for one request; undefined where the site has no captcha, or they would rather not
 */
export async function captchaToken(): Promise<string | undefined> {
  const captcha = builtWith()
  if (!captcha) return undefined
  const { askForCaptcha } = await import('./captcha-dialog')
  return askForCaptcha(captcha)
}

/** The same for a request to Supabase Auth, which knows some captchas only. */
export async function authCaptchaToken(): Promise<{ captchaToken?: string }> {
  if (!builtWith()?.provider.isKnownToAuth) return {}
  const token = await captchaToken()
  return token === undefined ? {} : { captchaToken: token }
}
