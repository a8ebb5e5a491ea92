import { z } from './zod.ts'

/** The body of `POST /functions/v1/recover-factor`: one of the caller's recovery codes. */
export const recoverFactorSchema = z.object({
  code: z.string().trim().min(1, 'Введите резервный код').max(60, 'Проверьте код'),
})
