/*
 * What the agency «Тенгри» of Almaty changes in the shipped content besides the files that it replaces
 * (overlay/): it sells six of twelve services and tells fewer stories.
 */

const pages = [
  ...['saas-consulting', 'cloud-migration', 'devops-services', 'api-development'],
  ...['mobile-apps', 'contextual-advertising', 'ecommerce-automation'],
]

/** Files that go, with the messages that ask for their facts. */
export const removedFiles = [
  ...pages.map((page) => `src/content/pages/${page}.ts`),
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
  ...['company/name', 'company/beginnings', 'principles/honest-no', 'advice-shops/receipts'],
  ...['mobile-apps/app-term', 'app-features/test-builds'],
  ...['ads-eat-money', 'expensive-cloud', 'releases-hurt', 'saas-churn', 'sales-peak'].map(
    (name) => `situations/${name}`,
  ),
]

const removedServices = [
  ...['saasConsulting', 'cloudMigration', 'devopsServices', 'apiDevelopment'],
  ...['mobileApps', 'contextualAdvertising'],
]

/** Entries that go, by the beginning of their first line. */
export const removedEntries: Record<string, readonly string[]> = {
  'src/content/site-map.ts': [
    ...removedServices,
    ...['ecommerceAutomation', 'tulparLogisticsCase', 'manatPayCase', 'akmedCase'],
  ].map((id) => `${id}: {`),
  'src/content/sought-there.ts': ['contextualAdvertising:', 'cloudMigration:', 'ecommerceAutom'],
  'src/content/service-names-en.ts': removedServices.map((id) => `${id}:`),
  'src/content/service-groups.ts': removedServices.map((id) => `{ page: '${id}'`),
  'src/content/first-suggestions.ts': removedServices.map((id) => `${id}: [`),
  'src/content/quiz-preselection.ts': ["'/mobile-apps'", "'/api-", "'/blog/ecommerce-"],
}

/** The entries of a service in a table by offers. */
const offersOf = (service: string) =>
  new RegExp(`\\n  '${service}(?:/[a-z-]+)?': \\{(?:.*\\}|[\\s\\S]*?\\n  \\}),(?=\\n)`, 'g')

const withoutOffers = pages.slice(0, 6).map((service) => [offersOf(service), ''] as const)

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
  'src/content/offers.ts': [['  advertisingPackages,\n', ''], ...withoutOffers],
  'src/content/spoken-names.ts': withoutOffers,
  'src/content/footer.ts': [[/\n.*siteMap\.(?:saas|cloud|api|mobileApps\b|devops).*/g, '']],
  'src/content/quiz-offers.ts': [
    [", 'mobile-apps']", ']'],
    [/\n.*askedAs: \['devops-services'\].*/, ''],
    [/\n {2}\{\n {4}projectType: 'other',\n {4}askedAs: \['contextual[\s\S]*?\n {2}\},/, ''],
    [/\n {2}\{\n {4}projectType: 'api',[\s\S]*?\n {2}\},/, ''],
    [/\nconst \{ analysis[\s\S]*?\n\](?=\n\n\/\*\* The offers of)/, ''],
    [/import \{ additionalServices, apiTerms \}.*\n/, ''],
  ],
  'src/content/pages/services.ts': [
    [/\n {8}\{\n {10}icon: 'target',[\s\S]*?\n {8}\},/, ''],
    [
      'брендинг, поддержка, SEO и реклама: стартовые цены шести',
      'брендинг, поддержка и SEO: стартовые цены пяти',
    ],
  ],
  'src/content/comparisons/comparisons.ts': [
    ["import { advertisingPackages } from './advertising'\n", ''],
    ['  advertisingPackages,\n', ''],
  ],
  'src/content/pages/seo-promotion.ts': [['seoOrAds, ', '']],
  'src/content/facts/choices.ts': [['  advertisingPackages,\n', '']],
  'src/content/facts/payment.ts': [['advertisingPackages, ', '']],
}

/** Replaced in every file of the content: links to pages and stories that go. */
export const everywhere: readonly (readonly [from: RegExp, to: string])[] = [
  [/siteMap\.(?:nurRetail|akmed)Case\.label/g, 'siteMap.ordaMarketCase.label'],
  [/(?<=['(])\/mobile-apps(?=[')])/g, '/mobile-apps-development'],
  [
    /(?<=['(])\/(?:saas-consulting|cloud-migration|devops-services|api-development|contextual-advertising|blog\/ecommerce-automation)(?=[')])/g,
    '/services',
  ],
]
