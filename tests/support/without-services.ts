/** Without a language model and a bot, even if the terminal has keys for them. */
export const withoutServices = {
  AI_BASE_URL: '',
  AI_API_KEY: '',
  AI_MODEL: '',
  TELEGRAM_BOT_TOKEN: '',
  TELEGRAM_CHAT_ID: '',
  CAPTCHA: '',
}
