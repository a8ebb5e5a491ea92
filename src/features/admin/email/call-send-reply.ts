import { FunctionError } from '@/lib/functions'
import { callFunctionSignedIn } from '@/lib/signed-in-functions'

/**
 * Posts to the function `send-reply` with the session of the viewer.
 * @throws {FunctionError} for an answer that is not 2xx, and for none
 */
export const callSendReply = (body: Record<string, unknown>): Promise<void> =>
  callFunctionSignedIn('send-reply', body)

const explanations: Partial<Record<FunctionError['code'], string>> = {
  network: 'Нет связи с сервером. Текст сохранён — попробуйте ещё раз.',
  signed_out: 'Сеанс закончился. Войдите снова: текст сохранён.',
  forbidden: 'У вас больше нет прав отвечать на письма.',
  unknown_email: 'Этого письма больше нет.',
  no_address: 'Клиент не оставил адреса.',
  unknown_recipient: 'Письмо не называет такого адреса. Выберите другого получателя.',
  unknown_attachment:
    'Один из файлов больше недоступен. Уберите файлы и приложите их ещё раз: текст сохранён.',
  attachments_too_large:
    'Вместе файлы больше 15\u00a0МБ: такое письмо могут не принять. Уберите лишние: текст сохранён.',
}

/** Explains to its author why a reply could not be sent. */
export function explainReplyFailure(error: Error): string {
  const known = error instanceof FunctionError ? error : undefined
  const [field] = Object.values(known?.details.fields ?? {})
  return (
    field ??
    (known && explanations[known.code]) ??
    'Сервер не принял письмо. Текст сохранён — попробуйте ещё раз.'
  )
}
