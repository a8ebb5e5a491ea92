import { expect, type Page } from 'playwright/test'
import { storagePrefix } from '../../../src/content/company.ts'
import { localPublishableKey } from '../../../dev/backend/secrets.ts'
import { accounts, demoPassword } from './accounts.ts'

const headers = { apikey: localPublishableKey }

/**
 * Signs in without the form: the next opened page has this account's session. For tests that are not about signing
 * in, which takes longer than most of their steps.
 */
export async function startSession(page: Page, email: string) {
  // Any document of the site will do. The page itself sends the request, so that a test's routes apply.
  await page.goto('/robots.txt')
  const status = await page.evaluate(
    async ({ prefix, ...request }) => {
      const answer = await fetch('/auth/v1/token?grant_type=password', request)
      localStorage.setItem(`${prefix}.session`, await answer.text())
      // What a test changes stays open, unless the next email is its subject (inbox/keys.spec.ts).
      localStorage.setItem(`${prefix}.advance`, 'false')
      return answer.status
    },
    {
      prefix: storagePrefix,
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password: demoPassword }),
    },
  )
  expect(status).toBe(200)
}

/** The same for a demo account. */
export const startAs = (page: Page, who: keyof typeof accounts) => startSession(page, accounts[who])
