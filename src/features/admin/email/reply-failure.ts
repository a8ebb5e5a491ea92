import { FunctionError } from '@/lib/functions'

const explanations: Partial<Record<FunctionError['code'], string>> = {
  network: 'Нет связи с сервером. Текст сохранён — попробуйте ещё раз.',
  signed_out: 'Сессия закончилась. Войдите снова: текст сохранён.',
  forbidden: 'У вас больше нет прав отвечать на письма.',
  unknown_email: 'Этого письма больше нет.',
  no_address: 'Клиент не оставил адреса.',
}

/** Why a reply could not be sent, for whoever wrote it. */
export function explainReplyFailure(error: Error): string {
  const known = error instanceof FunctionError ? error : undefined
  const [field] = Object.values(known?.details.fields ?? {})
  return (
    field ??
    (known && explanations[known.code]) ??
    'Сервер не принял письмо. Текст сохранён — попробуйте ещё раз.'
  )
}
