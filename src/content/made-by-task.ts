interface Made {
  /** The id of the fact that says so. */
  fact: string
  title: string
  titleEn: string
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
    title: 'Telegram-бот',
    titleEn: 'Telegram bot',
    term: 'первая версия — за несколько недель',
    names: ['бот', 'мини апп', 'mini app', 'мини приложение в телеграме'],
  },
  'task/ai': {
    fact: 'technologies/ai',
    title: 'Решение с ИИ',
    titleEn: 'AI solution',
    names: ['ии', 'ии помощник', 'ии бот', 'голосовой помощник', 'компьютерное зрение'],
  },
  'task/integrations': {
    fact: 'technologies/integrations',
    title: 'Интеграция',
    titleEn: 'Integration',
    names: ['интеграция с 1с', 'интеграция с crm', 'обмен с 1с', 'связать с 1с'],
  },
  'task/marketplaces': {
    fact: 'shops/marketplaces',
    title: 'Маркетплейс',
    titleEn: 'Marketplace',
    names: ['агрегатор', 'площадка для продавцов'],
  },
  'task/booking': {
    fact: 'websites/booking',
    title: 'Онлайн-запись',
    titleEn: 'Online booking',
    names: ['запись на сайте', 'календарь записи'],
  },
  'task/calculator': {
    fact: 'websites/calculator',
    title: 'Калькулятор на сайте',
    titleEn: 'Calculator',
    names: ['калькулятор', 'конструктор товара', 'конфигуратор'],
  },
  'task/table-and-rooms': {
    fact: 'industry-solutions/table-and-rooms',
    title: 'QR-меню и бронирование',
    titleEn: 'QR menu and reservations',
    names: ['qr меню', 'бронирование столов', 'бронирование номеров'],
  },
  'task/loyalty': {
    fact: 'industry-solutions/loyalty',
    title: 'Программа лояльности',
    titleEn: 'Loyalty program',
    names: ['бонусная программа', 'карта лояльности'],
  },
  'task/naming': {
    fact: 'branding/naming',
    title: 'Нейминг',
    titleEn: 'Naming',
    names: ['название бренда', 'придумать название'],
  },
  'task/excel-chaos': {
    fact: 'situations/excel-chaos',
    title: 'Система учёта',
    titleEn: 'Stock and order system',
    names: ['crm', 'erp', 'программа для учёта'],
  },
}
