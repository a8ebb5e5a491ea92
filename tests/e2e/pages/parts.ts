import { expect, type Locator, type Page } from 'playwright/test'
import { type Opening, pressOpeners } from '../support/openings.ts'

/** Text as a reader sees it: the typographic spaces of the pages are spaces. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

export const texts = async (found: Locator) => (await found.allInnerTexts()).map(plain)

/** The titles of a page's parts in their order. */
export const partTitles = (page: Page) =>
  texts(page.getByRole('main').getByRole('heading', { level: 2 }))

/** The part of a page under this heading. */
export const part = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

/** The part that opens a page. */
export const hero = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 1 }) })

/** The last call to action, which closes a page. */
export const closing = (page: Page) => page.getByRole('main').locator('section').last()

/** Where the links lead. */
export const targets = (found: Locator) =>
  found
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

/** Label and dialog of every button that opens one. */
export const openers = async (found: Locator) =>
  (await pressOpeners(found)).map(({ label, opens }) => [label, opens])

/** Values with what they count or name, such as ['200+', 'проектов']. */
export async function figures(found: Locator) {
  const pairs = await found
    .locator('dt')
    .evaluateAll((terms) =>
      terms.map((term) => [
        term.parentElement?.querySelector('dd')?.innerText ?? '',
        term instanceof HTMLElement ? term.innerText : '',
      ]),
    )
  return pairs.map((pair) => pair.map(plain))
}

export interface Card {
  title: string
  texts: string[]
  points: string[]
  facts: string[][]
  links: string[]
  orders: Opening[]
  popular: boolean
}

/** The titled items of a part's list: services, packages, steps … */
export async function cards(found: Locator): Promise<Card[]> {
  const items = found.getByRole('listitem').filter({ has: found.page().locator('h3') })
  const read = await items.evaluateAll((elements) =>
    elements.map((element) => {
      const all = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)]
      const said = (selector: string) => all(selector).map(({ innerText }) => innerText)
      return {
        title: said('h3')[0] ?? '',
        texts: said('p'),
        points: said('li'),
        facts: all('dt').map((term) => [
          term.innerText,
          term.parentElement?.querySelector('dd')?.innerText ?? '',
        ]),
        links: all('a').map((link) => link.getAttribute('href') ?? ''),
        popular: /^Популярный$/m.test(said('article')[0] ?? ''),
      }
    }),
  )
  const orders = await Promise.all((await items.all()).map(pressOpeners))
  return read.map((card, index) => ({
    ...card,
    orders: orders[index] ?? [],
    title: plain(card.title),
    texts: card.texts.map(plain),
    points: card.points.map(plain),
    facts: card.facts.map((fact) => fact.map(plain)),
  }))
}

export const titles = async (found: Locator) => (await cards(found)).map(({ title }) => title)

/** The price on a card. */
export const priceOf = ({ texts }: Card) =>
  texts.find((text) => /^(от )?\d[\d ]*₽|^\d+ % |^Бесплатно$/.test(text)) ?? ''

/** The duration on a card, in a line of its own. */
export const durationOf = ({ texts }: Card) =>
  texts.find((text) => /^\d[\d–]* (дн|недел|месяц)|^постоянно$/.test(text)) ?? ''

/** Two testimonials as service pages show them: name, company, words and a rating of 1 to 5. */
export async function expectTestimonials(page: Page, title: string, ratings: number[]) {
  const quotes = part(page, title).getByRole('figure')
  await expect.soft(quotes).toHaveCount(2)
  await expect.soft(quotes.getByRole('blockquote')).toHaveCount(2)
  const stars = quotes.getByRole('img')
  const named = ratings.map((rating) => `Оценка ${rating} из 5`)
  expect.soft(await stars.evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual(named)
  // Name, position and company stand in two lines.
  const author = expect.stringMatching(/\S+ \S+\s*\n.+(, | «).+/)
  expect.soft(await quotes.locator('figcaption').allInnerTexts()).toEqual([author, author])
}

/** Content of a meta tag, by its name or property. */
export const meta = async (page: Page, name: string) =>
  plain(
    (await page
      .locator(`meta[name="${name}"], meta[property="${name}"]`)
      .getAttribute('content')) ?? '',
  )

/** The schema.org objects of a page. */
export async function structuredData(page: Page): Promise<unknown[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return scripts.map((script): unknown => JSON.parse(script))
}
