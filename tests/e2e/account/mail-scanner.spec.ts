import { expect, test } from 'playwright/test'
import { localPublishableKey } from '../../../dev/backend/secrets.ts'
import { consultationRequest } from '../../support/send-lead.ts'
import { accounts, demoPassword, unique } from '../support/accounts.ts'
import { expectMails } from '../support/mailbox.ts'
import { createAccount, createConfirmedAccount } from '../support/new-account.ts'
import { startAs } from '../support/session.ts'
import { dialog, redeem, redeemOpened } from '../support/steps.ts'

const headers = { apikey: localPublishableKey }

/** All links of a mail, from both of its forms. */
const linksIn = ({ html, text }: { html?: string | null; text?: string | null }) =>
  [...`${html ?? ''} ${text ?? ''}`.replaceAll('&amp;', '&').matchAll(/https?:\/\/[^\s"<>]+/g)].map(
    ([link]) => link,
  )

test(
  'a program that opens every link of every mail changes nothing',
  { tag: '@all' },
  async ({ page, request, browser }) => {
    const call = async (path: string, data: object, token?: string) => {
      const answer = await request.post(path, {
        headers: token ? { ...headers, Authorization: `Bearer ${token}` } : headers,
        data,
      })
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    }
    const signIn = (email: string) =>
      request.post('/auth/v1/token?grant_type=password', {
        headers,
        data: { email, password: demoPassword },
      })
    const tokenOf = async (email: string): Promise<string> =>
      (await (await signIn(email)).json()).access_token

    // A stranger's mails: confirmation, newsletter, a lead's receipt, an invitation.
    const stranger = await createAccount(request)
    await call('/functions/v1/newsletter', { action: 'subscribe', email: stranger })
    await call('/functions/v1/send-email', consultationRequest({ email: stranger }))
    const admin = await tokenOf(accounts.admin)
    await call('/rest/v1/rpc/invite_person', { address: stranger, new_role: 'staff' }, admin)
    // A customer's: a new password, another address, a notice.
    const customer = await createConfirmedAccount(request)
    const moved = `${unique('moved-')}@company.kg`
    const token = await tokenOf(customer)
    await call('/auth/v1/recover', { email: customer })
    const change = await request.put('/auth/v1/user', {
      headers: { ...headers, Authorization: `Bearer ${token}` },
      data: { email: moved },
    })
    expect(change.ok()).toBe(true)

    const mails = [
      ...(await expectMails(request, ({ to }) => [to].flat().includes(stranger), 4)),
      ...(await expectMails(request, ({ to }) => [to].flat().includes(customer), 3)),
      ...(await expectMails(request, ({ to }) => [to].flat().includes(moved), 1)),
    ]
    const links = [...new Set(mails.flatMap(linksIn))].filter((link) => !link.includes('/mailbox'))
    for (const kind of [
      'signup',
      'recovery',
      'email_change',
      'newsletter=',
      'unsubscribe=',
      'invitation=',
    ]) {
      expect(links.filter((link) => link.includes(kind)).length, kind).toBeGreaterThan(0)
    }

    // One scanner only fetches; the other runs the pages, but clicks nothing.
    const scanner = await browser.newContext()
    const writes: string[] = []
    scanner.on('request', (sent) => {
      if (sent.method() !== 'GET') writes.push(`${sent.method()} ${sent.url()}`)
    })
    const ours = links.filter((found) => found.startsWith('http://127.0.0.1'))
    await Promise.all(
      ours.map(async (link) => {
        await request.get(link)
        const tab = await scanner.newPage()
        await tab.goto(link)
        await tab.waitForLoadState('networkidle')
      }),
    )
    await scanner.close()
    expect(writes).toEqual([])

    expect((await signIn(stranger)).status()).toBe(400)
    expect((await signIn(customer)).status()).toBe(200)
    expect((await signIn(moved)).status()).toBe(400)
    const invited = await request.get(
      `/rest/v1/invitations?email=eq.${encodeURIComponent(stranger)}&select=accepted_at`,
      { headers: { ...headers, Authorization: `Bearer ${admin}` } },
    )
    expect(await invited.json()).toEqual([{ accepted_at: null }])
    const reader = await request.get(
      `/rest/v1/newsletter_subscriptions?email=eq.${encodeURIComponent(stranger)}&select=status`,
      { headers: { ...headers, Authorization: `Bearer ${admin}` } },
    )
    expect(await reader.json()).toEqual([{ status: 'pending' }])

    // Every link still works, and none replaces an open session.
    const only = (kind: string) => links.find((link) => link.includes(kind)) ?? ''
    await startAs(page, 'staff')
    await redeem(page, only('type=signup'))
    await expect(page.getByText('Email подтверждён')).toBeVisible()
    await expect(page.getByRole('banner').getByText('Staff', { exact: true })).toBeVisible()
    expect((await signIn(stranger)).status()).toBe(200)
    await page.goto(only('newsletter='))
    await page.getByRole('button', { name: 'Подтвердить подписку' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Подписка подтверждена')
    await redeem(page, only('type=recovery'))
    await expect(dialog(page)).toContainText(`Сейчас вы вошли как ${accounts.staff}.`)
    await dialog(page)
      .getByRole('button', { name: `Открыть ${customer}` })
      .click()
    await expect(
      page.getByRole('dialog', { name: 'Новый пароль' }).getByText(customer),
    ).toBeVisible()
    // The former address’s, then the new one’s.
    const changes = links.filter((link) => link.includes('type=email_change'))
    expect(changes).toHaveLength(2)
    await page.goto(changes[0] ?? '')
    await dialog(page).getByRole('button', { name: 'Сменить адрес' }).click()
    await expect(page.getByText('Осталось подтвердить со второго адреса')).toBeVisible()
    await page.goto(changes[1] ?? '')
    await redeemOpened(page, 'a-long-new-password')
    await expect(page.getByText('Адрес изменён')).toBeVisible()
  },
)
