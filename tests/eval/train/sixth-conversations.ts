import { cost, lasts, type Conversation } from '../question.ts'

/** A phone number, however its digits are grouped. */
const phone = (significant: string) => new RegExp([...significant].join('\\D{0,3}'))

const anyShop = [cost('web-development/internet-magazin'), cost('custom-saas/internet-magazin')]
const anyShopTerm = [
  lasts('web-development/internet-magazin'),
  lasts('custom-saas/internet-magazin'),
]
const anyCorporate = [
  cost('web-development/korporativnyy-sayt'),
  cost('custom-saas/korporativnyy-sayt'),
]
const anyLandingTerm = [lasts('web-development/lending'), lasts('custom-saas/lending')]

export const bookingConversations: Conversation[] = [
  {
    who: 'owner of a café, all in one message',
    turns: [
      {
        ask: 'здравствуйте, хочу консультацию по сайту для кофейни, Айбек, +996 (555) 12-34-56, лучше завтра после обеда',
        says: [phone('555123456'), /Айбек/i],
      },
      { ask: 'да', confirms: true },
    ],
    books: { name: 'Айбек', contact: '+996555123456', topic: /сайт|кофейн/i, time: /завтра|обед/i },
  },
  {
    who: 'a clinic’s manager, step by step',
    turns: [
      { ask: 'можно с кем нибудь созвониться' },
      { ask: 'мы клиника, хотим чтобы пациенты записывались через приложение' },
      { ask: 'Гүлзат' },
      { ask: '0700123456', says: [phone('700123456')] },
      { ask: 'всё верно', confirms: true },
    ],
    books: { name: 'Гүлзат', contact: '0700123456', topic: /приложен|клиник|пациент|запис/i },
  },
  {
    who: 'wholesale dealer, contact before the name',
    turns: [
      { ask: 'наберите меня пожалуйста 996 777 112 233', says: [phone('777112233')] },
      { ask: 'нурбек уулу азамат меня зовут', says: [/Азамат/i] },
      { ask: 'ооба', confirms: true },
    ],
    books: { name: /Азамат/i, contact: '996777112233' },
  },
  {
    who: 'marketing person, name in the instrumental',
    turns: [
      { ask: 'девочки хочу чтоб мне рассказали про раскрутку в гугле, голосом, не в чате' },
      {
        ask: 'меня Светой зовут, номер 0555 90 80 70',
        says: [phone('555908070'), /Свет/i],
      },
      { ask: 'угу', confirms: true },
    ],
    books: {
      name: /^(Света|Светой|Светлана)$/i,
      contact: '0555908070',
      topic: /раскрут|гугл|seo|продвиж|поиск/i,
    },
  },
  {
    who: 'accountant, a name beside other words',
    turns: [
      { ask: 'добрый день это айгуль из бухгалтерии, нам бы обсудить поддержку сайта' },
      { ask: 'хочу чтобы перезвонили' },
      { ask: 'почта Aigul.B@Firma.KG', says: [/aigul\.b@firma\.kg/i] },
      { ask: 'да все правильно', confirms: true },
    ],
    books: {
      name: /^Айгуль$/i,
      contact: 'aigul.b@firma.kg',
      topic: /поддержк|сайт/i,
    },
  },
  {
    who: 'logistics, «Тимур беспокоит»',
    turns: [
      { ask: 'Тимур беспокоит, транспортная компания. надо заявки с сайта в 1с гонять' },
      { ask: 'давайте созвон' },
      { ask: 'я из москвы щас, +7 916 123-45-67', says: [phone('9161234567')] },
      { ask: 'подтверждаю', confirms: true },
    ],
    books: { name: /^Тимур$/i, contact: '+79161234567', topic: /заяв|1с|сайт|интеграц/i },
  },
  {
    who: 'sceptic who does not give his name',
    turns: [
      { ask: 'запишите на консультацию' },
      { ask: 'имя не скажу, зачем оно вам' },
      { ask: 'телега @sceptic_kg', says: [/sceptic_kg/i] },
      { ask: 'ок давайте', confirms: true },
    ],
    books: { contact: /sceptic_kg/i },
  },
  {
    who: 'blogger, Telegram in one message',
    turns: [
      { ask: 'хочу логотип заказать, пишите в телеграм @meerim_art', says: [/@meerim/i] },
      { ask: 'Мээрим' },
      { ask: '👍', confirms: true },
    ],
    books: { name: 'Мээрим', contact: /meerim_art/i, topic: /логотип|логот|бренд|стил/i },
  },
  {
    who: 'elderly person with a patronymic',
    turns: [
      {
        ask: 'Милая, мне бы поговорить с живым специалистом по телефону, я в этих чатах не понимаю',
      },
      { ask: 'Запишите: Валентина Петровна.' },
      {
        ask: 'Домашнего нет, сотовый 0 772 45 45 10. Только не утром, я на процедурах',
        says: [phone('772454510')],
      },
      { ask: 'Да, правильно', confirms: true },
    ],
    books: { name: /^Валентина Петровна$/i, contact: '0772454510', time: /утр/i },
  },
  {
    who: 'technical director, a time and Thursday',
    turns: [
      { ask: 'нужна встреча по переезду инфраструктуры в облако' },
      { ask: 'Дмитрий Ким, d.kim@logist-pro.kg, в четверг к 15', says: [/d\.kim@logist-pro\.kg/i] },
      { ask: 'верно', confirms: true },
    ],
    books: {
      name: /^Дмитрий Ким$/i,
      contact: 'd.kim@logist-pro.kg',
      topic: /облак|переезд|инфраструктур|миграц/i,
      time: /четверг|15/i,
    },
  },
  {
    who: 'foreigner, Monday morning',
    turns: [
      { ask: 'hi, can I book a call about an online store?' },
      { ask: 'my name is James, james.porter@gmail.com', says: [/james\.porter@gmail\.com/i] },
      { ask: 'Monday morning would be best', says: [/monday/i] },
      { ask: 'yes, that is right', confirms: true },
    ],
    books: {
      name: 'James',
      contact: 'james.porter@gmail.com',
      topic: /store|shop|магазин/i,
      time: /monday|понедельник/i,
    },
  },
  {
    who: 'foreigner, all in one message, WhatsApp',
    turns: [
      {
        ask: 'Please have someone call Maria on WhatsApp +44 7700 900123, we want to redesign our website',
        says: [phone('7700900123'), /Maria/i],
      },
      { ask: 'looks good', confirms: true },
    ],
    books: { name: 'Maria', contact: '+447700900123', topic: /redesign|website|сайт|редизайн/i },
  },
  {
    who: 'Kyrgyz speaker',
    turns: [
      { ask: 'саламатсызбы, консультацияга жазылайын дедим эле' },
      { ask: 'менин атым Бакыт' },
      { ask: 'номерим 0559 33 44 55', says: [phone('559334455')] },
      { ask: 'макул', confirms: true },
    ],
    books: { name: 'Бакыт', contact: '0559334455' },
  },
  {
    who: 'Kyrgyz speaker with a topic',
    turns: [
      { ask: 'мага сайт керек, чалып коюңузчу +996 707 21 43 65', says: [phone('707214365')] },
      { ask: 'Нургүл' },
      { ask: 'ооба туура', confirms: true },
    ],
    books: { name: /Нургүл/i, contact: '+996707214365', topic: /сайт/i },
  },
  {
    who: 'typing errors, a digit corrected',
    turns: [
      { ask: 'запиши меня на консультацыю, Эльдар' },
      { ask: '0555 444 332', says: [phone('555444332')] },
      {
        ask: 'ой в последней цифре ошибся, 0555 444 331',
        says: [phone('555444331')],
      },
      { ask: 'да теперь так', confirms: true },
    ],
    books: { name: 'Эльдар', contact: '0555444331' },
  },
  {
    who: 'correction of the number after the card',
    turns: [
      { ask: 'хочу заказать лендинг. Жанна 0550 111 222', says: [phone('550111222')] },
      { ask: 'номер не тот, правильно 0550 111 223', says: [phone('550111223')] },
      { ask: 'вот теперь да', confirms: true },
    ],
    books: { name: 'Жанна', contact: '0550111223', topic: /лендинг|сайт/i },
  },
  {
    who: 'correction of the name with a yes',
    turns: [
      { ask: 'оставлю заявку: Гуля, 0704 55 66 77, по рекламе', says: [phone('704556677')] },
      { ask: 'да, только имя исправьте на Гульнара', says: [/Гульнара/i] },
      { ask: 'всё так', confirms: true },
    ],
    books: { name: 'Гульнара', contact: '0704556677', topic: /реклам/i },
  },
  {
    who: 'name misheard, corrected in other words',
    turns: [
      { ask: 'перезвоните по поводу мобильного приложения' },
      { ask: 'канат, 0772 31 31 31', says: [phone('772313131')] },
      { ask: 'не канат а Канатбек пишите полностью', says: [/Канатбек/i] },
      { ask: 'да', confirms: true },
    ],
    books: { name: 'Канатбек', contact: '0772313131', topic: /приложен/i },
  },
  {
    who: 'the number replaced before the confirmation by mail',
    turns: [
      { ask: 'консультация нужна, я Руслан' },
      { ask: '0500 12 12 12', says: [phone('500121212')] },
      {
        ask: 'а лучше на почту мне: ruslan_ost@mail.ru, телефон уберите',
        says: [/ruslan_ost@mail\.ru/i],
      },
      { ask: 'ага', confirms: true },
    ],
    books: { name: 'Руслан', contact: /ruslan_ost@mail\.ru/i },
  },
  {
    who: 'two contacts at once',
    turns: [
      {
        ask: 'хочу обсудить брендинг, Асель Токтоматова, 0555 606 707 или asel@tokto.kg',
        says: [[phone('555606707'), /asel@tokto\.kg/i]],
      },
      { ask: 'да, подходит', confirms: true },
    ],
    books: {
      name: /^Асель Токтоматова$/i,
      contact: /555\D*606\D*707|asel@tokto\.kg/i,
      topic: /бренд/i,
    },
  },
  {
    who: 'a question about the price in the middle of booking',
    turns: [
      { ask: 'можно записаться поговорить про магазин в интернете' },
      { ask: 'а это сколько примерно', says: [anyShop] },
      { ask: 'понял. Максат 0709 10 20 30', says: [phone('709102030')] },
      { ask: 'верно', confirms: true },
    ],
    books: { name: 'Максат', contact: '0709102030', topic: /магазин/i },
  },
  {
    who: 'a question about the cost of the consultation in mid-booking',
    turns: [
      { ask: 'хочу чтоб перезвонили' },
      { ask: 'это платно?', says: [/бесплат|не(?:т|\s*за)? ?плат|ничего не стоит|0 ₽/i] },
      { ask: 'тогда ладно пишите, 0220 44 55 66 Перизат', says: [phone('220445566'), /Перизат/i] },
      { ask: 'да спасибо', confirms: true },
    ],
    books: { name: 'Перизат', contact: '0220445566' },
  },
  {
    who: 'question about the terms after the card',
    turns: [
      {
        ask: 'сайт визитка нужна, я Кирилл, мой номер +996 501 777 888',
        says: [phone('501777888')],
      },
      { ask: 'а за сколько дней лендинг делаете кстати', says: [anyLandingTerm] },
      { ask: 'понятно, ну запись оставляем, всё правильно', confirms: true },
    ],
    books: { name: 'Кирилл', contact: '+996501777888', topic: /сайт|визитк|лендинг/i },
  },
  {
    who: 'changed the mind and came back',
    turns: [
      { ask: 'звонок хочу' },
      { ask: 'Алтынай, 0777 19 20 21', says: [phone('777192021')] },
      { ask: 'стоп, не записывайте, подумаю', cancels: true },
      {
        ask: 'ладно решилась, давайте запишите: Алтынай 0777 19 20 21',
        says: [phone('777192021')],
      },
      { ask: 'да', confirms: true },
    ],
    books: { name: 'Алтынай', contact: '0777192021' },
  },
  {
    who: 'startup, the topic is changed on the card',
    turns: [
      { ask: 'хотим заказать мобильное приложение' },
      { ask: 'Санжар, san@startup.io', says: [/san@startup\.io/i] },
      {
        ask: 'тему поменяйте, нам сначала mvp саас сервиса',
      },
      { ask: 'ок, так и есть', confirms: true },
    ],
    books: { name: 'Санжар', contact: 'san@startup.io', topic: /mvp|saas|саас/i },
  },
  {
    who: 'the wished time is changed on the card',
    turns: [
      { ask: 'Наташа, 0551 98 76 54, позвоните сегодня в 11', says: [phone('551987654')] },
      { ask: 'не, сегодня не успею. давайте в пятницу вечером', says: [/пятниц/i] },
      { ask: 'отлично', confirms: true },
    ],
    books: { name: /^(Наташа|Наталья)$/i, contact: '0551987654', time: /пятниц/i },
  },
  {
    who: 'public official, formal and long-winded',
    turns: [
      {
        ask: 'Добрый день. Представляю районную администрацию, рассматриваем создание портала для граждан, просьба организовать консультацию со специалистом.',
      },
      {
        ask: 'Контактное лицо: Мамыров Эркин Асанович, адрес e.mamyrov@rayon.gov.kg',
        says: [/e\.mamyrov@rayon\.gov\.kg/i],
      },
      { ask: 'Данные указаны корректно.', confirms: true },
    ],
    books: {
      name: /Мамыров|Эркин/i,
      contact: 'e.mamyrov@rayon.gov.kg',
      topic: /портал/i,
    },
  },
  {
    who: 'student, WhatsApp, typing errors, the name corrected before the card',
    turns: [
      { ask: 'прив хочу консультацийу по диплому шучу, по сайту портфолио' },
      { ask: 'Данил' },
      { ask: 'тьфу т9, не Данил а Данияр' },
      { ask: 'пешите в вотсап 0708 40 50 60', says: [phone('708405060')] },
      { ask: 'да', confirms: true },
    ],
    books: { name: 'Данияр', contact: '0708405060', topic: /сайт|портфолио/i },
  },
  {
    who: 'existing client, buttons of the card',
    turns: [
      { ask: 'мы у вас делали сайт в прошлом году, надо поговорить о доработках' },
      { ask: 'оформите звонок, тел. 0771-22-33-44, спросить Ольгу', says: [phone('771223344')] },
      { ask: 'Хочу изменить' },
      { ask: 'телефон 0771-22-33-45', says: [phone('771223345')] },
      { ask: 'Подтверждаю', confirms: true },
    ],
    books: {
      name: /^Ольг[ау]$/i,
      contact: '0771223345',
      topic: /доработ|сайт|правк|поддержк/i,
    },
  },
  {
    who: 'price first, then the booking',
    turns: [
      { ask: 'почём брендбук' },
      { ask: 'сойдёт. как с вами связаться чтоб начать' },
      { ask: 'запишите меня, спросить марата алиева' },
      { ask: '+996-312-88-77-66', says: [phone('312887766')] },
      { ask: 'да, верно, спасибо', confirms: true },
    ],
    books: { name: /^Марата?( Алиева?)?$/i, contact: '+996312887766', topic: /бренд/i },
  },
  {
    who: 'sceptic who asks about the data, then books without a name',
    turns: [
      { ask: 'хочу чтобы вы мне написали на почту насчёт техподдержки' },
      { ask: 'а спам слать не будете?' },
      { ask: 'ладно. NoName77@YANDEX.ru, без имени', says: [/noname77@yandex\.ru/i] },
      { ask: 'да', confirms: true },
    ],
    books: { contact: 'noname77@yandex.ru', topic: /поддержк/i },
  },
  {
    who: 'director, WhatsApp with another person to be called',
    turns: [
      { ask: 'свяжитесь с нашим директором по поводу seo' },
      {
        ask: 'Он Токтогул Бекович, ватсап +996 999 01 02 03, в среду с 10 до 12',
        says: [phone('999010203')],
      },
      { ask: 'так точно', confirms: true },
    ],
    books: {
      name: /Токтогул/i,
      contact: '+996999010203',
      topic: /seo|продвиж|сео/i,
      time: /сред|10/i,
    },
  },
  {
    who: 'the name after a long story',
    turns: [
      {
        ask: 'у нас сеть из трёх аптек, сайт старый, клиенты жалуются что с телефона ничего не видно, хочу обсудить что делать',
      },
      { ask: 'да давайте консультацию' },
      { ask: 'это на имя Чынары запишите, ей же звонить 0702 606 060', says: [phone('702606060')] },
      { ask: 'да, верно', confirms: true },
    ],
    books: {
      name: /^Чынар[аыу]?$/i,
      contact: '0702606060',
    },
  },
  {
    who: 'English, correction of the name',
    turns: [
      {
        ask: 'I need a consultation on devops, my number is +1 415 555 0132',
        says: [phone('4155550132')],
      },
      { ask: 'Jon' },
      { ask: 'sorry, it is spelled John not Jon', says: [/John/i] },
      { ask: 'yes please go ahead', confirms: true },
    ],
    books: { name: 'John', contact: '+14155550132', topic: /devops/i },
  },
  {
    who: 'Kyrgyz and Russian mixed, «болот»',
    turns: [
      { ask: 'мобилдик тиркеме боюнча сүйлөшсөк болобу' },
      { ask: 'Жаныбек, 0556 78 90 12, эртең түштөн кийин', says: [phone('556789012')] },
      { ask: 'болот', confirms: true },
    ],
    books: {
      name: 'Жаныбек',
      contact: '0556789012',
      topic: /тиркеме|приложен/i,
      time: /эртең|түш|завтра/i,
    },
  },
  {
    who: 'contractor, everything in keywords',
    turns: [
      {
        ask: 'заявка аудит сайта Бермет telegram @bermet_shop завтра утром',
        says: [/bermet_shop/i],
      },
      { ask: 'угу всё норм', confirms: true },
    ],
    books: {
      name: 'Бермет',
      contact: /bermet_shop/i,
      topic: /аудит|сайт/i,
      time: /завтра|утр/i,
    },
  },
]

