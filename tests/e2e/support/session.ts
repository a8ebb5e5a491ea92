import { expect, type Page } from 'playwright/test'
import { localPublishableKey } from '../../../dev/backend/secrets.ts'
import { accounts, demoPassword } from './accounts.ts'

const headers = { apikey: localPublishableKey }

/**
 * The next page that is opened knows this account's session, as after a reload: for tests that are
 * not about signing in, which takes longer than most of what follows it.
 */
export async function startSession(page: Page, email: string) {
  // Any document of the site's will do. It asks by itself, so that a test's routes hold for it, too.
  await page.goto('/robots.txt')
  const status = await page.evaluate(
    async (request) => {
      const answer = await fetch('/auth/v1/token?grant_type=password', request)
      localStorage.setItem('kerege.session', await answer.text())
      return answer.status
    },
    { method: 'POST', headers, body: JSON.stringify({ email, password: demoPassword }) },
  )
  expect(status).toBe(200)
}

/** The same for a demo account. */
export const startAs = (page: Page, who: keyof typeof accounts) => startSession(page, accounts[who])
