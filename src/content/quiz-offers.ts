import type { QuizFeature, QuizProjectType } from '@contracts/lead-options.ts'
import {
  additionalServices,
  advertisingPackages,
  appPackages,
  brandingPackages,
  seoPackages,
  siteTypes,
  supportPlans,
  webPackages,
} from './prices'
import type { Price } from './primitives'
import type { Term } from './term'

export interface Offer {
  /** The `interest` of its button. */
  interest: string
  /** As in a sentence. */
  title: string
  price: Price
  term?: Term
  /** After «если»: when a project outgrows the next cheaper offer. */
  grows?: string | undefined
  /** The quiz features that it includes, in the words of its page (a test compares). */
  includes?: Partial<Record<QuizFeature, string>>
}

/** Offers of one kind, in ascending order of price. */
export interface OfferLine {
  projectType: QuizProjectType
  /** The `interest` of buttons that lead here: a service, or a package of one. */
  askedAs: readonly string[]
  offers: readonly Offer[]
  /** The interest of the largest offer for a project of unknown size. */
  reaches?: string
  /** A remark where the offers only come close to the request. */
  caveat?: string
}

/** Of every package of /web-development. */
const onPhone = 'SEO измерены на телефоне'
const measuredOnPhone = { 'mobile-version': onPhone, seo: onPhone } as const

const landing: Offer = {
  interest: 'Веб-разработка: Лендинг',
  title: 'пакет «Лендинг»',
  ...webPackages.landing,
  includes: {
    'mobile-version': 'Адаптивная вёрстка',
    notifications: 'Форма заявки с уведомлением',
    analytics: 'Цели в Метрике и Google Analytics',
  },
}

const customLanding: Offer = {
  interest: 'Сайт под ключ: Лендинг',
  title: '«Лендинг» под ключ',
  ...siteTypes.landing,
  includes: { analytics: 'Цели в аналитике' },
}

const businessCard: Offer = {
  interest: 'Сайт под ключ: Сайт-визитка',
  title: '«Сайт-визитка» под ключ',
  ...siteTypes.businessCard,
  grows: 'страниц несколько',
}

const corporate: Offer = {
  interest: 'Веб-разработка: Корпоративный сайт',
  title: 'пакет «Корпоративный сайт»',
  ...webPackages.corporate,
  grows: 'нужны разделы и админка',
  includes: {
    'admin-panel': 'Админка с черновиками и предпросмотром',
    seo: 'Базовая SEO-разметка',
    'api-integrations': 'Связь заявок с CRM',
  },
}

const customCorporate: Offer = {
  interest: 'Сайт под ключ: Корпоративный сайт',
  title: '«Корпоративный сайт» под ключ',
  ...siteTypes.corporate,
  grows: 'дизайн каждого типа страниц рисуем с нуля',
}

const shop: Offer = {
  interest: 'Веб-разработка: Интернет-магазин',
  title: 'пакет «Интернет-магазин»',
  ...webPackages.shop,
  grows: 'нужны каталог и оплата',
  includes: {
    payments: 'Оплата картой и по QR',
    'admin-panel': 'Заказы в одной ленте для менеджера',
    ...measuredOnPhone,
  },
}

const customShop: Offer = {
  interest: 'Сайт под ключ: Интернет-магазин',
  title: '«Интернет-магазин» под ключ',
  ...siteTypes.shop,
  grows: 'нужны кабинет покупателя и обмен остатками с 1С',
  includes: {
    'user-auth': 'Кабинет покупателя',
    'api-integrations': 'Обмен ценами и остатками с 1С',
  },
}

const portal: Offer = {
  interest: 'Сайт под ключ: Портал',
  title: '«Портал» под ключ',
  ...siteTypes.portal,
  grows: 'добавятся роли и обмен с другими системами',
  includes: {
    'user-auth': 'Личные кабинеты с правами доступа',
    'api-integrations': 'Интеграции через API',
  },
}

const socialNetwork: Offer = {
  interest: 'Сайт под ключ: Социальная сеть',
  title: '«Социальная сеть» под ключ',
  ...siteTypes.socialNetwork,
  grows: 'проект дорастёт до самого крупного типа с ценой на сайте',
  includes: { 'user-auth': 'Профили, подписки и лента' },
}

