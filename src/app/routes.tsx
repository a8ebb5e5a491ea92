import type { ComponentType } from 'react'
import { pageAt } from '@/content/navigation'
import type { PageContent } from '@/content/page'
import type { PageId } from '@/content/site-map'
import { loadSections, PageView } from '@/sections/page-view'

interface PageModule {
  Page: ComponentType
  /** What the page shows; absent where nobody should find it by searching. */
  content?: PageContent
}

type LoadPage = () => Promise<PageModule>

/** A page that its content describes whole. */
const ofContent =
  (load: () => Promise<PageContent>): LoadPage =>
  async () => {
    const content = await load()
    return { content, Page: () => <PageView page={content} /> }
  }

/** The page of every route of the site map, each its own chunk. */
const pages: Record<PageId, LoadPage> = {
  home: () => import('@/pages/home'),
  services: ofContent(async () => (await import('@/content/pages/services')).services),
  industries: ofContent(async () => (await import('@/content/pages/industries')).industries),
  cases: ofContent(async () => (await import('@/content/pages/cases')).cases),
  technologies: ofContent(async () => (await import('@/content/pages/technologies')).technologies),
  about: ofContent(async () => (await import('@/content/pages/about')).about),
  blog: () => import('@/pages/blog'),
  customSaas: ofContent(async () => (await import('@/content/pages/custom-saas')).customSaas),
  saasConsulting: ofContent(
    async () => (await import('@/content/pages/saas-consulting')).saasConsulting,
  ),
  cloudMigration: ofContent(
    async () => (await import('@/content/pages/cloud-migration')).cloudMigration,
  ),
  webDevelopment: ofContent(
    async () => (await import('@/content/pages/web-development')).webDevelopment,
  ),
  mobileAppsDevelopment: ofContent(
    async () => (await import('@/content/pages/mobile-apps-development')).mobileAppsDevelopment,
  ),
  branding: ofContent(async () => (await import('@/content/pages/branding')).branding),
  websiteSupport: ofContent(
    async () => (await import('@/content/pages/website-support')).websiteSupport,
  ),
  seoPromotion: ofContent(async () => (await import('@/content/pages/seo-promotion')).seoPromotion),
  contextualAdvertising: ofContent(
    async () => (await import('@/content/pages/contextual-advertising')).contextualAdvertising,
  ),
  mobileApps: ofContent(async () => (await import('@/content/pages/mobile-apps')).mobileApps),
  apiDevelopment: ofContent(
    async () => (await import('@/content/pages/api-development')).apiDevelopment,
  ),
  devopsServices: ofContent(
    async () => (await import('@/content/pages/devops-services')).devopsServices,
  ),
  innovations: ofContent(async () => (await import('@/content/pages/innovations')).innovations),
  ecommerceAutomation: ofContent(
    async () => (await import('@/content/pages/ecommerce-automation')).ecommerceAutomation,
  ),
  telegramAutomation: ofContent(
    async () => (await import('@/content/pages/telegram-automation')).telegramAutomation,
  ),
  privacy: ofContent(async () => (await import('@/content/pages/privacy')).privacy),
  terms: ofContent(async () => (await import('@/content/pages/terms')).terms),
  admin: () => import('@/pages/admin'),
}

const notFound: LoadPage = () => import('@/pages/not-found')

/** Loads what a path shows, with the code of its sections: a page of the site map, or the 404 page. */
export async function loadPage(path: string): Promise<PageModule> {
  const id = pageAt(path)
  const module = await (id ? pages[id] : notFound)()
  if (module.content) await loadSections(module.content)
  return module
}
