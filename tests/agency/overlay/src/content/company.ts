export const company = {
  name: 'Tengri',
  legalName: 'Tengri Studio LLP',
  site: 'https://tengri.test',
  email: 'salem@tengri.test',
  phone: '+7 727 300 40 50' as string,
  privacyEmail: 'data@tengri.test',
  addressRu: 'Республика Казахстан, г.\u00a0Алматы, ул.\u00a0Панфилова,\u00a098',
  addressEn: '98 Panfilov Street, Almaty, Kazakhstan',
  cityRu: 'Алматы, Казахстан',
  countryEn: 'Kazakhstan',
  tagline: 'Сайты и\u00a0приложения для Алматы',
} as const

export const nameRu = 'Тенгри'

export const messengers = {
  whatsApp: '+7 701 300 40 50' as string,
  telegram: 'tengri_studio' as string,
}

export const copyrightYear = 2026

export const storagePrefix = 'tengri'

export const promises = { consultationHours: 3, proposalHours: 48 } as const
