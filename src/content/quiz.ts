import type {
  QuizBudget,
  QuizFeature,
  QuizPriority,
  QuizProjectType,
  QuizTeam,
  QuizTimeline,
} from '@contracts/lead-options.ts'
import { inRoubles } from './currency.ts'

export const quizProjectTypeLabels: Record<QuizProjectType, string> = {
  'web-app': 'Сайт или веб-приложение',
  'mobile-app': 'Мобильное приложение',
  enterprise: 'Корпоративная система',
  ecommerce: 'Интернет-магазин',
  api: 'API и интеграции',
  other: 'Другое',
}

export const quizTimelineLabels: Record<QuizTimeline, string> = {
  '1-month': 'До 1 месяца',
  '3-months': 'До 3 месяцев',
  '6-months': 'До 6 месяцев',
  year: 'До года',
  flexible: 'Гибкие сроки',
}

export const quizBudgetLabels: Record<QuizBudget, string> = {
  '500k': 'До $5,000',
  '1m': '$5,000–$10,000',
  '3m': '$10,000–$30,000',
  '5m': '$30,000–$50,000',
  '5m+': 'Более $50,000',
}

/** The same in roubles, at the rate of currency.ts. */
export const quizBudgetRoubles: Record<QuizBudget, { from?: number; to?: number }> = {
  '500k': { to: inRoubles(5_000) },
  '1m': { from: inRoubles(5_000), to: inRoubles(10_000) },
  '3m': { from: inRoubles(10_000), to: inRoubles(30_000) },
  '5m': { from: inRoubles(30_000), to: inRoubles(50_000) },
  '5m+': { from: inRoubles(50_000) },
}

/** Sent as one comma-joined string, so no label may contain a comma. */
export const quizFeatureLabels: Record<QuizFeature, string> = {
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
}

export const quizPriorityLabels: Record<QuizPriority, string> = {
  speed: 'Скорость',
  quality: 'Качество',
  design: 'Дизайн',
  scalability: 'Масштабируемость',
  cost: 'Стоимость',
}

export const quizTeamLabels: Record<QuizTeam, string> = {
  'no-team': 'Команды нет',
  'partial-team': 'Есть часть команды',
  'full-team': 'Есть полная команда',
  consulting: 'Нужна консультация',
}
