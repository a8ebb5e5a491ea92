/** What the agency makes without a published price, by its id; pages need no more than this. */
export const tasks = {
  'task/telegram-bot': 'Telegram-бот',
  'task/ai': 'Решение с ИИ',
  'task/integrations': 'Интеграция',
  'task/marketplaces': 'Маркетплейс',
  'task/booking': 'Онлайн-запись',
  'task/calculator': 'Калькулятор на сайте',
  'task/table-and-rooms': 'QR-меню и бронирование',
  'task/loyalty': 'Программа лояльности',
  'task/naming': 'Нейминг',
  'task/excel-chaos': 'Система учёта',
  'task/saas': 'SaaS-сервис',
} as const
