import { expect, type Locator, test } from 'playwright/test'
import { offerOf } from '../../../src/content/offers.ts'
import { soldPackage } from '../../support/sold.ts'
import {
  chatButton,
  chatInput,
  chatLog,
  chatPanel,
  lastAnswer,
  openChat,
  say,
} from '../support/chat.ts'
import { holdBack } from '../support/hold-back.ts'
import { expectMails } from '../support/mailbox.ts'
import { startAs } from '../support/session.ts'
import { inboxRow, openedEmail } from '../support/steps.ts'

const chatCalls = '**/functions/v1/ai-chat'
/** A question, and the price that answers it. */
const { howMuch, priceText: price } = soldPackage
const rating = 'Помог ли помощник?'

/** Elements that exceed their own width, and would have to be scrolled. */
const cutOff = (found: Locator) =>
  found.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          getComputedStyle(element).overflowX !== 'visible' &&
          !element.matches('.sr-only'),
      )
      .map((element) => element.className),
  )

test('a visitor asks for a price, follows up, books a consultation and rates it; staff find it all', async ({
  page,
  request,
  browser,
}) => {
  const number = `0700 ${String(Date.now()).slice(-6)}`
  const loaded: string[] = []
  const summaries: unknown[] = []
  page.on('request', (call) => {
    loaded.push(call.url())
    if (call.url().endsWith('/send-chat-summary')) summaries.push(call.postDataJSON())
  })
  await page.goto('/')
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => /site-chat|ai-chat/.test(url))).toEqual([])
  await chatButton(page).click()
  await expect(
    chatPanel(page).getByRole('link', { name: 'политике конфиденциальности' }),
  ).toHaveAttribute('href', '/privacy#ru')
  expect(loaded.filter((url) => /site-chat-.*\.js$/.test(url))).toHaveLength(1)

  await say(page, howMuch)
  await expect(chatLog(page)).toContainText(price)
  await expect(chatLog(page).getByRole('listitem').first()).toBeVisible()
  await expect(chatLog(page).getByRole('link').first()).toBeVisible()
  await say(page, 'а что входит?')
  await expect
    .poll(() => lastAnswer(page))
    .toContain(`${offerOf(soldPackage.service).title}: что входит`)

  await chatPanel(page).getByRole('button', { name: 'Записаться на консультацию' }).click()
  const form = page.getByRole('form', { name: 'Запись на консультацию' })
  await expect(form.getByLabel('О чём поговорить')).toHaveValue(offerOf(soldPackage.service).title)
  await form.getByLabel('Имя').fill('Айгуль')
  await say(page, `лучше на ватсап ${number}`)
  await expect(form.getByLabel('Телефон, email или ник')).toHaveValue(`WhatsApp, ${number}`)
  await expect(form.getByLabel('Имя')).toHaveValue('Айгуль')
  await form.getByRole('radio').nth(1).press('Space')
  await form.getByRole('button', { name: 'Записаться' }).click()

  await expect(chatLog(page)).toContainText(/№\s\d{3}\s\d{3}\sу\sменеджеров: время звонка/)
  await expect(chatLog(page)).toContainText('Наши менеджеры свяжутся с вами')
  await expect(chatInput(page)).toBeDisabled()
  const stars = chatPanel(page).getByRole('group', { name: rating })
  // Asked below it, so that number and time stay to be read.
  await expect(stars).toBeVisible()
  await expect(chatLog(page).getByText('время звонка')).toBeInViewport()
  await stars.getByRole('radio', { name: '5 звёзд' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Спасибо за оценку!' })).toBeVisible()
  await expect(stars).toBeHidden()
  await expect(chatPanel(page)).toBeHidden()
  await expect(chatButton(page)).toBeVisible()
  expect(summaries).toMatchObject([
    { reason: 'booking_confirmed' },
    { reason: 'rating_submitted', rating: 5 },
  ])

  // The lead, the summary of the ending, and that of the rating.
  const mails = await expectMails(request, ({ text }) => text?.includes(number) ?? false, 3)
  expect(mails.some(({ text }) => text?.includes(howMuch))).toBe(true)
  const staff = await (await browser.newContext()).newPage()
  await startAs(staff, 'staff')
  await staff.goto(`/admin?q=${encodeURIComponent(number)}`)
  await expect(inboxRow(staff, 'Айгуль')).toContainText('Не обработан')
  await inboxRow(staff, 'Айгуль').click()
  const digits = `996${number.slice(1).replace(' ', '')}`
  await expect(
    openedEmail(staff).getByRole('link', { name: /^Позвонить \+996 700 \d{3} \d{3}$/ }),
  ).toHaveAttribute('href', `tel:+${digits}`)
  await expect(openedEmail(staff).getByRole('link', { name: /^Написать: wa\.me/ })).toHaveAttribute(
    'href',
    `https://wa.me/${digits}`,
  )
})

