import { offerCard } from '../offers.ts'
import { seoCaseMonths as months, seoQueries } from '../figures'
import { seoOrAds, seoPayment } from '../facts/choices'
import { firstPlace, whenResults } from '../facts/seo'
import { notFoundInSearch } from '../facts/situations'
import type { PageContent } from '../model/page'
import type { CaseResult } from '../model/case-result'
import type { NonEmpty } from '../primitives'
import { fromPrice } from '../currency'
import { startingPrices } from '../prices'
import { siteMap } from '../site-map.ts'

const results: NonEmpty<CaseResult> = [
  {
    company: 'Тиш Доктор, стоматология',
    industry: 'healthcare',
    text: 'Развели услуги по отдельным страницам, врачи ответили на вопросы пациентов.',
    metric: 'Визиты из поиска в месяц',
    before: { value: 480 },
    after: { value: 1_920 },
    months: months.dentist,
  },
  {
    company: 'КаскадТех, насосное оборудование',
    industry: 'manufacturing',
    text: 'Закрыли от индекса дубли фильтров и собрали таблицы подбора по напору и расходу.',
    metric: 'Запросы в первой десятке',
    before: { value: 24 },
    after: { value: 168 },
    months: months.pumps,
  },
  {
    company: 'Ош Текстиль, ткани оптом',
    text: 'Ускорили каталог и перевели карточки на кыргызский и узбекский.',
    metric: 'Заявки с органики в месяц',
    before: { value: 35 },
    after: { value: 112 },
    months: months.textile,
  },
]

