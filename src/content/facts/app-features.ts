import { company } from '../company'
import { guarantees } from '../figures'
import { appStages } from '../stages'
import { appPackages } from '../packages'
import { titleEn } from '../spoken-names'
import type { Fact } from './fact'

const { simple, business, enterprise } = appPackages

// What an app can do, and what we do about its quality.

export const appPayments: Fact = {
  question: 'Можно ли принимать оплату в приложении?',
  asks: [
    'apple pay подключите в мобильное',
    'google pay есть?',
    'привязать карту в приложении',
    'покупки внутри приложения',
    'мобильное с эквайрингом',
    'подписка внутри мобильного',
    'списание с карты в мобилке',
    'предоплата записи через мобильное',
    'Can users pay inside the app?',
    'колдонмодо төлөм кылса болобу?',
  ],
  answer: `Да: оплата картой, Apple Pay и по QR есть в пакете «${business.title}». Предоплата записи и деньги, замороженные до доставки, нам тоже знакомы; такое посчитаем по задаче.`,
  answerEn: `Yes: cards, Apple Pay and QR are part of the “${titleEn('mobile-apps-development/business')}” package. Anything else is calculated for your task.`,
  to: '/mobile-apps-development',
}

export const appSecurity: Fact = {
  question: 'Насколько защищено само приложение?',
  asks: [
    'вход по отпечатку',
    'face id сделаете?',
    'потеряли телефон, данные прочитают?',
    'шифруется ли то, что лежит на телефоне',
    'биометрия',
    'финансовое приложение, что с защитой',
    'медкарты на смартфоне, страшно',
    'авторизация по смс',
    'How secure is the app?',
    'колдонмо коопсузбу?',
  ],
  answer: `Финансовым сервисам делаем вход по биометрии, лимиты и защиту от подмены экрана, медицинским — шифрование данных пациента и на телефоне тоже. В пакете «${enterprise.title}» есть роли и журнал действий.`,
  answerEn: `Financial apps get biometric login, limits and protection against screen spoofing; medical ones encrypt patient data on the phone, too. The “${titleEn('mobile-apps-development/enterprise')}” package has roles and an audit log.`,
  to: '/mobile-apps',
}

export const push: Fact = {
  question: 'Будут ли в приложении push-уведомления?',
  asks: [
    'пуши входят?',
    'оповещать клиентов об акциях через телефон',
    'напоминалки о визите на экране',
    'всплывающие сообщения',
    'слать новости пользователям приложения',
    'хотим вместо смс бесплатные оповещения',
    'напоминание за час до приёма',
    'сколько пушей можно слать',
    'Are push notifications included?',
    'билдирүүлөр келеби?',
  ],
  answer: `Да, push-уведомления входят уже в пакет «${simple.title}», а значит, и в остальные; работают они на Firebase. Напоминание о записи снижает число неявок.`,
  answerEn: `Yes, push notifications are part of every package, beginning with “${titleEn('mobile-apps-development/simple')}”. They run on Firebase.`,
  to: '/mobile-apps-development',
}

export const loyalty: Fact = {
  question: 'Можно ли сделать карту лояльности в телефоне?',
  asks: [
    'бонусная программа для кофейни',
    'баллы за покупки',
    'вместо пластиковых карт',
    'накопительная система',
    'каждый шестой кофе в подарок',
    'уровни и персональные предложения',
    'хочу чтобы гости возвращались чаще',
    'дисконтная карта в мобильном',
    'Can you build a loyalty app?',
    'бонус карта колдонмодо',
  ],
  answer:
    'Да, клуб лояльности — одна из задач, под которые рассчитаны пакеты: карта в телефоне вместо пластика, баллы, уровни и личные предложения по истории покупок.',
  answerEn:
    'Yes, a loyalty club is one of the tasks our packages are made for: a card in the phone, points, levels and personal offers.',
  to: '/mobile-apps-development',
}

