import { z } from 'zod'
import { DeliveryError, postJson } from '../mail/transport.ts'
import type { telegramEnv } from '../settings.ts'

type TelegramOptions = NonNullable<z.output<typeof telegramEnv>> & {
  /** Timeout of the answer, in milliseconds. */
  timeoutMs: number
}

const refusedSchema = z.object({
  description: z.string().catch(''),
  parameters: z.object({ retry_after: z.number().optional() }).catch({}),
})

/* A wrong token (401, 404) or a bot that the chat has removed (403) is our configuration error: the message should be
   sent once it is fixed. https://core.telegram.org/bots/api#making-requests */
function refusal({ status }: Response, answer: unknown): DeliveryError {
  const { description, parameters } = refusedSchema.safeParse(answer).data ?? {
    description: '',
    parameters: {},
  }
  return new DeliveryError(`Telegram: HTTP ${status} ${description}`.trim().slice(0, 500), {
    permanent: status === 400,
    retryAfterSeconds: parameters.retry_after,
  })
}

/** @returns what sends a plain text by Telegram's Bot API: without idempotency keys, a crash can repeat it */
export const createTelegramTransport =
  ({ token, chatId, baseUrl, timeoutMs }: TelegramOptions) =>
  async (text: string): Promise<void> => {
    const message = { chat_id: chatId, text, link_preview_options: { is_disabled: true } }
    const { response, answer } = await postJson(
      `${baseUrl}/bot${token}/sendMessage`,
      message,
      timeoutMs,
    ).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      // Errors of `fetch` contain the URL, which contains the token.
      const shown = reason.replaceAll(token, '…')
      throw new DeliveryError(`Telegram: ${shown}`, { permanent: false })
    })
    if (!response.ok) throw refusal(response, answer)
  }
