export const place = {
  city: 'Алматы',
  ofCity: 'Алматы',
  inCity: 'в Алматы',
  cityEn: 'Almaty',
  ofCountry: 'Республики Казахстан',
  inCountry: 'в Республике Казахстан',
} as const
