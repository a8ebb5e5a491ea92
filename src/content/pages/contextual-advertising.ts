import { offerCard } from '../offers.ts'
import { advertisingFigures as figures, advertisingPercents as percents } from '../figures'
import { adNeedsSite, adReports, minimalAdBudget } from '../facts/advertising'
import { setupOrManagement } from '../facts/choices'
import { advertisingBudget } from '../facts/payment'
import { adsEatMoney } from '../facts/situations'
import type { PageContent } from '../model/page'
import { fromPrice, inCurrency } from '../currency'
import { place } from '../place'
import { advertisingPackages } from '../packages'
import { siteMap } from '../site-map.ts'

const { setup, management, complex } = advertisingPackages

export const contextualAdvertising: PageContent = {
  head: {
    title: 'Контекстная реклама: настройка и ведение',
    description: `Настройка Яндекс Директа, Google Ads и VK Рекламы за ${inCurrency(setup.price.exactly)}, ведение за ${management.price.percent}\u00a0% бюджета, комплекс ${fromPrice(complex.price)} в\u00a0месяц. ROI ${figures.roi}, конверсия ${figures.conversion}.`,
    keywords: [
      'контекстная реклама',
      'настройка Google Ads',
      'настройка Яндекс Директ',
      'VK Реклама ведение',
      `реклама сайта ${place.city}`,
      'снизить цену заявки',
    ],
  },
  lang: 'ru',
  service: {
    name: siteMap.contextualAdvertising.label,
    type: 'Контекстная и таргетированная реклама',
  },
  sections: [
    {
      kind: 'pageHero',
      eyebrow: 'Яндекс Директ, Google Ads, VK Реклама',
      title: 'Реклама, у которой известна цена заявки',
      lead: 'Настраиваем и ведём кампании так, чтобы по каждому рублю было видно, что он принёс. Кабинеты и данные остаются у вас.',
      actions: [
        { label: 'Заказать рекламу', opens: 'projectQuiz', offer: 'contextual-advertising' },
        {
          label: 'Получить прогноз',
          opens: 'consultation',
          offer: 'contextual-advertising',
          interest: 'Контекстная реклама, прогноз',
        },
      ],
      proof: {
        kind: 'leadPrice',
        clickRate: percents.ctr,
        conversion: percents.conversion,
        cheaper: -percents.costPerClick,
        click: { from: 5, to: 150, step: 5, first: 40 },
      },
    },
    {
      kind: 'stats',
      title: 'Четыре числа, за которыми следим',
      lead: 'Показатели кампаний, которые мы ведём. Ваши посчитаем отдельно: ниша решает многое.',
      stats: [
        {
          value: figures.roi,
          label: 'ROI',
          text: 'Сколько возвращает рубль, вложенный в рекламу и в нашу работу.',
        },
        {
          value: figures.ctr,
          label: 'CTR',
          text: 'Доля показов, после которых человек перешёл на сайт.',
        },
        {
          value: figures.costPerClick,
          label: 'CPC',
          text: 'Насколько дешевеет клик после чистки запросов и ставок.',
        },
        {
          value: figures.conversion,
          label: 'конверсия',
          text: 'Какая часть пришедших оставляет заявку или покупает.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Как дешевеет заявка',
      steps: [
        {
          title: 'Разбор',
          text: 'Считаем, сколько вы можете заплатить за заявку и остаться в плюсе. От этого числа зависит всё остальное.',
        },
        {
          title: 'Подготовка',
          text: 'Собираем запросы, пишем объявления, ставим счётчики и проверяем, что заявка доходит до менеджера.',
        },
        {
          title: 'Запуск',
          text: 'Начинаем с малого бюджета на самых горячих запросах и первые дни смотрим в кабинет утром и вечером.',
        },
        {
          title: 'Оптимизация',
          text: 'Выключаем то, что не продаёт, и добавляем денег тому, что продаёт. Причины пишем в отчёте.',
        },
      ],
    },
    {
      kind: 'features',
      look: 'cards',
      title: 'Три площадки',
      items: [
        {
          icon: 'search',
          title: 'Яндекс Директ',
          text: 'Поиск и рекламная сеть Яндекса: человек уже сформулировал, что ему нужно.',
          points: ['Поиск и товарные объявления', 'Ретаргетинг по корзине', 'Оплата за конверсии'],
          note: 'Россия, Казахстан и русскоязычный спрос',
        },
        {
          icon: 'globe',
          title: 'Google Ads',
          text: 'Поиск, карты и YouTube: главный канал для Кыргызстана и заказчиков за рубежом.',
          points: [
            'Поиск и Performance Max',
            'Видео на YouTube',
            'Реклама на русском и английском',
          ],
          note: 'Кыргызстан, соседние страны, экспорт',
        },
        {
          icon: 'megaphone',
          title: 'VK Реклама',
          text: 'Показываем предложение тем, кто его ещё не ищет, но подходит по интересам.',
          points: ['Сообщества и похожая аудитория', 'Формы заявки внутри ленты', 'Короткие видео'],
          note: 'Товары и услуги, которые выбирают быстро',
        },
      ],
    },
    {
      kind: 'packages',
      title: 'Пакеты',
      lead: 'Рекламный бюджет вы переводите площадке сами, через нас он не проходит.',
      packages: [
        {
          ...offerCard('contextual-advertising/setup'),
          description: 'Если вести кампании будет ваш сотрудник.',
          features: [
            'Сбор запросов и минус-слов',
            'Объявления и расширения',
            'Цели, звонки и сквозная аналитика',
            'Инструкция по ведению',
          ],
          order: 'Заказать настройку',
        },
        {
          ...offerCard('contextual-advertising/management'),
          description: 'Если реклама уже работает и должна дешеветь.',
          features: [
            'Ставки и бюджеты под контролем',
            'Сравнение объявлений в парах',
            'Чистка площадок и запросов',
            'Еженедельный отчёт на одной странице',
          ],
          popular: true,
          order: 'Заказать ведение',
        },
        {
          ...offerCard('contextual-advertising/complete'),
          description: 'Если вместе с рекламой нужно менять и то, куда она ведёт.',
          features: [
            'Три площадки с нуля и ведение',
            'Посадочные страницы и тексты',
            'Баннеры и ролики',
            'Связь с CRM: от клика до оплаты',
            'A/B-тесты предложений',
          ],
          order: 'Заказать комплекс',
        },
      ],
    },
    { kind: 'comparison', of: 'advertisingPackages' },
    {
      kind: 'faq',
      title: 'Частые вопросы',
      facts: [
        minimalAdBudget,
        advertisingBudget,
        setupOrManagement,
        adNeedsSite,
        adReports,
        adsEatMoney,
      ],
    },
    {
      kind: 'testimonials',
      look: 'pair',
      title: 'Что изменилось в кабинете',
      items: [
        {
          name: 'Чолпон Эсенова',
          position: 'Основательница магазина',
          company: '«Гульзар»',
          content:
            'Реклама крутилась давно, но во сколько обходится букет, проданный по клику, не знал никто. По понедельникам получаю страницу: расход, заказы, цена заказа. Две кампании по ней я закрыла сама.',
          rating: 5,
          avatar: '👩🏻‍🌾',
        },
        {
          name: 'Максим Дорохов',
          industry: 'automotive',
          position: 'Коммерческий директор',
          company: 'Орда Авто',
          content:
            'За два месяца заявка на аренду подешевела на сорок процентов. Половину этого дали минус-слова и новая посадочная страница, бюджет мы не трогали вовсе.',
          rating: 5,
          avatar: '🧑🏼‍✈️',
        },
      ],
    },
    {
      kind: 'callToAction',
      title: 'Откройте нам кабинет на просмотр',
      lead: 'Найдём запросы, на которые уходит бюджет без единой заявки, и покажем их списком.',
      actions: [
        {
          label: 'Получить разбор рекламы',
          opens: 'consultation',
          offer: 'contextual-advertising',
          interest: 'Контекстная реклама, разбор',
        },
        { label: 'Рассчитать стоимость', opens: 'projectQuiz', offer: 'contextual-advertising' },
      ],
    },
  ],
}
