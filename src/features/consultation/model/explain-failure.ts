import { consultationSchema, type ConsultationInput } from '@contracts/lead.ts'
import { FunctionError } from '@/lib/functions'

type FieldName = keyof ConsultationInput

export interface Failure {
  /** Told in the toast and above the button. */
  message: string
  /** What the server found wrong, by field of the form. */
  fields: { name: FieldName; message: string }[]
}

const failed = 'Не удалось отправить заявку. Попробуйте еще раз.'

const minutes = new Intl.NumberFormat('ru-RU', {
  style: 'unit',
  unit: 'minute',
  unitDisplay: 'long',
})

const isField = (name: string): name is FieldName => Object.hasOwn(consultationSchema.shape, name)

/** Turns whatever went wrong while sending into what the form shows. */
export function explainFailure(error: unknown): Failure {
  if (!(error instanceof FunctionError)) return { message: failed, fields: [] }
  const { fields = {}, retryAfterSeconds } = error.details
  if (error.code === 'rate_limited') {
    const wait = retryAfterSeconds === undefined ? 'позже' : `через ${waitIn(retryAfterSeconds)}`
    return { message: `Слишком много заявок подряд. Попробуйте ${wait}.`, fields: [] }
  }
  return {
    message: failed,
    fields: Object.entries(fields).flatMap(([path, message]) => {
      const name = path.replace(/^data\./, '')
      return isField(name) ? [{ name, message }] : []
    }),
  }
}

/** 90 → «2 минуты»; the unit's own accusative is only wrong for one minute. */
function waitIn(seconds: number) {
  const whole = Math.max(1, Math.ceil(seconds / 60))
  return minutes.format(whole).replace('минута', 'минуту')
}
