/**
 * Facts about the company. To rebrand the site, edit this file and working-hours.ts, which is separate because every
 * page loads this one.
 */
export const company = {
  name: 'Kerege',
  nameRu: 'Кереге',
  legalName: 'Kerege LLC',
  site: 'https://kerege.example',
  email: 'hello@kerege.example',
  /** Shown beside the address where a form could not be sent; may be empty. */
  phone: '' as string,
  privacyEmail: 'privacy@kerege.example',
  addressRu: 'Кыргызская Республика, г.\u00a0Бишкек, пр.\u00a0Чуй,\u00a0135, офис\u00a042',
  addressEn: '135 Chui Avenue, office 42, Bishkek, Kyrgyz Republic',
  cityRu: 'Бишкек, Кыргызстан',
  countryEn: 'the Kyrgyz Republic',
  copyrightYear: 2024,
  tagline: 'Разработка сайтов, приложений и\u00a0облачных систем',
} as const

/** Promised response times: in working hours, and in clock hours on working days. */
export const promises = { consultationHours: 2, proposalHours: 24 } as const
