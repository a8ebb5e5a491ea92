import type { WebDriver, WebElement } from 'selenium-webdriver'

const waitMs = 20_000

/** What people press and fill in. */
const kinds = {
  button: 'button, [role=button]',
  link: 'a[href]',
  choice: '[role=radio], [role=checkbox], input[type=radio], input[type=checkbox]',
  field: 'input, textarea',
  heading: 'h1, h2, h3',
} as const

type Kind = keyof typeof kinds

/** Runs in the page: a visible, enabled element with this name, in a dialog in front rather than behind it. */
function findInPage(selector: string, name: string): Element | null {
  const words = (text: string) => text.replace(/[*\s\u00a0]+/g, ' ').trim()
  const labelsOf = (element: Element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
      : ''
  const nameOf = (element: Element) =>
    words(
      element.getAttribute('aria-label') ??
        (labelsOf(element) || element.textContent || element.getAttribute('placeholder') || ''),
    )
  const dialogs = [...document.querySelectorAll('[role=dialog]')].reverse()
  for (const scope of [...dialogs, document]) {
    const found = [...scope.querySelectorAll(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled') &&
        nameOf(element).startsWith(name),
    )
    const best = found.find((element) => nameOf(element) === name) ?? found[0]
    if (best) return best
  }
  return null
}

/** Does what a person does, by what the screen says, in whatever browser WebDriver drives. */
export function visitor(driver: WebDriver, siteUrl: string) {
  /** The page's visible text, with plain spaces. */
  const read = async () =>
    String(await driver.executeScript('return document.body.innerText')).replace(/\s+/g, ' ')

  async function waitFor<T>(what: string, attempt: () => Promise<T | null | undefined | false>) {
    const deadline = Date.now() + waitMs
    for (;;) {
      const result = await attempt()
      if (result) return result
      if (Date.now() > deadline) throw new Error(`no ${what} on:\n${await read()}`)
      await driver.sleep(100)
    }
  }

  const find = (kind: Kind, name: string) =>
    waitFor(`${kind} «${name}»`, () =>
      driver.executeScript<WebElement | null>(findInPage, kinds[kind], name),
    )

  return {
    async open(path: string) {
      await driver.get(siteUrl + path)
      await waitFor('running app', () =>
        driver.executeScript<boolean>('return document.documentElement.dataset.ready === "true"'),
      )
    },
    async press(kind: Kind, name: string) {
      // What moves, is covered or is drawn again between the look and the press is looked for again.
      await waitFor(`${kind} «${name}» that can be pressed`, async () => {
        const element = await find(kind, name)
        return element.click().then(
          () => true,
          () => false,
        )
      })
    },
    async type(name: string, text: string) {
      const field = await find('field', name)
      await field.sendKeys(text)
    },
    async sees(text: string) {
      await waitFor(`text «${text}»`, async () => (await read()).includes(text))
    },
  }
}
