import { formatWait } from '@/lib/text/format-wait'
import { FunctionError } from '@/lib/backend/functions'

const failed = 'Не удалось отправить заявку. Попробуйте еще раз.'

/**
 * Turns an error from sending a lead into a message, for the toast and above the button, and those about single fields.
 * @param names of the form's fields; only these can be shown
 */
export function explainFailure<Name extends string>(error: unknown, names: readonly Name[]) {
  if (!(error instanceof FunctionError)) return { message: failed, fields: [] }
  const { fields = {}, retryAfterSeconds } = error.details
  if (error.code === 'rate_limited') {
    const wait = formatWait(retryAfterSeconds)
    return { message: `Слишком много заявок подряд. Попробуйте ${wait}.`, fields: [] }
  }
  return {
    // Refused if the page is older than the consent text; no other field outside the form is the visitor's to fix.
    message: fields['consent.textVersion'] ?? failed,
    fields: names.flatMap((name) => {
      const message = fields[`data.${name}`]
      return message === undefined ? [] : [{ name, message }]
    }),
  }
}
