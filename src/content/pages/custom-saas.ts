import { offerCard } from '../offers.ts'
import { whichCms } from '../facts/choices'
import { changes } from '../facts/contract'
import { specification } from '../facts/process'
import { account, copySite, redesignKeepsPositions } from '../facts/websites'
import type { PageContent } from '../model/page'
import { fromPrice } from '../currency'
import { siteTypes, webPackages } from '../packages'
import { siteMap } from '../site-map.ts'

const { landing, shop, portal } = siteTypes

export const customSaas: PageContent = {
  head: {
    title: `${siteMap.customSaas.label}: цены и сроки`,
    description: `Шесть типов сайтов с ценой и сроком: лендинг ${fromPrice(landing.price)} (${landing.term.text}), магазин ${fromPrice(shop.price)}, портал ${fromPrice(portal.price)}. Подключение Yii, Битрикса и WordPress.`,
    keywords: [
      'разработка сайта под ключ',
      'сколько стоит сайт',
      'корпоративный сайт цена',
      'создание интернет-магазина',
      'разработка портала',
      'сайт на 1С-Битрикс',
    ],
  },
  lang: 'ru',
  service: { name: siteMap.customSaas.label, type: 'Разработка сайтов' },
  sections: [
    {
      kind: 'pageHero',
      eyebrow: 'От одной страницы до социальной сети',
      title: 'Сайт, спроектированный с нуля',
      lead: `От одностраничника до социальной сети. Структуру, дизайн и код делаем под вашу задачу, а цену и срок называем прямо здесь. Подходит известный состав — быстрее и дешевле «${siteMap.webDevelopment.label}».`,
      actions: [
        { label: 'Заказать сайт', opens: 'projectQuiz', offer: 'custom-saas' },
        { label: 'Получить консультацию', opens: 'consultation', offer: 'custom-saas' },
      ],
      proof: {
        kind: 'siteTypes',
        types: [
          offerCard('custom-saas/landing'),
          offerCard('custom-saas/business-card'),
          offerCard('custom-saas/corporate'),
          offerCard('custom-saas/shop'),
          offerCard('custom-saas/portal'),
          offerCard('custom-saas/social-network'),
        ],
      },
    },
    {
      kind: 'packages',
      title: 'Шесть типов сайтов',
      lead: 'Стартовая цена — за сайт, с которым можно выходить к клиентам. Дальше объём растёт с числом страниц, ролей и внешних систем.',
      packages: [
        {
          ...offerCard('custom-saas/landing'),
          description: 'Одна страница под одно предложение: акцию, услугу, запуск продукта.',
          features: ['Прототип и тексты блоков', 'Форма заявки', 'Цели в аналитике'],
          order: 'Заказать лендинг',
        },
        {
          ...offerCard('custom-saas/business-card'),
          description: 'Кто вы, что умеете и как до вас доехать, на нескольких страницах.',
          features: [
            'Страницы услуг, команды и контактов',
            'Карта проезда и мессенджеры',
            'Задел под второй язык',
          ],
          order: 'Заказать визитку',
        },
        {
          ...offerCard('custom-saas/corporate'),
          description: 'Услуги, новости, вакансии и документы компании под одной крышей.',
          features: [
            'Дизайн каждого типа страниц',
            'Каталог услуг с поиском',
            'Раздельные права редакторов',
          ],
          order: 'Заказать корпоративный сайт',
        },
        {
          ...offerCard('custom-saas/shop'),
          description: 'Каталог, корзина и оплата, которые сходятся со складским учётом.',
          features: [
            'Фильтры и поиск по товарам',
            'Обмен ценами и остатками с 1С',
            'Кабинет покупателя',
          ],
          order: 'Заказать магазин',
        },
        {
          ...offerCard('custom-saas/portal'),
          description: 'Много разделов и ролей, данные нескольких систем в одном окне.',
          features: [
            'Личные кабинеты с правами доступа',
            'Интеграции через API',
            'Нагрузочные испытания до запуска',
          ],
          order: 'Заказать портал',
        },
        {
          ...offerCard('custom-saas/social-network'),
          description: 'Сообщество, где публикуют, спорят и знакомятся сами участники.',
          features: [
            'Профили, подписки и лента',
            'Сообщения в реальном времени',
            'Жалобы и очередь модератора',
          ],
          order: 'Заказать соцсеть',
        },
      ],
    },
    { kind: 'comparison', of: 'sitesFromScratch' },
    {
      kind: 'story',
      eyebrow: 'Как выбрать',
      title: 'С нуля или из готового пакета',
      paragraphs: [
        `«${siteMap.webDevelopment.label}» — это три пакета с заданным набором блоков. Их собирают из проверенных деталей, поэтому корпоративный сайт там сдают за ${webPackages.corporate.term.text}. Лендинг в обоих разделах стоит одинаково: страница одна, выбирают между готовыми блоками и своей структурой.`,
        'На этой странице порядок другой: сценарии посетителей, за ними структура, за ней дизайн. Так стоит делать, когда услугу не объяснить одним экраном, данные лежат в чужой системе или сайт обязан выделяться среди соседей по рынку.',
      ],
      aside: {
        title: 'Простая проверка',
        text: 'Перечислите страницы будущего сайта по памяти. Получилось — хватит пакета. Список то и дело сворачивает на «а ещё нужно, чтобы…» — проектируйте с нуля.',
      },
      action: { label: 'Посмотреть пакеты', to: '/web-development' },
    },
    { kind: 'comparison', of: 'packageOrScratch' },
    {
      kind: 'priceList',
      title: 'Система управления',
      lead: 'Установка, настройка прав и урок для редакторов. Лицензию, если система платная, вы покупаете у производителя.',
      rows: [
        {
          ...offerCard('custom-saas/cms-yii'),
          text: 'Фреймворк для сайтов со своей логикой: админка ровно под ваши данные.',
        },
        {
          ...offerCard('custom-saas/cms-bitrix'),
          text: 'Для магазинов, где заказы и остатки должны попадать в 1С без ручного обмена.',
        },
        {
          ...offerCard('custom-saas/cms-netcat'),
          text: 'Спокойный редактор для сайтов с ветвистым деревом разделов.',
        },
        {
          ...offerCard('custom-saas/cms-wordpress'),
          text: 'Знаком почти каждому контент-менеджеру: новости и статьи выходят без инструкции.',
        },
      ],
    },
    {
      kind: 'priceList',
      title: 'К сайту можно добавить',
      lead: 'Две работы до старта и три — для сайта, который у вас уже есть.',
      rows: [
        {
          ...offerCard('extra/prototyping'),
          text: 'Экраны без дизайна: спорные места находят на схеме, а не в готовом коде.',
        },
        {
          ...offerCard('extra/specification'),
          text: 'Роли, поля, интеграции и критерии приёмки, записанные до договора.',
        },
        {
          ...offerCard('extra/redesign'),
          text: 'Меняем внешний вид и навигацию, накопленные позиции в поиске сохраняем.',
        },
        {
          ...offerCard('extra/modernization'),
          text: 'Переводим старый движок на свежую версию и закрываем известные уязвимости.',
        },
        {
          ...offerCard('extra/edits'),
          text: 'Новый раздел, калькулятор, форма: точечные изменения без переделки остального.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Частые вопросы',
      lead: 'Что уточняют до начала проектирования.',
      facts: [whichCms, account, copySite, redesignKeepsPositions, changes, specification],
    },
    {
      kind: 'callToAction',
      title: 'Пришлите сайт, который вам нравится',
      lead: 'Прикинем, сколько стоит такой же, что из него пригодится вам, а за что платить пока рано.',
      actions: [
        { label: 'Рассчитать стоимость', opens: 'projectQuiz', offer: 'custom-saas' },
        { label: 'Получить консультацию', opens: 'consultation', offer: 'custom-saas' },
      ],
    },
  ],
}
