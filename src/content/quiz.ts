import type {
  QuizBudget,
  QuizPriority,
  QuizProjectType,
  QuizTeam,
  QuizTimeline,
} from '@contracts/lead-options.ts'

export const quizProjectTypeLabels: Record<QuizProjectType, string> = {
  'web-app': 'Веб-приложение',
  'mobile-app': 'Мобильное приложение',
  enterprise: 'Корпоративная система',
  ecommerce: 'Интернет-магазин',
  api: 'API и интеграции',
  other: 'Другое',
}

export const quizTimelineLabels: Record<QuizTimeline, string> = {
  '1-month': '1 месяц',
  '3-months': '3 месяца',
  '6-months': '6 месяцев',
  year: 'Год',
  flexible: 'Гибкие сроки',
}

export const quizBudgetLabels: Record<QuizBudget, string> = {
  '500k': 'До $5,000',
  '1m': '$5,000–$10,000',
  '3m': '$10,000–$30,000',
  '5m': '$30,000–$50,000',
  '5m+': 'Более $50,000',
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
