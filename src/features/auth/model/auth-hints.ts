/** What to do about the refusals that people meet most, by Supabase Auth's error code. */
const hints: Readonly<Record<string, string>> = {
  invalid_credentials: 'Неверный email или пароль. Проверьте раскладку и регистр букв.',
  email_not_confirmed: 'Аккаунт ещё не подтверждён: откройте ссылку из письма.',
  over_request_rate_limit: 'Слишком много попыток. Подождите минуту и попробуйте снова.',
  over_email_send_rate_limit: 'Письмо уже отправлено. Подождите минуту и попробуйте снова.',
  weak_password: 'Пароль слишком простой: добавьте символов, букв и цифр.',
}

/** A hint in Russian beside the server's own message; undefined where we know nothing better. */
export const hintFor = (code: string | undefined) => (code ? hints[code] : undefined)