export const fieldStaff: Fact = {
  question: 'Сделаете ли вы приложение для сотрудников?',
  asks: [
    'внутреннее приложение для персонала',
    'фотоотчёты с объекта',
    'наряды для монтажников',
    'маршрутный лист в телефоне',
    'выездные бригады, как ими управлять',
    'не для клиентов, а для своих работников',
    'инспекторы обходят участки',
    'чек-листы для мерчандайзеров',
    'An app for our field staff',
    'кызматкерлер үчүн колдонмо',
  ],
  answer: `Да: маршруты, наряды и фотоотчёты для тех, кто работает в поле и не всегда на связи. Единый вход сотрудников, работа без сети и установка через MDM есть в пакете «${enterprise.title}».`,
  answerEn: `Yes: routes, work orders and photo reports for people in the field. Single sign-on, offline work and installation through MDM are in the “${titleEn('mobile-apps-development/enterprise')}” package.`,
  to: '/mobile-apps-development',
}

export const deliveryApp: Fact = {
  question: 'Сделаете ли вы приложение для доставки или такси?',
  asks: [
    'как яндекс го, только наше',
    'хочу свою доставку еды в приложении',
    'приложение водителя и пассажира',
    'курьер на карте в реальном времени',
    'агрегатор такси в нашем городе',
    'вызов эвакуатора с телефона',
    'аналог глово',
    'карта с курьерами',
    'An Uber-like app',
    'такси колдонмосу',
  ],
  answer:
    'Да, такие продукты мы знаем изнутри: приложение водителя, приложение клиента и карта, которая не съедает заряд к обеду. Состав и цену посчитаем по задаче.',
  answerEn:
    'Yes: an app for the driver, an app for the client and a map that is gentle on the battery. Scope and price depend on the task.',
  to: '/mobile-apps',
}

export const smartDevices: Fact = {
  question: 'Может ли приложение работать с устройствами и датчиками?',
  asks: [
    'bluetooth подключение к прибору',
    'умный дом',
    'управлять оборудованием со смартфона',
    'iot',
    'фитнес-браслет связать',
    'весы передают вес в телефон',
    'nfc метка',
    'датчики температуры в теплице',
    'замок открывать телефоном',
    'Can the app talk to our hardware?',
  ],
  answer:
    'Да: подключение по Bluetooth, обновление прошивки и понятный экран, когда связь пропала. Если приложение живёт возле железа, пишем его нативно — так меньше расход батареи.',
  answerEn:
    'Yes: Bluetooth connections, firmware updates and a clear screen when the link is lost. Apps close to the hardware are written natively.',
  to: '/mobile-apps',
}

export const handhelds: Fact = {
  question: 'Пойдёт ли приложение на терминале сбора данных?',
  asks: [
    'тсд',
    'складской терминал сбора данных',
    'zebra или honeywell на складе',
    'промышленный сканер в руках кладовщика',
    'инвентаризация ручным сканером',
    'кладовщик ходит с устройством',
    'сборка заказов по терминалу',
    'Will it run on handheld scanners?',
  ],
  answer:
    'Да: на Kotlin мы пишем и для терминалов сбора данных, и для корпоративных прошивок Android. Модель устройства назовите менеджеру.',
  answerEn:
    'Yes: we use Kotlin for data collection terminals and corporate Android firmware. Tell a manager the model.',
  to: '/mobile-apps-development',
}

export const testBuilds: Fact = {
  question: 'Можно ли поставить приложение на свой телефон до выпуска?',
  asks: [
    'дадите пощупать сборку заранее',
    'бета-тест с нашими сотрудниками',
    'TestFlight',
    'закрытая группа тестеров',
    'установить черновую версию',
    'apk скинете посмотреть',
    'хочу раздать друзьям на пробу',
    'пробная версия мобильного до релиза',
    'Can I try the app before release?',
    'колдонмону алдын ала көрсөм болобу?',
  ],
  answer: `Да: на этапе дизайна (${appStages.design.text}) ставим на ваш телефон прототип, а потом каждую неделю присылаем сборку по ссылке. Перед выпуском приложением пользуется закрытая группа из ваших сотрудников и клиентов.`,
  answerEn:
    'Yes: a prototype goes onto your phone at the design stage, then a build by link every week, and a closed group of your staff and clients uses the app before the release.',
  to: '/mobile-apps-development',
}

