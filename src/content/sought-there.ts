import type { PageId } from './site-map.ts'

/**
 * Words besides a page's name by which an unknown URL finds it. Separate from the site map, which every page loads.
 */
export const soughtThere: Partial<Record<PageId, string>> = {
  services: 'цены прайс стоимость тарифы price prices pricing uslugi',
  cases: 'портфолио работы проекты portfolio works projects',
  about: 'контакты команда компания вакансии contacts contact team company jobs',
  technologies: 'стек stack tech',
  blog: 'статьи новости articles news',
  webDevelopment: 'сайт сайты лендинг website landing',
  mobileAppsDevelopment: 'приложение приложения apps ios android',
  branding: 'логотип дизайн фирменный logo design',
  websiteSupport: 'поддержка обслуживание support',
  seoPromotion: 'продвижение раскрутка seo',
  contextualAdvertising: 'реклама директ ads adwords',
  telegramAutomation: 'бот боты bot bots telegram',
  ecommerceAutomation: 'магазин маркетплейс shop store ecommerce',
  cloudMigration: 'облако сервер хостинг cloud hosting',
  innovations: 'ии нейросеть ai',
  privacy: 'конфиденциальность персональные',
  terms: 'условия договор оферта',
}
