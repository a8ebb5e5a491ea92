/** Facts about the company; every page loads them. docs/rebrand.md says what else is the agency's. */
export const company = {
  name: 'Kerege',
  legalName: 'Kerege LLC',
  /** The site's address: pages, feeds, mails, Auth and the hosts' configurations follow it. */
  site: 'https://kerege.example',
  email: 'hello@kerege.example',
  /** In the header of phones, the footer, receipts, confirmations and structured data; may be empty. */
  phone: '' as string,
  privacyEmail: 'privacy@kerege.example',
  addressRu: 'Кыргызская Республика, г.\u00a0Бишкек, пр.\u00a0Чуй,\u00a0135, офис\u00a042',
  addressEn: '135 Chui Avenue, office 42, Bishkek, Kyrgyz Republic',
  cityRu: 'Бишкек, Кыргызстан',
  countryEn: 'the Kyrgyz Republic',
  tagline: 'Разработка сайтов, приложений и\u00a0облачных систем',
} as const

/** For the assistant. */
export const nameRu = 'Кереге'

/** Shown beside the telephone: WhatsApp's number, Telegram's nick. Apart, because no page needs them without any. */
export const messengers = { whatsApp: '' as string, telegram: '' as string }

/** The first year of «©»; the last is that of the build. */
export const copyrightYear = 2024

/** Begins the names of what the site keeps in visitors' browsers. Another one signs everybody out. */
export const storagePrefix = 'kerege'

/** Promised response times: in working hours, and in clock hours on working days. */
export const promises = { consultationHours: 2, proposalHours: 24 } as const
