import { cost, lasts, type Conversation } from '../question.ts'

/** The significant digits of a number, with anything short between them. */
const number = (digits: string) => new RegExp([...digits].join('[^\\d]{0,3}'))

const anyLandingTerm = [lasts('web-development/lending'), lasts('custom-saas/lending')]

export const moreBookings: Conversation[] = [
  {
    who: 'Kyrgyz shopkeeper, a rare name',
    turns: [
      { ask: 'саламатсызбы, интернет дүкөн боюнча адис менен кеңешейин дегем' },
      { ask: 'Ызат, 0502 33 18 47', says: [number('502331847')] },
      { ask: 'ооба туура', confirms: true },
    ],
    books: { name: 'Ызат', contact: '0502331847', topic: /дүкөн|магазин/i },
  },
  {
    who: 'books for a brother, a name in the dative, «+»',
    turns: [
      { ask: 'надо чтоб перезвонили моему брату, у него пекарня, сайт хочет' },
      { ask: 'набирайте Төлөгөну на 0558 714 203 он ждет', says: [number('558714203')] },
      { ask: '+', confirms: true },
    ],
    books: { name: /^Төлөгөну?$/i, contact: '0558714203', topic: /пекарн|сайт/i },
  },
  {
    who: 'taxi owner, everything in one breath',
    turns: [
      {
        ask: 'абдыкерим меня зовут закажу у вас приложение для такси номер 0709481526 звоните вечером после семи',
        says: [number('709481526'), /абдыкерим/i],
      },
      { ask: 'ага', confirms: true },
    ],
    books: {
      name: 'Абдыкерим',
      contact: '0709481526',
      topic: /приложен|такси/i,
      time: /вечер|семи|19/i,
    },
  },
  {
    who: 'pastry cook with an Instagram nick',
    turns: [
      { ask: 'ой а можно с кем то из ваших поговорить про сайтик для моих тортиков' },
      { ask: 'Люся' },
      { ask: 'пишите в инстаграм @lusya_tortik', says: [/lusya_tortik/i] },
      { ask: 'да-да, всё так', confirms: true },
    ],
    books: { name: 'Люся', contact: /lusya_tortik/i, topic: /сайт|торт/i },
  },
  {
    who: 'a Frenchman, double name and hyphened address',
    turns: [
      {
        ask: 'Добрый день. Прошу консультацию по переносу серверов в облако. Жан-Поль Мартен, jean-paul.martin@orange.fr',
        says: [/jean-paul\.martin@orange\.fr/i, /Жан-Поль/i],
      },
      { ask: 'Имя верное, почта тоже. Записывайте', confirms: true },
    ],
    books: {
      name: /^Жан-Поль Мартен$/i,
      contact: 'jean-paul.martin@orange.fr',
      topic: /облак|сервер|перенос|миграц/i,
    },
  },
  {
    who: 'an Irishman, address with a plus, time afterwards',
    turns: [
      { ask: 'Hi there, could somebody from your team ring me about a mobile app?' },
      {
        ask: 'Sean O’Brien, sean.obrien+bishkek@gmail.com',
        says: [/sean\.obrien\+bishkek@gmail\.com/i],
      },
      { ask: 'make it Tuesday around 10 am', says: [/tuesday|вторник/i] },
      { ask: 'spot on', confirms: true },
    ],
    books: {
      name: /^Sean O['’]Brien$/i,
      contact: 'sean.obrien+bishkek@gmail.com',
      topic: /app|приложен/i,
      time: /tuesday|вторник/i,
    },
  },
  {
    who: 'lower case, three-part Korean name, link to Telegram',
    turns: [
      { ask: 'хочу созвониться по поводу портала для нашей ассоциации' },
      { ask: 'ким ен су, t.me/kim_yensu88', says: [/kim_yensu88/i] },
      { ask: '👌', confirms: true },
    ],
    books: { name: /^ким ен су$/i, contact: /kim_yensu88/i, topic: /портал|ассоциац/i },
  },
  {
    who: 'Kyrgyz name in Latin letters',
    turns: [
      { ask: 'need a consultation on SEO for our tour company' },
      { ask: 'my name is Bektur uulu Nurlan' },
      { ask: '+996 225 60 17 39', says: [number('225601739')] },
      { ask: 'yep go ahead', confirms: true },
    ],
    books: { name: /^Bektur uulu Nurlan$/i, contact: '+996225601739', topic: /seo|tour/i },
  },
  {
    who: 'director with a title, landline, a time apart',
    turns: [
      { ask: 'Директор Осмонов. Нужен разговор с вашим специалистом насчет корпоративного сайта' },
      { ask: 'приёмная 0312 66 41 08', says: [number('312664108')] },
      { ask: 'лучше до 11 утра, потом планёрка', says: [/11/] },
      { ask: 'Верно.', confirms: true },
    ],
    books: { name: /Осмонов/i, contact: '0312664108', topic: /корпоратив|сайт/i, time: /11/ },
  },
  {
    who: 'misspelt wish, one wrong digit',
    turns: [
      { ask: 'консультацыю хачу по рикламе в яндексе' },
      { ask: '0770 36 52 91 Чолпон', says: [number('770365291')] },
      { ask: 'ой последняя цифра не 1 а 7', says: [number('770365297')] },
      { ask: 'теперь да', confirms: true },
    ],
    books: { name: 'Чолпон', contact: '0770365297', topic: /р[ие]клам|яндекс/i },
  },
  {
    who: 'another messenger on the same number',
    turns: [
      { ask: 'хотим заказать у вас поддержку сайта' },
      { ask: 'Рахат, телеграм +996 551 20 88 64', says: [number('551208864')] },
      {
        ask: 'хотя нет телегу снес, пишите в ватсап на этот же',
        says: [number('551208864'), /what'?s ?app|в[ао]т?[сц]+[ау]п/i],
      },
      { ask: 'правильно', confirms: true },
    ],
    books: { name: 'Рахат', contact: number('551208864'), topic: /поддержк|сайт/i },
  },
  {
    who: 'moves the call to another day',
    turns: [
      {
        ask: 'запишите на звонок в среду 11:00, Гульмира, 0999 17 35 02',
        says: [number('999173502'), /сред/i],
      },
      { ask: 'среда не получится, давайте пятницу в 16', says: [/пятниц/i] },
      { ask: 'угу, подходит', confirms: true },
    ],
    books: { name: 'Гульмира', contact: '0999173502', time: /пятниц/i },
  },
  {
    who: 'make-up artist, asks the price before the contact',
    turns: [
      { ask: 'хочу лендинг заказать под курс по макияжу' },
      { ask: 'Бегимай' },
      { ask: 'а почем лендинг то выйдет?', says: [cost('web-development/lending')] },
      { ask: 'ясно, мой 0554 92 61 30', says: [number('554926130')] },
      { ask: 'записывайте', confirms: true },
    ],
    books: { name: 'Бегимай', contact: '0554926130', topic: /лендинг|макияж|курс/i },
  },
  {
    who: 'a yes with a wish',
    turns: [
      { ask: 'редизайн обсудить бы с живым человеком' },
      { ask: 'эльдияр 0701 55 83 24', says: [number('701558324')] },
      { ask: 'да только звоните после обеда', confirms: true },
    ],
    books: { name: 'Эльдияр', contact: '0701558324', topic: /редизайн/i, time: /обед/i },
  },
  {
    who: 'a yes before the contact, initials in the address',
    turns: [
      { ask: 'нужна консультация по фирменному стилю' },
      { ask: 'да, всё верно' },
      { ask: 'аа контакт, ну a.s.moldobaev@mail.ru', says: [/a\.s\.moldobaev@mail\.ru/i] },
      { ask: 'вот теперь точно да', confirms: true },
    ],
    books: { contact: 'a.s.moldobaev@mail.ru', topic: /стил|бренд/i },
  },
  {
    who: 'car mechanic, a ticked box for a yes',
    turns: [
      { ask: 'хочу заказать сайт для автосервиса' },
      { ask: 'Мирбек ака, 0507 28 14 93', says: [number('507281493')] },
      { ask: '✅', confirms: true },
    ],
    books: { name: /^Мирбек(?: ака)?$/i, contact: '0507281493', topic: /сайт|автосервис/i },
  },
  {
    who: 'two numbers, name and surname in the genitive',
    turns: [
      {
        ask: 'пусть менеджер позвонит: 0556 43 71 09, если не отвечают то 0708 29 64 15',
        says: [[number('556437109'), number('708296415')]],
      },
      { ask: 'это для Заремы Дооронбековой', says: [/Зарем/i] },
      { ask: 'всё ок', confirms: true },
    ],
    books: {
      name: /^Зарем[аы] Дооронбеков(?:а|ой)$/i,
      contact: new RegExp(`${number('556437109').source}|${number('708296415').source}`),
    },
  },
  {
    who: 'guesthouse, a wa.me link, the name last',
    turns: [
      {
        ask: 'we run a small guesthouse in Karakol, I want to talk to a specialist about a new website',
      },
      { ask: 'wa.me/996703851246', says: [number('703851246')] },
      { ask: 'oh and I’m Greta', says: [/Greta/i] },
      { ask: 'yes please', confirms: true },
    ],
    books: { name: 'Greta', contact: number('703851246'), topic: /web ?site|guesthouse|сайт/i },
  },
  {
    who: 'a company beside the name',
    turns: [
      {
        ask: 'ОсОО «Тоо Булак», Анара. Просим консультацию по настройке контекстной рекламы',
      },
      { ask: 'anara.office@toobulak.kg', says: [/anara\.office@toobulak\.kg/i] },
      { ask: 'Подтверждаю данные', confirms: true },
    ],
    books: {
      name: /^Анара(?:$|[ ,(])/i,
      contact: 'anara.office@toobulak.kg',
      topic: /реклам|контекст/i,
    },
  },
  {
    who: 'taciturn, keeps the name to himself',
    turns: [
      { ask: 'перезвоните' },
      { ask: '0772904618', says: [number('772904618')] },
      { ask: 'без имени, представлюсь при разговоре' },
      { ask: 'да', confirms: true },
    ],
    books: { contact: '0772904618' },
  },
  {
    who: 'bank, adds the surname on the card',
    turns: [
      {
        ask: 'мне бы встречу с разработчиками по апи, Айсулуу, aisuluu@fin-group.kg',
        says: [/aisuluu@fin-group\.kg/i, /Айсулуу/i],
      },
      { ask: 'фамилию добавьте: Токтогулова', says: [/Токтогулова/i] },
      { ask: 'супер, отправляйте', confirms: true },
    ],
    books: {
      name: /Айсулуу Токтогулова|Токтогулова Айсулуу/i,
      contact: 'aisuluu@fin-group.kg',
      topic: /апи|api/i,
    },
  },
  {
    who: 'startup, a misspelt address',
    turns: [
      { ask: 'можно консультацию? у нас стартап, хотим mvp мобилки' },
      { ask: 'tilek.dev@gmial.com', says: [/tilek\.dev@gmial\.com/i] },
      { ask: 'упс опечатка, tilek.dev@gmail.com', says: [/tilek\.dev@gmail\.com/i] },
      { ask: 'го', confirms: true },
    ],
    books: { contact: 'tilek.dev@gmail.com', topic: /mvp|мобил|стартап|приложен/i },
  },
  {
    who: 'asks the price on the card',
    turns: [
      {
        ask: 'свяжитесь со мной по поводу сео, Вадим Штольц, 0223 05 67 81',
        says: [number('223056781'), /Штольц/i],
      },
      {
        ask: 'а сео у вас сколько в месяц самое дешевое?',
        says: [cost('seo-promotion/bazovyy')],
      },
      { ask: 'норм, тогда всё верно', confirms: true },
    ],
    books: { name: /^Вадим Штольц$/i, contact: '0223056781', topic: /с[еэ]о|seo|продвиж/i },
  },
  {
    who: 'Kyrgyz, asks to be called tomorrow',
    turns: [
      { ask: 'мага чалып коюңузчу, мобилдик тиркеме керек' },
      {
        ask: 'Бүбүсайра, 0995 46 20 73, эртең түштөн кийин',
        says: [number('995462073'), /Бүбүсайра/i],
      },
      { ask: 'макул', confirms: true },
    ],
    books: {
      name: 'Бүбүсайра',
      contact: '0995462073',
      topic: /тиркеме|приложен/i,
      time: /эртең|түш|завтра|обед/i,
    },
  },
]

export const moreCancellations: Conversation[] = [
  {
    who: 'the boss cut the budget',
    turns: [
      { ask: 'запишите на консультацию по сайту' },
      { ask: 'Кубан 0550 61 72 38', says: [number('550617238')] },
      { ask: 'слушайте, шеф только что зарубил бюджет, вычёркивайте меня', cancels: true },
    ],
  },
  {
    who: 'a joker, before the contact',
    turns: [
      { ask: 'хочу звонок от вашего главного гения' },
      { ask: 'шучу я, просто кнопки тыкаю, никому не звоните', cancels: true },
    ],
  },
  {
    who: 'the cat did it',
    turns: [
      {
        ask: 'закажу приложение для кафе, Дастан, t.me/dastan_cafe',
        says: [/dastan_cafe/i],
      },
      { ask: 'это кот по клавиатуре прошелся, никакой заявки 😹', cancels: true },
    ],
  },
  {
    who: 'the husband will do it, after the name',
    turns: [
      { ask: 'нужен созвон с вами' },
      { ask: 'Ирина' },
      { ask: 'ладно, муж говорит сам сделает, отбой', cancels: true },
    ],
  },
  {
    who: 'Kyrgyz, no time now',
    turns: [
      { ask: 'мага консультация керек эле' },
      { ask: 'кечиресиз, азыр убактым жок экен, керек эмес, кийин өзүм жазам', cancels: true },
    ],
  },
  {
    who: 'Kyrgyz, on the card',
    turns: [
      { ask: 'сайт боюнча чалып койгула, Нурзат, 0709 38 27 16', says: [number('709382716')] },
      { ask: 'токтотуңуз, жазбаңыз, оюмдан кайттым', cancels: true },
    ],
  },
  {
    who: 'English, found a freelancer',
    turns: [
      { ask: 'please have someone call me, Pavel, +7 903 555 21 84', says: [number('9035552184')] },
      { ask: 'scrap that, we have just hired a freelancer', cancels: true },
    ],
  },
  {
    who: 'English, a price instead of a call',
    turns: [
      { ask: 'I’d like to book a consultation' },
      {
        ask: 'hmm, changed my mind, no booking please. how much is a landing page though?',
        says: [cost('web-development/lending')],
        cancels: true,
      },
    ],
  },
  {
    who: 'a price instead of the record',
    turns: [
      { ask: 'хочу обсудить с вами сео, Назгуль, 0777 50 41 62', says: [number('777504162')] },
      {
        ask: 'не надо меня пока записывать, лучше скажите сколько стоит базовое сео в месяц',
        says: [cost('seo-promotion/bazovyy')],
        cancels: true,
      },
    ],
  },
  {
    who: 'signed with others, then thanks',
    turns: [
      { ask: 'надо поговорить с менеджером по поддержке сайта' },
      { ask: 'finans@ak-jol.kg', says: [/finans@ak-jol\.kg/i] },
      { ask: 'а нет, мы уже с другой конторой подписали, снимайте заявку', cancels: true },
      { ask: 'спасибо за понимание' },
    ],
  },
  {
    who: 'elderly museum keeper, after a correction',
    turns: [
      {
        ask: 'Голубчик, пусть мне позвонят насчёт сайта для музея. Эрнст Карлович, 0312 54 19 77',
        says: [number('312541977')],
      },
      { ask: 'Только в четверг, не раньше', says: [/четверг/i] },
      {
        ask: 'Нет, раздумал я, стар уже для этого. Уберите мою фамилию и телефон.',
        cancels: true,
      },
    ],
  },
  {
    who: 'came to the wrong place',
    turns: [
      { ask: 'записаться бы на консультацию' },
      { ask: 'не туда нажал сорри', cancels: true },
    ],
  },
  {
    who: 'English, wants no messages',
    turns: [
      {
        ask: 'book me a call about google ads, my insta is @aizada.flowers',
        says: [/aizada\.flowers/i],
      },
      { ask: 'delete my handle please, I don’t want any messages', cancels: true },
    ],
  },
  {
    who: 'backs out and asks a term',
    turns: [
      { ask: 'закажу логотип, Улан, ulan-ktm@mail.ru', says: [/ulan-ktm@mail\.ru/i] },
      {
        ask: 'не потяну наверное, откажусь. а лендинг за сколько дней делаете?',
        says: [anyLandingTerm],
        cancels: true,
      },
    ],
  },
]
