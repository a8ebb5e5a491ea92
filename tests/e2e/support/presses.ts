import { expect, type Page } from 'playwright/test'

/** Notes the events that open dialogs, in place of who would open them: the press counts here. */
export const noteOpenings = (page: Page) =>
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
        // Heard before the dialog host hears of it.
        true,
      )
    }
  })

/** After `noteOpenings`: every button of the page's content opens what its words promise, or belongs to a part with tests of its own. */
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
  // Whatever else is a button belongs to a part with tests of its own.
  const others = page.locator('main button:not([aria-haspopup="dialog"])')
  const unknown = await others.evaluateAll((buttons) =>
    buttons.flatMap((button) =>
      button.closest('form, [aria-roledescription], [data-filter]') ||
      /Поделиться|Скопировать код/.test(button.ariaLabel ?? button.textContent)
        ? []
        : [button.outerHTML],
    ),
  )
  expect(unknown).toEqual([])
}