export const storeReview: Fact = {
  question: 'Нужна ли модерация магазинов для каждой правки приложения?',
  asks: [
    'обновлять без ожидания apple можно?',
    'маленькую опечатку тоже неделю ждать?',
    'обновление по воздуху мобильного',
    'codepush',
    'каждый раз проходить проверку стора?',
    'поменять картинку в приложении без релиза',
    'контент в мобильном сами сможем менять',
    'включить функцию не всем',
    'Do updates need store review every time?',
  ],
  answer:
    'Не для каждой: на React Native мелкие обновления выходят без новой модерации, а содержание меняют в панели управления, где она есть. Новые функции умеем включать плавно, для части аудитории.',
  answerEn:
    'Not every time: with React Native small updates need no new review, and content is edited in the admin panel where there is one.',
  to: '/mobile-apps',
}

export const appDesign: Fact = {
  question: 'Кто и как рисует дизайн приложения?',
  asks: [
    'тёмная тема будет?',
    'интерфейс кто придумывает',
    'экраны в нашем фирменном цвете',
    'ui ux мобильного',
    'сколько экранов нарисуете',
    'хочу красиво, не как у всех',
    'гайдлайны эппл соблюдаете',
    'Who designs the app?',
    'колдонмонун дизайнын ким жасайт?',
  ],
  answer: `Наш дизайнер: сначала путь пользователя по экранам, который вы утверждаете, затем прототип и экраны в двух темах, по правилам обеих систем. Собственный дизайн экранов — в пакете «${business.title}», у пакета «${simple.title}» набор экранов готовый.`,
  answerEn: `Our designer: first the user’s path, which you approve, then a prototype and screens in two themes. Screens of your own design come with the “${titleEn('mobile-apps-development/business')}” package, “${titleEn('mobile-apps-development/simple')}” has a ready set.`,
  to: '/mobile-apps-development',
}

export const crashes: Fact = {
  question: 'Следите ли вы за сбоями приложения после выпуска?',
  asks: [
    'вылетит у кого-то — вы узнаете?',
    'crashlytics',
    'отчёты о крашах',
    'рейтинг упал из-за глюков',
    'стабильность мобильного',
    'кто чинит после публикации',
    'новая версия всё сломала у людей',
    'Do you monitor crashes?',
  ],
  answer: `Да: после выпуска смотрим отчёты о сбоях. Сбой по нашей вине в течение гарантии (${guarantees.apps}) исправляем бесплатно и сами отправляем обновление в магазины.`,
  answerEn:
    'Yes: after the release we watch the crash reports. Faults of ours are repaired free of charge during the warranty, and we send the update to the stores ourselves.',
  to: '/mobile-apps-development',
}

export const appAnalytics: Fact = {
  question: 'Увижу ли я, как люди пользуются приложением?',
  asks: [
    'статистика действий в мобильном',
    'на каком экране бросают корзину',
    'воронка по шагам',
    'маркетолог просит события',
    'какие кнопки нажимают',
    'поведение пользователей мобилки',
    'дашборд по приложению',
    'Will we see usage analytics?',
  ],
  answer: `Да: аналитика событий входит в MVP, аналитика по шагам заказа — в пакет «${business.title}».`,
  answerEn: `Yes: event analytics is part of the MVP, and analytics by steps of an order of the “${titleEn('mobile-apps-development/business')}” package.`,
  to: '/mobile-apps-development',
}

export const storeRejection: Fact = {
  question: 'Магазин отклонил или удалил приложение. Что делать?',
  asks: [
    'апстор завернул по пункту 4.3',
    'гугл плей удалил приложение',
    'отказ в публикации, кто исправляет',
    'если apple не пропустит, кто платит',
    'Our app was rejected by Apple',
    'тиркемени өчүрүп салышты',
  ],
  answer: `Пришлите текст отказа и ссылку на ${company.email}: разберём пункт правил и скажем, что менять. Решает магазин, обещать за него нельзя. В наших пакетах публикация входит в работу; кто платит за повторы не по нашей вине, спросите до договора.`,
  answerEn: `Send the text of the refusal and the link to ${company.email}: we look at the rule and tell you what to change. The store decides, and nobody can promise for it. In our packages publishing is part of the work; ask before the contract who pays for rounds that are not our fault.`,
  to: '/mobile-apps',
}
