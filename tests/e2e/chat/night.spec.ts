import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { freePort, type StartedProcess, startNode, waitForOutput } from '../../support/processes.ts'
import { chatButton, chatPanel, lastAnswer, say } from '../support/chat.ts'

// A copy of the site of its own, to which none of the staff has come.
let server: StartedProcess
let dataFolder: string
let origin: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  dataFolder = await mkdtemp(join(tmpdir(), 'kerege-night-'))
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  server = startNode(['dev/cli.mjs', 'start'], { PORT: String(port), DATA_DIR: dataFolder })
  await waitForOutput(server, origin)
})
test.afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.exited
  await rm(dataFolder, { recursive: true, force: true })
})

test('«Позвать человека» by night takes the contact', async ({ page }) => {
  await page.goto(origin)
  await chatButton(page).click()
  await page.getByRole('button', { name: 'Позвать человека' }).click()
  await expect.poll(() => lastAnswer(page)).toContain('никого из коллег нет на месте')
  await say(page, 'Нурлан, 0555 123 456')
  const booking = chatPanel(page).getByRole('region', { name: 'Проверьте заявку' })
  await expect(booking).toContainText('0555 123 456')
  await booking.getByRole('button', { name: /^Подтвер/ }).click()
  await expect(chatPanel(page)).toContainText('Заявка у менеджеров')
})
