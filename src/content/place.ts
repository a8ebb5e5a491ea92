/** Where the company is, as sentences need it: «из Бишкека». Apart from company.ts, which every page loads. */
export const place = {
  city: 'Бишкек',
  ofCity: 'Бишкека',
  inCity: 'в Бишкеке',
  cityEn: 'Bishkek',
  ofCountry: 'Кыргызской Республики',
  inCountry: 'в Кыргызской Республике',
  /** In which contracts are priced. */
  currencies: 'кыргызских сомах или долларах США',
  currenciesEn: 'Kyrgyz soms or US dollars',
} as const
