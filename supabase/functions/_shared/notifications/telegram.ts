import { z } from 'zod'
import { DeliveryError } from '../mail/transport.ts'
import type { telegramEnv } from '../settings.ts'

type TelegramOptions = NonNullable<z.output<typeof telegramEnv>> & {
  /** Timeout of the answer, in milliseconds. */
  timeoutMs: number
}

export type TelegramTransport = {
  /** Sends plain text; without idempotency keys, a crash can repeat it. @throws DeliveryError if refused or late */
  send(text: string): Promise<void>
}

const refusedSchema = z.object({
  description: z.string().catch(''),
  parameters: z.object({ retry_after: z.number().optional() }).catch({}),
})

/* A wrong token (401, 404) or a bot that the chat has removed (403) is our configuration error: the message should be
   sent once it is fixed. https://core.telegram.org/bots/api#making-requests */
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
        // Errors of `fetch` contain the URL, which contains the token.
        const reason = String(error).replaceAll(token, '…')
        throw new DeliveryError(`Telegram: no answer: ${reason}`, { permanent: false })
      }
    },
  }
}
