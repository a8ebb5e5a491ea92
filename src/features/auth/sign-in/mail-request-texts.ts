import type { MailPurpose } from './mail-pause'

export const mailRequestTitles: Record<MailPurpose, string> = {
  recovery: 'Сброс пароля',
  confirmation: 'Письмо с подтверждением',
}

interface MailRequestTexts {
  intro: string
  submit: string
  /** The same whether or not the account exists. */
  sent: (email: string) => string
}

export const mailRequestTexts: Record<MailPurpose, MailRequestTexts> = {
  recovery: {
    intro: 'Укажите email аккаунта. Пришлём ссылку, по которой можно задать новый пароль.',
    submit: 'Прислать ссылку',
    sent: (email) =>
      `Если есть аккаунт с адресом ${email}, письмо со ссылкой уже в пути. Проверьте и папку «Спам».`,
  },
  confirmation: {
    intro: 'Укажите email, с которым регистрировались. Пришлём новую ссылку для подтверждения.',
    submit: 'Прислать письмо',
    sent: (email) =>
      `Если аккаунт с адресом ${email} ждёт подтверждения, новое письмо уже в пути. Проверьте и папку «Спам».`,
  },
}
