import { offerCard } from '../offers.ts'
import { fromPrice, inPlace } from '../currency'
import { companyFigures } from '../company-figures'
import { guarantees } from '../figures'
import { siteOrApp } from '../facts/choices'
import { appOwnership, offline, publishing } from '../facts/mobile-apps'
import { seeingProgress } from '../facts/process'
import type { PageContent } from '../model/page'
import { place } from '../place'
import { appPackages } from '../packages'
import { startingPrices } from '../prices'
import { siteMap } from '../site-map.ts'
import { fromTo } from '../term'
import { promises } from '../company'
import { inHours } from '@contracts/russian.ts'

const { simple, business, enterprise } = appPackages

export const mobileAppsDevelopment: PageContent = {
  head: {
    title: `${siteMap.mobileAppsDevelopment.label}: цены и сроки`,
    description: `Простое приложение от ${inPlace(simple.price.from)} за ${simple.term.text}, для бизнеса от ${inPlace(business.price.from)}, корпоративное от ${inPlace(enterprise.price.from)}. Гарантия ${guarantees.apps}.`,
    keywords: [
      'разработка мобильных приложений цена',
      'приложение для бизнеса заказать',
      'приложение для магазина',
      'корпоративное мобильное приложение',
      `разработка приложений ${place.city}`,
    ],
  },
  lang: 'ru',
  service: { name: siteMap.mobileAppsDevelopment.label, type: 'Разработка мобильных приложений' },
  sections: [
    {
      kind: 'pageHero',
      eyebrow: 'Пакеты для iOS и Android',
      title: 'Приложение по пакету: состав, цена, дата',
      lead: `Выбираете один из трёх пакетов: приложение выходит в срок ${fromTo(simple.term, enterprise.term)}, и ${guarantees.apps} мы бесплатно исправляем сбои. Замысел ещё нужно проверить — начните с услуги «${siteMap.mobileApps.label}»: там проект с нуля.`,
      actions: [
        { label: 'Заказать приложение', opens: 'projectQuiz', offer: 'mobile-apps-development' },
        { label: 'Сравнить платформы', to: '/mobile-apps' },
      ],
      stats: [
        { value: companyFigures.apps, label: 'приложений выпущено' },
        { value: companyFigures.downloads, label: 'загрузок в магазинах' },
        { value: guarantees.apps, label: 'гарантии' },
      ],
      proof: {
        kind: 'appScreens',
        packages: [
          offerCard('mobile-apps-development/simple'),
          offerCard('mobile-apps-development/business'),
          offerCard('mobile-apps-development/enterprise'),
        ],
      },
    },
    {
      kind: 'features',
      look: 'list',
      title: 'Четыре задачи, под которые рассчитаны пакеты',
      items: [
        {
          icon: 'cart',
          title: 'Каталог и заказы',
          text: 'Покупатель повторяет прошлый заказ в два касания, менеджер видит его там же, где заказы с сайта.',
        },
        {
          icon: 'clock',
          title: 'Запись на услуги',
          text: 'Свободные окна мастеров, предоплата и напоминание, которое снижает число неявок.',
        },
        {
          icon: 'heart',
          title: 'Клуб лояльности',
          text: 'Карта в телефоне вместо пластика: баллы, уровни и личные предложения по истории покупок.',
        },
        {
          icon: 'briefcase',
          title: 'Кабинет сотрудника',
          text: 'Маршруты, наряды и фотоотчёты для тех, кто работает в поле и не всегда на связи.',
        },
      ],
    },
    {
      kind: 'packages',
      title: 'Три пакета',
      lead: `Приложение уже вышло и его нужно только дополнить? Такие работы начинаются ${fromPrice(startingPrices.mobileApps)}.`,
      packages: [
        {
          ...offerCard('mobile-apps-development/simple'),
          description: 'Одна задача и готовый набор экранов: каталог, запись или карта клиента.',
          features: [
            'iOS и Android на общем коде',
            'Вход по номеру телефона',
            'Push-уведомления',
            'Публикация в двух магазинах',
          ],
          facts: [{ label: 'Гарантия', value: guarantees.apps }],
          order: 'Заказать простое приложение',
        },
        {
          ...offerCard('mobile-apps-development/business'),
          description:
            'Продажи и обслуживание: приложение связано с вашим учётом и принимает оплату.',
          features: [
            'Собственный дизайн экранов',
            'Оплата картой, Apple\u00a0Pay и по QR',
            'Обмен с 1С или CRM',
            'Панель управления для менеджеров',
            'Аналитика по шагам заказа',
          ],
          popular: true,
          facts: [{ label: 'Гарантия', value: guarantees.apps }],
          order: 'Заказать бизнес-приложение',
        },
        {
          ...offerCard('mobile-apps-development/enterprise'),
          description: 'Несколько ролей, внутренние системы и требования службы безопасности.',
          features: [
            'Единый вход сотрудников (SSO)',
            'Работа без сети с синхронизацией',
            'Роли и журнал действий',
            'Установка через MDM',
            'Нагрузочное тестирование сервера',
          ],
          facts: [{ label: 'Гарантия', value: guarantees.apps }],
          order: 'Заказать корпоративное приложение',
        },
      ],
      note: 'Взносы Apple и Google за аккаунт разработчика в цену не входят: их платит владелец аккаунта, то есть вы.',
    },
    { kind: 'comparison', of: 'packagedApps' },
    {
      kind: 'features',
      look: 'cards',
      title: 'Что гарантируем',
      items: [
        {
          icon: 'shield',
          title: 'Полгода гарантии',
          text: 'Сбой по нашей вине исправляем бесплатно и сами отправляем обновление в магазины.',
        },
        {
          icon: 'test',
          title: 'Живые устройства',
          text: 'Проверяем на телефонах разных лет выпуска: эмулятор не умеет терять сеть в лифте.',
        },
        {
          icon: 'eye',
          title: 'Сборка каждую неделю',
          text: 'Устанавливаете её по ссылке и видите, за что заплатили, до финального показа.',
        },
        {
          icon: 'user',
          title: 'Исходный код ваш',
          text: 'Репозиторий, ключи подписи и аккаунты с начала работ записаны на вашу компанию.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Шесть шагов от заявки до магазина',
      steps: [
        {
          title: 'Заявка и смета',
          text: 'По анкете подбираем пакет и отмечаем всё, что в него не помещается.',
        },
        {
          title: 'Сценарии',
          text: 'Рисуем путь пользователя по экранам и утверждаем его до дизайна.',
        },
        {
          title: 'Дизайн экранов',
          text: 'Соблюдаем правила обеих систем, ваши цвета и шрифты встраиваем в них.',
        },
        {
          title: 'Программирование',
          text: 'Приложение и сервер растут параллельно, заглушек к концу не остаётся.',
        },
        {
          title: 'Испытания',
          text: 'Закрытая группа из ваших сотрудников и клиентов пользуется приложением, мы разбираем их замечания.',
        },
        {
          title: 'Выпуск',
          text: 'Заполняем карточки магазинов, проходим модерацию и следим за отчётами о сбоях.',
        },
      ],
    },
    {
      kind: 'features',
      look: 'columns',
      title: 'Технологии пакетов',
      lead: 'Выбирать самому не нужно: набор следует из списка функций.',
      items: [
        {
          title: 'Flutter',
          text: `Основа пакетов «${simple.title}» и «${business.title}»: правку делают один раз, и она появляется на обеих системах.`,
        },
        {
          title: 'Swift',
          text: 'Подключаем для iPhone там, где нужны камера, NFC или фоновая работа.',
        },
        {
          title: 'Kotlin',
          text: 'Та же роль на Android, плюс терминалы сбора данных и корпоративные прошивки.',
        },
        {
          title: 'Firebase',
          text: 'Уведомления, отчёты о сбоях и плавное включение новых функций для части аудитории.',
        },
      ],
    },
    {
      kind: 'testimonials',
      look: 'pair',
      title: 'Говорят владельцы приложений',
      items: [
        {
          name: 'Камила Исмаилова',
          position: 'Основательница',
          company: 'Тазалык',
          content:
            'Заказывали простое приложение для записи на уборку. Тестовую сборку держала в руках на третьей неделе, App Store пропустил с первого раза. Половина клиентов теперь записывается ночью, когда мы спим.',
          rating: 5,
          avatar: '👩🏽‍💼',
        },
        {
          name: 'Алексей Пак',
          position: 'Руководитель цифровых продуктов',
          company: 'Дос Маркет',
          content:
            'Из обещанных 45–60 дней выбрали все шестьдесят, быстрее не вышло: снимаю звезду. Зато курьерский экран работает в подвалах без связи, а уведомления уходят прямо из нашей 1С.',
          rating: 4,
          avatar: '👨🏻‍💻',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Частые вопросы',
      facts: [siteOrApp, publishing, appOwnership, offline, seeingProgress],
    },
    {
      kind: 'callToAction',
      title: 'Проверьте, хватит ли вам пакета',
      lead: 'В анкете восемь коротких вопросов. По ответам скажем, какой пакет подойдёт и что придётся добавить.',
      actions: [
        { label: 'Заказать приложение', opens: 'projectQuiz', offer: 'mobile-apps-development' },
        {
          label: 'Получить консультацию',
          opens: 'consultation',
          offer: 'mobile-apps-development',
        },
      ],
      assurances: [
        `Гарантия ${guarantees.apps}`,
        'Код и аккаунты на вас',
        `Подбор пакета за ${inHours(promises.proposalHours)}`,
      ],
    },
  ],
}
