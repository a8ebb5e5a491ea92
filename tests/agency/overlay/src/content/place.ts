export const place = {
  city: 'Алматы',
  ofCity: 'Алматы',
  inCity: 'в Алматы',
  cityEn: 'Almaty',
  ofCountry: 'Республики Казахстан',
  inCountry: 'в Республике Казахстан',
  currencies: 'казахстанских тенге',
  currenciesEn: 'Kazakhstani tenge',
} as const
