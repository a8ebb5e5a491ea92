import type { ErrorBody, ErrorCode } from '../contracts/error.ts'
import { logError, requestId } from '../log/log.ts'

const answers: Record<ErrorCode, readonly [status: number, message: string]> = {
  method_not_allowed: [405, 'Этот метод не поддерживается'],
  unsupported_media_type: [415, 'Ожидается тело в формате application/json'],
  payload_too_large: [413, 'Слишком большой запрос'],
  malformed_json: [400, 'Тело запроса не является корректным JSON'],
  unknown_type: [422, 'Неизвестный тип заявки'],
  invalid_fields: [422, 'Проверьте заполнение полей'],
  too_fast: [422, 'Форма отправлена слишком быстро. Попробуйте ещё раз'],
  rate_limited: [429, 'Слишком много запросов. Попробуйте позже'],
  unauthorized: [401, 'Нужен секретный ключ'],
  signed_out: [401, 'Сеанс закончился. Войдите снова'],
  forbidden: [403, 'Недостаточно прав'],
  wrong_code: [422, 'Такого кода нет, или попыток было слишком много. Попробуйте через час'],
  unknown_email: [404, 'Этого письма больше нет'],
  no_address: [422, 'Клиент не оставил адреса: ответить письмом нельзя'],
  unknown_recipient: [422, 'Письмо не называет такого адреса'],
  answered_meanwhile: [409, 'Тем временем в переписке написали ещё'],
  unsupported_file: [
    422,
    'Такой файл не принимаем. Подойдут PDF, документы, таблицы, презентации, картинки и ZIP',
  ],
  unknown_attachment: [409, 'Файл больше недоступен. Приложите его ещё раз'],
  attachments_too_large: [422, 'Вместе файлы больше 15 МБ: такое письмо могут не принять'],
  bad_signature: [401, 'Подпись неверна или устарела'],
  not_configured: [503, 'Приём писем не настроен'],
  unknown_token: [404, 'Ссылка не действует'],
  expired_token: [410, 'Срок действия ссылки истёк'],
  unknown_chat: [404, 'Такого разговора нет'],
  chat_busy: [409, 'Ответ на предыдущее сообщение ещё готовится'],
  chat_ended: [409, 'Этот разговор завершён. Начните новый чат'],
  chat_full: [409, 'В этом разговоре слишком много сообщений. Начните новый чат'],
  chat_open: [409, 'Этот разговор ещё не завершён'],
  unavailable: [503, 'Сервис временно недоступен. Попробуйте позже'],
  internal: [500, 'Внутренняя ошибка сервера'],
}

type Details = {
  /** Dotted path of a field → its error, in Russian. */
  fields?: Record<string, string>
  headers?: Record<string, string>
  /** For the log only, never in the answer. */
  cause?: unknown
}

/** An error to report to the client: its code, with the status and the Russian message of that code. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly code: ErrorCode
  readonly status: number
  readonly fields: Record<string, string> | undefined
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, { fields, headers = {}, cause }: Details = {}) {
    const [status, message] = answers[code]
    super(message, { cause })
    this.code = code
    this.status = status
    this.fields = fields
    this.headers = headers
  }

  /** @returns `{ "error": { code, message, fields?, request? } }`: the request's id where the log has more of it */
  toBody(): ErrorBody {
    const { code, message, fields } = this
    const request = this.cause ? requestId() : undefined
    return { error: { code, message, ...(fields && { fields }), ...(request && { request }) } }
  }
}

/** @returns the error to answer: an unexpected one becomes `internal`; a cause is logged */
export function toHttpError(error: unknown): HttpError {
  const answer = error instanceof HttpError ? error : new HttpError('internal', { cause: error })
  if (answer.cause) logError(`${answer.code}:`, answer.cause)
  return answer
}

/** @param seconds until the client may send again */
export const rateLimited = (seconds: number) =>
  new HttpError('rate_limited', { headers: { 'retry-after': String(seconds) } })

/** @returns the error for an outcome of a database function that the caller does not know */
export const unexpected = (call: string, outcome: string | undefined) =>
  new HttpError('internal', { cause: new Error(`${call} said ${outcome}`) })
