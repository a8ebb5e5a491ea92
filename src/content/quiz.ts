import type {
  QuizBudget,
  QuizFeature,
  QuizPriority,
  QuizProjectType,
  QuizTeam,
  QuizTimeline,
} from '@contracts/lead-options.ts'
import { type Currency, somsOf } from '@contracts/currency.ts'
import { formatNumber } from '@contracts/russian.ts'
import { exchangeRate, inRoubles } from './currency.ts'

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

/** From and up to, in dollars. */
export const quizBudgetDollars: Record<QuizBudget, readonly [from: number, to: number]> = {
  '500k': [0, 5_000],
  '1m': [5_000, 10_000],
  '3m': [10_000, 30_000],
  '5m': [30_000, 50_000],
  '5m+': [50_000, Infinity],
}

const signs: Record<Currency, string> = { rub: '₽', usd: '$', kgs: 'сом' }

/** A budget in a currency, at the site's rate: «До 5 000 $», «405 000–810 000 ₽». */
export function quizBudgetText(budget: QuizBudget, currency: Currency = 'usd'): string {
  const [from, to] = quizBudgetDollars[budget]
  const amount = (dollars: number) =>
    formatNumber(
      currency === 'usd'
        ? dollars
        : currency === 'rub'
          ? inRoubles(dollars)
          : somsOf(inRoubles(dollars), exchangeRate),
    )
  const range =
    from === 0
      ? `До ${amount(to)}`
      : to === Infinity
        ? `Более ${amount(from)}`
        : `${amount(from)}–${amount(to)}`
  return `${range}\u00a0${signs[currency]}`
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
