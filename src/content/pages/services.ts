import { offerCard } from '../offers.ts'
import { acceptance, cancellation, ownership } from '../facts/contract'
import { advance, whyFrom } from '../facts/payment'
import { warranty } from '../facts/warranty'
import type { PageContent } from '../model/page'
import { fromPrice } from '../currency'
import { inHours, inWorkingHours } from '@contracts/russian.ts'
import { promises } from '../company'
import { brandingFigures, guarantees, seoQueries, supportFigures } from '../figures'
import { place } from '../place'
import { appPackages, seoPackages, webPackages } from '../packages'
import { startingPrices, supportPlans, supportTiers } from '../prices'
import { siteMap } from '../site-map.ts'
import { tasks } from '../tasks.ts'
import { fromTo } from '../term'

const { concepts, brandbook } = brandingFigures

export const services: PageContent = {
  head: {
    title: 'Услуги и цены: сайты, приложения, брендинг, реклама',
    description: `Сайты ${fromPrice(startingPrices.webDevelopment)}, приложения, брендинг, поддержка, SEO и реклама: стартовые цены шести услуг и восьми разовых работ, предложение за ${inHours(promises.proposalHours)} по рабочим дням.`,
    keywords: [
      'услуги веб-студии цены',
      `разработка сайтов ${place.city}`,
      'заказать мобильное приложение',
      'поддержка сайта',
      'SEO и контекстная реклама',
      'редизайн сайта цена',
    ],
  },
  lang: 'ru',
  service: { name: 'Разработка и продвижение сайтов и приложений', type: 'Услуги IT-агентства' },
  sections: [
    {
      kind: 'pageHero',
      eyebrow: 'Цены известны до разговора',
      title: 'Всё для бизнеса в интернете',
      lead: 'Сделать сайт, нарисовать знак, выпустить приложение, привести клиентов. У каждой услуги названа стартовая цена, так что бюджет прикинете ещё до разговора.',
      actions: [
        { label: 'Получить консультацию', opens: 'consultation', interest: 'Подбор услуги' },
        { label: 'Рассчитать стоимость', opens: 'projectQuiz', interest: 'Подбор услуги' },
      ],
    },
    {
      kind: 'services',
      title: 'Основные услуги',
      lead: 'Цена «от» — это минимальный объём, за который есть смысл браться. Полный состав и пакеты — на странице услуги.',
      cards: [
        {
          icon: 'browser',
          title: siteMap.webDevelopment.label,
          description:
            'Лендинги, корпоративные сайты и магазины, которые редактор правит сам, без программиста.',
          features: [
            `Три пакета, лендинг — за ${webPackages.landing.term.text}`,
            'Вёрстка под телефон и большой экран',
            'Формы, админка и аналитика внутри',
            `Гарантия ${guarantees.sites}`,
          ],
          price: startingPrices.webDevelopment,
          details: '/web-development',
          order: { label: 'Заказать сайт', opens: 'projectQuiz', offer: 'web-development' },
        },
        {
          icon: 'brush',
          title: siteMap.branding.label,
          description:
            'Знак, шрифты, цвета и правила, по которым их ставят на вывеску, упаковку и аватар.',
          features: [
            `От ${concepts.basic} до ${concepts.premium}\u00a0концепций логотипа`,
            `Брендбук от ${brandbook.basic}`,
            'Исходники в векторе',
            'Ребрендинг с планом замены носителей',
          ],
          price: startingPrices.branding,
          details: '/branding',
          order: { label: 'Заказать брендинг', opens: 'projectQuiz', offer: 'branding' },
        },
        {
          icon: 'support',
          title: siteMap.websiteSupport.label,
          description:
            'Обновляем, чиним и дорабатываем в счёт часов тарифа, даже если сайт делали не мы.',
          features: [
            `Ответ за ${inWorkingHours(promises.consultationHours)}`,
            'Резервные копии и обновления',
            'Отчёт по каждой задаче',
            `SLA ${supportFigures.sla} на тарифе ${supportPlans.premium.title}`,
          ],
          price: startingPrices.websiteSupport,
          tiers: supportTiers,
          details: '/website-support',
          order: {
            label: 'Заказать поддержку',
            opens: 'projectQuiz',
            offer: 'website-support',
          },
        },
        {
          icon: 'phone',
          title: siteMap.mobileAppsDevelopment.label,
          description: `Доработка вышедшего приложения — ${fromPrice(startingPrices.mobileApps)}, новое под iOS и Android — ${fromPrice(appPackages.simple.price)}.`,
          features: [
            `Три пакета, срок — ${fromTo(appPackages.simple.term, appPackages.enterprise.term)}`,
            'Нативный код или Flutter',
            'Публикация в App Store и Google Play',
            `Гарантия ${guarantees.apps}`,
          ],
          price: startingPrices.mobileApps,
          details: '/mobile-apps-development',
          order: {
            label: 'Заказать приложение',
            opens: 'projectQuiz',
            offer: 'mobile-apps-development',
          },
        },
        {
          icon: 'search',
          title: siteMap.seoPromotion.label,
          description:
            'Чистим технические ошибки, пишем нужные страницы и каждый месяц сверяем рост с заявками.',
          features: [
            'Оплата за работы, позиции или трафик',
            `До ${seoQueries.positions}\u00a0запросов в пакете «${seoPackages.positions.title}»`,
            'Тексты под живой спрос',
            'Ежемесячный отчёт с выводами',
          ],
          price: startingPrices.seoPromotion,
          details: '/seo-promotion',
          order: { label: 'Заказать SEO', opens: 'projectQuiz', offer: 'seo-promotion' },
        },
        {
          icon: 'target',
          title: siteMap.contextualAdvertising.label,
          description:
            'Настраиваем Яндекс Директ, Google Ads и VK Рекламу и считаем цену каждой заявки.',
          features: [
            'Разовая настройка или ведение',
            'Кабинеты оформлены на вас',
            'Сквозная аналитика до продажи',
            'Отчёт на одной странице',
          ],
          price: startingPrices.contextualAdvertising,
          details: '/contextual-advertising',
          order: {
            label: 'Заказать рекламу',
            opens: 'projectQuiz',
            offer: 'contextual-advertising',
          },
        },
      ],
    },
    {
      kind: 'serviceIndex',
      title: 'Все услуги',
      lead: 'Шесть услуг выше берут чаще всего. Остальные — здесь же, в трёх группах.',
      byTask: {
        title: 'Считаем по задаче',
        text: 'Готовой цены у этих работ нет: она зависит от того, что должно получиться. Выберите, и мы посчитаем вашу.',
        names: Object.values(tasks),
      },
    },
    {
      kind: 'priceList',
      title: 'Дополнительные услуги',
      lead: 'Разовые работы для сайтов, которые уже запущены или только задуманы. Разработку у нас для этого заказывать не нужно.',
      rows: [
        {
          ...offerCard('extra/redesign'),
          text: 'Новый облик страниц при прежних адресах, текстах и админке.',
        },
        {
          ...offerCard('extra/edits'),
          text: 'Изменения одним заходом: от баннера и опечаток до калькулятора и нового раздела.',
        },
        {
          ...offerCard('extra/modernization'),
          text: 'Обновление движка, PHP и модулей, которые давно не получают заплаток.',
        },
        {
          ...offerCard('extra/prototyping'),
          text: 'Кликабельная схема экранов: её можно показать клиентам до первой строки кода.',
        },
        {
          ...offerCard('extra/specification'),
          text: 'Документ, по которому смету посчитает любой подрядчик, включая нас.',
        },
        {
          ...offerCard('extra/technical-support'),
          text: 'Серверы, домены, почта и сертификаты: следим, продлеваем, восстанавливаем.',
        },
        {
          ...offerCard('extra/usability'),
          text: 'Смотрим, где посетители спотыкаются, и показываем записи их сеансов.',
        },
        {
          ...offerCard('extra/audit'),
          text: 'Код, скорость, безопасность, SEO и удобство в одном отчёте с порядком исправлений.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Как проходит работа',
      lead: 'Порядок один для логотипа и для портала, меняется только длина этапов.',
      steps: [
        {
          title: 'Анализ',
          text: 'Разбираем задачу, рынок и то, что у вас уже есть. На выходе список требований и список того, без чего можно обойтись.',
        },
        {
          title: 'Планирование',
          text: 'Раскладываем работу на этапы, у каждого цена и дата показа. Договор подписываем, когда вопросов к смете не осталось.',
        },
        {
          title: 'Разработка',
          text: 'Сделанное сразу появляется на тестовом адресе. Вы смотрите, комментируете и правите курс, пока это дёшево.',
        },
        {
          title: 'Запуск и поддержка',
          text: 'Публикуем, следим за первыми днями, передаём доступы и учим сотрудников. Дальше — гарантия и тариф поддержки, если он нужен.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Частые вопросы',
      lead: 'О деньгах и правах — то, что спрашивают до договора.',
      facts: [advance, whyFrom, ownership, acceptance, warranty, cancellation],
    },
    {
      kind: 'callToAction',
      title: 'Не нашли свою услугу?',
      lead: 'Опишите задачу своими словами. Скажем, берёмся ли, с чего начать и в какую сумму это уложить.',
      actions: [
        { label: 'Получить консультацию', opens: 'consultation', interest: 'Подбор услуги' },
        { label: 'Рассчитать стоимость', opens: 'projectQuiz', interest: 'Подбор услуги' },
      ],
      assurances: [
        `Свяжемся за ${inWorkingHours(promises.consultationHours)}`,
        `Предложение за ${inHours(promises.proposalHours)} по рабочим дням`,
        'Консультация бесплатна',
      ],
    },
  ],
}
