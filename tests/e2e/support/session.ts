import { expect, type Page } from 'playwright/test'
import { accounts, demoPassword } from './accounts.ts'

const headers = { apikey: 'sb_publishable_local_kerege' }

/**
 * The next page that is opened knows a demo account's session, as after a reload: for tests that are
 * not about signing in, which takes longer than most of what follows it.
 */
export async function startAs(page: Page, who: keyof typeof accounts) {
  const data = { email: accounts[who], password: demoPassword }
  const answer = await page.request.post('/auth/v1/token?grant_type=password', { headers, data })
  expect(answer.ok()).toBe(true)
  // Any document of the site's will do.
  await page.goto('/robots.txt')
  const session = await answer.text()
  await page.evaluate((value) => localStorage.setItem('kerege.session', value), session)
}
