import { expect, type Page, test } from 'playwright/test'
import { dialog, fillContact, submitConsultation } from '../support/steps.ts'

test.use({ reducedMotion: 'reduce' })

/* The promise of two hours outside working hours; the database's part is tested in tests/db. */

async function openAt(page: Page, moment: string) {
  await page.clock.setFixedTime(moment)
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Консультация' }).click()
  await expect(dialog(page)).toHaveAccessibleDescription(/в\sтечение\s2\sчасов/)
}

test('by night the dialog says when we call, and so does the toast of a lead by night', async ({
  page,
}) => {
  await openAt(page, '2026-11-21T23:10:00+06:00')
  const monday = /Сейчас нерабочее время: свяжемся в\sпонедельник до\s11:00\./
  await expect(dialog(page)).toHaveAccessibleDescription(monday)

  // The server lives by its own clock: here it answers as on that night.
  await page.route('**/functions/v1/send-email', (route) =>
    route.fulfill({ json: { ok: true, dueAt: '2026-11-23T05:00:00+00:00' } }),
  )
  await fillContact(page, { name: 'Айгуль', email: 'aigul@company.kg', phone: '+996 555 123 456' })
  await submitConsultation(page)
  await expect(
    page.getByText(/Мы свяжемся с вами в\sтечение 2\sчасов рабочего времени\./),
  ).toBeVisible()
  // In the toast and on the receipt.
  await expect(page.getByText(monday)).toHaveCount(2)
})

test('in working hours the dialog promises two hours and nothing else', async ({ page }) => {
  await openAt(page, '2026-11-24T10:00:00+06:00')
  await expect(dialog(page)).toHaveAccessibleDescription(/2\sчасов\.$/)
})

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the dialog names the clock it means', async ({ page }) => {
    await openAt(page, '2026-11-22T12:00:00+06:00')
    await expect(dialog(page)).toHaveAccessibleDescription(
      /свяжемся в\sпонедельник до\s11:00 по\sвремени Бишкека\.$/,
    )
  })
})

test('no page’s HTML tells the time of its build', async ({ request }) => {
  for (const path of ['/', '/website-support', '/terms']) {
    expect(await (await request.get(path)).text()).not.toContain('нерабочее время')
  }
})
