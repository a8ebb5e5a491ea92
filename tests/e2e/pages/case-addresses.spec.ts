import { expect, test } from 'playwright/test'

test('the address of a case leads to its heading, below the header and with the focus', async ({
  page,
}) => {
  await page.goto('/api-development')
  await page.getByRole('link', { name: 'Примеры API' }).click()
  await expect(page).toHaveURL('/cases#manat-pay')
  const heading = page.getByRole('heading', { level: 2, name: 'Манат Pay' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  const box = await heading.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

test('a case whose address was opened keeps its distance from the header', async ({ page }) => {
  await page.goto('/cases#akmed')
  const heading = page.getByRole('heading', { level: 2, name: 'Акмед' })
  await expect(heading).toBeInViewport()
  const gap = () =>
    heading.evaluate((title) => {
      const top = title.closest('article')?.getBoundingClientRect().top ?? 0
      return top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
    })
  await expect.poll(gap).toBeGreaterThan(15)
  expect(await gap()).toBeLessThan(60)
})

test('/cases lists its four cases first, each leading to its own address', async ({ page }) => {
  await page.goto('/cases')
  const links = page.getByRole('navigation', { name: 'Кейсы на странице' }).getByRole('link')
  await expect(links).toHaveCount(4)
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(targets).toEqual(['#nur-retail', '#tulpar-logistics', '#manat-pay', '#akmed'])
})
