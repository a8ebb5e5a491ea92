import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'
import { nextFrame } from './settle.ts'

export const widths = [360, 1280]

/** Contrast is computed for both themes (colours.test.ts); axe's other findings are the same in both. */
const themeAt = (width: number) => (width === 360 ? 'dark' : 'light')

/* Named, because axe omits its rules of WCAG 2.2 by default. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Ends all animations: axe would measure a colour in transition. */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const endless = animation.effect?.getComputedTiming().endTime === Infinity
      if (endless) animation.cancel()
      else animation.finish()
    }
  })

/** Dialogs and toasts: the page behind a dialog stays the same during its later steps. */
export const inFront = '[role=dialog], [data-sonner-toaster]'

/* Hundreds of coloured words each, alike in all listings: two are enough. */
const furtherListings = 'figure ~ figure ~ figure code'

const expectNoOverflow = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)

/** Toasts of what other tests send in cover what lies below them for their time. */
const putNewsAside = (page: Page) =>
  page.evaluate(() => {
    for (const shown of document.querySelectorAll<HTMLElement>('[data-sonner-toast]')) {
      if (shown.textContent.includes('Открыть')) shown.style.display = 'none'
    }
  })

/** Expects no findings of axe against WCAG 2.2 AA and its best practices, after all animations. */
export async function expectAccessible(page: Page, when = '', within = '') {
  // Loading content is dimmed.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // A change begins its transition in the next frame.
  await nextFrame(page)
  await finishAnimations(page)
  await putNewsAside(page)
  // Evaluating axe's source takes as long as running it, so it stays in the document.
  const isThere = await page.evaluate(() => 'axe' in window)
  // Legacy mode runs axe in the page itself, three times as fast: no page here has a cross-origin frame.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .options({ runOnly: standards, resultTypes: ['violations'] })
  if (within) axe.include(within)
  // An exclusion takes as long as all the rest, so it is only used if needed.
  if (await page.locator(furtherListings).count()) axe.exclude(furtherListings)
  const { violations } = await axe.analyze()
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    when,
  ).toEqual([])
}

/** In the theme of the open width, without loading the page again; the page does not scroll sideways. */
export async function expectAccessibleInItsTheme(page: Page, when = '', within = '') {
  const theme = themeAt(page.viewportSize()?.width ?? 0)
  await page.emulateMedia({ colorScheme: theme })
  await expect(page.locator('html')).toContainClass(theme)
  await expectNoOverflow(page)
  await expectAccessible(page, [theme, when].filter(Boolean).join(', '), within)
}

/** At both widths, which are in different themes. */
export async function expectAccessibleInEveryLook(page: Page, within = '') {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessibleInItsTheme(page, `${width} px`, within)
  }
}
