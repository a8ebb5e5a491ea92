/** What to do about the commonest refusals, by Supabase Auth's error code. */
const hints: Readonly<Record<string, string>> = {
  invalid_credentials: 'Неверный email или пароль. Проверьте раскладку и регистр букв.',
  email_not_confirmed: 'Аккаунт ещё не подтверждён: откройте ссылку из письма.',
  over_request_rate_limit: 'Слишком много попыток. Подождите минуту и попробуйте снова.',
  over_email_send_rate_limit: 'Письмо уже отправлено. Подождите минуту и попробуйте снова.',
  same_password: 'Новый пароль совпадает с прежним. Придумайте другой.',
  session_not_found: 'Сеанс закончился. Войдите ещё раз.',
  insufficient_aal: 'Нужен код второго фактора. Войдите ещё раз и введите его.',
  mfa_verification_failed:
    'Код не подошёл. Проверьте, что на телефоне верное время, и введите новый.',
  mfa_verification_rejected: 'Код отклонён. Подождите минуту и попробуйте снова.',
  mfa_challenge_expired: 'Время на ввод кода вышло. Введите новый код из приложения.',
  mfa_factor_not_found: 'Этого способа входа больше нет. Откройте окно ещё раз.',
  mfa_factor_name_conflict: 'Приложение с таким названием уже есть. Назовите это иначе.',
  too_many_enrolled_mfa_factors: 'Приложений уже слишком много. Сначала удалите лишнее.',
  mfa_totp_enroll_not_enabled: 'Вход с кодом на этом сервере выключен.',
  weak_password: 'Пароль слишком простой: добавьте символов, букв и цифр.',
}

/** A hint in Russian to go with the server's message; undefined for a code without one. */
export const hintFor = (code: string | undefined) => (code ? hints[code] : undefined)

/** What to show for an error of Supabase Auth; one without a hint is logged. */
export function explainRefusal(error: unknown): string {
  const code =
    typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
      ? error.code
      : undefined
  const hint = hintFor(code)
  if (!hint) console.error('The account server refused:', error)
  return hint ?? 'Не получилось. Проверьте соединение и попробуйте ещё раз.'
}
