import { type APIRequestContext, expect } from 'playwright/test'
import { z } from 'zod'

const messageSchema = z.object({
  to: z.union([z.string(), z.array(z.string())]),
  subject: z.string(),
  html: z.string().nullish(),
  text: z.string().nullish(),
  headers: z.record(z.string(), z.string()).nullish(),
})

type Message = z.infer<typeof messageSchema>

async function readMailbox(request: APIRequestContext): Promise<Message[]> {
  const answer = await request.get('/mailbox/api/messages')
  expect(answer.ok()).toBe(true)
  return z.array(messageSchema).parse(await answer.json())
}

/** Waits until `count` mails match. */
export async function expectMails(
  request: APIRequestContext,
  matches: (message: Message) => boolean,
  count = 1,
): Promise<Message[]> {
  await expect
    .poll(async () => (await readMailbox(request)).filter(matches).length, { timeout: 20_000 })
    .toBe(count)
  return (await readMailbox(request)).filter(matches)
}

/** The first link of a mail. */
export function linkIn({ html, text }: Message): string {
  const link = /href="([^"]+)"/.exec(html ?? '')?.[1] ?? /https?:\/\/\S+/.exec(text ?? '')?.[0]
  if (!link) throw new Error('the mail has no link')
  return link.replaceAll('&amp;', '&')
}
