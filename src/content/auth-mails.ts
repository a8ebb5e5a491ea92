import { company } from './company.ts'

/** A mail that Supabase Auth sends. */
interface AuthMail {
  /** Auth's name of its purpose. */
  type: 'signup' | 'recovery' | 'email_change'
  subject: string
  title: string
  /** @param address filled in by Auth: the account's address, or the new one */
  text: (address: string) => string
  button: string
  note: string
}

/** The mails of Supabase Auth, by the names of their templates. */
export const authMails: Record<'confirmation' | 'recovery' | 'email_change', AuthMail> = {
  confirmation: {
    type: 'signup',
    subject: `Подтвердите адрес на сайте ${company.name}`,
    title: 'Подтвердите адрес',
    text: (email) =>
      `Вы зарегистрировались на сайте ${company.name} с адресом ${email}. Осталось подтвердить, что он ваш.`,
    button: 'Подтвердить адрес',
    note: 'Ссылка действует один час. Если вы не регистрировались, просто удалите это письмо: без подтверждения аккаунт не заработает, а через семь дней исчезнет.',
  },
  recovery: {
    type: 'recovery',
    subject: `Новый пароль для сайта ${company.name}`,
    title: 'Новый пароль',
    text: (email) =>
      `Для аккаунта ${email} на сайте ${company.name} попросили сменить пароль. Откройте ссылку и задайте новый.`,
    button: 'Задать новый пароль',
    note: 'Ссылка действует один час. Если вы ничего не просили, удалите это письмо: пароль останется прежним.',
  },
  email_change: {
    type: 'email_change',
    subject: `Новый адрес для сайта ${company.name}`,
    title: 'Новый адрес',
    text: (address) =>
      `Для аккаунта на сайте ${company.name} попросили сменить адрес на ${address}. Подтвердите его, и входить нужно будет с новым адресом. Если письмо пришло и на прежний адрес, сначала нажмите кнопку там.`,
    button: 'Сменить адрес',
    note: 'Ссылка действует один час. Если вы ничего не просили, удалите это письмо: адрес останется прежним, и стоит сменить пароль.',
  },
}
