import { z } from 'zod'
import { DeliveryError, type FailureKind } from '../mail/delivery-error.ts'

type Rule = { status: number; says?: RegExp; means: FailureKind }

/*
 * The Bot API answers by status and words (https://core.telegram.org/bots/api#making-requests; the words are those of
 * https://github.com/tdlib/telegram-bot-api, Client.cpp). The first rule that fits counts. A wrong token, or a chat that
 * the bot does not know, has left or may not write in, is ours to mend: the messages wait for it.
 */
const rules: readonly Rule[] = [
  {
    status: 400,
    says: /\b(?:too long|text is empty|parse entities|encoded in UTF-8)\b/i,
    means: 'final',
  },
  {
    status: 400,
    says: /\bchat not found\b|\bchat_id is empty\b|\bnot enough rights\b|\bneed administrator rights\b|\bhave no rights\b|\b(?:chat_write_forbidden|topic_closed|topic closed|chat_restricted)\b/i,
    means: 'settings',
  },
  { status: 400, means: 'passing' },
  { status: 401, means: 'settings' },
  { status: 403, means: 'settings' },
  { status: 404, means: 'settings' },
  { status: 413, means: 'final' },
  { status: 429, means: 'rate' },
]

const refusedSchema = z.object({
  description: z.string().catch(''),
  parameters: z
    .object({ retry_after: z.number().optional(), migrate_to_chat_id: z.number().optional() })
    .catch({}),
})

/** A message that was not accepted. */
export class TelegramRefusal extends DeliveryError {
  /** The chat's new id, if it was upgraded to a supergroup. */
  readonly movedTo: string | undefined

  /** @param status of HTTP @param answer the body, unchecked */
  constructor(status: number, answer: unknown) {
    const { description = '', parameters = {} } = refusedSchema.safeParse(answer).data ?? {}
    const rule = rules.find((it) => it.status === status && (it.says?.test(description) ?? true))
    super(`Telegram: HTTP ${status} ${description}`.trim(), {
      kind: rule?.means ?? 'passing',
      retryAfterSeconds: parameters.retry_after,
    })
    this.movedTo = parameters.migrate_to_chat_id?.toString()
  }
}
