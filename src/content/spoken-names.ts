import { offerOf, type OfferId } from './offers.ts'
import { serviceNamesEn } from './service-names-en.ts'

interface Spoken {
  titleEn?: string
  /** Visitors' names besides the title; a package's everyday title needs its service beside it. */
  names?: readonly string[]
}

/** The English and everyday names of offers; the assistant's synonyms add more. */
export const spokenNames: Partial<Record<OfferId, Spoken>> = {
  'web-development': {
    titleEn: serviceNamesEn.webDevelopment,
    names: ['веб-разработка', 'сайт', 'создание сайта'],
  },
  'web-development/landing': { titleEn: 'Landing page', names: ['лендинг'] },
  'web-development/corporate': {
    titleEn: 'Corporate website',
    names: [
      'корпоративный сайт',
      'корп сайт',
      'сайт компании',
      'corporate website',
      'business website',
    ],
  },
  'web-development/shop': {
    titleEn: 'Online shop',
    names: ['магазин', 'магазин с доставкой и оплатой', 'сайт магазина'],
  },
  'custom-saas': {
    titleEn: serviceNamesEn.customSaas,
    names: ['сайт с нуля', 'сайт под ключ', 'индивидуальный сайт', 'custom website'],
  },
  'custom-saas/landing': { titleEn: 'Landing page', names: ['лендинг с нуля'] },
  'custom-saas/business-card': {
    titleEn: 'Business-card site',
    names: ['визитка', 'простой сайт', 'небольшой сайт', 'сайт адвоката'],
  },
  'custom-saas/corporate': { titleEn: 'Corporate website', names: ['корпоративный сайт с нуля'] },
  'custom-saas/shop': { titleEn: 'Online shop', names: ['магазин с нуля'] },
  'custom-saas/portal': {
    titleEn: 'Portal',
    names: ['портал', 'сайт с личным кабинетом', 'личный кабинет', 'портал сотрудников'],
  },
  'custom-saas/social-network': {
    titleEn: 'Social network',
    names: ['соцсеть', 'аналог фейсбука'],
  },
  'custom-saas/cms-yii': { names: ['yii', 'yii2'] },
  'custom-saas/cms-bitrix': { titleEn: '1C-Bitrix', names: ['битрикс', 'сайт на битриксе'] },
  'custom-saas/cms-netcat': { names: ['netcat'] },
  'custom-saas/cms-wordpress': { names: ['wordpress', 'сайт на вордпрессе'] },
  'mobile-apps-development': {
    titleEn: serviceNamesEn.mobileAppsDevelopment,
    names: [
      'разработка приложений',
      'приложение',
      'мобильное приложение',
      'приложение для ios и android',
      'доработать приложение',
    ],
  },
  'mobile-apps-development/simple': {
    titleEn: 'Simple app',
    names: ['простое приложение', 'simple app'],
  },
  'mobile-apps-development/business': {
    titleEn: 'Business app',
    names: ['бизнес приложение', 'приложение для бизнеса', 'business app'],
  },
  'mobile-apps-development/enterprise': {
    titleEn: 'Enterprise app',
    names: ['корпоративное приложение', 'приложение для сотрудников', 'enterprise app'],
  },
  'mobile-apps': { titleEn: serviceNamesEn.mobileApps },
  'mobile-apps/mvp': {
    titleEn: 'MVP in 8 weeks',
    names: ['mvp приложения', 'mvp', 'первая версия приложения'],
  },
  branding: {
    titleEn: serviceNamesEn.branding,
    names: ['брендинг', 'логотип', 'фирменный стиль', 'брендбук', 'ребрендинг', 'логотип и стиль'],
  },
  'branding/basic': { titleEn: 'Basic' },
  'branding/standard': { titleEn: 'Standard' },
  'branding/premium': { titleEn: 'Premium' },
  'website-support': {
    titleEn: serviceNamesEn.websiteSupport,
    names: ['поддержка сайта', 'поддержка', 'тариф поддержки', 'абонентская плата'],
  },
  'website-support/start': { names: ['тариф start', 'тариф старт', 'start поддержка'] },
  'website-support/standard': {
    names: ['standard', 'тариф standard', 'тариф стандарт', 'стандарт поддержка'],
  },
  'website-support/optimal': {
    names: ['optimal', 'тариф optimal', 'тариф оптимал', 'оптимал поддержка'],
  },
  'website-support/premium': {
    names: ['premium', 'тариф premium', 'тариф премиум', 'премиум поддержка'],
  },
  'seo-promotion': {
    titleEn: serviceNamesEn.seoPromotion,
    names: [
      'seo',
      'продвижение сайта',
      'вывести в топ',
      'топ',
      'находили в гугле',
      'оптимизация сайта',
    ],
  },
  'seo-promotion/basic': { titleEn: 'Basic' },
  'seo-promotion/positions': { titleEn: 'Positions' },
  'seo-promotion/traffic': { titleEn: 'Traffic' },
  'contextual-advertising': {
    titleEn: serviceNamesEn.contextualAdvertising,
    names: ['контекстная реклама', 'реклама', 'директ', 'google ads', 'реклама vk'],
  },
  'contextual-advertising/setup': {
    titleEn: 'Set-up (one-off)',
    names: ['настройка рекламы', 'настроить директ', 'разово настроить'],
  },
  'contextual-advertising/management': {
    titleEn: 'Management',
    names: ['ведение рекламы', 'вести рекламу', 'процент от рекламного бюджета', 'ведение директа'],
  },
  'contextual-advertising/complete': {
    titleEn: 'Complete',
    names: ['комплекс рекламы', 'реклама под ключ'],
  },
  'cloud-migration': {
    titleEn: serviceNamesEn.cloudMigration,
    names: ['миграция в облако', 'облако', 'миграция серверов', 'миграция базы'],
  },
  'cloud-migration/express-assessment': {
    titleEn: 'Express assessment in 48 hours',
    names: ['экспресс оценка миграции', 'оценка за 48 часов'],
  },
  'devops-services': {
    titleEn: serviceNamesEn.devopsServices,
    names: ['devops', 'kubernetes', 'cicd', 'настройка серверов', 'docker'],
  },
  'devops-services/audit': {
    titleEn: 'DevOps audit',
    names: ['аудит devops', 'аудит инфраструктуры'],
  },
  'api-development': {
    titleEn: serviceNamesEn.apiDevelopment,
    names: ['api', 'разработка api', 'сервер для приложения'],
  },
  'api-development/quick-start': {
    titleEn: 'API MVP in 2–3 weeks',
    names: ['mvp api', 'api quick start'],
  },
  'saas-consulting': {
    titleEn: serviceNamesEn.saasConsulting,
    names: ['saas консалтинг', 'консалтинг'],
  },
  'saas-consulting/express-audit': {
    titleEn: 'Express audit in 24 hours',
    names: ['экспресс аудит saas', 'экспресс аудит', 'анализ за 24 часа'],
  },
  'extra/redesign': {
    titleEn: 'Redesign',
    names: ['редизайн', 'переделать сайт', 'новый дизайн сайта'],
  },
  'extra/edits': {
    titleEn: 'Edits',
    names: ['правки', 'поправить вёрстку', 'мелкие правки', 'исправления на сайте'],
  },
  'extra/modernization': {
    titleEn: 'Modernisation',
    names: [
      'модернизация',
      'обновить движок',
      'обновить PHP',
      'обновить плагины',
      'обновить ядро',
      'обновить версию',
      'обновить битрикс',
      'обновить wordpress',
      'обновить netcat',
      'обновить yii',
      'обновление движка',
      'обновление плагинов',
      'обновление ядра',
      'обновление версии',
      'обновление битрикса',
      'обновление wordpress',
    ],
  },
  'extra/prototyping': { titleEn: 'Prototyping', names: ['прототип', 'прототип сайта'] },
  'extra/specification': {
    titleEn: 'Technical specification',
    names: ['тз', 'написать тз', 'нет тз'],
  },
  'extra/technical-support': {
    titleEn: 'Technical support',
    names: ['поддержка серверов', 'техподдержка серверов и почты', 'домены и почта'],
  },
  'extra/usability': {
    titleEn: 'Usability analysis',
    names: ['юзабилити', 'юзабилити аудит', 'юзабилити тест'],
  },
  'extra/audit': {
    titleEn: 'Complete audit',
    names: ['аудит', 'аудит сайта', 'комплексный аудит'],
  },
}

/** An offer's name in an English sentence. */
export const titleEn = (id: OfferId): string => spokenNames[id]?.titleEn ?? offerOf(id).title
