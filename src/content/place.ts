/** Where the company is, as sentences need it: «из Бишкека». Apart from company.ts, which every page loads. */
export const place = {
  city: 'Бишкек',
  ofCity: 'Бишкека',
  inCity: 'в Бишкеке',
  cityEn: 'Bishkek',
  ofCountry: 'Кыргызской Республики',
  inCountry: 'в Кыргызской Республике',
} as const
