import { guarantees, guaranteesEn } from '../figures'
import { appStages, mvpTerm, mvpWeeks } from '../stages'
import { appPackages } from '../packages'
import { startingPrices } from '../prices'
import { priceText, priceTextEn } from '../price-text'
import { termTextEn } from '../term-en'
import { titleEn } from '../spoken-names'
import type { Fact } from './fact'

export const onePlatform: Fact = {
  question: 'Дешевле ли приложение только для Android или только для iOS?',
  asks: [
    'только андроид дешевле?',
    'если без айфона, сколько',
    'цена за одну платформу',
    'скидка, если только ios',
    'Is it cheaper for Android only?',
    'price for one platform',
    'only iphone, how much',
  ],
  answer: `Отдельной цены для одной платформы на сайте нет: пакеты, ${priceText(appPackages.simple.price)}, собраны на общем коде и выходят сразу для iOS и Android. Для одной её посчитает менеджер по задаче.`,
  answerEn: `There is no separate price for one platform on the site: the packages, ${priceTextEn(appPackages.simple.price)}, are built on shared code for iOS and Android at once. A manager will make an estimate for one of them.`,
  to: '/mobile-apps-development',
}

export const publishing: Fact = {
  question: 'Вы сами публикуете приложение в магазинах?',
  asks: [
    'выложите в appstore?',
    'публикация в google play входит?',
    'а если apple отклонит',
    'аккаунт разработчика нужен?',
    'сколько стоит аккаунт apple',
    'Do you publish the app?',
    'как попасть в аппстор',
    'взнос сто долларов кто платит',
    'выкладка на витрины',
    'размещение в сторах',
    'ревью эппл долгое?',
    'отказали в публикации, что делать',
    'на чьё имя выйдет программа',
    'кто жмёт кнопку релиза',
  ],
  answer: `Да, публикация в App Store и Google Play входит в пакеты, этап занимает ${appStages.publishing.text}. Аккаунты оформляем на вашу компанию; взносы Apple и Google платит их владелец, то есть вы.`,
  answerEn:
    'Yes, publication in both stores is part of the packages. The accounts are in your company’s name, and their fees are paid by you.',
  to: '/mobile-apps-development',
}

export const appUpdates: Fact = {
  question: 'Доработаете ли вы готовое приложение?',
  asks: [
    'приложение делали не вы, доработаете?',
    'обновить старое приложение',
    'добавить функцию в приложение',
    'Can you improve an existing app?',
    'нам надо освежить интерфейс мобильного',
    'после выхода новой андроид всё поплыло',
    'есть исходники на котлине, возьмёте',
    'добавить оплату в мобильную программу',
    'вышла версия, а развивать некому',
    'ежемесячное обслуживание мобильного',
    'поправить экран входа',
    'колдонмону жаңыртып бересиңерби?',
    'Who will maintain the app?',
  ],
  answer: `Да, доработка вышедшего приложения — ${priceText(startingPrices.mobileApps)}. Отдельного тарифа поддержки приложений на сайте нет, его обсудите с менеджером.`,
  answerEn: `Yes, further work on a published app is ${priceTextEn(startingPrices.mobileApps)}. The site has no separate support plan for apps; discuss it with a manager.`,
  to: '/mobile-apps-development',
}

export const appTerm: Fact = {
  question: 'Сколько делается приложение по этапам?',
  asks: [
    'сколько длится дизайн приложения',
    'когда увижу первую версию приложения',
    'mvp за 8 недель реально?',
    'What are the stages of an app?',
    'успеем к новому году выпустить',
    'сколько недель рисуете экраны',
    'через сколько подержу в руках',
    'прототип мобильного быстро?',
    'тестирование сколько занимает',
    'распишите график мобильной разработки',
    'почему так быстро восемь недель',
    'от идеи до телефона',
    'колдонмо качан даяр болот?',
    'When will our app be ready?',
  ],
  answer: `Дизайн — ${appStages.design.text}, разработка — ${appStages.mvp.text}, тестирование — ${appStages.testing.text}, публикация — ${appStages.publishing.text}. MVP — ${mvpTerm}: экранов меньше, и этапы идут одновременно.`,
  answerEn: `Design takes ${termTextEn(appStages.design)}, development ${termTextEn(appStages.mvp)}, testing ${termTextEn(appStages.testing)}, publication ${termTextEn(appStages.publishing)}. An MVP takes ${mvpWeeks}\u00a0weeks: it has fewer screens, and the stages overlap.`,
  to: '/mobile-apps',
}

