import { writtenText } from './written-text.ts'
import { z } from './zod.ts'

/** The body of `POST /functions/v1/recover-factor`: one of the caller's recovery codes. */
export const recoverFactorSchema = z.object({
  code: writtenText('Введите резервный код')
    .min(1, 'Введите резервный код')
    .max(60, 'Проверьте код'),
})
