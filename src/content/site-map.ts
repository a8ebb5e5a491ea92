import type { Role } from '@contracts/role.ts'

interface SiteMapEntry {
  path: `/${string}`
  /** Name in breadcrumbs and lists of pages. */
  label: string
  /** If it is not Russian. */
  lang?: 'en'
  /** The name in a Russian text of an English page that has a Russian version, at `#ru`. */
  labelRu?: string
  /** The parent in the breadcrumbs; the home page by default. */
  parent?: string
  /** Its link in the header, if it has one; `roles` limits who sees it. */
  nav?: { label: string; roles?: readonly Role[] }
  /** Hidden from search engines: prerendered without content, and not in the sitemap. */
  hidden?: true
}

/**
 * The routes: router, navigation, breadcrumbs, sitemap, prerendering and tests derive from them. A link to a missing
 * page fails to compile.
 */
export const siteMap = {
  home: { path: '/', label: 'Главная' },
  services: { path: '/services', label: 'Услуги', nav: { label: 'Услуги' } },
  industries: { path: '/industries', label: 'Отрасли', nav: { label: 'Отрасли' } },
  cases: { path: '/cases', label: 'Кейсы', nav: { label: 'Кейсы' } },
  technologies: { path: '/technologies', label: 'Технологии', nav: { label: 'Технологии' } },
  about: { path: '/about', label: 'О компании', nav: { label: 'О компании' } },
  blog: { path: '/blog', label: 'Блог', nav: { label: 'Блог' } },
  customSaas: { path: '/custom-saas', label: 'Сайты с нуля под ключ', parent: 'services' },
  saasConsulting: { path: '/saas-consulting', label: 'SaaS-консалтинг', parent: 'services' },
  cloudMigration: { path: '/cloud-migration', label: 'Миграция в облако', parent: 'services' },
  webDevelopment: {
    path: '/web-development',
    label: 'Сайты по готовым пакетам',
    parent: 'services',
  },
  mobileAppsDevelopment: {
    path: '/mobile-apps-development',
    label: 'Приложения по готовым пакетам',
    parent: 'services',
  },
  branding: { path: '/branding', label: 'Брендинг', parent: 'services' },
  websiteSupport: { path: '/website-support', label: 'Поддержка сайтов', parent: 'services' },
  seoPromotion: { path: '/seo-promotion', label: 'SEO-продвижение', parent: 'services' },
  contextualAdvertising: {
    path: '/contextual-advertising',
    label: 'Контекстная реклама',
    parent: 'services',
  },
  mobileApps: { path: '/mobile-apps', label: 'Мобильные приложения', parent: 'services' },
  apiDevelopment: { path: '/api-development', label: 'Разработка API', parent: 'services' },
  devopsServices: { path: '/devops-services', label: 'DevOps-услуги', parent: 'services' },
  nurRetailCase: { path: '/cases/nur-retail', label: 'НурРитейл', parent: 'cases' },
  tulparLogisticsCase: {
    path: '/cases/tulpar-logistics',
    label: 'Тулпар Логистик',
    parent: 'cases',
  },
  manatPayCase: { path: '/cases/manat-pay', label: 'Манат Pay', parent: 'cases' },
  akmedCase: { path: '/cases/akmed', label: 'АкМед', parent: 'cases' },
  thisSiteCase: { path: '/cases/this-site', label: 'Этот сайт', parent: 'cases' },
  innovations: { path: '/innovations', label: 'Innovations', lang: 'en' },
  ecommerceAutomation: {
    path: '/blog/ecommerce-automation',
    label: 'Автоматизация e-commerce',
    parent: 'blog',
  },
  telegramAutomation: {
    path: '/blog/telegram-automation',
    label: 'Автоматизация в Telegram',
    parent: 'blog',
  },
  privacy: {
    path: '/privacy',
    label: 'Privacy Policy',
    lang: 'en',
    labelRu: 'Политика конфиденциальности',
  },
  terms: {
    path: '/terms',
    label: 'Terms of Service',
    lang: 'en',
    labelRu: 'Условия использования',
  },
  account: { path: '/account', label: 'Мой кабинет', hidden: true },
  admin: {
    path: '/admin',
    label: 'Админ',
    nav: { label: 'Админ', roles: ['staff', 'admin'] },
    hidden: true,
  },
} as const satisfies Record<string, SiteMapEntry>

export type PageId = keyof typeof siteMap
export type PagePath = (typeof siteMap)[PageId]['path']
