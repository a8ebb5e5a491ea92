/** The blog's topics; `count` is the figure on the topic's chip. */
export const categories = {
  automation: { label: 'Автоматизация', count: 12 },
  ecommerce: { label: 'E-commerce', count: 8 },
  telegram: { label: 'Telegram', count: 6 },
  ai: { label: 'AI', count: 15 },
  saas: { label: 'SaaS', count: 10 },
  technologies: { label: 'Технологии', count: 20 },
} as const satisfies Record<string, { label: string; count: number }>

export type CategoryId = keyof typeof categories

/** What the counts on the chips mean. */
export const countsLegend = 'Число у рубрики — сколько в ней статей вместе с теми, что готовятся.'

/** For a topic without published articles. */
export const nothingToRead =
  'По этой теме читать пока нечего: статьи готовятся. Оставьте почту внизу страницы, и мы напишем, когда выйдет первая.'