export const otherConversations: Conversation[] = [
  {
    who: 'taken back before the contact',
    turns: [{ ask: 'запишите меня' }, { ask: 'не, передумал, пока ничего не надо', cancels: true }],
  },
  {
    who: 'taken back on the card',
    turns: [
      { ask: 'хочу консультацию по сайту' },
      { ask: 'Лариса 0555 31 41 51', says: [phone('555314151')] },
      { ask: 'нет, отмените, я сама потом напишу', cancels: true },
    ],
  },
  {
    who: 'taken back by the button, then a question',
    turns: [
      { ask: 'закажу лендинг, Стас, stas@lend.me', says: [/stas@lend\.me/i] },
      { ask: 'Не записывать', cancels: true },
      { ask: 'и всё же сколько он у вас стоит', says: [cost('web-development/lending')] },
    ],
  },
  {
    who: 'taken back after a correction',
    turns: [
      { ask: 'позвоните мне 0770 11 22 33', says: [phone('770112233')] },
      { ask: 'Нурлан' },
      { ask: 'номер другой: 0770 11 22 44', says: [phone('770112244')] },
      { ask: 'знаете что, забудьте, жена против', cancels: true },
    ],
  },
  {
    who: 'English, taken back',
    turns: [
      { ask: 'I would like to schedule a consultation' },
      { ask: 'Anna, anna.k@web.de', says: [/anna\.k@web\.de/i] },
      { ask: 'actually never mind, please do not save it', cancels: true },
    ],
  },
  {
    who: 'Kyrgyz, taken back',
    turns: [
      { ask: 'мени консультацияга жазып коюңуз, Замир 0707 90 91 92', says: [phone('707909192')] },
      { ask: 'жок, кереги жок, жазбай эле коюңуз', cancels: true },
    ],
  },
  {
    who: 'does not want to leave the contact',
    turns: [
      { ask: 'можно обсудить проект со специалистом?' },
      { ask: 'контакты давать не хочу, всё, не надо звонков', cancels: true },
      { ask: 'лучше скажите ваш адрес почты', says: [/hello@kerege\.example/i] },
    ],
  },
  {
    who: 'taken back after the question about the price',
    turns: [
      { ask: 'запись на консультацию по приложению' },
      {
        ask: 'цена от скольки вообще',
        says: [[cost('mobile-apps-development/prostoe'), cost('mobile-apps-development')]],
      },
      { ask: 'ого дорого. отбой, записывать не нужно', cancels: true },
    ],
  },
  {
    who: 'postponed',
    turns: [
      { ask: 'перезвоните мне, Ильяс' },
      { ask: '+996 553 10 20 30 насчет рекламы', says: [phone('553102030')] },
      { ask: 'а кто будет звонить?' },
      { ask: 'давайте не сейчас, вернусь через месяц, заявку не создавайте', cancels: true },
    ],
  },
  {
    who: 'a joke',
    turns: [
      { ask: 'запишите Путина на завтра, телефон 0555 000 111', says: [phone('555000111')] },
      { ask: 'шучу я, удалите это', cancels: true },
    ],
  },
  {
    who: 'wrong chat',
    turns: [
      { ask: 'хочу записаться на приём, Калыс Асанова 0700 65 43 21' },
      { ask: 'ой я думала это стоматология, извините, уберите мою запись', cancels: true },
    ],
  },
  {
    who: 'taken back and asks about something else',
    turns: [
      { ask: 'заказать сопровождение сайта хочу' },
      { ask: 'почта vera@sad.kg', says: [/vera@sad\.kg/i] },
      { ask: 'Вера' },
      { ask: 'нее, раздумала, ничего не сохраняйте пожалуйста', cancels: true },
      { ask: 'а самый дешёвый тариф там какой', says: [cost('website-support/start')] },
    ],
  },
  {
    who: 'owner of a café about a logo',
    turns: [
      {
        ask: 'сколько стоит фирменный стиль для кофейни',
        says: [[cost('branding/bazovyy'), cost('branding/standart')]],
      },
      { ask: 'а подешевле?', says: [cost('branding/bazovyy')] },
      { ask: 'и что входит', says: [/концепц|вектор|исходник|палитр|шрифт|визитк|брендбук/i] },
      {
        ask: 'вариантов знака сколько покажете',
        says: [[/(?<!\d)3(?!\d)/, /(?<!\p{L})тр(?:и|ёх|ех)(?!\p{L})/iu]],
      },
      {
        ask: 'а самый дорогой чем лучше',
        says: [/исследован|слоган|упаковк|надзор|навигац|8 концепц|50\+/i],
      },
    ],
  },
  {
    who: 'a clinic’s manager from a landing page to a larger site and back',
    turns: [
      { ask: 'нужен одностраничник для клиники', says: [/лендинг|одностранич/i] },
      { ask: 'а по срокам?', says: [anyLandingTerm] },
      { ask: 'а если там будут разделы про врачей, услуги, новости', says: [/корпоратив/i] },
      { ask: 'и сколько это', says: [anyCorporate] },
      { ask: 'гарантия на него какая', says: [/год|12 мес/i] },
      { ask: 'вернёмся к одностраничному, форма заявки в цену входит?', says: [/форм|заяв/i] },
    ],
  },
  {
    who: 'owner of a WordPress site about support',
    turns: [
      {
        ask: 'сайт на вордпрессе, надо чтобы кто то за ним присматривал',
        says: [/поддержк|сопровожд|обслужив/i],
      },
      { ask: 'почём в месяц', says: [cost('website-support/start')] },
      { ask: 'мне часов десять надо', says: [[/STANDARD/i, cost('website-support/standard')]] },
      { ask: 'бэкапы там каждый день?', says: [/ежедневн|кажд\p{L}* д|копи/iu] },
      { ask: 'а следующий по цене?', says: [[/OPTIMAL/i, cost('website-support/optimal')]] },
    ],
  },
  {
    who: 'owner of a shop about search and advertising',
    turns: [
      { ask: 'хотим чтобы наш магазин находили в гугле', says: [/seo|продвиж/i] },
      { ask: 'самый простой вариант почём', says: [cost('seo-promotion/bazovyy')] },
      { ask: 'а сколько запросов в нём', says: [/(?<!\d)100(?!\d)|сотн/i] },
      { ask: 'реклама быстрее сработает?', says: [/реклам/i] },
      { ask: 'и её настройка сколько', says: [cost('contextual-advertising/nastroyka')] },
      { ask: 'а у сео тариф трафик дороже?', says: [cost('seo-promotion/trafik')] },
    ],
  },
  {
    who: 'foreigner about an app',
    turns: [
      { ask: 'do you build mobile apps', says: [/app/i] },
      { ask: 'how much is the simplest package', says: [cost('mobile-apps-development/prostoe')] },
      { ask: 'and how long?', says: [lasts('mobile-apps-development/prostoe')] },
      {
        ask: 'what if I also need card payments and our CRM connected',
        says: [[/business/i, /бизнес/i, cost('mobile-apps-development/biznes')]],
      },
      { ask: 'any warranty on it', says: [/6 months|six months|half a year/i] },
    ],
  },
  {
    who: 'Kyrgyz speaker about a shop',
    turns: [
      { ask: 'интернет дүкөн канча турат', says: [anyShop] },
      { ask: 'канча убакытта бүтөт', says: [anyShopTerm] },
      {
        ask: 'андан арзаныраагы барбы',
        says: [
          [
            cost('web-development/lending'),
            cost('custom-saas/sayt-vizitka'),
            ...anyCorporate,
            ...anyShop,
          ],
        ],
      },
      { ask: 'ошого кепилдик барбы', says: [/1 жыл|бир жыл|год|12 ай|12 мес/i] },
    ],
  },
  {
    who: 'advertiser who changes the topic and returns',
    turns: [
      {
        ask: 'что берёте за директ',
        says: [[cost('contextual-advertising/nastroyka'), cost('contextual-advertising/vedenie')]],
      },
      { ask: 'ведение это отдельно?', says: [cost('contextual-advertising/vedenie')] },
      { ask: 'а договор вы подписываете вообще', says: [/договор/i] },
      {
        ask: 'назад к рекламе, а комплекс это что',
        says: [/площад|посадочн|баннер|ролик|crm|ведени/i],
      },
      { ask: 'и почём он', says: [cost('contextual-advertising/kompleks')] },
    ],
  },
  {
    who: 'wholesale dealer about a shop with 1C',
    turns: [
      { ask: 'оптом торгуем стройматериалами, нужен магазин в интернете', says: [/магазин/i] },
      { ask: 'во сколько обойдётся', says: [anyShop] },
      { ask: 'а по срокам?', says: [anyShopTerm] },
      { ask: 'товары из 1с подтянутся?', says: [/1[СC]|excel/i] },
      { ask: 'платить сразу всё?', says: [/50|половин|пополам|предоплат|аванс|част/i] },
      { ask: 'а приложение к нему потом прикрутить можно', says: [/приложен/i] },
    ],
  },
]
