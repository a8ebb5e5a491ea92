/**
 * Case studies, results and testimonials by industry. Curated, because a case seldom names its industry; a
 * test compares the ids with the catalogue.
 */
export const casesByIndustry: Record<string, readonly string[]> = {
  'industries/industry/banki-i-finansy': ['cases/case/manat-pay'],
  'industries/industry/zdravoohranenie': [
    'cases/case/akmed',
    'seo-promotion/case/tish-doktor-stomatologiya',
  ],
  'industries/industry/roznichnaya-torgovlya': ['cases/case/nurriteyl'],
  'industries/industry/transport-i-logistika': ['cases/case/tulpar-logistik'],
  'industries/industry/proizvodstvo': ['seo-promotion/case/kaskadteh-nasosnoe-oborudovanie'],
  'industries/industry/stroitelstvo': ['home/review/sergey-litvinov-vektor-stroy'],
  'industries/industry/selskoe-hozyaystvo-i-agroteh': [
    'home/review/nurlan-toktosunov-zhayloo-agro',
  ],
  'industries/industry/obrazovanie': ['web-development/review/darya-kovaleva-lingva-haus'],
  'industries/industry/avtomobili': ['contextual-advertising/review/maksim-dorohov-orda-avto'],
  'industries/industry/gostinitsy-i-restorany': ['branding/review/zhyldyz-mamytova-kofeyni-chabyt'],
  'industries/industry/puteshestviya-i-turizm': ['branding/review/roman-gulyaev-tyan-shan-tur'],
}
