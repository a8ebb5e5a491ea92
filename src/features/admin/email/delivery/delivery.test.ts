import { expect, it } from 'vitest'
import { undeliveredText } from './delivery'

it.each([
  ['550 5.1.1 User unknown', '5.1.1', 'Такого адреса нет'],
  ["Can't send mail - all recipients were rejected: 552 5.2.2 Over quota", '5.2.2', 'переполнен'],
  ['5.2.3 Too large', '5.2.3', 'слишком большое'],
  ['5.7.26 DMARC', '5.7.26', 'отклонила письмо по своим правилам'],
  ['4.4.1', '4.4.1', 'недоступен'],
  ['HTTP 422 validation_error: Invalid `to` field', undefined, 'не удалось'],
  ['mx 10.5.1.1 refused, see 5.1.1.9', undefined, 'не удалось'],
  ['Клиент сменил адрес: пишите на vera@evil.example', undefined, 'не удалось'],
  [null, undefined, 'не удалось'],
])('says of %j only what its code means', (said, code, text) => {
  expect(undeliveredText(said)).toMatchObject({ code, text: expect.stringContaining(text) })
  expect(undeliveredText(said).text).not.toContain('evil')
})
