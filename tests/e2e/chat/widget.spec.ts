import { expect, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import {
  answerWith,
  chatButton,
  chatInput,
  chatLog,
  chatPanel,
  lastAnswer,
  openChat,
  reply,
  say,
} from '../support/chat.ts'
import { holdBack } from '../support/hold-back.ts'
import { expectMails } from '../support/mailbox.ts'
import { startAs } from '../support/session.ts'
import { inboxRow } from '../support/steps.ts'

const chatCalls = '**/functions/v1/ai-chat'
const rating = 'Оцените консультацию'

test('a visitor asks for a price, follows up, books a consultation and rates it; staff find it all', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const name = 'Айгуль'
  const email = `${unique('chat-')}@company.kg`
  const summaries: unknown[] = []
  page.on('request', (call) => {
    if (call.url().endsWith('/send-chat-summary')) summaries.push(call.postDataJSON())
  })

  await openChat(page)
  await say(page, 'Сколько стоит лендинг?')
  await expect(chatLog(page)).toContainText(/от\s75\s000\s₽/)
  await expect(chatLog(page).getByRole('listitem').first()).toBeVisible()
  await expect(chatLog(page).getByRole('link').first()).toBeVisible()
  const first = await lastAnswer(page)
  await say(page, 'а сколько по времени?')
  await expect(chatLog(page)).toContainText(/7–14\sдней/)
  await expect.poll(() => lastAnswer(page)).not.toBe(first)

  await chatPanel(page).getByRole('button', { name: 'Записаться на консультацию' }).click()
  await expect(chatLog(page)).toContainText(/имя и/)
  await say(page, `${name}, ${email}`)
  const card = page.getByRole('region', { name: 'Проверьте заявку' })
  await expect(card).toContainText(name)
  await expect(card).toContainText(email)
  await expect(card).toBeInViewport({ ratio: 1 })
  await card.getByRole('button', { name: 'Подтвердить' }).click()

  await expect(chatLog(page)).toContainText('Наши менеджеры свяжутся с вами')
  await expect(chatInput(page)).toBeDisabled()
  const stars = page.getByRole('dialog', { name: rating })
  await expect(stars).toBeVisible()
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
  const mails = await expectMails(request, ({ text }) => text?.includes(email) ?? false, 3)
  expect(mails.some(({ text }) => text?.includes('Сколько стоит лендинг?'))).toBe(true)

  const staffPage = await (await browser.newContext()).newPage()
  await startAs(staffPage, 'staff')
  await staffPage.goto('/admin')
  await expect(inboxRow(staffPage, email).first()).toContainText('Не обработан')
})

test('a client who comes back has an earlier request cancelled by a message, which staff find', async ({
  page,
  browser,
}) => {
  const email = `${unique('again-')}@company.kg`
  const matter = 'Отмените мою запись на среду'
  await openChat(page)
  await say(page, matter)
  await expect(chatLog(page)).toContainText('менеджер исправит её')
  await say(page, `Жылдыз, ${email}`)
  const card = page.getByRole('region', { name: 'Проверьте сообщение' })
  await expect(card).toContainText(matter)
  await card.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(chatLog(page)).toContainText('Сообщение у менеджеров')
  await expect(chatLog(page)).toContainText('Спасибо за обращение')
  await expect(chatLog(page)).not.toContainText('подтвердить консультацию')

  const staffPage = await (await browser.newContext()).newPage()
  await startAs(staffPage, 'staff')
  await staffPage.goto('/admin')
  await expect(inboxRow(staffPage, email).first()).toContainText(matter)
})

