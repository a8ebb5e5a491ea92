import { expect, type Locator, type Page, test } from 'playwright/test'
import { company } from '../../../src/content/company.ts'
import { hostileMails } from '../../support/hostile-mails/corpus.ts'
import { unique } from '../support/accounts.ts'
import { startAs } from '../support/session.ts'
import { inboxRow, setStatus } from '../support/steps.ts'
import { deliverMail, newMessageId } from './deliver-mail.ts'
import { startSpy } from './spy.ts'

const frames = (page: Page) => page.locator('iframe[title="Письмо в HTML"]')

/** The mails' documents: strangers to the page, which only the browser's own tools look into. */
const documents = (page: Page) =>
  page.frames().filter((frame) => frame.url().includes('/mail-frame'))

const inEach = async <Result>(page: Page, look: () => Result[]): Promise<Result[]> =>
  (await Promise.all(documents(page).map((frame) => frame.evaluate(look)))).flat()

/** Everything in a mail's document that could run, load or navigate. */
const leftovers = (page: Page) =>
  inEach(page, () => {
    const forbidden = document.body.querySelectorAll(
      'script, iframe, frame, object, embed, applet, form, input, button, textarea, select, link, meta, base, svg, math, template, audio, video, dialog, portal',
    )
    const attributes = [...document.body.querySelectorAll('*')].flatMap(({ attributes: all }) =>
      [...all].filter(
        ({ name, value }) =>
          /^on|^(srcset|ping|formaction|popover|autofocus)$/.test(name) ||
          (name === 'src' && !value.startsWith('data:')) ||
          (name === 'background' && value !== '') ||
          (name === 'href' && !/^(https?|mailto|tel):/.test(value)),
      ),
    )
    return [
      ...[...forbidden].map(({ outerHTML }) => outerHTML.slice(0, 200)),
      ...attributes.map(({ name, value }) => `${name}=${value}`.slice(0, 200)),
    ]
  })

/** How many mails are not in their documents yet, or have pictures still loading. */
const unfinished = async (page: Page) => {
  const waiting = await inEach(page, () => [
    document.querySelector('body > script') !== null ||
      [...document.images].some(({ complete }) => !complete),
  ])
  return waiting.filter(Boolean).length
}

/** Clicks all of these at once. */
const pressAll = (buttons: Locator) =>
  buttons.evaluateAll((elements) => {
    for (const element of elements) if (element instanceof HTMLElement) element.click()
  })

/** Texts that styles have written into mails: all text must have passed the sanitizer. */
const writtenByStyles = (page: Page) =>
  inEach(page, () =>
    [...document.querySelectorAll('a, p, li')]
      .slice(0, 200)
      .flatMap((part) =>
        ['::before', '::after', '::marker']
          .map((pseudo) => getComputedStyle(part, pseudo).content)
          .filter((content) => content !== 'none' && content !== 'normal'),
      ),
  )

test('no hostile mail runs, loads or reaches anything', async ({ page, request }) => {
  const spy = await startSpy()
  const dialogs: string[] = []
  page.on('dialog', (shown) => {
    dialogs.push(shown.message())
    void shown.dismiss()
  })
  const from = `${unique('mallory-')}@evil.example`
  const messageId = newMessageId()
  await deliverMail(request, { from, subject: 'Первое письмо', text: 'Здравствуйте', messageId })
  await Promise.all(
    hostileMails.map(({ name, html }) =>
      deliverMail(request, { from, subject: name, html: html(spy.host), references: messageId }),
    ),
  )

  await startAs(page, 'staff')
  await page.goto(`/admin?q=${from}`)
  await inboxRow(page, from).first().click()
  const pane = page.getByRole('region', { name: 'Переписка с клиентом' })
  await expect(pane.getByRole('listitem').first()).toBeVisible()
  // Older emails of a long thread are folded.
  const folded = pane.getByRole('button', { name: 'Показать письмо целиком' })
  await pressAll(folded)
  await expect(folded).toHaveCount(0)
  await expect.poll(() => frames(page).count()).toBeGreaterThan(hostileMails.length * 0.8)
  await expect.poll(() => documents(page).length).toBe(await frames(page).count())
  await expect.poll(() => unfinished(page)).toBe(0)

  expect(await leftovers(page)).toEqual([])
  expect(await writtenByStyles(page)).toEqual([])
  for (const element of await frames(page).elementHandles()) {
    expect(await element.getAttribute('sandbox')).not.toMatch(
      /allow-(same-origin|forms|modals|top)/,
    )
    const box = await element.boundingBox()
    expect(box?.height).toBeLessThanOrEqual(6000)
  }
  for (const frame of page.frames()) {
    expect(await frame.evaluate(() => Reflect.get(window, 'hostileMailRan'))).toBeUndefined()
  }
  expect(dialogs).toEqual([])
  expect(page.context().pages()).toHaveLength(1)
  // Behind the number of what is unread.
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?Админ \\| ${company.name}$`))
  expect(new URL(page.url()).pathname).toBe('/admin')
  // The pane still works.
  await expect(page.getByRole('button', { name: 'Ответить' })).toBeInViewport()
  await setStatus(page, 'В работе')
  await expect(page.getByText('Статус обновлен')).toBeVisible()
  expect(spy.connections()).toBe(0)

  // Proves that the spy notices requests: pictures load when the reader asks for them.
  await pressAll(page.getByRole('button', { name: 'Показать картинки' }))
  await expect.poll(spy.connections).toBeGreaterThan(0)
  await spy.close()
})
