import { expect, type Locator, type Page, test } from 'playwright/test'
import type { HostileMail } from '../../support/hostile-mails/hostile-mail.ts'
import { heavyMails, unseenHeavyMails } from '../../support/hostile-mails/heavy.ts'
import { sample } from '../../support/scope.ts'
import { unique } from '../support/accounts.ts'
import { startAs } from '../support/session.ts'
import { inboxRow } from '../support/steps.ts'
import { deliverMail, newMessageId } from './deliver-mail.ts'

const asText = 'Показан только текст: оформление письма слишком сложное или не загрузилось.'

/** Opens the thread of these mails, which are folded; the newest is not, and is another. */
async function openThread(page: Page, mails: readonly HostileMail[]) {
  const from = `${unique('heavy-')}@mail.example`
  const messageId = newMessageId()
  const { request } = page
  await deliverMail(request, { from, subject: 'Первое письмо', text: 'Здравствуйте', messageId })
  for (const { name, html } of mails) {
    await deliverMail(request, { from, subject: name, html: html(''), references: messageId })
  }
  await deliverMail(request, { from, subject: 'Ещё', text: 'До встречи', references: messageId })
  await page.goto(`/admin?q=${from}`)
  await inboxRow(page, from).first().click()
  const pane = page.getByRole('region', { name: 'Переписка с клиентом' })
  await expect(pane.getByText('До встречи')).toBeVisible()
  return pane
}

/** The longest time, in milliseconds, in which the page has not answered since it was last asked. */
const longestPause = (page: Page) =>
  page.evaluate(() => {
    const pauses: unknown = Reflect.get(window, 'pauses')
    return Array.isArray(pauses) ? Math.max(0, ...pauses.splice(0).map(Number)) : 0
  })

/** Notes how long the page does not answer. */
const notePauses = (page: Page) =>
  page.addInitScript(() => {
    const pauses: number[] = []
    Object.assign(window, { pauses })
    let last = performance.now()
    setInterval(() => {
      pauses.push(performance.now() - last)
      last = performance.now()
    }, 20)
  })

/** Unfolds one mail after another, each of which is shown before the next. */
async function expectShown(page: Page, pane: Locator) {
  const folded = pane.getByRole('button', { name: 'Показать письмо целиком' })
  const frames = pane.locator('iframe[title="Письмо в HTML"]')
  /** How many mails are shown, once all are. */
  const shown = async () => {
    const heights = await frames.evaluateAll((all) => all.map((frame) => frame.style.height))
    return heights.every(Boolean) ? heights.length + (await pane.getByText(asText).count()) : 0
  }
  for (let left = await folded.count(); left > 0; left--) {
    const before = (await frames.count()) + (await pane.getByText(asText).count())
    await folded.first().click()
    await expect.poll(shown, { timeout: 15_000 }).toBeGreaterThan(before)
    expect(await longestPause(page)).toBeLessThan(3000)
  }
}

/** More mails, which share one process, would make each other slow. */
const together = 8

const kinds = [
  ['that the bounds were set by', sample(heavyMails, 4)],
  ['of the same kind', unseenHeavyMails],
] as const

for (const [title, mails] of sample(kinds, kinds.length)) {
  test(`mails ${title} are shown or told as text, and the page answers`, async ({ page }) => {
    test.setTimeout(300_000)
    await notePauses(page)
    await startAs(page, 'staff')
    for (let start = 0; start < mails.length; start += together) {
      const pane = await openThread(page, mails.slice(start, start + together))
      await longestPause(page)
      await expectShown(page, pane)
    }
  })
}

test(
  'a mail that stops its own process is told as text, and the page goes on',
  { tag: '@all' },
  async ({ page }) => {
    await notePauses(page)
    await startAs(page, 'staff')
    await page.route('**/mail-frame.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><script>onmessage = () => { for (;;); }</script>',
      }),
    )
    const pane = await openThread(page, [
      { name: 'Стоп', html: () => '<p>Письмо с оформлением</p>' },
    ])
    await longestPause(page)
    await expect(pane.getByText(asText)).toBeVisible()
    await expect(pane.getByText('Письмо с оформлением')).toBeVisible()
    await expect(pane.locator('iframe')).toHaveCount(0)
    expect(await longestPause(page)).toBeLessThan(3000)
  },
)

test('a style sheet keeps what mail clients show of it', { tag: '@all' }, async ({ page }) => {
  const html = `<style>
    .a{color:rgb(1,2,3);font:bold 20px/1.4 Georgia,serif;margin:4px auto;padding:0 7px;border:2px solid #123456;background:#eee}
    table.b > tbody td, #c{width:120px;text-align:center}
    @media only screen and (max-width:9000px){.m{color:rgb(4,5,6)!important}}
    .a:has(b), .a[class], :is(.a, b), .a::before{color:red}
    .a{position:fixed;opacity:.5;column-count:3;filter:blur(1px);display:grid;content:"x";transform:scale(9);list-style:"www" inside}
    @import url(x.css); @font-face{font-family:x;src:url(x)} @keyframes k{from{color:red}}
    @supports (color:red){.a{color:red}} .a{b{color:red}}
  </style><p class="a">a <b>b</b></p><table class="b"><tr><td>b</td></tr></table><p class="m">m</p>`
  await startAs(page, 'staff')
  const pane = await openThread(page, [{ name: 'Стили', html: () => html }])
  const mail = pane.frameLocator('iframe[title="Письмо в HTML"]')
  const paragraph = mail.locator('.a')
  for (const [name, value] of Object.entries({
    color: 'rgb(1, 2, 3)',
    'font-size': '20px',
    'font-weight': '700',
    'line-height': '28px',
    'padding-left': '7px',
    'border-top-color': 'rgb(18, 52, 86)',
    'background-color': 'rgb(238, 238, 238)',
    position: 'static',
    opacity: '1',
    'column-count': 'auto',
    filter: 'none',
    display: 'block',
    transform: 'none',
    'list-style-type': 'disc',
  })) {
    await expect(paragraph).toHaveCSS(name, value)
  }
  await expect(mail.locator('td')).toHaveCSS('text-align', 'center')
  await expect(mail.locator('.m')).toHaveCSS('color', 'rgb(4, 5, 6)')
})
