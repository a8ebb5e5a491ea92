import { z } from 'zod'
import { httpUrl } from '../env.ts'
import { DeliveryError } from '../mail/transport.ts'

/** The bot and the team's chat: both, or no Telegram. */
export const telegramEnv = z
  .object({
    TELEGRAM_BOT_TOKEN: z.string().optional(),
    TELEGRAM_CHAT_ID: z.string().optional(),
    TELEGRAM_BASE_URL: httpUrl.default('https://api.telegram.org'),
  })
  .refine(
    (env) => (env.TELEGRAM_BOT_TOKEN === undefined) === (env.TELEGRAM_CHAT_ID === undefined),
    {
      path: ['TELEGRAM_CHAT_ID'],
      error: 'set together with TELEGRAM_BOT_TOKEN, or neither of them',
    },
  )
  .transform(
    ({ TELEGRAM_BOT_TOKEN: token, TELEGRAM_CHAT_ID: chatId, TELEGRAM_BASE_URL: baseUrl }) =>
      token && chatId ? { token, chatId, baseUrl } : undefined,
  )

type TelegramOptions = NonNullable<z.output<typeof telegramEnv>> & {
  /** Longest wait for the answer, in milliseconds. */
  timeoutMs: number
}

/** Sends messages to one chat. */
export type TelegramTransport = {
  /**
   * Sends a message as plain text. Telegram knows no idempotency key: a crash before the message is settled
   * can send it twice.
   *
   * @throws DeliveryError when Telegram refused the message or did not answer in time
   */
  send(text: string): Promise<void>
}

const refusedSchema = z.object({
  description: z.string().catch(''),
  parameters: z.object({ retry_after: z.number().optional() }).catch({}),
})

/*
 * A wrong token (401, 404) or a bot that the chat has removed (403) is our configuration error: the message
 * is to go out once it is fixed. https://core.telegram.org/bots/api#making-requests
 */
async function refusal(response: Response): Promise<DeliveryError> {
  const parsed = refusedSchema.safeParse(await response.json().catch(() => null))
  const { description, parameters } = parsed.data ?? { description: '', parameters: {} }
  return new DeliveryError(
    `Telegram: HTTP ${response.status} ${description}`.trim().slice(0, 500),
    {
      permanent: response.status === 400,
      retryAfterSeconds: parameters.retry_after,
    },
  )
}

/** @returns a transport over Telegram's Bot API */
export function createTelegramTransport({
  token,
  chatId,
  baseUrl,
  timeoutMs,
}: TelegramOptions): TelegramTransport {
  return {
    async send(text) {
      try {
        const response = await fetch(`${baseUrl}/bot${token}/sendMessage`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            chat_id: chatId,
            text,
            link_preview_options: { is_disabled: true },
          }),
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'manual',
        })
        if (!response.ok) throw await refusal(response)
      } catch (error) {
        if (error instanceof DeliveryError) throw error
        // Errors of `fetch` name the address, and the token is a part of it.
        const reason = String(error).replaceAll(token, '…')
        throw new DeliveryError(`Telegram: no answer: ${reason}`, { permanent: false })
      }
    },
  }
}