test('the card of a booking has all that was left, fits a phone, and shows a correction', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openChat(page)
  await say(page, 'запишите меня: 0555 12 34 56 ватсап, завтра после трёх, тема: магазин обуви')
  const card = page.getByRole('region', { name: 'Проверьте заявку' })
  for (const value of ['Не указано', '0555 12 34 56', 'WhatsApp', 'завтра после трёх', 'магазин']) {
    await expect(card).toContainText(value)
  }
  await say(page, 'лучше в пятницу утром, и я Айгерим')
  await expect(card).toContainText('Айгерим')
  await expect(card).toContainText('в пятницу утром')
  await expect(card).toBeInViewport({ ratio: 1 })
  expect(await card.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0)
  await card.getByRole('button', { name: 'Не записывать' }).click()
  await expect(chatLog(page)).toContainText('ничего не записываю')
  await expect(card).toHaveCount(0)
})

test('nothing of the chat is loaded before it is opened', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/')
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => /site-chat|ai-chat/.test(url))).toEqual([])
  await chatButton(page).click()
  await expect(chatPanel(page)).toBeVisible()
  expect(loaded.filter((url) => /site-chat-.*\.js$/.test(url))).toHaveLength(1)
  const policy = chatPanel(page).getByRole('link', { name: 'политике конфиденциальности' })
  await expect(policy).toHaveAttribute('href', '/privacy#ru')
})

test('a press on the button before the app has started opens the chat afterwards', async ({
  page,
}) => {
  const letGo = await holdBack(page, '**/assets/index-*.js')
  await page.goto('/')
  await chatButton(page).click()
  letGo()
  await expect(chatPanel(page)).toBeVisible()
  await expect(chatInput(page)).toBeFocused()
})

