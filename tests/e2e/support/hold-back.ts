import type { Page } from 'playwright/test'

/** Holds back the requests that match. @returns a function that lets them go */
export async function holdBack(page: Page, pattern: Parameters<Page['route']>[0]) {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(pattern, async (route) => {
    await opened
    await route.continue()
  })
  return () => open()
}
