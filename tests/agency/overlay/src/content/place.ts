export const place = {
  city: 'Алматы',
  ofCity: 'Алматы',
  inCity: 'в Алматы',
  cityEn: 'Almaty',
  ofCountry: 'Республики Казахстан',
  inCountry: 'в Республике Казахстан',
  phone: '+7 701 123 45 67',
} as const
