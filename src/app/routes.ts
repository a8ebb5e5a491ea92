import type { ComponentType } from 'react'
import { pageAt } from '@/content/navigation'
import type { PageContent } from '@/content/page'
import type { PageId } from '@/content/site-map'

/** A page that shows content exports it too, for what is not drawn: head, structured data. */
interface PageModule {
  default: ComponentType
  content?: PageContent
}

/** The page of every route of the site map, each its own chunk. */
export const pageModules: Record<PageId, () => Promise<PageModule>> = {
  home: () => import('@/pages/home'),
  services: () => import('@/pages/services'),
  industries: () => import('@/pages/industries'),
  cases: () => import('@/pages/cases'),
  technologies: () => import('@/pages/technologies'),
  about: () => import('@/pages/about'),
  blog: () => import('@/pages/blog'),
  customSaas: () => import('@/pages/custom-saas'),
  saasConsulting: () => import('@/pages/saas-consulting'),
  cloudMigration: () => import('@/pages/cloud-migration'),
  webDevelopment: () => import('@/pages/web-development'),
  mobileAppsDevelopment: () => import('@/pages/mobile-apps-development'),
  branding: () => import('@/pages/branding'),
  websiteSupport: () => import('@/pages/website-support'),
  seoPromotion: () => import('@/pages/seo-promotion'),
  contextualAdvertising: () => import('@/pages/contextual-advertising'),
  mobileApps: () => import('@/pages/mobile-apps'),
  apiDevelopment: () => import('@/pages/api-development'),
  devopsServices: () => import('@/pages/devops-services'),
  innovations: () => import('@/pages/innovations'),
  ecommerceAutomation: () => import('@/pages/ecommerce-automation'),
  telegramAutomation: () => import('@/pages/telegram-automation'),
  privacy: () => import('@/pages/privacy'),
  terms: () => import('@/pages/terms'),
  admin: () => import('@/pages/admin'),
}

export const notFoundModule = (): Promise<PageModule> => import('@/pages/not-found')

/** Loads the page that a path shows: one of the site map, or the 404 page. */
export function loadPageAt(path: string): Promise<PageModule> {
  const id = pageAt(path)
  return id ? pageModules[id]() : notFoundModule()
}
