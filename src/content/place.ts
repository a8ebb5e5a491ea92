/** Where the company is, as sentences need it: «из Бишкека». Apart from company.ts, which every page loads. */
export const place = {
  city: 'Бишкек',
  ofCity: 'Бишкека',
  inCity: 'в Бишкеке',
  cityEn: 'Bishkek',
  ofCountry: 'Кыргызской Республики',
  inCountry: 'в Кыргызской Республике',
  /** How a number is written there: the example in the forms. */
  phone: '+996 555 123 456',
} as const
