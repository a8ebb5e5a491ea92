import { hoursLong } from '@contracts/russian.ts'
import type {
  QuizFeature,
  QuizPriority,
  QuizProjectType,
  QuizTeam,
  QuizTimeline,
} from '@contracts/lead-options.ts'
import { type Texts, translated } from '@contracts/lang.ts'
import { promises } from './company'
import type { Currency } from './currencies'
import { budgetRate } from './currency'

type QuizQuestions = Record<
  | 'projectType'
  | 'timeline'
  | 'budget'
  | 'features'
  | 'priority'
  | 'team'
  | 'description'
  | 'contact',
  { title: string; hint: string | ((currency: Currency) => string) }
>

const atRate = (before: string, rate: string | undefined) => (rate ? before + rate : '')

/** The questions of the quiz, in the order of its steps. */
export const quizQuestions = translated<QuizQuestions>(
  {
    projectType: { title: 'Что будем делать?', hint: 'Выберите самое близкое: детали уточним.' },
    timeline: {
      title: 'Когда нужен результат?',
      hint: 'Срок считаем от старта до запуска. Выберите самый близкий вариант.',
    },
    budget: {
      title: 'Какой бюджет планируете?',
      hint: (currency: Currency) =>
        `Подскажет, с какого объёма начать. Выберите самый близкий вариант${atRate('; ориентировочный курс — ', budgetRate(currency))}.`,
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
      hint: `Пока — оценка по ценам сайта. Точный расчёт пришлём в течение ${hoursLong(promises.proposalHours)} по рабочим дням.`,
    },
  },
  {
    projectType: {
      title: 'What shall we build?',
      hint: 'Choose the closest answer; we will clarify the details.',
    },
    timeline: {
      title: 'When do you need it?',
      hint: 'Counted from the start of work to launch. Choose the closest answer.',
    },
    budget: {
      title: 'What budget do you have in mind?',
      hint: (currency: Currency) =>
        `It tells us what scope to begin with. Choose the closest answer${atRate('; the approximate rate is ', budgetRate(currency, 'en'))}.`,
    },
    features: {
      title: 'What must it have?',
      hint: 'Choose as many as you like, or skip the question.',
    },
    priority: {
      title: 'What matters most to you?',
      hint: 'It tells us what must not be compromised. Choose the closest answer.',
    },
    team: {
      title: 'Do you have a team?',
      hint: 'It tells us which roles to fill. Choose the closest answer.',
    },
    description: {
      title: 'Tell us about the project',
      hint: 'A few words are enough, or skip it: we will ask when we talk.',
    },
    contact: {
      title: 'Where shall we send the proposal?',
      hint: `For now, this is an estimate from our published prices. The exact calculation follows within ${promises.proposalHours}\u00a0hours, counted on working days.`,
    },
  },
)

// Hints under the answers.
export const quizProjectTypeHints: Texts<Record<QuizProjectType, string>> = {
  ru: {
    'web-app': 'Лендинг, сайт компании, портал',
    'mobile-app': 'iOS, Android или обе платформы',
    enterprise: 'Учёт, CRM, кабинеты сотрудников',
    ecommerce: 'Каталог, корзина, оплата',
    api: 'Сервер приложения, связь систем',
    other: 'Брендинг, реклама, поддержка',
  },
  en: {
    'web-app': 'Landing page, company site, portal',
    'mobile-app': 'iOS, Android or both',
    enterprise: 'Accounting, CRM, staff portals',
    ecommerce: 'Catalogue, cart, payments',
    api: 'App backend, connecting systems',
    other: 'Branding, advertising, support',
  },
}

export const quizTimelineHints: Texts<Record<QuizTimeline, string>> = {
  ru: {
    '1-month': 'Есть дата, к которой нужно успеть',
    '3-months': 'Первая версия за квартал',
    '6-months': 'Проект с несколькими этапами',
    year: 'Большая система или развитие',
    flexible: 'Подстроимся под ваши планы',
  },
  en: {
    '1-month': 'There is a date to meet',
    '3-months': 'A first version within a quarter',
    '6-months': 'A project in several stages',
    year: 'A large system, or growing one',
    flexible: 'We adapt to your plans',
  },
}

export const quizFeatureHints: Texts<Record<QuizFeature, string>> = {
  ru: {
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
  },
  en: {
    'user-auth': 'Registration, roles, profiles',
    'admin-panel': 'Manage it without a programmer',
    payments: 'Cards, QR codes, receipts',
    'api-integrations': '1C, CRM, banks, delivery',
    analytics: 'Metrics and exports',
    notifications: 'Push, email, SMS',
    'file-sharing': 'Uploads and shared access',
    multilingual: 'Russian, Kyrgyz, English and others',
    'mobile-version': 'Convenient on a phone',
    seo: 'So that search engines find it',
  },
}

export const quizPriorityHints: Texts<Record<QuizPriority, string>> = {
  ru: {
    speed: 'Запуститься как можно раньше',
    quality: 'Надёжность и запас прочности',
    design: 'Впечатление с первого экрана',
    scalability: 'Выдержать рост в разы',
    cost: 'Уложиться в бюджет',
  },
  en: {
    speed: 'To launch as early as possible',
    quality: 'Reliability with a margin',
    design: 'An impression from the first screen',
    scalability: 'To withstand growth many times over',
    cost: 'To stay within budget',
  },
}

export const quizTeamHints: Texts<Record<QuizTeam, string>> = {
  ru: {
    'no-team': 'Сделаем всё сами',
    'partial-team': 'Закроем недостающие роли',
    'full-team': 'Усилим или возьмём отдельную часть',
    consulting: 'Разберёмся вместе, кто понадобится',
  },
  en: {
    'no-team': 'We do everything',
    'partial-team': 'We fill the missing roles',
    'full-team': 'We reinforce it or take a part',
    consulting: 'We work out together who is needed',
  },
}
