import type { Currency } from './currencies.ts'
import type { QuizFeature, QuizProjectType } from '@contracts/lead-options.ts'
import { offers, type Offer, type OfferId } from './offers'
import { priceText } from './price-text'
import { additionalServices } from './packages'
import { apiQuickStart, apiTerms } from './prices'
import type { Price } from './primitives'
import { type Term, weeks } from './term'

/** An offer that has a price. */
type PricedId = {
  [Id in OfferId]: (typeof offers)[Id] extends { price: Price } ? Id : never
}[OfferId]

/** An offer as a step of the estimate. */
export interface Rung {
  offer: OfferId
  /** In mid-sentence form. */
  title: string
  price: Price
  term?: Term | undefined
  /** After «если»: when a project outgrows the next cheaper offer. */
  grows?: string
  /** The quiz features it includes, in the words of its page (a test compares). */
  includes?: Partial<Record<QuizFeature, string>>
}

const sentenceTitles: Partial<Record<Offer['kind'], (title: string) => string>> = {
  siteType: (title) => `«${title}» под ключ`,
  plan: (title) => `тариф «${title}»`,
  extra: (title) => `услуга «${title}»`,
}

/** An offer with a price as a step of the estimate. */
function rung(offer: PricedId, more: Pick<Rung, 'grows' | 'includes'> = {}): Rung {
  const { kind, title, price, term } = { term: undefined, ...offers[offer] }
  return { offer, title: sentenceTitles[kind]?.(title) ?? `пакет «${title}»`, price, term, ...more }
}

/** Offers of one kind, in ascending order of price. */
export interface OfferLine {
  projectType: QuizProjectType
  /** The offers whose buttons select this line: a service, or one of its offers. */
  askedAs: readonly OfferId[]
  rungs: readonly Rung[]
  /** The largest offer for a project of unknown size. */
  reaches?: OfferId
  /** A remark if the offers only roughly match the request. */
  caveat?: string
  /** Where no price is published: a term, and what there is to say instead, in Russian. */
  unpriced?: { term: Term; reasons: (currency: Currency) => string[] }
}

/** For every package of /web-development. */
const onPhone = 'SEO измерены на телефоне'
const measuredOnPhone = { 'mobile-version': onPhone, seo: onPhone } as const

const landing = rung('web-development/landing', {
  includes: {
    'mobile-version': 'Адаптивная вёрстка',
    notifications: 'Форма заявки с уведомлением',
    analytics: 'Цели в Метрике и Google Analytics',
  },
})

const customLanding = rung('custom-saas/landing', {
  includes: { analytics: 'Цели в аналитике' },
})

const businessCard = rung('custom-saas/business-card', {
  grows: 'страниц несколько',
})

const corporate = rung('web-development/corporate', {
  grows: 'нужны разделы и админка',
  includes: {
    'admin-panel': 'Админка с черновиками и предпросмотром',
    seo: 'Базовая SEO-разметка',
    'api-integrations': 'Связь заявок с CRM',
  },
})

const customCorporate = rung('custom-saas/corporate', {
  grows: 'дизайн каждого типа страниц рисуем с нуля',
})

const shop = rung('web-development/shop', {
  grows: 'нужны каталог и оплата',
  includes: {
    payments: 'Оплата картой и по QR',
    'admin-panel': 'Заказы в одной ленте для менеджера',
    ...measuredOnPhone,
  },
})

const customShop = rung('custom-saas/shop', {
  grows: 'нужны кабинет покупателя и обмен остатками с 1С',
  includes: {
    'user-auth': 'Кабинет покупателя',
    'api-integrations': 'Обмен ценами и остатками с 1С',
  },
})

const portal = rung('custom-saas/portal', {
  grows: 'добавятся роли и обмен с другими системами',
  includes: {
    'user-auth': 'Личные кабинеты с правами доступа',
    'api-integrations': 'Интеграции через API',
  },
})

const socialNetwork = rung('custom-saas/social-network', {
  grows: 'проект дорастёт до самого крупного типа с ценой на сайте',
  includes: { 'user-auth': 'Профили, подписки и лента' },
})

