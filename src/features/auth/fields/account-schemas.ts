import { fieldLimits } from '@contracts/lead-fields.ts'
import { addressField } from '@contracts/mail-address.ts'
import { oneLine } from '@contracts/text.ts'
import { writtenText } from '@contracts/written-text.ts'
import { z } from '@contracts/zod.ts'

/** The specification's minimum; `supabase/config.toml` sets the same for the server. */
export const minimumPasswordLength = 6

/** For staff, who read customers' mail: longer, besides a second factor where the server has one. */
const staffPasswordLength = 12

/** The minimum length of a password, in characters. */
export const passwordLength = (worksHere: boolean) =>
  worksHere ? staffPasswordLength : minimumPasswordLength

export const signInSchema = z.object({
  email: addressField,
  password: z.string().min(1, 'Укажите пароль'),
})

/** Auth refuses longer ones: bcrypt reads no further. */
const longestPasswordBytes = 72

const newPassword = (length: number) =>
  z
    .string()
    .min(length, `Пароль должен содержать минимум ${length} символов`)
    .refine(
      (password) => new TextEncoder().encode(password).length <= longestPasswordBytes,
      'Пароль слишком длинный: не больше 72 латинских букв и цифр или 36 русских букв',
    )

const chosenPassword = (length: number) => ({
  password: newPassword(length),
  confirmation: z.string().min(1, 'Повторите пароль'),
})

/** An empty repetition has its own message. */
const isRepeated = ({ password, confirmation }: NewPasswordFields) =>
  confirmation === '' || password === confirmation

const mismatch = {
  path: ['confirmation'],
  error: 'Пароли не совпадают',
  // Checked also while other fields are wrong, so that all errors show at once.
  when: () => true,
}

export const profileSchema = z.object({
  fullName: writtenText('Укажите имя и фамилию')
    // As private.plain_name stores it.
    .overwrite((name) => oneLine(name, Infinity))
    .min(1, 'Укажите имя и фамилию')
    .max(fieldLimits.name, `Не больше ${fieldLimits.name} символов`),
})

export const signUpSchema = (length = minimumPasswordLength) =>
  profileSchema
    .extend({ email: addressField, ...chosenPassword(length) })
    .refine(isRepeated, mismatch)

export const newPasswordSchema = (length = minimumPasswordLength) =>
  z.object(chosenPassword(length)).refine(isRepeated, mismatch)

/** @param length minimum length of the password, in characters; 0 if none is asked for */
export const redeemSchema = (length: number) => z.object({ password: newPassword(length) })

export const currentPasswordSchema = z.object({ password: z.string().min(1, 'Укажите пароль') })

export const mailRequestSchema = z.object({ email: addressField })

/** Six digits, with any grouping. */
export const codeSchema = z.object({
  code: writtenText('Введите 6 цифр из приложения')
    .transform((code) => code.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Введите 6 цифр из приложения')),
})

export const factorNameSchema = z.object({
  name: writtenText('Укажите название').min(1, 'Укажите название').max(60, 'Не больше 60 символов'),
})

export type SignInFields = z.infer<typeof signInSchema>
export type SignUpFields = z.infer<ReturnType<typeof signUpSchema>>
export interface NewPasswordFields {
  password: string
  confirmation: string
}
