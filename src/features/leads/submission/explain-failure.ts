import { type Lang, translated } from '@contracts/lang.ts'
import { formatWait } from '@/lib/text/format-wait'
import { FunctionError, withCode } from '@/lib/backend/functions'

const texts = translated(
  {
    failed: 'Не удалось отправить заявку. Попробуйте еще раз.',
    tooMany: (seconds: number | undefined) =>
      `Слишком много заявок подряд. Попробуйте ${formatWait(seconds)}.`,
  },
  {
    failed: 'Your request could not be sent. Please try again.',
    tooMany: (seconds) =>
      `Too many requests in a row. Please try again ${formatWait(seconds, 'en')}.`,
  },
)

/**
 * Turns an error from sending a lead into a message, for the toast and above the button, and those about single fields.
 * @param names of the form's fields; only these can be shown
 */
export function explainFailure<Name extends string>(
  error: unknown,
  names: readonly Name[],
  lang: Lang = 'ru',
) {
  const { failed, tooMany } = texts[lang]
  if (!(error instanceof FunctionError)) return { message: failed, fields: [] }
  const { fields = {}, retryAfterSeconds } = error.details
  if (error.code === 'rate_limited') {
    return { message: tooMany(retryAfterSeconds), fields: [] }
  }
  return {
    // Refused if the page is older than the consent text; no other field outside the form is the visitor's to fix.
    message: (lang === 'ru' && fields['consent.textVersion']) || withCode(failed, error, lang),
    fields: names.flatMap((name) => {
      const message = fields[`data.${name}`]
      return message === undefined ? [] : [{ name, message }]
    }),
  }
}
