import { medeuSport, namedClients } from '../clients'
import { company, nameRu, promises } from '../company'
import { companyFigures } from '../company-figures'
import type { PageContent } from '../model/page'
import { startingPrices } from '../prices'
import { siteMap } from '../site-map.ts'

export const home: PageContent = {
  head: {
    title: `${company.name} — ${company.tagline.toLowerCase()}`,
    description: `Студия ${nameRu} из Алматы делает сайты, приложения и фирменный стиль. Цены открыты, а предложение с составом работ приходит за ${promises.proposalHours}\u00a0часов.`,
    keywords: ['разработка сайтов Алматы', 'веб-студия', 'мобильные приложения', 'брендинг'],
  },
  lang: 'ru',
  sections: [
    {
      kind: 'hero',
      eyebrow: `Веб-студия · ${company.cityRu}`,
      title: 'Сайты, за которые не стыдно',
      lead: 'Делаем сайты и приложения для тех, кто продаёт в Казахстане, и остаёмся рядом после запуска.',
      actions: [
        { label: 'Начать проект', opens: 'projectQuiz' },
        { label: 'Смотреть кейсы', to: '/cases' },
      ],
      stats: [
        {
          value: companyFigures.projects,
          label: 'проектов',
          text: 'Все можно открыть и посмотреть',
        },
      ],
      clients: { label: 'Нам доверяют', names: namedClients },
    },
    {
      kind: 'services',
      title: 'Услуги с открытой ценой',
      lead: 'Что известно заранее, написано на сайте.',
      cards: [
        {
          icon: 'browser',
          title: 'Сайты',
          description: 'От одной страницы до магазина с обменом остатками.',
          features: ['Лендинги', 'Магазины'],
          price: startingPrices.customSaas,
          details: '/custom-saas',
          order: { label: 'Заказать сайт', opens: 'projectQuiz', offer: 'custom-saas' },
        },
        {
          icon: 'brush',
          title: 'Брендинг',
          description: 'Знак, цвета и правила, по которым ими пользуются.',
          features: ['Логотип', 'Брендбук'],
          price: startingPrices.branding,
          details: '/branding',
          order: { label: 'Заказать брендинг', opens: 'projectQuiz', offer: 'branding' },
        },
        {
          icon: 'search',
          title: 'Продвижение',
          description: 'Чтобы сайт находили те, кому он нужен.',
          features: ['Тексты', 'Скорость'],
          price: startingPrices.seoPromotion,
          details: '/seo-promotion',
          order: { label: 'Получить разбор', opens: 'consultation', offer: 'seo-promotion' },
        },
      ],
      more: { label: 'Все услуги', to: '/services' },
    },
    {
      kind: 'featuredCases',
      title: 'Проект вблизи',
      lead: 'Что поменялось у заказчика в числах.',
      ids: ['orda-market'],
      action: { label: 'Все кейсы', to: '/cases' },
    },
    {
      kind: 'testimonials',
      look: 'carousel',
      title: 'Говорят заказчики',
      lead: 'Слова тех, кто работает с нашими системами каждый день.',
      items: [
        {
          name: 'Ержан Касымов',
          industry: 'retail',
          position: 'Директор по продажам',
          company: siteMap.ordaMarketCase.label,
          content: 'Кладовщики перестали отвечать на звонки и стали собирать заказы вовремя.',
          rating: 5,
          avatar: '👨🏽‍💼',
        },
        {
          name: 'Дана Омарова',
          position: 'Основатель',
          company: medeuSport,
          content: 'Сайт открыли к началу сезона, и каток заполнили по записи за первую неделю.',
          rating: 5,
          avatar: '👩🏻‍💻',
        },
      ],
    },
    {
      kind: 'callToAction',
      title: 'Расскажите о задаче',
      lead: 'Скажем, что нужно сделать и без чего можно обойтись.',
      actions: [
        { label: 'Получить консультацию', opens: 'consultation' },
        { label: 'Рассчитать стоимость', opens: 'projectQuiz' },
      ],
    },
  ],
}
