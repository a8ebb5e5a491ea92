import { nameRu } from '../company'
import { companyFigures } from '../company-figures'
import { remote } from '../facts/cooperation'
import { parking } from '../facts/studio'
import type { PageContent } from '../model/page'

export const about: PageContent = {
  head: {
    title: 'О студии: кто делает сайты и приложения',
    description: `${nameRu} — студия из Алматы: два ведущих специалиста, сорок запущенных проектов и правило не браться за то, чего не умеем. Как мы работаем и где нас найти.`,
    keywords: ['веб-студия Алматы', 'о студии', 'команда разработчиков'],
  },
  lang: 'ru',
  sections: [
    {
      kind: 'pageHero',
      eyebrow: `Алматы, с ${companyFigures.founded} года`,
      title: 'Студия, которая дочитывает ТЗ',
      lead: 'Мы небольшая команда, поэтому договариваетесь вы с теми, кто делает.',
    },
    {
      kind: 'team',
      title: 'Кто отвечает за работу',
      lead: 'Эти двое ведут проекты от первой встречи до передачи доступов.',
      ids: ['aigul-seitova', 'timur-akhmetov'],
    },
    {
      kind: 'faq',
      title: 'Частые вопросы',
      lead: 'О встречах и о том, как нас найти.',
      facts: [parking, remote],
    },
    {
      kind: 'callToAction',
      title: 'Познакомимся?',
      lead: 'Приезжайте в студию или позвоните, кофе с нас в любом случае.',
      actions: [{ label: 'Начать проект', opens: 'projectQuiz' }],
    },
  ],
}
