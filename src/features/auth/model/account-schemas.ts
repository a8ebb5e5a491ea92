import { z } from '@contracts/zod.ts'
import { fieldLimits } from '@contracts/lead-fields.ts'

/** The spec's rule, and also what `supabase/config.toml` demands of the server. */
export const minimumPasswordLength = 6

const email = z
  .string()
  .trim()
  .min(1, 'Укажите email')
  .pipe(z.email('Проверьте адрес: нужен email вида name@company.ru'))

export const signInSchema = z.object({
  email,
  password: z.string().min(1, 'Укажите пароль'),
})

export const signUpSchema = z
  .object({
    fullName: z
      .string()
      .trim()
      .min(1, 'Укажите имя и фамилию')
      .max(fieldLimits.name, `Не больше ${fieldLimits.name} символов`),
    email,
    password: z
      .string()
      .min(
        minimumPasswordLength,
        `Пароль должен содержать минимум ${minimumPasswordLength} символов`,
      ),
    confirmation: z.string().min(1, 'Повторите пароль'),
  })
  .refine(({ password, confirmation }) => confirmation === '' || password === confirmation, {
    path: ['confirmation'],
    error: 'Пароли не совпадают',
    // Also while other fields are still wrong: all that is to be mended shows at once.
    when: () => true,
  })

export type SignInFields = z.infer<typeof signInSchema>
export type SignUpFields = z.infer<typeof signUpSchema>