export const offline: Fact = {
  question: 'Может ли приложение работать без интернета?',
  asks: [
    'приложение без сети',
    'работает офлайн?',
    'у нас связи нет в горах',
    'синхронизация потом',
    'Can the app work offline?',
    'водители в ущелье без сигнала',
    'чабаны на джайлоо',
    'курьер в подвале',
    'что если вайфая нет',
    'самолётный режим',
    'на складе не ловит',
    'в шахте нет покрытия',
    'Our drivers often have no signal',
  ],
  answer: `Да: данные копятся на телефоне и уходят, когда появится сеть. Это есть в пакете «${appPackages.enterprise.title}».`,
  answerEn: `Yes: data gathers on the phone and is sent once there is a network. Among the packages, “${titleEn('mobile-apps-development/enterprise')}” has it.`,
  to: '/mobile-apps-development',
}

export const testDevices: Fact = {
  question: 'На каких телефонах проверяете приложение?',
  asks: [
    'на дешёвых андроидах пойдёт',
    'какие версии ios поддерживаются',
    'Do you test on real devices?',
    'у моих клиентов дешёвые redmi',
    'бабушкин самсунг потянет?',
    'андроид восьмой поддержите?',
    'айфон 8 ещё годится?',
    'кто ищет баги',
    'симулятор или настоящие телефоны',
    'слабое железо',
    'минимальная версия системы',
    'эски телефондордо иштейби?',
    'How do you check quality?',
  ],
  answer:
    'На живых телефонах разных лет выпуска: без сети, с севшей батареей, с крупным шрифтом. Минимальная версия системы на сайте не названа, её согласуем.',
  answerEn:
    'On real phones of different years: without a network, on a low battery, with large type. The site names no minimum system version; we agree on it.',
  to: '/mobile-apps',
}

export const tablets: Fact = {
  question: 'Делаете ли вы приложения для Huawei, планшетов и часов?',
  asks: [
    'appgallery публикуете?',
    'под хуавей сделаете',
    'приложение для планшета',
    'для apple watch',
    'Do you support Huawei?',
    'большой экран планшет официанта',
    'rustore выложите?',
    'смарт-часы',
    'харамони ос',
    'киоск самообслуживания',
    'носимые устройства',
    'сяоми стор',
    'Will it run on an iPad?',
  ],
  answer:
    'Пакеты рассчитаны на iPhone и Android с публикацией в App Store и Google Play; виджеты и часы для iOS мы делаем. О Huawei, планшетах и телевизорах на сайте ничего нет.',
  answerEn:
    'The packages are for iPhone and Android, published in the App Store and Google Play; we do make widgets and watch apps for iOS. The site says nothing about Huawei, tablets or TVs.',
  to: '/mobile-apps',
}

export const appOwnership: Fact = {
  question: 'Что мы получим вместе с приложением?',
  asks: [
    'что входит кроме приложения',
    'админка к приложению есть?',
    'сервер входит?',
    'исходники приложения наши?',
    'What comes with the app?',
    'что вручите в конце',
    'комплектность поставки мобильного',
    'кто держит ключи подписи',
    'серверная часть тоже ваша забота?',
    'кабинет менеджера к мобилке',
    'получим ли репозиторий',
    'бэкенд к приложению',
    'Do we get an admin panel with the app?',
  ],
  answer: `Исходный код, ключи подписи и аккаунты на вашу компанию, сборка каждую неделю и гарантия ${guarantees.apps}. Панель для менеджеров входит в пакет «${appPackages.business.title}», уведомления — во все.`,
  answerEn: `The source code, the signing keys and accounts in your company’s name, a build every week and a warranty of ${guaranteesEn.apps}. A panel for managers is part of the “${titleEn('mobile-apps-development/business')}” package, notifications come with every package.`,
  to: '/mobile-apps-development',
}

export const pwa: Fact = {
  question: 'Приложение из магазина или PWA?',
  asks: [
    'обойтись без апстора, сайт как приложение',
    'пуши на айфоне в pwa работают?',
    'иконка сайта на экране вместо приложения',
    'нативное или pwa',
    'PWA or native app?',
  ],
  answer:
    'Сайт-приложение (PWA) дешевле и не требует магазина, уведомления на iPhone приходят, только если его добавили на экран. Магазинное приложение нужно для камеры, Bluetooth, работы без сети и поиска в App Store. Не уверены — начните с сайта, расскажите задачу, посоветуем.',
  answerEn:
    'A web app (PWA) is cheaper and needs no store; on an iPhone notifications come only if it was added to the screen. A store app is for camera, Bluetooth, work without a network and being found in the App Store. If unsure, begin with the site.',
  to: '/mobile-apps-development',
}
