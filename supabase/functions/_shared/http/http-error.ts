import type { ErrorBody, ErrorCode } from '../contracts/error.ts'
import { jsonResponse } from './response.ts'

const answers: Record<ErrorCode, { status: number; message: string }> = {
  method_not_allowed: { status: 405, message: 'Этот метод не поддерживается' },
  unsupported_media_type: { status: 415, message: 'Ожидается тело в формате application/json' },
  payload_too_large: { status: 413, message: 'Слишком большой запрос' },
  malformed_json: { status: 400, message: 'Тело запроса не является корректным JSON' },
  unknown_type: { status: 422, message: 'Неизвестный тип заявки' },
  invalid_fields: { status: 422, message: 'Проверьте заполнение полей' },
  too_fast: { status: 422, message: 'Форма отправлена слишком быстро. Попробуйте ещё раз' },
  rate_limited: { status: 429, message: 'Слишком много запросов. Попробуйте позже' },
  unauthorized: { status: 401, message: 'Нужен секретный ключ' },
  signed_out: { status: 401, message: 'Сеанс закончился. Войдите снова' },
  forbidden: { status: 403, message: 'Недостаточно прав' },
  wrong_code: {
    status: 422,
    message: 'Такого кода нет, или попыток было слишком много. Попробуйте через час',
  },
  unknown_email: { status: 404, message: 'Этого письма больше нет' },
  no_address: { status: 422, message: 'Клиент не оставил адреса: ответить письмом нельзя' },
  unknown_recipient: { status: 422, message: 'Письмо не называет такого адреса' },
  answered_meanwhile: { status: 409, message: 'Клиенту уже ответил кто-то из коллег' },
  unsupported_file: {
    status: 422,
    message:
      'Такой файл не принимаем. Подойдут PDF, документы, таблицы, презентации, картинки и ZIP',
  },
  unknown_attachment: { status: 409, message: 'Файл больше недоступен. Приложите его ещё раз' },
  attachments_too_large: {
    status: 422,
    message: 'Вместе файлы больше 15 МБ: такое письмо могут не принять',
  },
  bad_signature: { status: 401, message: 'Подпись неверна или устарела' },
  not_configured: { status: 503, message: 'Приём писем не настроен' },
  unknown_token: { status: 404, message: 'Ссылка не действует' },
  expired_token: { status: 410, message: 'Срок действия ссылки истёк' },
  unknown_chat: { status: 404, message: 'Такого разговора нет' },
  chat_busy: { status: 409, message: 'Ответ на предыдущее сообщение ещё готовится' },
  chat_ended: { status: 409, message: 'Этот разговор завершён. Начните новый чат' },
  chat_full: {
    status: 409,
    message: 'В этом разговоре слишком много сообщений. Начните новый чат',
  },
  chat_open: { status: 409, message: 'Этот разговор ещё не завершён' },
  unavailable: { status: 503, message: 'Сервис временно недоступен. Попробуйте позже' },
  internal: { status: 500, message: 'Внутренняя ошибка сервера' },
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
  readonly fields: Record<string, string> | undefined
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, { fields, headers = {}, cause }: Details = {}) {
    super(answers[code].message, { cause })
    this.code = code
    this.fields = fields
    this.headers = headers
  }

  /** @returns `{ "error": { code, message, fields? } }` */
  toBody(): ErrorBody {
    return {
      error: {
        code: this.code,
        message: this.message,
        ...(this.fields && { fields: this.fields }),
      },
    }
  }

  /** @returns the body with the code's status */
  toResponse(): Response {
    return jsonResponse(this.toBody(), answers[this.code].status, this.headers)
  }
}

/** @returns the error to answer: an unexpected one becomes `internal`; a cause is logged */
export function toHttpError(error: unknown): HttpError {
  const answer = error instanceof HttpError ? error : new HttpError('internal', { cause: error })
  if (answer.cause) console.error(`${answer.code}:`, answer.cause)
  return answer
}

/** @param seconds until the client may send again */
export const rateLimited = (seconds: number) =>
  new HttpError('rate_limited', { headers: { 'retry-after': String(seconds) } })