test(
  'it works by keyboard alone, from a press before the app has started to an answer that comes after closing',
  { tag: '@all' },
  async ({ page }) => {
    const startApp = await holdBack(page, '**/assets/index-*.js')
    await page.goto('/')
    await chatButton(page).focus()
    await page.keyboard.press('Enter')
    startApp()
    await expect(chatPanel(page)).toBeVisible()
    await expect(chatInput(page)).toBeFocused()
    await page.keyboard.type(howMuch)
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('И срок?')
    await expect(chatInput(page)).toHaveValue(`${howMuch}\nИ срок?`)
    const letAnswer = await holdBack(page, chatCalls)
    await page.keyboard.press('Enter')
    await expect(chatInput(page)).toHaveValue('')
    await expect(chatInput(page)).toBeFocused()
    await expect(chatPanel(page).getByTestId('typing')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(chatPanel(page)).toBeHidden()
    await expect(chatButton(page)).toBeFocused()
    letAnswer()
    await expect(chatButton(page)).toHaveAccessibleName(/есть новый ответ/)
    await page.keyboard.press('Enter')
    await expect(chatLog(page)).toContainText(price)
  },
)

test(
  'the conversation survives a reload, follows its links to other pages, and ends there',
  { tag: '@all' },
  async ({ page }) => {
    await openChat(page)
    await say(page, howMuch)
    await expect(chatLog(page)).toContainText(price)
    await lastAnswer(page)
    await chatInput(page).fill('А за час?')
    await page.reload()
    await expect(chatLog(page)).toContainText(howMuch)
    await expect(chatInput(page)).toHaveValue('А за час?')

    await chatLog(page).getByRole('link').first().click()
    await expect(page).toHaveURL(soldPackage.path)
    await expect(chatLog(page)).toContainText(price)
    await chatPanel(page).getByRole('button', { name: 'Начать новый разговор' }).click()
    await expect(chatLog(page)).not.toContainText(price)
    await page.getByRole('button', { name: 'Закрыть чат' }).click()
    await expect(chatButton(page)).toBeFocused()
  },
)

test(
  'a visitor silent for 120 seconds is told that the chat was closed, and can continue later',
  { tag: '@all' },
  async ({ page }) => {
    const summaries: unknown[] = []
    page.on('request', (call) => {
      if (call.url().endsWith('/send-chat-summary')) summaries.push(call.postDataJSON())
    })
    await page.clock.install()
    await openChat(page)
    await say(page, howMuch)
    await expect(chatLog(page)).toContainText(price)
    await lastAnswer(page)
    await page.clock.fastForward(110_000)
    await expect(chatInput(page)).toBeEnabled()
    expect(summaries).toEqual([])
    await page.clock.fastForward(10_000)
    await expect(chatLog(page)).toContainText('Чат закрыт из-за неактивности')
    await expect(chatInput(page)).toBeDisabled()
    await page.clock.fastForward(3000)
    await expect(chatPanel(page)).toBeHidden()
    expect(summaries).toMatchObject([{ reason: 'abandoned' }])
    await chatButton(page).click()
    await expect(chatLog(page)).not.toContainText(howMuch)
    await expect(page.getByText(rating)).toBeHidden()

    await page.getByRole('button', { name: 'Продолжить разговор' }).click()
    await expect(chatLog(page)).toContainText(howMuch)
    await expect(chatLog(page)).not.toContainText('Чат закрыт')
    await say(page, 'А гарантия на него какая?')
    await expect(chatLog(page)).toContainText(/гаранти[^.]* 1\P{L}{1,3}год/iu)
  },
)

test('neither the button nor the panel is printed', { tag: '@all' }, async ({ page }) => {
  await page.goto('/')
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await page.emulateMedia({ media: 'print' })
  await expect(chatButton(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await chatButton(page).click()
  await expect(chatPanel(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(chatPanel(page)).toBeHidden()
})

test('on a phone the panel is a full sheet whose answers and bookings fit, before a page that cannot be reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openChat(page)
  await expect
    .poll(() => chatPanel(page).boundingBox())
    .toMatchObject({ x: 0, y: 0, width: 320, height: 640 })
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() =>
        document.activeElement?.closest('main, header.sticky, footer.\\@container'),
      ),
    ).toBeNull()
  }
  await say(page, howMuch)
  await expect(chatLog(page)).toContainText(price)
  expect(await cutOff(chatPanel(page))).toEqual([])

  await page.setViewportSize({ width: 360, height: 740 })
  await say(page, 'позвоните мне, вот номер: 0555 12 34 56')
  const form = page.getByRole('form', { name: 'Запись на консультацию' })
  await expect(form.getByLabel('Телефон, email или ник')).toHaveValue('0555 12 34 56')
  const lines = await chatLog(page)
    .getByText('вот номер: 0555 12 34 56')
    .evaluate(({ firstChild: words }) => {
      if (!(words instanceof Text)) throw new Error('the message is more than its words')
      const number = new Range()
      number.setStart(words, words.data.indexOf('0555'))
      number.setEnd(words, words.length)
      return number.getClientRects().length
    })
  expect(lines, 'lines of the number').toBe(1)
  expect(await cutOff(chatPanel(page))).toEqual([])

  for (const [height, top] of [
    [900, 84],
    [800, 84],
    [600, 24],
  ] as const) {
    await page.setViewportSize({ width: 1280, height })
    await expect.poll(() => chatPanel(page).boundingBox()).toMatchObject({ y: top })
    await expect(form.getByRole('button', { name: 'Записаться' })).toBeInViewport({ ratio: 1 })
  }
  await form.getByRole('button', { name: 'Не сейчас' }).click()
  await expect(form).toHaveCount(0)
  await page.getByRole('button', { name: 'Закрыть чат' }).click()
  await expect(chatButton(page)).toBeFocused()
})
