// Generated from src/content by `npm run catalogue`: do not edit.
export const consultationBudgetLabels = {
  '100k-500k': '$1,000–$5,000',
  '500k-1m': '$5,000–$10,000',
  '1m-3m': '$10,000–$30,000',
  '3m+': '$30,000+',
  discuss: 'Обсудим',
} as const

export const consultationProjectTypeLabels = {
  web: 'Веб-разработка',
  mobile: 'Мобильное приложение',
  saas: 'SaaS-платформа',
  api: 'API и интеграции',
  cloud: 'Облачные решения',
  other: 'Другое',
} as const

export const quizBudgetLabels = {
  '500k': 'До $5,000',
  '1m': '$5,000–$10,000',
  '3m': '$10,000–$30,000',
  '5m': '$30,000–$50,000',
  '5m+': 'Более $50,000',
} as const

export const quizFeatureLabels = {
  'user-auth': 'Вход и личный кабинет',
  'admin-panel': 'Админ-панель',
  payments: 'Приём платежей',
  'api-integrations': 'Интеграции по API',
  analytics: 'Аналитика и отчёты',
  notifications: 'Уведомления',
  'file-sharing': 'Обмен файлами',
  multilingual: 'Несколько языков',
  'mobile-version': 'Мобильная версия',
  seo: 'SEO-оптимизация',
} as const

export const quizPriorityLabels = {
  speed: 'Скорость',
  quality: 'Качество',
  design: 'Дизайн',
  scalability: 'Масштабируемость',
  cost: 'Стоимость',
} as const

export const quizProjectTypeLabels = {
  'web-app': 'Сайт или веб-приложение',
  'mobile-app': 'Мобильное приложение',
  enterprise: 'Корпоративная система',
  ecommerce: 'Интернет-магазин',
  api: 'API и интеграции',
  other: 'Другое',
} as const

export const quizTeamLabels = {
  'no-team': 'Команды нет',
  'partial-team': 'Есть часть команды',
  'full-team': 'Есть полная команда',
  consulting: 'Нужна консультация',
} as const

export const quizTimelineLabels = {
  '1-month': 'До 1 месяца',
  '3-months': 'До 3 месяцев',
  '6-months': 'До 6 месяцев',
  year: 'До года',
  flexible: 'Гибкие сроки',
} as const