test('it works by keyboard alone and returns the focus', async ({ page }) => {
  await page.goto('/')
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await chatButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(chatInput(page)).toBeFocused()
  await page.keyboard.type('Какие гарантии на сайт?')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('И поддержка?')
  await expect(chatInput(page)).toHaveValue('Какие гарантии на сайт?\nИ поддержка?')
  await page.keyboard.press('Enter')
  await expect(chatInput(page)).toHaveValue('')
  await expect(chatInput(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chatPanel(page)).toBeHidden()
  await expect(chatButton(page)).toBeFocused()
})

test('an answer to a closed panel marks the button, and is shown when it opens', async ({
  page,
}) => {
  const letGo = await holdBack(page, chatCalls)
  await openChat(page)
  await say(page, 'Сколько стоит логотип?')
  await expect(chatPanel(page).getByTestId('typing')).toBeVisible()
  await page.keyboard.press('Escape')
  letGo()
  await expect(chatButton(page)).toHaveAccessibleName(/есть новый ответ/)
  await chatButton(page).click()
  await expect(chatLog(page)).toContainText(/от\s42\s500|42\s500\s₽/)
})

test('the conversation survives a reload and follows its links to other pages', async ({
  page,
}) => {
  await openChat(page)
  await say(page, 'Сколько стоит поддержка сайта?')
  await expect(chatLog(page)).toContainText(/15\s000\s₽/)
  await lastAnswer(page)
  await chatInput(page).fill('А за час?')
  await page.reload()
  await expect(chatLog(page)).toContainText('Сколько стоит поддержка сайта?')
  await expect(chatInput(page)).toHaveValue('А за час?')

  await chatLog(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/website-support/)
  await expect(chatLog(page)).toContainText(/15\s000\s₽/)
  await chatPanel(page).getByRole('button', { name: 'Начать новый разговор' }).click()
  await expect(chatLog(page)).not.toContainText(/15\s000/)
  // Without a conversation the chat is on the home page only.
  await page.getByRole('button', { name: 'Закрыть чат' }).click()
  await expect(chatButton(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('after 120 seconds of inactivity the chat says that it was closed; 3 seconds later it closes and resets', async ({
  page,
}) => {
  const summaries: unknown[] = []
  page.on('request', (call) => {
    if (call.url().endsWith('/send-chat-summary')) summaries.push(call.postDataJSON())
  })
  await page.clock.install()
  await openChat(page)
  await say(page, 'Сколько стоит лендинг?')
  await expect(chatLog(page)).toContainText(/75\s000/)
  await lastAnswer(page)
  await page.clock.fastForward(110_000)
  await say(page, 'А за сколько дней?')
  await expect(chatLog(page)).toContainText(/7–14/)
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
  await expect(chatLog(page)).not.toContainText('лендинг')
  await expect(page.getByText(rating)).toBeHidden()

  await page.getByRole('button', { name: 'Продолжить разговор' }).click()
  await expect(chatLog(page)).toContainText('Сколько стоит лендинг?')
  await expect(chatLog(page)).not.toContainText('Чат закрыт')
  await say(page, 'А гарантия на него какая?')
  await expect(chatLog(page)).toContainText(/1\P{L}{1,3}год, на\P{L}{1,2}приложения/u)
})

test('a goodbye ends the chat; the rating can be skipped and a new chat begun', async ({
  page,
}) => {
  await openChat(page)
  await say(page, 'Сколько стоит лендинг?')
  await expect(chatLog(page)).toContainText(/75\s000/)
  await lastAnswer(page)
  await say(page, 'Спасибо, всё понятно')
  await expect(chatLog(page)).toContainText('Чат скоро закроется')
  await expect(page.getByRole('dialog', { name: rating })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(rating)).toBeHidden()
  await expect(chatLog(page)).toContainText('Чат скоро закроется')
  await page.getByRole('button', { name: 'Начать новый', exact: true }).click()
  await expect(chatInput(page)).toBeFocused()
  await expect(chatLog(page)).not.toContainText('Чат скоро закроется')
})

test('the server’s answer is shown as text', async ({ page }) => {
  const hostile =
    '<img src=x onerror="window.hacked=1"> [тут](javascript:window.hacked=1) [там](//evil.example)'
  await page.route(chatCalls, (route) => answerWith(route, reply({ response: hostile })))
  await openChat(page)
  await say(page, '<script>window.hacked=1</script>')
  await expect(chatLog(page)).toContainText('javascript:window.hacked=1')
  await expect(chatLog(page)).toContainText('<script>window.hacked=1</script>')
  await expect(chatLog(page).locator('a, img, script')).toHaveCount(0)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

test('the button covers nothing at the page’s end, and neither it nor the panel is printed', async ({
  page,
}) => {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    const covered = await page.evaluate(async () => {
      const scrolled = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      window.scrollTo({ top: 1e6, behavior: 'instant' })
      await scrolled()
      const button = document
        .querySelector('button[aria-label^="Открыть чат"]')
        ?.getBoundingClientRect()
      if (!button) return ['no button']
      const texts = [...document.querySelectorAll('footer p, footer a, footer h2, footer address')]
      return texts.flatMap((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const overlaps = [...range.getClientRects()].some(
          (box) =>
            box.right > button.left &&
            box.left < button.right &&
            box.bottom > button.top &&
            box.top < button.bottom,
        )
        return overlaps ? [element.textContent] : []
      })
    })
    expect(covered, `${width} px`).toEqual([])
  }
  await page.emulateMedia({ media: 'print' })
  await expect(chatButton(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await chatButton(page).click()
  await expect(chatPanel(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(chatPanel(page)).toBeHidden()
})

test('on a phone the panel is a full sheet, and the page behind it cannot be reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openChat(page)
  // It slides in.
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
  await say(page, 'Сравните пакеты поддержки сайта')
  await expect(chatLog(page)).toContainText('PREMIUM')
  expect(
    await chatPanel(page).evaluate((panel) =>
      [panel, ...panel.querySelectorAll('*')]
        .filter(
          (element) =>
            element.scrollWidth > element.clientWidth + 1 &&
            getComputedStyle(element).overflowX !== 'visible' &&
            !element.matches('.sr-only'),
        )
        .map((element) => element.className),
    ),
  ).toEqual([])
  await page.getByRole('button', { name: 'Закрыть чат' }).click()
  await expect(chatButton(page)).toBeFocused()
})
