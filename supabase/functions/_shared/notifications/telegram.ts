import type { z } from 'zod'
import { DeliveryError, postJson } from '../mail/delivery-error.ts'
import type { telegramEnv } from '../settings.ts'
import { TelegramRefusal } from './telegram-answers.ts'

/** Where the id of an upgraded chat is kept: the setting still holds the former one. */
export type ChatMoves = {
  /** The id that a chat has now. */
  find: (chatId: string) => Promise<string>
  keep: (chatId: string, movedTo: string) => Promise<void>
}

type TelegramOptions = NonNullable<z.output<typeof telegramEnv>> & {
  /** Timeout of the answer, in milliseconds. */
  timeoutMs: number
  /** Without it a message still follows its chat. */
  moves?: ChatMoves
}

/** Maximum length of a message, in UTF-16 units: https://core.telegram.org/bots/api#sendmessage */
const longestText = 4096

/** A text within the limit; never ends in half a surrogate pair, which Telegram refuses. */
const fitting = (text: string) =>
  text.length > longestText
    ? `${text.slice(0, longestText - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
    : text

/**
 * @returns what sends a text by Telegram's Bot API, as it is: without a `parse_mode`, `<`, `&` and `_` mean themselves.
 * There are no idempotency keys: a crash can repeat a message.
 */
export function createTelegramTransport({
  token,
  chatId,
  baseUrl,
  timeoutMs,
  moves,
}: TelegramOptions) {
  async function post(chat: string, text: string): Promise<void> {
    const message = {
      chat_id: chat,
      text: fitting(text),
      link_preview_options: { is_disabled: true },
    }
    const { response, answer } = await postJson(
      `${baseUrl}/bot${token}/sendMessage`,
      message,
      timeoutMs,
    ).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      // Errors of `fetch` contain the URL, which contains the token.
      const shown = reason.replaceAll(token, '…')
      throw new DeliveryError(`Telegram: ${shown}`, { kind: 'passing' })
    })
    if (!response.ok) throw new TelegramRefusal(response.status, answer)
  }

  return async (text: string): Promise<void> => {
    const chat = (await moves?.find(chatId)) ?? chatId
    try {
      await post(chat, text)
    } catch (error) {
      if (!(error instanceof TelegramRefusal) || !error.movedTo) throw error
      await moves?.keep(chatId, error.movedTo)
      await post(error.movedTo, text)
    }
  }
}
