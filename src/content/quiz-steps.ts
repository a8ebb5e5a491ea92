import type {
  QuizFeature,
  QuizPriority,
  QuizProjectType,
  QuizTeam,
  QuizTimeline,
} from '@contracts/lead-options.ts'
import type { Currency } from '@contracts/currency.ts'
import { promises } from './company'
import { dollarIn } from './price-text'

/** The questions of the quiz, in the order of its steps. */
export const quizQuestions = {
  projectType: { title: 'Что будем делать?', hint: 'Выберите самое близкое: детали уточним.' },
  timeline: {
    title: 'Когда нужен результат?',
    hint: 'Срок считаем от старта до запуска. Выберите самый близкий вариант.',
  },
  budget: {
    title: 'Какой бюджет планируете?',
    hint: (currency: Currency) =>
      `Подскажет, с какого объёма начать. Выберите самый близкий вариант; ориентировочный курс — ${dollarIn(currency)} за доллар.`,
  },
  features: {
    title: 'Что обязательно должно быть?',
    hint: 'Отметьте сколько угодно вариантов или пропустите вопрос.',
  },
  priority: {
    title: 'Что для вас важнее всего?',
    hint: 'От этого зависит, чем не будем жертвовать. Выберите самый близкий вариант.',
  },
  team: {
    title: 'Есть ли у вас команда?',
    hint: 'Так поймём, какие роли закрыть. Выберите самый близкий вариант.',
  },
  description: {
    title: 'Расскажите о проекте',
    hint: 'Можно в двух словах или вовсе пропустить: спросим при разговоре.',
  },
  contact: {
    title: 'Куда прислать предложение?',
    hint: `Пока — оценка по ценам сайта. Точный расчёт пришлём в течение ${promises.proposalHours}\u00a0часов по рабочим дням.`,
  },
} as const satisfies Record<
  string,
  { title: string; hint: string | ((currency: Currency) => string) }
>

// Hints under the answers.
export const quizProjectTypeHints: Record<QuizProjectType, string> = {
  'web-app': 'Лендинг, сайт компании, портал',
  'mobile-app': 'iOS, Android или обе платформы',
  enterprise: 'Учёт, CRM, кабинеты сотрудников',
  ecommerce: 'Каталог, корзина, оплата',
  api: 'Сервер приложения, связь систем',
  other: 'Брендинг, реклама, поддержка',
}

export const quizTimelineHints: Record<QuizTimeline, string> = {
  '1-month': 'Есть дата, к которой нужно успеть',
  '3-months': 'Первая версия за квартал',
  '6-months': 'Проект с несколькими этапами',
  year: 'Большая система или развитие',
  flexible: 'Подстроимся под ваши планы',
}

export const quizFeatureHints: Record<QuizFeature, string> = {
  'user-auth': 'Регистрация, роли, профиль',
  'admin-panel': 'Управление без программиста',
  payments: 'Карты, QR, чеки',
  'api-integrations': '1С, CRM, банки, доставка',
  analytics: 'Показатели и выгрузки',
  notifications: 'Push, почта, SMS',
  'file-sharing': 'Загрузка и общий доступ',
  multilingual: 'Русский, кыргызский и другие',
  'mobile-version': 'Удобно с телефона',
  seo: 'Чтобы находили в поиске',
}

export const quizPriorityHints: Record<QuizPriority, string> = {
  speed: 'Запуститься как можно раньше',
  quality: 'Надёжность и запас прочности',
  design: 'Впечатление с первого экрана',
  scalability: 'Выдержать рост в разы',
  cost: 'Уложиться в бюджет',
}

export const quizTeamHints: Record<QuizTeam, string> = {
  'no-team': 'Сделаем всё сами',
  'partial-team': 'Закроем недостающие роли',
  'full-team': 'Усилим или возьмём отдельную часть',
  consulting: 'Разберёмся вместе, кто понадобится',
}