const apps = [
  rung('mobile-apps-development/simple', {
    includes: {
      'mobile-version': 'iOS и Android на общем коде',
      'user-auth': 'Вход по номеру телефона',
      notifications: 'Push-уведомления',
    },
  }),
  rung('mobile-apps-development/business', {
    grows: 'нужны собственный дизайн и связь с учётом',
    includes: {
      payments: 'Оплата картой, Apple\u00a0Pay и по QR',
      'api-integrations': 'Обмен с 1С или CRM',
      'admin-panel': 'Панель управления для менеджеров',
      analytics: 'Аналитика по шагам заказа',
    },
  }),
  rung('mobile-apps-development/enterprise', {
    grows: 'добавятся роли сотрудников и внутренние системы',
  }),
]

const extras = [
  'extra/redesign',
  'extra/edits',
  'extra/modernization',
  'extra/prototyping',
  'extra/specification',
  'extra/technical-support',
  'extra/usability',
  'extra/audit',
] as const

const { analysis, development, testing, deployment, quickStart } = apiTerms
const apiPhases = [analysis, development, testing, deployment]

const apiReasons = (currency: Currency) => [
  `Цены на разработку API на сайте нет: назовём её после технического задания (${priceText(additionalServices.specification.price, currency)}).`,
  `Все этапы: анализ ${analysis.text}, разработка ${development.text}, тестирование ${testing.text}, развёртывание ${deployment.text}.`,
  `${apiQuickStart}, рабочий MVP главного сценария: ${quickStart.text}.`,
]

/** The offers of the quiz's estimate. The first line of a project type is for visitors who chose no service. */
export const offerLines: readonly OfferLine[] = [
  {
    projectType: 'web-app',
    askedAs: ['web-development', 'custom-saas'],
    rungs: [
      landing,
      customLanding,
      businessCard,
      corporate,
      customCorporate,
      shop,
      customShop,
      portal,
      socialNetwork,
    ],
    reaches: customCorporate.offer,
  },
  {
    projectType: 'ecommerce',
    askedAs: [shop.offer, customShop.offer],
    rungs: [shop, customShop, portal],
  },
  {
    projectType: 'enterprise',
    askedAs: [],
    rungs: [portal, socialNetwork],
    caveat: 'Отдельной цены корпоративной системы на сайте нет: считаем от ближайшего по составу.',
  },
  {
    projectType: 'mobile-app',
    askedAs: ['mobile-apps-development', 'mobile-apps'],
    rungs: apps,
  },
  {
    projectType: 'api',
    askedAs: ['api-development'],
    rungs: [],
    unpriced: {
      term: weeks(
        apiPhases.reduce((sum, { from }) => sum + from, 0),
        apiPhases.reduce((sum, { from, to = from }) => sum + to, 0),
      ),
      reasons: apiReasons,
    },
  },
  {
    projectType: 'api',
    askedAs: ['api-development/quick-start'],
    rungs: [],
    unpriced: { term: quickStart, reasons: apiReasons },
  },
  { projectType: 'other', askedAs: ['devops-services'], rungs: [] },
  {
    projectType: 'other',
    askedAs: ['branding'],
    rungs: [
      rung('branding/basic'),
      rung('branding/standard', { grows: 'нужно больше концепций' }),
      rung('branding/premium', { grows: 'нужен полный брендбук' }),
    ],
    reaches: 'branding/premium',
  },
  {
    projectType: 'other',
    askedAs: ['website-support'],
    rungs: [
      rung('website-support/start'),
      rung('website-support/standard', { grows: 'часов нужно больше' }),
      rung('website-support/optimal', { grows: 'часов нужно ещё больше' }),
      rung('website-support/premium', { grows: 'нужны SLA и закреплённый инженер' }),
    ],
    reaches: 'website-support/premium',
  },
  {
    projectType: 'other',
    askedAs: ['seo-promotion'],
    rungs: [
      rung('seo-promotion/basic'),
      rung('seo-promotion/positions', { grows: 'платите за позиции' }),
      rung('seo-promotion/traffic', { grows: 'платите за визиты из поиска' }),
    ],
    reaches: 'seo-promotion/traffic',
  },
  {
    projectType: 'other',
    askedAs: ['contextual-advertising'],
    rungs: [
      rung('contextual-advertising/setup'),
      rung('contextual-advertising/management'),
      rung('contextual-advertising/complete'),
    ],
  },
  ...extras.map((offer): OfferLine => ({
    projectType: 'other',
    askedAs: [offer],
    rungs: [rung(offer)],
  })),
]
