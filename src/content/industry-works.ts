import type { IndustryId } from './industries'

/**
 * Case studies, results and testimonials by industry, by id in the chat's catalogue. Curated, because a case
 * seldom names its industry.
 */
export const industryWorks: Readonly<Partial<Record<IndustryId, readonly string[]>>> = {
  automotive: ['contextual-advertising/review/maksim-dorohov-orda-avto'],
  'banking-finance': ['cases/case/manat-pay'],
  construction: ['home/review/sergey-litvinov-vektor-stroy'],
  education: ['web-development/review/darya-kovaleva-lingva-haus'],
  healthcare: ['cases/case/akmed', 'seo-promotion/case/tish-doktor-stomatologiya'],
  manufacturing: ['seo-promotion/case/kaskadteh-nasosnoe-oborudovanie'],
  retail: ['cases/case/nurriteyl'],
  'transportation-logistics': ['cases/case/tulpar-logistik'],
  hospitality: ['branding/review/zhyldyz-mamytova-chabyt'],
  'travel-tourism': ['branding/review/roman-gulyaev-tyan-shan-tur'],
  'agriculture-agtech': ['home/review/nurlan-toktosunov-zhayloo-agro'],
}
