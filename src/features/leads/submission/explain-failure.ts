import { formatWait } from '@/lib/format-wait'
import { FunctionError } from '@/lib/functions'

/** What the server found wrong with one field of a form. */
export interface FieldFault<Name extends string> {
  name: Name
  message: string
}

interface Failure<Name extends string> {
  /** Told in the toast and above the button. */
  message: string
  fields: FieldFault<Name>[]
}

const failed = 'Не удалось отправить заявку. Попробуйте еще раз.'

/**
 * Turns whatever went wrong while sending a lead into what its form shows.
 *
 * @param names of the form's fields; what the server says of others has no place to be shown
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
    message: failed,
    fields: names.flatMap((name) => {
      const message = fields[`data.${name}`]
      return message === undefined ? [] : [{ name, message }]
    }),
  }
}
