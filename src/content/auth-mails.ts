import { company } from './company.ts'

/** A mail that Supabase Auth sends; `email` is what it puts in for the address. */
interface AuthMail {
  /** What Auth calls its purpose. */
  type: 'signup' | 'recovery'
  title: string
  text: (email: string) => string
  button: string
  note: string
}

/** The mails of Supabase Auth, by the names of their templates. */
export const authMails: Record<'confirmation' | 'recovery', AuthMail> = {
  confirmation: {
    type: 'signup',
    title: 'Подтвердите адрес',
    text: (email) =>
      `Вы зарегистрировались на сайте ${company.name} с адресом ${email}. Осталось подтвердить, что он ваш.`,
    button: 'Подтвердить адрес',
    note: 'Ссылка действует один час. Если вы не регистрировались, просто удалите это письмо: без подтверждения учётная запись не заработает, а через семь дней исчезнет.',
  },
  recovery: {
    type: 'recovery',
    title: 'Новый пароль',
    text: (email) =>
      `Для учётной записи ${email} на сайте ${company.name} попросили сменить пароль. Откройте ссылку и задайте новый.`,
    button: 'Задать новый пароль',
    note: 'Ссылка действует один час. Если вы ничего не просили, удалите это письмо: пароль останется прежним.',
  },
}
