import { z } from './zod.ts'

/** Maximum body of `POST /functions/v1/recover-factor`, in bytes. */
export const maximumRecoverFactorBodyBytes = 1024

/** The body of `POST /functions/v1/recover-factor`: one of the caller's recovery codes. */
export const recoverFactorSchema = z.object({
  code: z.string().trim().min(1, 'Введите резервный код').max(60, 'Проверьте код'),
})
