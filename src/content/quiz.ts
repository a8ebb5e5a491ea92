import type {
  QuizBudget,
  QuizFeature,
  QuizPriority,
  QuizProjectType,
  QuizTeam,
  QuizTimeline,
} from '@contracts/lead-options.ts'
import type { Lang, Texts } from '@contracts/lang.ts'
import type { Currency } from './currencies.ts'
import { type Budget, budgetText } from './price-text.ts'

export const quizProjectTypeLabels: Texts<Record<QuizProjectType, string>> = {
  ru: {
    'web-app': 'Сайт или веб-приложение',
    'mobile-app': 'Мобильное приложение',
    enterprise: 'Корпоративная система',
    ecommerce: 'Интернет-магазин',
    api: 'API и интеграции',
    other: 'Другое',
  },
  en: {
    'web-app': 'Website or web app',
    'mobile-app': 'Mobile app',
    enterprise: 'Enterprise system',
    ecommerce: 'Online shop',
    api: 'API and integrations',
    other: 'Something else',
  },
}

export const quizTimelineLabels: Texts<Record<QuizTimeline, string>> = {
  ru: {
    '1-month': 'До 1 месяца',
    '3-months': 'До 3 месяцев',
    '6-months': 'До 6 месяцев',
    year: 'До года',
    flexible: 'Гибкие сроки',
  },
  en: {
    '1-month': 'Within a month',
    '3-months': 'Within 3 months',
    '6-months': 'Within 6 months',
    year: 'Within a year',
    flexible: 'Flexible',
  },
}

/** In the currency of budgets (currencies.ts). */
export const quizBudgetRanges: Record<QuizBudget, Budget> = {
  '500k': [0, 5_000],
  '1m': [5_000, 10_000],
  '3m': [10_000, 30_000],
  '5m': [30_000, 50_000],
  '5m+': [50_000, Infinity],
}

/** A chosen budget, as it is written in a lead. */
export const quizBudgetText = (budget: QuizBudget, currency?: Currency, lang?: Lang) =>
  budgetText(quizBudgetRanges[budget], currency, lang)

/** Sent as one comma-joined string, so no label may contain a comma. */
export const quizFeatureLabels: Texts<Record<QuizFeature, string>> = {
  ru: {
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
  },
  en: {
    'user-auth': 'Sign-in and user accounts',
    'admin-panel': 'Admin panel',
    payments: 'Payments',
    'api-integrations': 'API integrations',
    analytics: 'Analytics and reports',
    notifications: 'Notifications',
    'file-sharing': 'File sharing',
    multilingual: 'Several languages',
    'mobile-version': 'Mobile version',
    seo: 'SEO',
  },
}

export const quizPriorityLabels: Texts<Record<QuizPriority, string>> = {
  ru: {
    speed: 'Скорость',
    quality: 'Качество',
    design: 'Дизайн',
    scalability: 'Масштабируемость',
    cost: 'Стоимость',
  },
  en: {
    speed: 'Speed',
    quality: 'Quality',
    design: 'Design',
    scalability: 'Scalability',
    cost: 'Cost',
  },
}

export const quizTeamLabels: Texts<Record<QuizTeam, string>> = {
  ru: {
    'no-team': 'Команды нет',
    'partial-team': 'Есть часть команды',
    'full-team': 'Есть полная команда',
    consulting: 'Нужна консультация',
  },
  en: {
    'no-team': 'No team yet',
    'partial-team': 'Part of a team',
    'full-team': 'A full team',
    consulting: 'I need advice',
  },
}
