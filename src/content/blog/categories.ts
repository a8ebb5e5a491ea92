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
