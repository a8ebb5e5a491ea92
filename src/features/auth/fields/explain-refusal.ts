import { z } from '@contracts/zod.ts'

const waitAMinute = 'Подождите минуту и попробуйте снова.'
const signInAgain = 'Сеанс закончился. Войдите ещё раз.'
const serverFailed = 'Сервер аккаунтов не справился с запросом. Попробуйте ещё раз через минуту.'

/**
 * Advice by Supabase Auth's error code: all codes that passwords, mails or authenticator apps can cause
 * (https://supabase.com/docs/guides/auth/debugging/error-codes).
 */
const hints: Readonly<Record<string, string>> = {
  invalid_credentials: 'Неверный email или пароль. Проверьте раскладку и регистр букв.',
  user_not_found: 'Такого аккаунта больше нет.',
  user_banned: 'Вход в этот аккаунт закрыт. Напишите нам, если это ошибка.',
  email_not_confirmed: 'Аккаунт ещё не подтверждён: откройте ссылку из письма.',
  email_address_invalid: 'На такой адрес письмо не отправить. Проверьте его.',
  email_address_not_authorized: 'На этот адрес сервер писем не отправляет. Укажите другой.',
  validation_failed: 'Сервер не принял эти данные. Проверьте поля.',
  signup_disabled: 'Регистрация сейчас закрыта.',
  email_provider_disabled: 'Вход по email и паролю сейчас закрыт.',
  captcha_failed: 'Проверка «я не робот» не прошла. Обновите страницу и попробуйте снова.',
  weak_password: 'Пароль слишком простой: добавьте букв, цифр и знаков.',
  same_password: 'Новый пароль совпадает с прежним. Придумайте другой.',
  otp_expired: 'Ссылка устарела или уже использована. Запросите новое письмо.',
  over_request_rate_limit: `Слишком много попыток. ${waitAMinute}`,
  over_email_send_rate_limit: `Письмо уже отправлено. ${waitAMinute}`,
  over_sms_send_rate_limit: `Код уже отправлен. ${waitAMinute}`,
  session_not_found: signInAgain,
  session_expired: signInAgain,
  refresh_token_not_found: signInAgain,
  refresh_token_already_used: signInAgain,
  bad_jwt: signInAgain,
  no_authorization: signInAgain,
  reauthentication_needed:
    'Это можно изменить только вскоре после входа. Выйдите и войдите ещё раз.',
  insufficient_aal: 'Нужен код второго фактора. Войдите ещё раз и введите его.',
  mfa_verification_failed:
    'Код не подошёл. Проверьте, что на телефоне верное время, и введите новый.',
  mfa_verification_rejected: `Код отклонён. ${waitAMinute}`,
  mfa_challenge_expired: 'Время на ввод кода вышло. Введите новый код из приложения.',
  mfa_ip_address_mismatch: 'Сеть сменилась, пока вводился код. Введите новый.',
  mfa_factor_not_found: 'Этого способа входа больше нет. Откройте окно ещё раз.',
  mfa_factor_name_conflict: 'Приложение с таким названием уже есть. Назовите это иначе.',
  mfa_verified_factor_exists: 'Вход с кодом уже подключён.',
  too_many_enrolled_mfa_factors: 'Приложений уже слишком много. Сначала удалите лишнее.',
  mfa_totp_enroll_not_enabled: 'Вход с кодом на этом сервере выключен.',
  mfa_totp_verify_not_enabled: 'Вход с кодом на этом сервере выключен.',
  request_timeout: serverFailed,
  hook_timeout: serverFailed,
  unexpected_failure: serverFailed,
}

const cutOff = 'Не получилось. Проверьте соединение и попробуйте ещё раз.'

/** What auth-js throws: errors, whose message is not an own enumerable property. */
const refusalSchema = z.object({
  code: z.string().catch(''),
  /** None, or none above zero, if no server has answered. */
  status: z.number().catch(0),
  message: z.string().catch(''),
})

/**
 * The text for an error of Supabase Auth: our explanation in the visitor's language, else the server's message. Both
 * go to the log.
 * @param error anything thrown or returned; its `code` decides
 */
export function explainRefusal(error: unknown): string {
  console.warn('The account server refused:', error)
  const { data } = refusalSchema.safeParse(error)
  const hint = data && hints[data.code]
  if (hint) return hint
  if (!data || data.status <= 0) return cutOff
  // auth-js writes `{}` for a response without a message.
  return /\p{L}/u.test(data.message) ? data.message : serverFailed
}
