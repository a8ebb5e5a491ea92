import { formatWait } from '@/lib/text/format-wait'
import { FunctionError } from '@/lib/backend/functions'

const failed = 'Не удалось отправить сообщение. Попробуйте еще раз.'

/** The toast's text for a message without an answer. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof FunctionError)) return failed
  switch (error.code) {
    case 'rate_limited':
      return `Слишком много сообщений подряд. Попробуйте ${formatWait(error.details.retryAfterSeconds)}.`
    case 'chat_full':
      return 'Этот разговор завершён. Начните новый — кнопка вверху окна чата.'
    default:
      // The page is older than a change of the consent text.
      return error.details.fields?.['consent.textVersion'] ?? failed
  }
}
