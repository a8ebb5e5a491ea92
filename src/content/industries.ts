/** The industries we work in, by their Russian names; what we build for each is on /industries. */
export const industries = {
  automotive: 'Автомобили',
  'banking-finance': 'Банки и финансы',
  construction: 'Строительство',
  education: 'Образование',
  entertainment: 'Развлечения',
  healthcare: 'Здравоохранение',
  insurance: 'Страхование',
  manufacturing: 'Производство',
  'real-estate': 'Недвижимость',
  retail: 'Розничная торговля',
  telecommunications: 'Телекоммуникации',
  'transportation-logistics': 'Транспорт и логистика',
  hospitality: 'Гостиницы и рестораны',
  'travel-tourism': 'Путешествия и туризм',
  'agriculture-agtech': 'Сельское хозяйство и агротех',
} as const

export type IndustryId = keyof typeof industries
