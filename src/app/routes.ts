import type { ComponentType } from 'react'
import { pageAt } from '@/content/navigation'
import type { PageContent } from '@/content/page'
import type { PageId } from '@/content/site-map'
import { type Loader, remembering } from '@/lib/loadable'

/** A page that shows content exports it too, for what is not drawn: head, structured data. */
interface PageModule {
  default: ComponentType
  content?: PageContent
}

/** The page of every route of the site map, each its own chunk. */
export const pageModules: Record<PageId, Loader<PageModule>> = {
  home: remembering(() => import('@/pages/home')),
  services: remembering(() => import('@/pages/services')),
  industries: remembering(() => import('@/pages/industries')),
  cases: remembering(() => import('@/pages/cases')),
  technologies: remembering(() => import('@/pages/technologies')),
  about: remembering(() => import('@/pages/about')),
  blog: remembering(() => import('@/pages/blog')),
  customSaas: remembering(() => import('@/pages/custom-saas')),
  saasConsulting: remembering(() => import('@/pages/saas-consulting')),
  cloudMigration: remembering(() => import('@/pages/cloud-migration')),
  webDevelopment: remembering(() => import('@/pages/web-development')),
  mobileAppsDevelopment: remembering(() => import('@/pages/mobile-apps-development')),
  branding: remembering(() => import('@/pages/branding')),
  websiteSupport: remembering(() => import('@/pages/website-support')),
  seoPromotion: remembering(() => import('@/pages/seo-promotion')),
  contextualAdvertising: remembering(() => import('@/pages/contextual-advertising')),
  mobileApps: remembering(() => import('@/pages/mobile-apps')),
  apiDevelopment: remembering(() => import('@/pages/api-development')),
  devopsServices: remembering(() => import('@/pages/devops-services')),
  innovations: remembering(() => import('@/pages/innovations')),
  ecommerceAutomation: remembering(() => import('@/pages/ecommerce-automation')),
  telegramAutomation: remembering(() => import('@/pages/telegram-automation')),
  privacy: remembering(() => import('@/pages/privacy')),
  terms: remembering(() => import('@/pages/terms')),
  admin: remembering(() => import('@/pages/admin')),
}

export const notFoundModule = remembering<PageModule>(() => import('@/pages/not-found'))

/** Loads the page that a path shows: one of the site map, or the 404 page. */
export function loadPageAt(path: string): Promise<PageModule> {
  const id = pageAt(path)
  return id ? pageModules[id]() : notFoundModule()
}
