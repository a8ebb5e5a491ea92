import type { MailPurpose } from './mail-request'

interface MailRequestTexts {
  title: string
  intro: string
  submit: string
  /** The same whether or not the account exists. */
  sent: (email: string) => string
}

export const mailRequestTexts: Record<MailPurpose, MailRequestTexts> = {
  recovery: {
    title: 'Сброс пароля',
    intro: 'Укажите email аккаунта. Пришлём ссылку, по которой можно задать новый пароль.',
    submit: 'Прислать ссылку',
    sent: (email) =>
      `Если есть аккаунт с адресом ${email}, письмо со ссылкой уже в пути. Проверьте и папку «Спам».`,
  },
  confirmation: {
    title: 'Письмо с подтверждением',
    intro: 'Укажите email, с которым регистрировались. Пришлём новую ссылку для подтверждения.',
    submit: 'Прислать письмо',
    sent: (email) =>
      `Если аккаунт с адресом ${email} ждёт подтверждения, новое письмо уже в пути. Проверьте и папку «Спам».`,
  },
}
