/*
 * What the agency «Тенгри» of Almaty changes in the shipped content besides the files that it replaces
 * (overlay/): it sells five of twelve services, calls packages otherwise, and tells fewer stories.
 */

const services = [
  ...['saas-consulting', 'cloud-migration', 'devops-services', 'api-development'],
  ...['mobile-apps', 'contextual-advertising', 'web-development'],
]

/** Files that go, with the messages that ask for their facts. */
export const removedFiles = [
  ...[...services, 'ecommerce-automation'].map((page) => `src/content/pages/${page}.ts`),
  'src/content/blog/ecommerce-automation.ts',
  ...['nur-retail', 'tulpar-logistics', 'manat-pay', 'akmed'].flatMap((id) => [
    `src/content/cases/${id}.ts`,
    `src/content/cases/screens/${id}.ts`,
    `src/content/pages/${id}-case.ts`,
  ]),
  'src/content/case-pages/quotes.ts',
  'src/content/comparisons/advertising.ts',
  ...['advertising', 'api-and-saas', 'cloud-and-devops'].flatMap((subject) => [
    `src/content/facts/${subject}.ts`,
    `assistant/examples/${subject}.txt`,
  ]),
]

/** Single facts that go, by their ids. */
export const removedFacts = [
  ...['cloud-or-server', 'seo-or-ads', 'setup-or-management', 'which-ads', 'which-cloud'].map(
    (name) => `choices/${name}`,
  ),
  ...['devops-term', 'free-assessment', 'migration-downtime', 'migration-term'].map(
    (name) => `hosting-and-security/${name}`,
  ),
  ...['payment/advertising-budget', 'choices/mvp-or-full', 'technologies/load'],
  ...['not-offered/video', 'shops/shop-payments', 'choices/package-or-scratch'],
  ...['site-seo', 'page-count', 'analytics'].map((name) => `websites/${name}`),
  ...['company/name', 'company/beginnings', 'principles/honest-no', 'advice-shops/receipts'],
  ...['mobile-apps/app-term', 'app-features/test-builds'],
  ...['ads-eat-money', 'expensive-cloud', 'releases-hurt', 'saas-churn', 'sales-peak'].map(
    (name) => `situations/${name}`,
  ),
]

const removedServices = [
  ...['saasConsulting', 'cloudMigration', 'devopsServices', 'apiDevelopment'],
  ...['mobileApps', 'contextualAdvertising', 'webDevelopment'],
]

/** Entries that go, by the beginning of their first line. */
export const removedEntries: Record<string, readonly string[]> = {
  'src/content/site-map.ts': [
    ...removedServices,
    ...['ecommerceAutomation', 'tulparLogisticsCase', 'manatPayCase', 'akmedCase'],
  ].map((id) => `${id}: {`),
  'src/content/sought-there.ts': [
    ...['contextualAdvertising:', 'cloudMigration:', 'ecommerceAutom', 'webDevelopment:'],
  ],
  'src/content/service-names-en.ts': removedServices.map((id) => `${id}:`),
  'src/content/service-groups.ts': removedServices.slice(0, -1).map((id) => `{ page: '${id}'`),
  'src/content/first-suggestions.ts': removedServices.map((id) => `${id}: [`),
  'src/content/quiz-preselection.ts': ["'/mobile-apps'", "'/api-", "'/blog/ecommerce-", "'/web-"],
}

/** The entries of a service in a table by offers. */
const offersOf = (service: string) =>
  new RegExp(`\\n  '${service}(?:/[a-z-]+)?': \\{(?:.*\\}|[\\s\\S]*?\\n  \\}),(?=\\n)`, 'g')

const withoutOffers = services.map((service) => [offersOf(service), ''] as const)

