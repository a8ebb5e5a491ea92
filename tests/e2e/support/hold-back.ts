import type { Page } from 'playwright/test'

type Pattern = Parameters<Page['route']>[0]

function createGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), opened }
}

/** Holds back the requests that match. @returns a function that lets them go */
export async function holdBack(page: Page, pattern: Pattern) {
  const gate = createGate()
  await page.route(pattern, async (route) => {
    await gate.opened
    await route.continue()
  })
  return gate.open
}

/** Holds back the answer to the first request that matches; `known` resolves when the server has answered. */
export async function holdAnswer(page: Page, pattern: Pattern) {
  const known = createGate()
  const gate = createGate()
  await page.route(
    pattern,
    async (route) => {
      const response = await route.fetch()
      known.open()
      await gate.opened
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  return { known: known.opened, letGo: gate.open }
}