const apps: readonly Offer[] = [
  {
    interest: 'Разработка приложений: Простое',
    title: 'пакет «Простое»',
    ...appPackages.simple,
    includes: {
      'mobile-version': 'iOS и Android на общем коде',
      'user-auth': 'Вход по номеру телефона',
      notifications: 'Push-уведомления',
    },
  },
  {
    interest: 'Разработка приложений: Бизнес',
    title: 'пакет «Бизнес»',
    ...appPackages.business,
    grows: 'нужны собственный дизайн и связь с учётом',
    includes: {
      payments: 'Оплата картой, Apple\u00a0Pay и по QR',
      'api-integrations': 'Обмен с 1С или CRM',
      'admin-panel': 'Панель управления для менеджеров',
      analytics: 'Аналитика по шагам заказа',
    },
  },
  {
    interest: 'Разработка приложений: Корпоративное',
    title: 'пакет «Корпоративное»',
    ...appPackages.enterprise,
    grows: 'добавятся роли сотрудников и внутренние системы',
  },
]

const plan = (service: string, name: string, price: Price, grows?: string): Offer => ({
  interest: `${service}: ${name}`,
  title: `пакет «${name}»`,
  price,
  grows,
})

const support = (name: string, price: Price, grows?: string): Offer => ({
  ...plan('Поддержка сайтов', name, price, grows),
  title: `тариф «${name}»`,
})

/** The two pages that sell additional services. */
const sellersOfExtras = ['Дополнительные услуги', 'Сайт под ключ']

const siteServices = ['Веб-разработка', 'Сайт под ключ', 'Разработка сайтов']

/** The offers of the quiz's estimate. The first line of a project type is for visitors who named no service. */
export const offerLines: readonly OfferLine[] = [
  {
    projectType: 'web-app',
    askedAs: siteServices,
    offers: [
      landing,
      customLanding,
      businessCard,
      corporate,
      customCorporate,
      shop,
      portal,
      socialNetwork,
    ],
    reaches: customCorporate.interest,
  },
  {
    projectType: 'ecommerce',
    askedAs: [shop.interest, customShop.interest],
    offers: [shop, customShop, portal],
  },
  {
    projectType: 'enterprise',
    askedAs: [],
    offers: [portal, socialNetwork],
    caveat: 'Отдельной цены корпоративной системы на сайте нет: считаем от ближайшего по составу.',
  },
  {
    projectType: 'mobile-app',
    askedAs: ['Разработка приложений', 'Мобильное приложение', 'Мобильные приложения'],
    offers: apps,
  },
  { projectType: 'api', askedAs: ['Разработка API'], offers: [] },
  { projectType: 'other', askedAs: ['DevOps-услуги'], offers: [] },
  {
    projectType: 'other',
    askedAs: ['Брендинг'],
    offers: [
      plan('Брендинг', 'Базовый', brandingPackages.basic.price),
      plan('Брендинг', 'Стандарт', brandingPackages.standard.price, 'нужно больше концепций'),
      plan('Брендинг', 'Премиум', brandingPackages.premium.price, 'нужен полный брендбук'),
    ],
    reaches: 'Брендинг: Премиум',
  },
  {
    projectType: 'other',
    askedAs: ['Поддержка сайтов'],
    offers: [
      support('START', supportPlans.start.price),
      support('STANDARD', supportPlans.standard.price, 'часов нужно больше'),
      support('OPTIMAL', supportPlans.optimal.price, 'часов нужно ещё больше'),
      support('PREMIUM', supportPlans.premium.price, 'нужны SLA и закреплённый инженер'),
    ],
    reaches: 'Поддержка сайтов: PREMIUM',
  },
  {
    projectType: 'other',
    askedAs: ['SEO-продвижение'],
    offers: [
      plan('SEO-продвижение', 'Базовый', seoPackages.basic.price),
      plan('SEO-продвижение', 'Позиции', seoPackages.positions.price, 'платите за позиции'),
      plan('SEO-продвижение', 'Трафик', seoPackages.traffic.price, 'платите за визиты из поиска'),
    ],
    reaches: 'SEO-продвижение: Трафик',
  },
  {
    projectType: 'other',
    askedAs: ['Контекстная реклама'],
    offers: [
      plan('Контекстная реклама', 'Настройка', advertisingPackages.setup.price),
      plan('Контекстная реклама', 'Ведение', advertisingPackages.management.price),
      plan('Контекстная реклама', 'Комплекс', advertisingPackages.complex.price),
    ],
  },
  ...Object.values(additionalServices).map(({ title, price }): OfferLine => ({
    projectType: 'other',
    askedAs: sellersOfExtras.map((service) => `${service}: ${title}`),
    offers: sellersOfExtras.map((service) => ({
      interest: `${service}: ${title}`,
      title: `услуга «${title}»`,
      price,
    })),
  })),
]
