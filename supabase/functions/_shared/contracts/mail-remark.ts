/** A remark for staff on how a mail was read, as it stands below the mail's text: on a line of its own. */
export const remarkLine = (remark: string) => `[${remark}]`

/** What these remarks begin with. */
const beginnings = [
  'Адрес отправителя записан так: ',
  'Вложения не ',
  'Вложения упакованы ',
  'Оформление письма слишком большое: ',
  'Письмо повреждено: ',
  'Письмо подписано, ',
  'Письмо очень длинное: ',
  'Письмо слишком большое: ',
  'Письмо пришло с нашего собственного адреса, ',
]

const isRemark = (line: string) =>
  line.endsWith(']') && beginnings.some((beginning) => line.startsWith(`[${beginning}`))

/** A mail's text as its sender wrote it, without our remarks. */
export function withoutRemarks(text: string): string {
  const lines = text.trimEnd().split('\n')
  while (isRemark(lines.at(-1) ?? '')) lines.pop()
  return lines.join('\n').trimEnd()
}
