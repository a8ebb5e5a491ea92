import { expect, type Page } from 'playwright/test'

/** Records the events that open dialogs, and keeps the dialogs closed. */
export const recordOpenings = (page: Page) =>
  page.addInitScript(() => {
    const opened: string[] = []
    Object.assign(window, { opened })
    for (const name of ['openConsultation', 'openProjectQuiz', 'openSignIn', 'openChat']) {
      addEventListener(
        name,
        (event) => {
          event.stopImmediatePropagation()
          opened.push(name)
        },
        // Before the dialog host's own listener.
        true,
      )
    }
  })

/** After `recordOpenings`: every button of the content opens what its label promises, or is tested elsewhere. */
export async function expectEveryButtonWorks(page: Page) {
  const callsToAction = page.locator('main button[aria-haspopup="dialog"]')
  const opened = () => page.evaluate(() => Reflect.get(window, 'opened'))
  for (const [index, button] of (await callsToAction.all()).entries()) {
    const label = (await button.textContent()) ?? ''
    await button.click()
    const events: unknown = await opened()
    expect(events, `«${label}»`).toHaveLength(index + 1)
    const last: unknown = Array.isArray(events) ? events.at(-1) : undefined
    if (label.startsWith('Заказать')) expect(last, label).toBe('openProjectQuiz')
    if (label.startsWith('Получить')) expect(last, label).toBe('openConsultation')
  }
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
