import { inboundMailSchema, type InboundMail } from '../_shared/contracts/inbound.ts'
import { storableTexts } from '../_shared/contracts/text.ts'
import { fromBase64 } from '../_shared/crypto.ts'
import { parseBody, parseJson } from '../_shared/http/body.ts'
import { incomingMail, type IncomingFile, type IncomingMail } from './incoming-mail.ts'

function fileOf(file: NonNullable<InboundMail['attachments']>[number]): IncomingFile {
  if (typeof file === 'string') return { name: file }
  const { filename: name, contentType: mediaType, contentId } = file
  return { name, mediaType, contentId, content: fromBase64(file.content) }
}

/** Reads a mail parsed by the provider. @throws HttpError malformed_json or invalid_fields */
export function fromJson(source: Uint8Array<ArrayBuffer>): IncomingMail {
  const mail = parseBody(inboundMailSchema, parseJson(source), storableTexts)
  return {
    ...incomingMail({
      ...mail,
      fields: mail.autoSubmitted ? [`Auto-Submitted: ${mail.autoSubmitted}`] : [],
      references: [mail.references ?? []].flat().join(' '),
      files: (mail.attachments ?? []).map(fileOf),
      source,
    }),
    authentication: mail.authentication ?? 'none',
  }
}
