import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

export const widths = [360, 1280]
export const themes = ['dark', 'light'] as const

/* Named, because axe leaves its rules of WCAG 2.2 out by default. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Takes every movement to its end: a colour on its way to another one would be measured. */
const settleMovements = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const endless = animation.effect?.getComputedTiming().endTime === Infinity
      if (endless) animation.cancel()
      else animation.finish()
    }
  })

/** No finding of axe at WCAG 2.2 AA and its best practices, once nothing moves any more. */
export async function expectClean(page: Page, when = '') {
  await settleMovements(page)
  // Legacy mode runs axe in the page itself, three times as fast: no page here has a foreign frame.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: standards, resultTypes: ['violations'] })
    // Hundreds of coloured words each, alike in all listings: two are enough.
    .exclude('figure ~ figure ~ figure code')
    .analyze()
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    when,
  ).toEqual([])
}

/** In both themes, at both widths, without loading the page again. */
export async function expectCleanInEveryLook(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      await expect(page.locator('html')).toHaveClass(theme)
      await expectClean(page, `${theme} at ${width} px`)
    }
  }
}
