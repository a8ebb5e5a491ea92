import type { NonEmpty } from './primitives'
import type { ServicePage } from './service-names-en.ts'
import { siteMap } from './site-map.ts'

interface ServiceGroup {
  title: string
  services: NonEmpty<{ page: ServicePage; text: string }>
}

/** The services grouped as visitors look for them: in header, menu, /services and the 404 page. */
export const serviceGroups: NonEmpty<ServiceGroup> = [
  {
    title: 'Сайты',
    services: [
      {
        page: 'webDevelopment',
        text: 'Состав, цена и срок известны: лендинг, сайт компании, магазин',
      },
      { page: 'customSaas', text: 'Структуру и дизайн проектируем под вас: от визитки до портала' },
      { page: 'branding', text: 'Логотип, фирменный стиль, брендбук' },
    ],
  },
  {
    title: 'Приложения и облако',
    services: [
      { page: 'mobileAppsDevelopment', text: 'Состав, цена и срок известны: три пакета' },
      { page: 'mobileApps', text: 'Проект с нуля: выбираем платформу, начинаем с MVP' },
      { page: 'apiDevelopment', text: 'REST и GraphQL, связь систем' },
      { page: 'saasConsulting', text: 'Подписка, тарифы, архитектура' },
      { page: 'cloudMigration', text: 'Переезд с замером до и после' },
      { page: 'devopsServices', text: 'Сборка, выкладка, наблюдение' },
    ],
  },
  {
    title: 'Продвижение и поддержка',
    services: [
      { page: 'seoPromotion', text: 'Позиции и трафик из поиска' },
      { page: 'contextualAdvertising', text: 'Реклама в Яндексе и Google' },
      { page: 'websiteSupport', text: 'Правки, копии и присмотр по часам' },
    ],
  },
]

/** The pages of all services, in that order. */
export const servicePages = serviceGroups.flatMap(({ services }) =>
  services.map(({ page }) => page),
)

/** The path and the name of a service. */
export const serviceLink = (page: ServicePage) => ({
  to: siteMap[page].path,
  label: siteMap[page].label,
})
