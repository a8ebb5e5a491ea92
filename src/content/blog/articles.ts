import type { PersonId } from '../addresses'
import type { NonEmpty } from '../primitives'
import type { PagePath } from '../site-map.ts'
import type { CategoryId } from './categories'

interface ArticleFacts {
  title: string
  excerpt: string
  author: PersonId
  category: CategoryId
  tags: NonEmpty<string>
  /** Minutes. */
  readTime: number
  featured?: true
}

/** A published article. */
export interface PublishedArticle extends ArticleFacts {
  status: 'published'
  path: PagePath
  /** ISO 8601, a day. */
  publishDate: string
  views: number
}

/** An article being written: announced, but not linked. */
interface ComingArticle extends ArticleFacts {
  status: 'coming'
  path?: never
}

export type Article = PublishedArticle | ComingArticle

/** Every article of the blog, the published ones first, newest first. */
export const articles = {
  'telegram-automation': {
    status: 'published',
    path: '/blog/telegram-automation',
    title: 'Автоматизация в Telegram: бот, который не падает и не спамит',
    excerpt:
      'Чем бот отличается от канала и Mini App, как закрыть вебхук от чужих, уложиться в 30\u00a0сообщений в секунду и принять оплату. С рабочим кодом на TypeScript.',
    author: 'diana-li',
    publishDate: '2024-11-19',
    readTime: 12,
    views: 3190,
    category: 'telegram',
    tags: ['Telegram', 'Боты', 'TypeScript', 'Платежи'],
    featured: true,
  },
  'ecommerce-automation': {
    status: 'published',
    path: '/blog/ecommerce-automation',
    title: 'Автоматизация интернет-магазина: от заказа до чека без ручной работы',
    excerpt:
      'Разбираем путь заказа по шагам: остатки, обмен с 1С, оплата и чек, доставка, возвраты. Что автоматизировать первым, как посчитать пользу и где чаще всего ошибаются.',
    author: 'nurlan-kadyrov',
    publishDate: '2024-10-22',
    readTime: 11,
    views: 2840,
    category: 'ecommerce',
    tags: ['E-commerce', '1С', 'CRM', 'Интеграции'],
    featured: true,
  },
  'process-map': {
    status: 'coming',
    title: 'Карта процессов за два дня: что автоматизировать, а что оставить людям',
    excerpt:
      'Шаблон интервью с сотрудниками, подсчёт часов и простое правило, по которому половина идей отсеивается до разработки.',
    author: 'nurlan-kadyrov',
    readTime: 9,
    category: 'automation',
    tags: ['Процессы', 'Аналитика'],
  },
  'exchange-without-duplicates': {
    status: 'coming',
    title: 'Обмен без дублей: ключи идемпотентности и очередь исходящих',
    excerpt:
      'Почему повтор запроса неизбежен и как сделать, чтобы второй заказ, второй чек и второе письмо не появились.',
    author: 'daniyar-usenov',
    readTime: 11,
    category: 'automation',
    tags: ['Интеграции', 'API', 'Очереди'],
  },
  'marketplace-stock': {
    status: 'coming',
    title: 'Магазин и маркетплейсы: один склад на все витрины',
    excerpt:
      'Как делить остаток между сайтом и площадками, что держать в запасе и когда лучше снять товар с витрины.',
    author: 'nurlan-kadyrov',
    readTime: 8,
    category: 'ecommerce',
    tags: ['Маркетплейсы', 'Остатки'],
  },
  'telegram-mini-app-shop': {
    status: 'coming',
    title: 'Магазин в Telegram Mini App: где он выигрывает у сайта',
    excerpt:
      'Опыт трёх запусков: вход без пароля, скорость на слабом телефоне, возвраты из чата и чего Mini App не умеет.',
    author: 'diana-li',
    readTime: 10,
    category: 'telegram',
    tags: ['Mini App', 'E-commerce'],
  },
  'ai-support-desk': {
    status: 'coming',
    title: 'AI в поддержке: как измерить, что ответам можно верить',
    excerpt:
      'Набор из 200 настоящих вопросов, оценка ответов до запуска и порог уверенности, после которого зовут человека.',
    author: 'alina-turdubaeva',
    readTime: 12,
    category: 'ai',
    tags: ['LLM', 'Поддержка', 'Качество'],
  },
  'document-recognition': {
    status: 'coming',
    title: 'Распознавание накладных: сколько стоит последний процент точности',
    excerpt:
      'Сравниваем готовые сервисы и свою модель на пачке из тысячи накладных и считаем, когда проверка человеком дешевле.',
    author: 'alina-turdubaeva',
    readTime: 9,
    category: 'ai',
    tags: ['OCR', 'Документы'],
  },
  'saas-metrics': {
    status: 'coming',
    title: 'Пять метрик SaaS, по которым видно беду за квартал',
    excerpt:
      'Отток, активация, доход с клиента, окупаемость привлечения и доля пассивных подписок: формулы и пороги тревоги.',
    author: 'ruslan-baytemirov',
    readTime: 8,
    category: 'saas',
    tags: ['SaaS', 'Метрики'],
  },
  'multi-tenant-postgres': {
    status: 'coming',
    title: 'Много клиентов, одна база: разделение данных правилами PostgreSQL',
    excerpt:
      'Построчная защита вместо «не забудь where», проверка утечек тестом и цена этого решения на больших таблицах.',
    author: 'daniyar-usenov',
    readTime: 13,
    category: 'saas',
    tags: ['PostgreSQL', 'Безопасность'],
  },
  'first-kubernetes': {
    status: 'coming',
    title: 'Нужен ли вам Kubernetes: честный подсчёт для команды из пяти человек',
    excerpt:
      'Когда хватает двух серверов и Docker Compose, сколько часов съедает кластер и по каким признакам пора переезжать.',
    author: 'daniyar-usenov',
    readTime: 10,
    category: 'technologies',
    tags: ['DevOps', 'Kubernetes'],
  },
  'fast-site-budget': {
    status: 'coming',
    title: 'Бюджет скорости: как удержать сайт быстрым через год после запуска',
    excerpt:
      'Лимиты на байты и запросы, которые проверяет сборка, и разговор с маркетингом о пятом счётчике.',
    author: 'diana-li',
    readTime: 7,
    category: 'technologies',
    tags: ['Производительность', 'Фронтенд'],
  },
} as const satisfies Record<string, Article>

export type ListedArticleId = keyof typeof articles

/** The published articles' ids. */
export type ArticleId = {
  [Id in ListedArticleId]: (typeof articles)[Id]['status'] extends 'published' ? Id : never
}[ListedArticleId]

/** All of them, in that order; there may be none. */
export const articleList: readonly Article[] = Object.values<Article>(articles)

export const articleOf = (id: ListedArticleId): Article => articles[id]
export const publishedArticle = (id: ArticleId): PublishedArticle => articles[id]
