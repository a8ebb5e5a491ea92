import { expect, type Page } from 'playwright/test'
import { pressOpeners } from '../support/openings.ts'

/** Every button of the content opens what its label promises, or is tested elsewhere. */
export async function expectEveryButtonWorks(page: Page) {
  const openings = await pressOpeners(page.getByRole('main'))
  for (const { label, opens } of openings) {
    expect(opens, label).not.toBe('nothing')
    if (label.startsWith('Заказать')) expect(opens, label).toMatch(/^(projectQuiz|order)$/)
    if (label.startsWith('Получить')) expect(opens, label).toBe('consultation')
  }
  // Every order names its own choice; the same words at a page's start and end may mean the same.
  const orders = openings.filter(({ label }) => label.startsWith('Заказать'))
  expect(orders.filter(({ interest }) => !interest)).toEqual([])
  expect(new Set(orders.map(({ interest }) => interest)).size).toBeGreaterThanOrEqual(
    new Set(orders.map(({ label }) => label)).size,
  )
  // All other buttons belong to parts with tests of their own.
  const others = page.locator('main button:not([aria-haspopup="dialog"])')
  const unknown = await others.evaluateAll((buttons) =>
    buttons.flatMap((button) =>
      button.closest('form, [aria-roledescription], [aria-pressed]') ||
      /Поделиться|Скопировать код/.test(button.ariaLabel ?? button.textContent)
        ? []
        : [button.outerHTML],
    ),
  )
  expect(unknown).toEqual([])
}
