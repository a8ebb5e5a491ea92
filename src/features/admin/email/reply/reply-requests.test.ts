import { expect, it } from 'vitest'
import { FunctionError } from '@/lib/backend/functions'
import { explainReplyFailure } from './reply-requests'

it.each([
  [new FunctionError('network', 'Failed to fetch'), 'Нет связи с сервером'],
  [new FunctionError('signed_out', ''), 'Сеанс закончился'],
  [new FunctionError('unavailable', '', { request: 'ab12' }), /принимает. Текст .*позже\.$/],
  [new FunctionError('forbidden', ''), 'нет прав'],
  [new FunctionError('unknown_attachment', ''), 'приложите их ещё раз'],
  [new FunctionError('attachments_too_large', ''), 'больше 15\u00a0МБ'],
  [new FunctionError('internal', 'Что-то'), 'Сервер не принял письмо'],
  [new Error('?'), 'Сервер не принял письмо'],
  [
    new FunctionError('invalid_fields', '', { fields: { body: 'Не больше 20 000 символов' } }),
    'Не больше 20 000 символов',
  ],
])('explains %s', (error, text) => {
  expect(explainReplyFailure(error)).toMatch(text)
})
