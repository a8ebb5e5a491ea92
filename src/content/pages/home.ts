import { company } from '../company'
import { homeServices } from '../home-services'
import type { PageContent } from '../page'
import {
  homeFigures,
  homeIndustries,
  homeStory,
  homeTechnologies,
  homeTestimonials,
} from './home-more'

export const home: PageContent = {
  head: {
    title: `${company.name} — ${company.tagline.toLowerCase()}`,
    description:
      'Агентство разработки из Бишкека: сайты, мобильные приложения, SaaS, облако и DevOps. 200+ проектов, открытые цены, ответ в течение двух часов.',
    keywords: [
      'разработка сайтов Бишкек',
      'агентство разработки',
      'мобильные приложения',
      'SaaS',
      'миграция в облако',
      'DevOps',
    ],
  },
  lang: 'ru',
  sections: [
    {
      kind: 'hero',
      eyebrow: `Агентство разработки · ${company.cityRu}`,
      title: 'Цифровой каркас для вашего бизнеса',
      lead: 'Кереге — решётка, на которой держится юрта. Мы собираем такую же опору для компаний: сайты, мобильные приложения, SaaS и облачные системы, которые выдерживают рост.',
      actions: [
        { label: 'Начать проект', opens: 'projectQuiz' },
        { label: 'Смотреть кейсы', to: '/cases' },
      ],
      stats: [
        { value: '200+', label: 'проектов' },
        { value: '150+', label: 'клиентов' },
        { value: '5+', label: 'лет на рынке' },
        { value: '50+', label: 'технологий' },
      ],
      clients: {
        label: 'Нам доверяют',
        names: [
          'Тулпар Логистик',
          'НурРитейл',
          'Манат Pay',
          'АкМед',
          'Вектор Строй',
          'Жайлоо Агро',
        ],
      },
    },
    {
      kind: 'services',
      title: 'Услуги с открытой ценой',
      lead: 'Называем стоимость до начала работы. Точную смету и сроки присылаем после короткого разговора о задаче.',
      cards: homeServices,
      more: { label: 'Все услуги', to: '/services' },
    },
    homeStory,
    homeIndustries,
    homeTechnologies,
    homeTestimonials,
    homeFigures,
    {
      kind: 'callToAction',
      title: 'Расскажите о задаче — вернёмся с планом',
      lead: 'Разберём, что нужно сделать, чем можно пренебречь и сколько это стоит. Консультация бесплатна и ни к чему не обязывает.',
      actions: [
        { label: 'Получить консультацию', opens: 'consultation' },
        { label: 'Рассчитать стоимость', opens: 'projectQuiz' },
      ],
      assurances: ['Ответ в течение 2 часов', 'Смета за 24 часа', 'Договор и гарантия'],
    },
  ],
}
