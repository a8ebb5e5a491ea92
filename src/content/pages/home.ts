import { company } from '../company'
import { homePromotion, homeServices } from '../home-services'
import type { PageContent } from '../model'

export const home: PageContent = {
  head: {
    title: `${company.name} — ${company.tagline.toLowerCase()}`,
    description:
      'Агентство разработки из Бишкека: сайты, мобильные приложения, SaaS, облако и DevOps. 200+ проектов, открытые цены, ответ в течение двух часов.',
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
        { label: 'Получить консультацию', opens: 'consultation' },
      ],
      stats: [
        { value: 200, suffix: '+', label: 'проектов' },
        { value: 150, suffix: '+', label: 'клиентов' },
        { value: 5, suffix: '+', label: 'лет на рынке' },
        { value: 50, suffix: '+', label: 'технологий' },
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
      more: { title: 'Приводим клиентов после запуска', rows: homePromotion },
    },
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
