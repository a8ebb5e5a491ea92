import type {
  QuizBudget,
  QuizFeature,
  QuizPriority,
  QuizProjectType,
  QuizTeam,
  QuizTimeline,
} from '@contracts/lead-options.ts'
import type { Currency } from '@contracts/currency.ts'
import { type Budget, budgetText } from './price-text.ts'

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

export const quizBudgetDollars: Record<QuizBudget, Budget> = {
  '500k': [0, 5_000],
  '1m': [5_000, 10_000],
  '3m': [10_000, 30_000],
  '5m': [30_000, 50_000],
  '5m+': [50_000, Infinity],
}

/** A chosen budget, as a lead's amount. */
export const quizBudgetText = (budget: QuizBudget, currency?: Currency) =>
  budgetText(quizBudgetDollars[budget], currency)

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
