import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { type AuthFake, startAuthFake } from '../../support/fakes/auth-fake.ts'

/** Gives the page an Auth with second factors; everything else stays with the local backend. */
export async function withFactors(page: Page, baseURL = ''): Promise<AuthFake> {
  const folder = process.env.E2E_DATA_DIR ?? ''
  const { jwtSecret }: { jwtSecret: string } = JSON.parse(
    readFileSync(join(folder, 'secrets.json'), 'utf8'),
  )
  const fake = await startAuthFake({ jwtSecret, upstream: baseURL })
  await page.route('**/auth/v1/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: fake.url + pathname + search }) })
  })
  return fake
}
