import { describe, expect, it } from 'vitest'
import { codeSchema, newPasswordSchema, signInSchema, signUpSchema } from './account-schemas'

const good = {
  fullName: 'Мария Ким',
  email: 'maria@company.kg',
  password: '123456',
  confirmation: '123456',
}

/** Field → message, first message first. */
const errorsOf = (fields: object) =>
  (signUpSchema().safeParse(fields).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ])

describe('signing up', () => {
  it('accepts six characters and trims name and address', () => {
    const fields = { ...good, fullName: ' Мария Ким ', email: ' maria@company.kg ' }
    expect(signUpSchema().parse(fields)).toEqual(good)
  })

  it.each(['a'.repeat(72), 'я'.repeat(36)])('accepts the password %s', (password) => {
    expect(errorsOf({ ...good, password, confirmation: password })).toEqual([])
  })

  it('takes marks of direction and line ends out of the name', () => {
    const fullName = '\u202eМария\u2069\r\nКим'
    expect(signUpSchema().parse({ ...good, fullName })).toEqual(good)
    expect(errorsOf({ ...good, fullName: '\u202e\u2069' })).toEqual([
      ['fullName', 'Укажите имя и фамилию'],
    ])
  })

  it.each([
    [
      { password: '12345', confirmation: '12345' },
      'password',
      'Пароль должен содержать минимум 6 символов',
    ],
    [
      { password: 'я'.repeat(37), confirmation: 'я'.repeat(37) },
      'password',
      'Пароль слишком длинный: не больше 72 латинских букв и цифр или 36 русских букв',
    ],
    [{ confirmation: '123457' }, 'confirmation', 'Пароли не совпадают'],
    [{ confirmation: '' }, 'confirmation', 'Повторите пароль'],
    [{ fullName: '  ' }, 'fullName', 'Укажите имя и фамилию'],
    [{ email: '' }, 'email', 'Укажите email'],
    [{ email: 'maria' }, 'email', 'Проверьте адрес: нужен email вида name@company.ru'],
  ])('refuses %j at %s', (change, field, message) => {
    expect(errorsOf({ ...good, ...change })).toEqual([[field, message]])
  })

  it('says at once all that is to be mended', () => {
    const fields = { fullName: '', email: '', password: '1', confirmation: '2' }
    expect(errorsOf(fields).map(([field]) => field)).toEqual([
      'fullName',
      'email',
      'password',
      'confirmation',
    ])
  })
})

it('asks for both fields when signing in, and for no length', () => {
  expect(signInSchema.safeParse({ email: 'a@b.kg', password: '1' }).success).toBe(true)
  expect(signInSchema.safeParse({ email: 'a@b.kg', password: '' }).success).toBe(false)
  expect(signInSchema.safeParse({ email: '', password: '1' }).success).toBe(false)
})

it.each([
  [{ password: '12345', confirmation: '12345' }, 'Пароль должен содержать минимум 6 символов'],
  [{ password: '123456', confirmation: '123457' }, 'Пароли не совпадают'],
  [{ password: '123456', confirmation: '' }, 'Повторите пароль'],
])('holds a new password to the rules of signing up: %j', (fields, message) => {
  expect(
    newPasswordSchema()
      .safeParse(fields)
      .error?.issues.map((issue) => issue.message),
  ).toEqual([message])
})

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 012345 ', '012345'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
])('reads the code %j as %j', (code, read) => {
  expect(codeSchema.safeParse({ code }).data?.code).toBe(read)
})
