import type { PageId } from './site-map.ts'

/** The services in English: for /terms and the assistant. */
export const serviceNamesEn = {
  webDevelopment: 'Web development',
  customSaas: 'Custom websites',
  branding: 'Branding',
  mobileAppsDevelopment: 'Mobile app development',
  mobileApps: 'Mobile apps',
  apiDevelopment: 'API development',
  saasConsulting: 'SaaS consulting',
  cloudMigration: 'Cloud migration',
  devopsServices: 'DevOps services',
  seoPromotion: 'SEO',
  contextualAdvertising: 'Contextual advertising',
  websiteSupport: 'Website support',
} as const satisfies Partial<Record<PageId, string>>

/** The page of a service. */
export type ServicePage = keyof typeof serviceNamesEn
