import { z } from 'zod'
import { startHttpFake, type HttpFake } from './http-fake.ts'

const messageSchema = z.object({
  chat_id: z.union([z.string(), z.number()]),
  text: z.string(),
  parse_mode: z.string().optional(),
})

export interface TelegramFake extends HttpFake {
  /** Accepted messages, oldest first. */
  messages: { chat: string; text: string }[]
  /** The chats that the bot may write in. */
  chats: Set<string>
  /** Groups that were upgraded, by their former id. */
  moved: Map<string, number>
  /** Seconds that the bot has to wait. */
  waits: number | undefined
}

export const botToken = '123456:secret-of-the-bot'

/**
 * The Bot API on loopback: https://core.telegram.org/bots/api#making-requests. Its words and their order are those of
 * the server, https://github.com/tdlib/telegram-bot-api/blob/master/telegram-bot-api/Client.cpp.
 */
export async function startTelegramFake(): Promise<TelegramFake> {
  const state = {
    messages: [] as TelegramFake['messages'],
    chats: new Set<string>(),
    moved: new Map<string, number>(),
    waits: undefined as number | undefined,
  }
  const refuse = (error_code: number, description: string, parameters?: object) =>
    Response.json({ ok: false, error_code, description, parameters }, { status: error_code })

  const fake = await startHttpFake((path, { body }) => {
    if (path !== `/bot${botToken}/sendMessage`) return refuse(404, 'Not Found')
    if (state.waits !== undefined) {
      const retry_after = state.waits
      return refuse(429, `Too Many Requests: retry after ${retry_after}`, { retry_after })
    }
    const { chat_id, text, parse_mode } = messageSchema.parse(JSON.parse(body))
    const chat = String(chat_id)
    const migrate_to_chat_id = state.moved.get(chat)
    if (migrate_to_chat_id !== undefined) {
      return refuse(400, 'Bad Request: group chat was upgraded to a supergroup chat', {
        migrate_to_chat_id,
      })
    }
    if (!state.chats.has(chat)) return refuse(400, 'Bad Request: chat not found')
    if (!text.trim()) return refuse(400, 'Bad Request: message text is empty')
    if (/\p{Surrogate}/u.test(text))
      return refuse(400, 'Bad Request: strings must be encoded in UTF-8')
    // The length of a JavaScript string is in UTF-16 units, too.
    if (text.length > 4096) return refuse(400, 'Bad Request: message is too long')
    if (parse_mode && /[<&]/.test(text)) {
      return refuse(400, "Bad Request: can't parse entities: Unsupported start tag")
    }
    state.messages.push({ chat, text })
    return Response.json({ ok: true, result: { message_id: state.messages.length } })
  })
  return Object.assign(state, fake)
}
