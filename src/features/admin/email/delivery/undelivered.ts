/** What kinds of failure mean, by the status codes of mail servers (RFC 3463), the closest first. */
const meanings: readonly (readonly [code: RegExp, text: string])[] = [
  [/^[45]\.1\./, 'Такого адреса нет или он больше не принимает писем.'],
  [/^[45]\.2\.2$/, 'Почтовый ящик переполнен.'],
  [/^[45]\.3\.4$|^[45]\.2\.3$/, 'Письмо слишком большое для почты получателя.'],
  [/^[45]\.2\./, 'Почтовый ящик сейчас не принимает писем.'],
  [/^[45]\.4\./, 'Почтовый сервер получателя недоступен.'],
  [/^[45]\.7\./, 'Почта получателя отклонила письмо по своим правилам.'],
]

/**
 * What we say of a mail that did not arrive. Whatever a server or its report says is anybody's words: of them nothing
 * is read but the status code.
 */
export function undeliveredText(said: string | null): { text: string; code: string | undefined } {
  const code = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(said ?? '')?.[0]
  const known = meanings.find(([pattern]) => code !== undefined && pattern.test(code))
  return { text: known?.[1] ?? 'Доставить не удалось.', code }
}