export const seoPromotion: PageContent = {
  head: {
    title: 'SEO-продвижение: оплата за работы, позиции или трафик',
    description: `SEO для Яндекса и Google ${fromPrice(startingPrices.seoPromotion)} в\u00a0месяц: базовый пакет, оплата за позиции или трафик. Аудит, тексты, ссылки и три кейса с цифрами до и после работ.`,
    keywords: [
      'SEO-продвижение сайта',
      'продвижение в Google и Яндексе',
      'SEO с оплатой за позиции',
      'SEO-аудит сайта',
      'продвижение интернет-магазина',
    ],
  },
  lang: 'ru',
  service: { name: siteMap.seoPromotion.label, type: 'Поисковая оптимизация' },
  sections: [
    {
      kind: 'pageHero',
      eyebrow: 'Яндекс и Google',
      title: 'Вас найдут по запросу, за которым стоят деньги',
      lead: 'Отбираем слова, которые вводят перед покупкой, и делаем под них лучшие страницы в выдаче. Платите за работы, позиции или трафик.',
      actions: [
        { label: 'Заказать SEO', opens: 'projectQuiz', offer: 'seo-promotion' },
        {
          label: 'Получить SEO-аудит',
          opens: 'consultation',
          offer: 'seo-promotion',
          interest: 'SEO-продвижение, аудит',
        },
      ],
      proof: { kind: 'growth', results },
    },
    {
      kind: 'caseResults',
      title: 'Три сайта до и после',
      lead: 'Цифры из счётчиков клиентов: месяц перед стартом и последний месяц периода.',
      results,
    },
    {
      kind: 'features',
      look: 'cards',
      title: 'Из чего состоит работа',
      items: [
        {
          icon: 'search',
          title: 'Технический аудит',
          text: 'Ищем, что мешает роботу дойти до нужной страницы.',
          points: ['Дубли и битые ссылки', 'Скорость на телефоне', 'Разметка и карта сайта'],
        },
        {
          icon: 'pen',
          title: 'Содержание',
          text: 'Пишем страницы вместе с вашими специалистами, чтобы в них было что прочесть.',
          points: [
            'Карта запросов по страницам',
            'Тексты и таблицы сравнения',
            'Заголовки для выдачи',
          ],
        },
        {
          icon: 'link',
          title: 'Ссылки и упоминания',
          text: 'Договариваемся с отраслевыми изданиями, каталогами и партнёрами.',
          points: [
            'Статьи с пользой для читателя',
            'Карточки в 2ГИС и на картах',
            'Без ссылочных бирж',
          ],
        },
        {
          icon: 'analytics',
          title: 'Аналитика',
          text: 'Связываем позицию с заявкой, чтобы не радоваться пустому трафику.',
          points: ['Цели и звонки', 'Отчёт с планом на месяц', 'Доступ к данным в любой день'],
        },
      ],
    },
    {
      kind: 'packages',
      title: 'За что платить, выбираете вы',
      packages: [
        {
          ...offerCard('seo-promotion/basic'),
          description: 'Оплата за работы. Подойдёт небольшому сайту, который ещё не продвигали.',
          features: [
            'Подбор запросов и структуры',
            'Исправление технических ошибок',
            'Ежемесячный отчёт',
          ],
          facts: [
            { label: 'Страницы', value: 'до 20' },
            { label: 'Запросы', value: `до ${seoQueries.basic}` },
          ],
          order: 'Заказать базовый пакет',
        },
        {
          ...offerCard('seo-promotion/positions'),
          description: 'Оплата привязана к местам в выдаче по согласованному списку слов.',
          features: [
            'Новые страницы под спрос',
            'Внешние публикации',
            'Ежедневная проверка позиций',
          ],
          popular: true,
          facts: [{ label: 'Запросы', value: `до ${seoQueries.positions}` }],
          order: 'Заказать SEO по позициям',
        },
        {
          ...offerCard('seo-promotion/traffic'),
          description:
            'Магазину с большим каталогом, которому важны целевые визиты, а не отдельные слова.',
          features: [
            'Шаблоны для карточек и фильтров',
            'Статьи и сравнения',
            'Эксперименты с конверсией',
          ],
          facts: [
            { label: 'Запросы', value: 'без ограничений' },
            { label: 'Считаем', value: 'визиты из поиска' },
          ],
          order: 'Заказать SEO по трафику',
        },
      ],
      note: 'Никто не управляет выдачей, поэтому первого места к определённой дате мы не обещаем. Обещаем работы по плану и честные графики.',
    },
    { kind: 'comparison', of: 'seoPackages' },
    {
      kind: 'steps',
      title: 'Четыре этапа',
      steps: [
        {
          title: 'Аудит и семантика',
          text: 'Собираем запросы, делим их по намерению и сравниваем ваш сайт с теми, кто стоит выше.',
        },
        {
          title: 'Внутренняя оптимизация',
          text: 'Чиним найденное, перестраиваем разделы и ускоряем загрузку. Программист наш, ждать вашего не нужно.',
        },
        {
          title: 'Содержание и ссылки',
          text: 'Выпускаем страницы по графику и рассказываем о них там, где бывают ваши покупатели.',
        },
        {
          title: 'Рост и отчёты',
          text: 'Каждый месяц смотрим, какие страницы продают, усиливаем их, а слабые переписываем или убираем.',
        },
      ],
    },
    {
      kind: 'testimonials',
      look: 'pair',
      title: 'Стоматология и насосы',
      lead: 'Заказчики из двух кейсов в начале страницы — своими словами.',
      items: [
        {
          name: 'Мээрим Касымова',
          position: 'Владелица клиники',
          company: 'Тиш Доктор',
          content:
            'До этого мы платили за первые места по запросам, которые никто не вводит. Здесь начали с того, что вычеркнули треть списка. Записи с сайта приходят каждый день, раньше я радовалась двум в неделю.',
          rating: 5,
          avatar: '👩🏻‍🔬',
        },
        {
          name: 'Виталий Ни',
          position: 'Руководитель маркетинга',
          company: 'КаскадТех',
          content:
            'Первые два месяца график почти лежал, о чём нас предупредили письменно. К пятому каталог насосов стоял в выдаче выше агрегаторов. Звезду снимаю за отчёты: первые были длиннее, чем нужно директору.',
          rating: 4,
          avatar: '👨🏻‍🏫',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Частые вопросы',
      facts: [seoOrAds, seoPayment, whenResults, firstPlace, notFoundInSearch],
    },
    {
      kind: 'callToAction',
      title: 'Узнайте, чего сайт недополучает',
      lead: 'Назовите адрес и трёх конкурентов. Покажем запросы, по которым они есть в выдаче, а вас нет.',
      actions: [
        {
          label: 'Получить SEO-аудит',
          opens: 'consultation',
          offer: 'seo-promotion',
          interest: 'SEO-продвижение, аудит',
        },
        { label: 'Рассчитать стоимость', opens: 'projectQuiz', offer: 'seo-promotion' },
      ],
    },
  ],
}
