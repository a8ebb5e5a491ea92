import { company } from '../company'
import type { PageContent } from '../model/page'

export const blog: PageContent = {
  head: {
    title: 'Блог: разработка, автоматизация, Telegram и AI',
    description: `Разборы из практики агентства ${company.name}: автоматизация магазинов, боты в Telegram, AI, SaaS и технологии. С числами, кодом и ошибками, которые мы прошли.`,
    keywords: [
      'блог о разработке',
      'автоматизация бизнеса',
      'Telegram-боты',
      'e-commerce',
      'SaaS',
      'искусственный интеллект',
    ],
  },
  lang: 'ru',
  sections: [
    {
      kind: 'pageHero',
      eyebrow: 'Статьи наших инженеров',
      title: 'Пишем о том, что сделали сами',
      lead: 'Длинные разборы для тех, кто решает и кто пишет код: как устроено, сколько стоило, где ошиблись.',
    },
    { kind: 'blogIndex' },
    { kind: 'newsletter' },
  ],
}
