import { telegramAutomationBody, telegramSidebar } from '../blog/telegram-automation'
import type { PageContent } from '../model/page'

export const telegramAutomation: PageContent = {
  head: {
    title: 'Автоматизация в Telegram: боты, вебхуки, рассылки и платежи',
    description:
      'Рабочий бот на TypeScript и grammY: вебхук с секретом, рассылка до 30 сообщений в секунду, ошибка 429, оплата в Stars, статистика.',
    keywords: [
      'Telegram-бот для бизнеса',
      'лимит 30 сообщений в секунду',
      'ошибка 429 retry_after',
      'grammY',
    ],
  },
  lang: 'ru',
  sections: [
    {
      kind: 'article',
      id: 'telegram-automation',
      body: telegramAutomationBody,
      related: ['ecommerce-automation', 'telegram-mini-app-shop', 'ai-support-desk'],
      sidebar: telegramSidebar,
    },
  ],
}
