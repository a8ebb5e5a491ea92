import { fromPrice, inPlace } from '../currency'
import { appStages, mvpStage, mvpTerm } from '../stages'
import { flutterOrReactNative, iosOrAndroid, mvpOrFull } from '../facts/choices'
import { appTerm } from '../facts/mobile-apps'
import type { PageContent } from '../model/page'
import { startingPrices } from '../prices'
import { siteMap } from '../site-map.ts'

export const mobileApps: PageContent = {
  head: {
    title: `Мобильные приложения: MVP за ${mvpTerm}`,
    description: `Приложения для iOS и Android, нативные и на Flutter или React Native. MVP за ${mvpTerm} и помощь с публикацией в магазинах, работы от ${inPlace(startingPrices.mobileApps.from)}.`,
    keywords: [
      'мобильное приложение iOS и Android',
      'MVP мобильного приложения',
      'Flutter или React Native',
      'нативная разработка Swift Kotlin',
      'публикация в App Store',
      'дизайн мобильного приложения',
    ],
  },
  lang: 'ru',
  service: {
    name: siteMap.mobileApps.label,
    type: 'Проектирование и разработка мобильных продуктов',
  },
  sections: [
    {
      kind: 'pageHero',
      eyebrow: 'iOS, Android, Flutter, React Native',
      title: 'От идеи до значка на экране телефона',
      lead: `Помогаем выбрать платформу, проверяем замысел на MVP и доводим до магазинов. Доработки готового приложения начинаются ${fromPrice(startingPrices.mobileApps)}, пакеты новых — ${fromPrice(startingPrices.newApps)}.`,
      actions: [
        { label: 'Начать проект', opens: 'projectQuiz', offer: 'mobile-apps' },
        { label: 'Пакеты и цены', to: '/mobile-apps-development' },
      ],
      proof: {
        kind: 'appStages',
        stages: [
          { title: 'UX/UI-дизайн', duration: appStages.design },
          { title: 'Разработка MVP', duration: appStages.mvp },
          { title: 'Тестирование', duration: appStages.testing },
          { title: 'Публикация', duration: appStages.publishing },
        ],
      },
    },
    {
      kind: 'features',
      look: 'cards',
      title: 'Четыре платформы',
      lead: 'Смотрите на строку «кому»: обычно выбор делает аудитория, технология лишь соглашается.',
      items: [
        {
          icon: 'app-store',
          title: 'iOS',
          text: 'Пишем на Swift и SwiftUI. Новые возможности системы доступны в день её выхода.',
          points: ['Apple Pay и Face ID', 'Виджеты и часы', 'Проверка через TestFlight'],
          note: 'Кому: клиентам, которые чаще платят с телефона',
        },
        {
          icon: 'phone',
          title: 'Android',
          text: 'Kotlin и Jetpack Compose. Проверяем и на бюджетных моделях, с которыми ходит большинство покупателей.',
          points: [
            'Слабая сеть и мало памяти',
            'Google Pay и NFC',
            'Поэтапный выпуск в Google Play',
          ],
          note: 'Кому: массовой аудитории Центральной Азии',
        },
        {
          icon: 'code',
          title: 'React Native',
          text: 'Интерфейс на React: приложение и сайт может вести одна команда.',
          points: [
            'Общая логика с веб-версией',
            'Мелкие обновления без новой модерации',
            'Нативные модули там, где они нужны',
          ],
          note: 'Кому: тем, у кого сайт уже на React',
        },
        {
          icon: 'layers',
          title: 'Flutter',
          text: 'Один код рисует каждый пиксель сам, поэтому на обеих системах экран одинаков.',
          points: ['Плавная графика и анимация', 'Сборка под iOS и Android', 'Единый набор тестов'],
          note: 'Кому: стартапам, которым нужны обе платформы сразу',
        },
      ],
    },
    {
      kind: 'story',
      eyebrow: 'Развилка',
      title: 'Нативно или на общем коде',
      paragraphs: [
        'Каталог, заказ, профиль, чат, карта: такой набор на Flutter или React Native неотличим от нативного, а пишется один раз. Для первой версии это почти всегда верный ход.',
        'Нативный код окупается, когда приложение живёт возле железа: обрабатывает видео, держит связь с датчиком, считает шаги в фоне. Там каждый слой между вами и системой обходится батареей.',
      ],
      aside: {
        title: 'Как решаем мы',
        text: 'Выписываем три самых рискованных экрана и пробуем их на общем коде. Тормозит хотя бы один — говорим об этом до договора.',
      },
      action: { label: 'Стек компании целиком', to: '/technologies' },
    },
    {
      kind: 'features',
      look: 'list',
      title: 'Продукты, которые мы знаем изнутри',
      items: [
        {
          icon: 'store',
          title: 'Маркетплейсы',
          text: 'Два кабинета, продавца и покупателя, споры, возвраты и деньги, замороженные до доставки.',
        },
        {
          icon: 'bank',
          title: 'Финансовые сервисы',
          text: 'Вход по биометрии, лимиты, история операций и защита от подмены экрана.',
        },
        {
          icon: 'health',
          title: 'Медицина',
          text: 'Видеоприём, рецепты и напоминания; данные пациента зашифрованы и на телефоне тоже.',
        },
        {
          icon: 'education',
          title: 'Обучение',
          text: 'Уроки скачиваются заранее, прогресс сходится с сервером, когда появится сеть.',
        },
        {
          icon: 'car',
          title: 'Доставка и такси',
          text: 'Приложение водителя, приложение клиента и карта, которая не съедает заряд к обеду.',
        },
        {
          icon: 'plug',
          title: 'Умные устройства',
          text: 'Подключение по Bluetooth, обновление прошивки и понятный экран, когда связь пропала.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Этапы до публикации',
      lead: 'После каждого этапа есть что потрогать руками, и на каждом можно остановиться.',
      steps: [
        {
          title: 'UX/UI-дизайн',
          duration: appStages.design,
          text: 'Сценарии, прототип и экраны в двух темах. Прототип ставим на ваш телефон и даём попробовать будущим пользователям.',
        },
        {
          title: 'Разработка MVP',
          duration: appStages.mvp,
          text: 'Сначала главный сценарий, потом всё остальное. Свежая сборка приходит вам в конце каждой недели.',
        },
        {
          title: 'Тестирование',
          duration: appStages.testing,
          text: 'Проверяем на старых и новых моделях, без сети, с севшей батареей и крупным шрифтом.',
        },
        {
          title: 'Публикация',
          duration: appStages.publishing,
          text: 'Готовим карточки, политику данных и ответы модераторам. Аккаунты разработчика оформлены на вашу компанию.',
        },
      ],
    },
    {
      kind: 'spotlight',
      badge: 'MVP',
      title: `MVP за ${mvpTerm}`,
      text: `Одна аудитория, один сценарий, обе платформы. Через ${mvpTerm} приложение стоит у первых пользователей, и решать, что делать дальше, можно по их поведению. Пакет с готовыми экранами собирают быстрее: здесь их придумывают и проверяют на людях. Полный продукт проходит все этапы один за другим; в MVP экранов меньше, и дизайн с проверкой идут одновременно с разработкой.`,
      points: [
        'Прототип, проверенный на живых людях',
        'Приложение для iOS и Android на общем коде',
        'Вход, уведомления и аналитика событий',
        'Админка, чтобы править содержание без нас',
      ],
      term: mvpStage,
      facts: [{ label: 'Платформы', value: 'iOS и Android' }],
      action: {
        label: 'Заказать MVP',
        opens: 'projectQuiz',
        offer: 'mobile-apps/mvp',
      },
    },
    {
      kind: 'faq',
      title: 'Частые вопросы',
      facts: [iosOrAndroid, flutterOrReactNative, mvpOrFull, appTerm],
    },
    {
      kind: 'callToAction',
      title: 'Расскажите, что человек сделает в приложении первым',
      lead: 'С этого действия начнём прототип. По нему же станет видно, нужна ли вам одна платформа или две.',
      actions: [
        { label: 'Начать проект', opens: 'projectQuiz', offer: 'mobile-apps' },
        { label: 'Получить консультацию', opens: 'consultation', offer: 'mobile-apps' },
      ],
    },
  ],
}
