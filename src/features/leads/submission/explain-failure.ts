import { formatWait } from '@/lib/text/format-wait'
import { FunctionError } from '@/lib/backend/functions'

interface Failure<Name extends string> {
  /** Shown in the toast and above the button. */
  message: string
  /** What the server found wrong with single fields. */
  fields: { name: Name; message: string }[]
}

const failed = 'Не удалось отправить заявку. Попробуйте еще раз.'

/**
 * Turns an error of sending a lead into what its form shows.
 *
 * @param names of the form's fields; the server's messages about others have no place to be shown
 */
export function explainFailure<Name extends string>(
  error: unknown,
  names: readonly Name[],
): Failure<Name> {
  if (!(error instanceof FunctionError)) return { message: failed, fields: [] }
  const { fields = {}, retryAfterSeconds } = error.details
  if (error.code === 'rate_limited') {
    const wait = formatWait(retryAfterSeconds)
    return { message: `Слишком много заявок подряд. Попробуйте ${wait}.`, fields: [] }
  }
  return {
    // A page from before a change of the text: nothing else of it is the visitor's to mend.
    message: fields['consent.textVersion'] ?? failed,
    fields: names.flatMap((name) => {
      const message = fields[`data.${name}`]
      return message === undefined ? [] : [{ name, message }]
    }),
  }
}
