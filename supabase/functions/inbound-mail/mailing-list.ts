import type { Mailbox } from 'postal-mime'
import { fieldOf } from './mime-header.ts'

/** «Айбек via Продажи»: lists name both. */
const onBehalf = /^['"«]?(.{1,120}?)['"»]? (?:via|через|über|par|tramite|aracılığıyla) \S/i

const marks = ['list-id', 'list-post', 'x-original-from', 'x-original-sender'] as const

/** Whether an address is the mailing list's own (RFC 2919, RFC 2369): «sales@a.kg» is the list «sales.a.kg». */
const isList = (address: string, fields: readonly string[]) =>
  fieldOf(fields, 'list-id')
    .toLowerCase()
    .includes(`<${address.replace('@', '.')}>`) ||
  fieldOf(fields, 'list-post').toLowerCase().includes(`<mailto:${address}>`)

/**
 * Who has written a mail that a mailing list sends under its own address, because DMARC would refuse the writer's
 * (RFC 7960, section 4.1.3.1); undefined if the sender wrote it.
 *
 * @param named whom the mail names as its writer, the surest first
 */
export function writerBehind(
  from: Mailbox | undefined,
  named: readonly Mailbox[],
  fields: readonly string[],
): Mailbox | undefined {
  const sender = from?.address.toLowerCase()
  if (!sender || !marks.some((mark) => fieldOf(fields, mark))) return undefined
  const [, name = ''] = onBehalf.exec(from?.name ?? '') ?? []
  if (!name && !isList(sender, fields)) return undefined
  const writer = named.find(({ address }) => address.toLowerCase() !== sender)
  return writer && { ...writer, name: writer.name || name }
}
