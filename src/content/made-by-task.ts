import { tasks } from './tasks.ts'

interface Made {
  /** The id of the fact that says so. */
  fact: string
  title: string
  titleEn: string
  /** Whether it is a site or an app of its own kind, no function of one. */
  whole?: true
  /** What the fact says of its term. */
  term?: string
  /** Visitors' names for it besides its title. */
  names: readonly string[]
}

/**
 * What the agency makes without a published price, by its id: subjects of the chat and of its form. Apart from the
 * facts, which pages load.
 */
export const madeByTask: Readonly<Record<string, Made>> = {
  'task/telegram-bot': {
    fact: 'technologies/telegram-bot',
    title: tasks['task/telegram-bot'],
    titleEn: 'Telegram bot',
    term: 'первая версия — за несколько недель',
    names: ['бот', 'мини апп', 'mini app', 'мини приложение в телеграме'],
  },
  'task/ai': {
    fact: 'technologies/ai',
    title: tasks['task/ai'],
    titleEn: 'AI solution',
    names: [
      'ии',
      'ии помощник',
      'ии бот',
      'голосовой помощник',
      'компьютерное зрение',
      'чат для сайта',
      'чат на сайт',
      'онлайн чат',
    ],
  },
  'task/integrations': {
    fact: 'technologies/integrations',
    title: tasks['task/integrations'],
    titleEn: 'Integration',
    names: ['интеграция с 1с', 'интеграция с crm', 'обмен с 1с', 'связать с 1с'],
  },
  'task/marketplaces': {
    fact: 'shops/marketplaces',
    whole: true,
    title: tasks['task/marketplaces'],
    titleEn: 'Marketplace',
    names: ['агрегатор', 'площадка для продавцов'],
  },
  'task/booking': {
    fact: 'websites/booking',
    title: tasks['task/booking'],
    titleEn: 'Online booking',
    names: ['календарь записи'],
  },
  'task/calculator': {
    fact: 'websites/calculator',
    title: tasks['task/calculator'],
    titleEn: 'Calculator',
    names: ['калькулятор', 'конструктор товара', 'конфигуратор'],
  },
  'task/table-and-rooms': {
    fact: 'industry-solutions/table-and-rooms',
    title: tasks['task/table-and-rooms'],
    titleEn: 'QR menu and reservations',
    names: ['qr меню', 'бронирование столов', 'бронирование номеров'],
  },
  'task/loyalty': {
    fact: 'industry-solutions/loyalty',
    title: tasks['task/loyalty'],
    titleEn: 'Loyalty program',
    names: ['бонусная программа', 'карта лояльности'],
  },
  'task/naming': {
    fact: 'branding/naming',
    title: tasks['task/naming'],
    titleEn: 'Naming',
    names: ['название бренда', 'придумать название'],
  },
  'task/excel-chaos': {
    fact: 'situations/excel-chaos',
    title: tasks['task/excel-chaos'],
    titleEn: 'Stock and order system',
    names: ['crm', 'erp', 'программа для учёта'],
  },
  'task/saas': {
    fact: 'api-and-saas/saas-build',
    whole: true,
    title: tasks['task/saas'],
    titleEn: 'SaaS product',
    names: ['saas', 'mvp saas', 'saas сервис', 'saas платформа', 'подписной сервис'],
  },
}
