import { expect, open, test } from './reader.ts'
import { openers, targets, texts } from './parts.ts'

// In order and in one worker: each page is loaded once.
test.describe.configure({ mode: 'default' })

const publicRoutes = [
  '/',
  '/services',
  '/custom-saas',
  '/saas-consulting',
  '/cloud-migration',
  '/web-development',
  '/mobile-apps-development',
  '/branding',
  '/website-support',
  '/seo-promotion',
  '/contextual-advertising',
  '/mobile-apps',
  '/api-development',
  '/devops-services',
  '/industries',
  '/cases',
  '/technologies',
  '/innovations',
  '/about',
  '/blog',
  '/blog/ecommerce-automation',
  '/blog/telegram-automation',
  '/privacy',
  '/terms',
]

test('every route of the specification answers, and no other', async ({ page, request }) => {
  const siteMap = await (await request.get('/sitemap.xml')).text()
  const listed = [...siteMap.matchAll(/<loc>https:\/\/kerege\.example([^<]*)<\/loc>/g)]
  expect(listed.map(([, path]) => path).sort()).toEqual([...publicRoutes].sort())
  for (const path of [...publicRoutes, '/admin']) {
    expect.soft((await request.get(path)).status(), path).toBe(200)
  }
  expect((await request.get('/blog/no-such-article')).status()).toBe(404)
  await open(page, '/')
})

test('an unknown path answers with the 404 page and a link home', async ({ page }) => {
  const answer = await page.goto('/no-such-page', { waitUntil: 'domcontentloaded' })
  expect(answer?.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect(main.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/')
})

for (const path of ['/', '/branding', '/blog', '/terms']) {
  test.describe(`on ${path}`, () => {
    test.beforeEach(({ page }) => open(page, path))

    test('the header links to six pages, and not to /admin', async ({ page }) => {
      const header = page.getByRole('banner')
      expect(await targets(header.getByRole('navigation'))).toEqual([
        '/services',
        '/industries',
        '/cases',
        '/technologies',
        '/about',
        '/blog',
      ])
      await expect(header.getByRole('link', { name: 'Kerege' })).toHaveAttribute('href', '/')
    })

    test('the header has a theme toggle and buttons for sign-in, consultation and project', async ({
      page,
    }) => {
      const header = page.getByRole('banner')
      await expect(header.getByRole('button', { name: /Сменить тему/ })).toBeVisible()
      expect(await openers(header)).toEqual([
        ['Войти', 'signIn'],
        ['Консультация', 'consultation'],
        ['Начать проект', 'projectQuiz'],
      ])
    })

    test('the footer links services, industries and legal pages', async ({ page }) => {
      const group = (title: string) =>
        page
          .getByRole('contentinfo')
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      expect
        .soft(await targets(group('Услуги')))
        .toEqual([
          '/custom-saas',
          '/saas-consulting',
          '/cloud-migration',
          '/api-development',
          '/mobile-apps',
          '/devops-services',
        ])
      const industries = group('Отрасли').getByRole('link')
      expect
        .soft(await texts(industries))
        .toEqual(['FinTech', 'E-commerce', 'HealthTech', 'EdTech', 'HR Tech', 'Real Estate Tech'])
      expect.soft(new Set(await targets(group('Отрасли')))).toEqual(new Set(['/industries']))
      expect.soft(await targets(group('Документы'))).toEqual(['/privacy', '/terms'])
    })

    test('the footer names contact, address in Bishkek and the year 2024', async ({ page }) => {
      const [footer = ''] = await texts(page.getByRole('contentinfo'))
      expect.soft(footer).toMatch(/Кыргызская Республика, г\. Бишкек, \S+/)
      expect.soft(footer).toContain('© 2024 Kerege')
      const mail = page.getByRole('contentinfo').getByRole('link', { name: /@/ })
      await expect.soft(mail).toHaveAttribute('href', /^mailto:\S+@\S+\.\S+$/)
    })
  })
}

test('the site is dark unless the system prefers light', async ({ request }) => {
  expect(await (await request.get('/')).text()).toContain('<html lang="ru" class="dark"')
})
