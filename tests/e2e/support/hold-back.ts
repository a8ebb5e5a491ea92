import type { Page } from 'playwright/test'

/** Holds back matching requests. @returns a function that releases them */
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