/** Texts that change, each found at least once. */
export const changes: Record<string, readonly (readonly [from: string | RegExp, to: string])[]> = {
  'src/content/colours.ts': [
    ["ring: '#b93f0b'", "ring: '#0b62b9'"],
    ["primary: '#bd420c'", "primary: '#0c5fae'"],
    ["primaryHover: '#a23708'", "primaryHover: '#084f94'"],
    ["accent: '#b03d0a'", "accent: '#0a58a4'"],
  ],
  'src/content/site-map.ts': [
    [
      "nurRetailCase: { path: '/cases/nur-retail', label: 'НурРитейл'",
      "ordaMarketCase: { path: '/cases/orda-market', label: 'Орда Маркет'",
    ],
  ],
  'src/content/addresses.ts': [
    [/caseStudyIds = \[[^\]]*\]/, "caseStudyIds = ['orda-market']"],
    [/personIds = \[[^\]]*\]/, "personIds = ['aigul-seitova', 'timur-akhmetov']"],
  ],
  'src/content/team.ts': [
    [
      /export const team = \{[\s\S]*?\n\}/,
      `export const team = {
  'aigul-seitova': {
    name: 'Айгуль Сеитова',
    role: 'Дизайнер, ведёт проекты',
    about: 'Рисует магазины и проверяет их на телефоне за тысячу тенге.',
    portrait: { hair: 'long', collar: 'round' },
    works: ['/cases/orda-market'],
  },
  'timur-akhmetov': {
    name: 'Тимур Ахметов',
    role: 'Разработчик',
    about: 'Пишет ботов и приложения и отвечает за то, чтобы они не падали.',
    portrait: { hair: 'short', beard: true, collar: 'shirt' },
  },
}`,
    ],
  ],
  'src/content/blog/articles.ts': [
    [/\n {2}'ecommerce-automation': \{[\s\S]*?\n {2}\},/, ''],
    [/'diana-li'|'nurlan-kadyrov'/g, "'timur-akhmetov'"],
    [/'daniyar-usenov'|'alina-turdubaeva'|'ruslan-baytemirov'/g, "'aigul-seitova'"],
  ],
  'src/content/pages/telegram-automation.ts': [["'ecommerce-automation', ", '']],
  'src/content/pages/cases.ts': [['кейс миграции в облако', 'кейс магазина']],
  'src/content/offers.ts': [
    [/\n {2}(?:advertisingPackages|webPackages),|apiQuickStart, /g, ''],
    ...withoutOffers,
  ],
  'src/content/spoken-names.ts': [
    [
      "titleEn: 'Basic' },\n  'branding/standard': { titleEn: 'Standard' },\n  'branding/premium': { titleEn: 'Premium'",
      "titleEn: 'Mark' },\n  'branding/standard': { titleEn: 'Style' },\n  'branding/premium': { titleEn: 'System'",
    ],
    ...withoutOffers,
  ],
  'src/content/service-groups.ts': [[/\n {6}\{\n {8}page: 'webDevelopment',[\s\S]*?\n {6}\},/, '']],
  'src/content/footer.ts': [[/\n.*siteMap\.(?:saas|cloud|api|mobileApps\b|devops).*/g, '']],
  'src/content/quiz-offers.ts': [
    [", 'mobile-apps']", ']'],
    [/\n\/\*\* For every package[\s\S]*?(?=\nconst customLanding)/, ''],
    [/\nconst (?:corporate|shop) = [\s\S]*?\n\}\)\n/g, ''],
    [/\n {6}(?:landing|corporate|shop),/g, ''],
    ['[shop, customShop, portal]', '[customShop, portal]'],
    ['[shop.offer, customShop.offer]', '[customShop.offer]'],
    ["['web-development', 'custom-saas']", "['custom-saas']"],
    [/\n.*askedAs: \['devops-services'\].*/, ''],
    [/\n {2}\{\n {4}projectType: 'other',\n {4}askedAs: \['contextual[\s\S]*?\n {2}\},/, ''],
    [/\n {2}\{\n {4}projectType: 'api',[\s\S]*?\n {2}\},/, ''],
    [/\nconst \{ analysis[\s\S]*?\n\](?=\n\n\/\*\* The offers of)/, ''],
    [/import \{ (?:additionalServices|apiQuickStart, apiTerms) \}.*\n/g, ''],
  ],
  'src/content/pages/services.ts': [
    [/\n {8}\{\n {10}icon: '(?:target|browser)',[\s\S]*?\n {8}\},/g, ''],
    ['startingPrices.webDevelopment', 'startingPrices.customSaas'],
    [', webPackages', ''],
    [
      'брендинг, поддержка, SEO и реклама: стартовые цены шести',
      'брендинг, поддержка и SEO: стартовые цены четырёх',
    ],
  ],
  'src/content/comparisons/comparisons.ts': [
    ["import { advertisingPackages } from './advertising'\n", ''],
    ['  advertisingPackages,\n', ''],
    [/(?<=\{ )packagedSites, packageOrScratch, |\n {2}(?:packagedSites|packageOrScratch),/g, ''],
  ],
  'src/content/comparisons/sites.ts': [
    [/\nexport const (?:packagedSites|packageOrScratch)[\s\S]*?\n\}\n/g, ''],
    [/import (?:\{ inSentence|\{ corporateSite|\{ siteTypes).*\n/g, ''],
  ],
  'src/content/pages/custom-saas.ts': [
    [/\n {4}\{ kind: 'comparison', of: 'packageOrScratch' \},/, ''],
    [/\n {8}`«\$\{siteMap\.webDevelopment.*/, ''],
    [/ Подходит известный состав[^`]*/, ''],
    [', webPackages', ''],
    ["to: '/web-development'", "to: '/services'"],
  ],
  'src/content/pages/mobile-apps-development.ts': [[/ Замысел ещё нужно[^`]*/, '']],
  'src/content/pages/seo-promotion.ts': [['seoOrAds, ', '']],
  'src/content/facts/choices.ts': [
    [/\n {2}(?:advertisingPackages|webPackages),/g, ''],
    [/webPackages/g, 'siteTypes'],
  ],
  'src/content/facts/payment.ts': [
    ['advertisingPackages, ', ''],
    [/webPackages/g, 'siteTypes'],
  ],
  'src/content/facts/process.ts': [
    [', webPackages', ''],
    [/webPackages/g, 'siteTypes'],
  ],
  'src/content/made-by-task.ts': [[/ {2}'task\/saas': \{[^}]*\},\n/, '']],
  'src/content/tasks.ts': [[/.*'task\/saas'.*\n/, '']],
  'src/content/facts/shops.ts': [[/import \{ (?:webPackages|titleEn) \}.*\n/g, '']],
  'src/content/facts/websites.ts': [
    [', webPackages', ''],
    [/import \{ titleEn \}.*\n|import \{ corporateSite, .*\n/g, ''],
  ],
  'src/content/facts/not-offered.ts': [[/import \{ (?:advertisingPackages|titleEn) \}.*\n/g, '']],
}

/** Replaced in every file of the content: links to pages and stories that go. */
export const everywhere: readonly (readonly [from: RegExp, to: string])[] = [
  [/siteMap\.(?:nurRetail|akmed)Case\.label/g, 'siteMap.ordaMarketCase.label'],
  [/(?<=['(])\/mobile-apps(?=[')])/g, '/mobile-apps-development'],
  [/(?<=['(])\/web-development(?=[')])/g, '/custom-saas'],
  [
    /(?<=['(])\/(?:saas-consulting|cloud-migration|devops-services|api-development|contextual-advertising|blog\/ecommerce-automation)(?=[')])/g,
    '/services',
  ],
]
