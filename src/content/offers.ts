import { supportFigures } from './figures.ts'
import {
  additionalServices,
  advertisingPackages,
  appPackages,
  brandingPackages,
  cmsPrices,
  seoPackages,
  siteTypes,
  webPackages,
} from './packages.ts'
import { apiQuickStart, planHours, supportPlans } from './prices.ts'
import type { Price } from './primitives.ts'
import { siteMap } from './site-map.ts'
import type { Term } from './term.ts'

/**
 * What the site sells. `special`: an offer with its own section, such as an audit; `extra`: a job for any
 * site. An offer belongs to the service whose id is its prefix.
 */
export interface Offer {
  kind: 'service' | 'package' | 'plan' | 'siteType' | 'cms' | 'extra' | 'special'
  /** As listed on its page; a service by its short name, a special offer in mid-sentence form. */
  title: string
  price?: Price
  term?: Term
  /** A plan's hours per month, as the minimum and as shown: «6 ч». */
  hours?: { least: number; text: string }
}

const hoursOf = (plan: keyof typeof planHours) => ({
  least: planHours[plan],
  text: supportFigures.hours[plan],
})

/** Every offer by the id that buttons, quiz, order, chat and leads use. */
export const offers = {
  'web-development': { kind: 'service', title: siteMap.webDevelopment.label },
  'web-development/landing': { kind: 'package', ...webPackages.landing },
  'web-development/corporate': { kind: 'package', ...webPackages.corporate },
  'web-development/shop': { kind: 'package', ...webPackages.shop },
  'custom-saas': { kind: 'service', title: siteMap.customSaas.label },
  'custom-saas/landing': { kind: 'siteType', ...siteTypes.landing },
  'custom-saas/business-card': { kind: 'siteType', ...siteTypes.businessCard },
  'custom-saas/corporate': { kind: 'siteType', ...siteTypes.corporate },
  'custom-saas/shop': { kind: 'siteType', ...siteTypes.shop },
  'custom-saas/portal': { kind: 'siteType', ...siteTypes.portal },
  'custom-saas/social-network': { kind: 'siteType', ...siteTypes.socialNetwork },
  'custom-saas/cms-yii': { kind: 'cms', ...cmsPrices.yii },
  'custom-saas/cms-bitrix': { kind: 'cms', ...cmsPrices.bitrix },
  'custom-saas/cms-netcat': { kind: 'cms', ...cmsPrices.netcat },
  'custom-saas/cms-wordpress': { kind: 'cms', ...cmsPrices.wordpress },
  'mobile-apps-development': { kind: 'service', title: siteMap.mobileAppsDevelopment.label },
  'mobile-apps-development/simple': { kind: 'package', ...appPackages.simple },
  'mobile-apps-development/business': { kind: 'package', ...appPackages.business },
  'mobile-apps-development/enterprise': { kind: 'package', ...appPackages.enterprise },
  'mobile-apps': { kind: 'service', title: siteMap.mobileApps.label },
  'mobile-apps/mvp': { kind: 'special', title: 'MVP' },
  branding: { kind: 'service', title: siteMap.branding.label },
  'branding/basic': { kind: 'package', ...brandingPackages.basic },
  'branding/standard': { kind: 'package', ...brandingPackages.standard },
  'branding/premium': { kind: 'package', ...brandingPackages.premium },
  'website-support': { kind: 'service', title: siteMap.websiteSupport.label },
  'website-support/start': { kind: 'plan', ...supportPlans.start, hours: hoursOf('start') },
  'website-support/standard': {
    kind: 'plan',
    ...supportPlans.standard,
    hours: hoursOf('standard'),
  },
  'website-support/optimal': { kind: 'plan', ...supportPlans.optimal, hours: hoursOf('optimal') },
  'website-support/premium': { kind: 'plan', ...supportPlans.premium, hours: hoursOf('premium') },
  'seo-promotion': { kind: 'service', title: siteMap.seoPromotion.label },
  'seo-promotion/basic': { kind: 'package', ...seoPackages.basic },
  'seo-promotion/positions': { kind: 'package', ...seoPackages.positions },
  'seo-promotion/traffic': { kind: 'package', ...seoPackages.traffic },
  'contextual-advertising': { kind: 'service', title: siteMap.contextualAdvertising.label },
  'contextual-advertising/setup': { kind: 'package', ...advertisingPackages.setup },
  'contextual-advertising/management': { kind: 'package', ...advertisingPackages.management },
  'contextual-advertising/complete': { kind: 'package', ...advertisingPackages.complex },
  'cloud-migration': { kind: 'service', title: siteMap.cloudMigration.label },
  'cloud-migration/express-assessment': { kind: 'special', title: 'экспресс-оценка' },
  'devops-services': { kind: 'service', title: siteMap.devopsServices.label },
  'devops-services/audit': { kind: 'special', title: 'аудит' },
  'api-development': { kind: 'service', title: siteMap.apiDevelopment.label },
  'api-development/quick-start': { kind: 'special', title: apiQuickStart },
  'saas-consulting': { kind: 'service', title: siteMap.saasConsulting.label },
  'saas-consulting/express-audit': { kind: 'special', title: 'экспресс-аудит' },
  'extra/redesign': { kind: 'extra', ...additionalServices.redesign },
  'extra/edits': { kind: 'extra', ...additionalServices.edits },
  'extra/modernization': { kind: 'extra', ...additionalServices.modernization },
  'extra/prototyping': { kind: 'extra', ...additionalServices.prototyping },
  'extra/specification': { kind: 'extra', ...additionalServices.specification },
  'extra/technical-support': { kind: 'extra', ...additionalServices.technicalSupport },
  'extra/usability': { kind: 'extra', ...additionalServices.usability },
  'extra/audit': { kind: 'extra', ...additionalServices.audit },
} as const satisfies Record<string, Offer>

export type OfferId = keyof typeof offers

/** Whether a text, for instance from an event, is the id of an offer. */
export const isOfferId = (text: string | undefined): text is OfferId =>
  text !== undefined && Object.hasOwn(offers, text)

export const offerOf = (id: OfferId): Offer => offers[id]

/** The first fields of an offer's card or row. */
export function offerCard(offer: OfferId) {
  const { title, price, term, hours } = offerOf(offer)
  return {
    offer,
    title,
    ...(price && { price }),
    ...(term && { term: term.text }),
    ...(hours && { hours: hours.text }),
  }
}

/** The service of an offer; undefined if it belongs to none. */
export function serviceOf(id: OfferId): OfferId | undefined {
  const [service] = id.split('/')
  return isOfferId(service) ? service : undefined
}

/**
 * An offer's name in dialogs, mails and the inbox: «Брендинг, пакет «Базовый»», «Сайты с нуля под ключ,
 * «Портал»», «Сайты по готовым пакетам, «Лендинг»».
 */
export function offerName(id: OfferId): string {
  const { kind, title } = offerOf(id)
  const service = serviceOf(id)
  if (service === undefined || service === id) return title
  const names: Partial<Record<Offer['kind'], string>> = {
    siteType: `«${title}»`,
    plan: `тариф «${title}»`,
    cms: `CMS ${title}`,
    special: title,
  }
  const whole = offerOf(service).title
  // «Сайты по готовым пакетам» has the word already.
  const packaged = whole.includes('пакет') ? `«${title}»` : `пакет «${title}»`
  return `${whole}, ${names[kind] ?? packaged}`
}
