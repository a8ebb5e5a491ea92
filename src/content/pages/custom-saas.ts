import { whichCms } from '../facts/choices'
import { changes } from '../facts/contract'
import { specification } from '../facts/process'
import { account, copySite, redesignKeepsPositions } from '../facts/websites'
import type { PageContent } from '../page'
import { additionalServices, siteTypes } from '../prices'
import type { Action } from '../primitives'

const order = (extra: string): Action => ({
  label: 'Заказать',
  opens: 'projectQuiz',
  interest: `Сайт под ключ: ${extra}`,
})

export const customSaas: PageContent = {
  head: {
    title: 'Разработка сайтов под ключ: цены и сроки',
    description:
      'Шесть типов сайтов с ценой и сроком: лендинг от 75\u00a0000\u00a0₽ и 1,5\u00a0недели, магазин от 320\u00a0000\u00a0₽, портал от 650\u00a0000\u00a0₽. Подключение Yii, Битрикса и WordPress.',
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
  service: { name: 'Разработка сайтов под ключ', type: 'Разработка сайтов' },
  sections: [
    {
      kind: 'pageHero',
      eyebrow: 'От одной страницы до социальной сети',
      title: 'Сайт, спроектированный с нуля',
      lead: 'От одностраничника до социальной сети. Структуру, дизайн и код делаем под вашу задачу, а цену и срок называем прямо здесь.',
      actions: [
        { label: 'Заказать сайт', opens: 'projectQuiz', interest: 'Сайт под ключ' },
        { label: 'Получить консультацию', opens: 'consultation', interest: 'Сайт под ключ' },
      ],
    },
    {
      kind: 'packages',
      title: 'Шесть типов сайтов',
      lead: 'Стартовая цена — за сайт, с которым можно выходить к клиентам. Дальше объём растёт с числом страниц, ролей и внешних систем.',
      packages: [
        {
          name: 'Лендинг',
          price: siteTypes.landing.price,
          description: 'Одна страница под одно предложение: акцию, услугу, запуск продукта.',
          features: ['Прототип и тексты блоков', 'Форма заявки', 'Цели в аналитике'],
          facts: [{ label: 'Срок', value: siteTypes.landing.term.text }],
          action: {
            label: 'Заказать лендинг',
            opens: 'order',
            interest: 'Сайт под ключ: Лендинг',
          },
        },
        {
          name: 'Сайт-визитка',
          price: siteTypes.businessCard.price,
          description: 'Кто вы, что умеете и как до вас доехать, на нескольких страницах.',
          features: [
            'Страницы услуг, команды и контактов',
            'Карта проезда и мессенджеры',
            'Задел под второй язык',
          ],
          facts: [{ label: 'Срок', value: siteTypes.businessCard.term.text }],
          action: {
            label: 'Заказать визитку',
            opens: 'order',
            interest: 'Сайт под ключ: Сайт-визитка',
          },
        },
        {
          name: 'Корпоративный сайт',
          price: siteTypes.corporate.price,
          description: 'Услуги, новости, вакансии и документы компании под одной крышей.',
          features: [
            'Дизайн каждого типа страниц',
            'Каталог услуг с поиском',
            'Раздельные права редакторов',
          ],
          facts: [{ label: 'Срок', value: siteTypes.corporate.term.text }],
          action: {
            label: 'Заказать корпоративный сайт',
            opens: 'order',
            interest: 'Сайт под ключ: Корпоративный сайт',
          },
        },
        {
          name: 'Интернет-магазин',
          price: siteTypes.shop.price,
          description: 'Каталог, корзина и оплата, которые сходятся со складским учётом.',
          features: [
            'Фильтры и поиск по товарам',
            'Обмен ценами и остатками с 1С',
            'Кабинет покупателя',
          ],
          facts: [{ label: 'Срок', value: siteTypes.shop.term.text }],
          action: {
            label: 'Заказать магазин',
            opens: 'order',
            interest: 'Сайт под ключ: Интернет-магазин',
          },
        },
        {
          name: 'Портал',
          price: siteTypes.portal.price,
          description: 'Много разделов и ролей, данные нескольких систем в одном окне.',
          features: [
            'Личные кабинеты с правами доступа',
            'Интеграции через API',
            'Нагрузочные испытания до запуска',
          ],
          facts: [{ label: 'Срок', value: siteTypes.portal.term.text }],
          action: {
            label: 'Заказать портал',
            opens: 'order',
            interest: 'Сайт под ключ: Портал',
          },
        },
        {
          name: 'Социальная сеть',
          price: siteTypes.socialNetwork.price,
          description: 'Сообщество, где публикуют, спорят и знакомятся сами участники.',
          features: [
            'Профили, подписки и лента',
            'Сообщения в реальном времени',
            'Жалобы и очередь модератора',
          ],
          facts: [{ label: 'Срок', value: siteTypes.socialNetwork.term.text }],
          action: {
            label: 'Заказать соцсеть',
            opens: 'order',
            interest: 'Сайт под ключ: Социальная сеть',
          },
        },
      ],
    },
    {
      kind: 'story',
      eyebrow: 'Как выбрать',
      title: 'С нуля или из готового пакета',
      paragraphs: [
        'В разделе веб-разработки лежат три пакета с заданным набором блоков. Их собирают из проверенных деталей, поэтому корпоративный сайт там сдают за 14–21\u00a0день.',
        'На этой странице порядок другой: сценарии посетителей, за ними структура, за ней дизайн. Так стоит делать, когда услугу не объяснить одним экраном, данные лежат в чужой системе или сайт обязан выделяться среди соседей по рынку.',
      ],
      aside: {
        title: 'Простая проверка',
        text: 'Перечислите страницы будущего сайта по памяти. Получилось — хватит пакета. Список то и дело сворачивает на «а ещё нужно, чтобы…» — проектируйте с нуля.',
      },
      action: { label: 'Посмотреть пакеты', to: '/web-development' },
    },
    {
      kind: 'priceList',
      title: 'Система управления',
      lead: 'Установка, настройка прав и урок для редакторов. Лицензию, если система платная, вы покупаете у производителя.',
      rows: [
        {
          title: 'Yii',
          text: 'Фреймворк для сайтов со своей логикой: админка ровно под ваши данные.',
          price: { from: 27_000 },
          action: order('CMS Yii'),
        },
        {
          title: '1С-Битрикс',
          text: 'Для магазинов, где заказы и остатки должны попадать в 1С без ручного обмена.',
          price: { from: 29_000 },
          action: order('CMS 1С-Битрикс'),
        },
        {
          title: 'NetCat',
          text: 'Спокойный редактор для сайтов с ветвистым деревом разделов.',
          price: { from: 30_000 },
          action: order('CMS NetCat'),
        },
        {
          title: 'WordPress',
          text: 'Знаком почти каждому контент-менеджеру: новости и статьи выходят без инструкции.',
          price: { from: 31_000 },
          action: order('CMS WordPress'),
        },
      ],
    },
    {
      kind: 'priceList',
      title: 'К сайту можно добавить',
      lead: 'Две работы до старта и три — для сайта, который у вас уже есть.',
      rows: [
        {
          ...additionalServices.prototyping,
          text: 'Экраны без дизайна: спорные места находят на схеме, а не в готовом коде.',
          action: order('Прототипирование'),
        },
        {
          ...additionalServices.specification,
          text: 'Роли, поля, интеграции и критерии приёмки, записанные до договора.',
          action: order('Техническое задание'),
        },
        {
          ...additionalServices.redesign,
          text: 'Меняем внешний вид и навигацию, накопленные позиции в поиске сохраняем.',
          action: order('Редизайн'),
        },
        {
          ...additionalServices.modernization,
          text: 'Переводим старый движок на свежую версию и закрываем известные уязвимости.',
          action: order('Модернизация'),
        },
        {
          ...additionalServices.edits,
          text: 'Новый раздел, калькулятор, форма: точечные изменения без переделки остального.',
          action: order('Правки'),
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
        { label: 'Рассчитать стоимость', opens: 'projectQuiz', interest: 'Сайт под ключ' },
        { label: 'Получить консультацию', opens: 'consultation', interest: 'Сайт под ключ' },
      ],
    },
  ],
}
