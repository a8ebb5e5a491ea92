/** What went wrong for somebody who held 32 conversations about a booking with the assistant, to learn from. */
import type { Conversation } from '../question.ts'

export const eleventhTunedBookings: readonly Conversation[] = [
  {
    who: 'manager, for an assistant with a Korean surname',
    turns: [
      { ask: 'интересует CRM для отдела продаж, хочу консультацию' },
      { ask: 'перезвоните моей помощнице, Ким Анна, 0312 90-80-70 доб. 12' },
      { ask: 'да, всё верно', confirms: true },
    ],
    books: { name: 'Ким Анна', contact: /^0312 90-80-70 доб\. 12$/, topic: /CRM/ },
  },
  {
    who: 'secretary, a Korean surname in another case',
    turns: [
      {
        ask: 'Запишите на консультацию директора, Цой Марину Александровну, +996 555 21 43 65. По сайту школы',
      },
      { ask: 'всё правильно', confirms: true },
    ],
    books: { name: 'Цой Марина Александровна', contact: '555214365', topic: /сайт/i },
  },
  {
    who: 'Kyrgyz, a time with its ending',
    turns: [
      {
        ask: 'жазып коюңуз мени консультацияга, менин атым Айгерим Токтосунова, +996 706 555 121, эртең саат 3төн кийин',
      },
      { ask: 'ооба туура', confirms: true },
    ],
    books: { name: 'Айгерим Токтосунова', contact: '706555121', time: /3төн кийин/ },
  },
  {
    who: 'Kyrgyz, a morning that is no tomorrow',
    turns: [
      { ask: 'акысыз консультация барбы?' },
      { ask: 'анда жазып коюңуз. Азамат Кадыров, ватсап 0999 44 55 66, жума күнү эртең менен' },
      { ask: 'макул', confirms: true },
    ],
    books: { name: 'Азамат Кадыров', contact: '999445566', time: /жума күнү эртең менен/ },
  },
  {
    who: 'from Astana, the topic with the yes',
    turns: [
      { ask: '+7 701 555 44 33' },
      { ask: 'асхат, астана' },
      { ask: 'нужно консультацию по интернет магазину, записывайте', confirms: true },
    ],
    books: { name: /Асхат/, contact: '7015554433', topic: /магазин/i },
  },
  {
    who: 'slips, an objection before the booking',
    turns: [
      { ask: 'здраствуйте хачу сайт визитку для автосервиса скока будет' },
      { ask: 'дорого как то' },
      { ask: 'ладно записывайте на кансультацию. эркин 0703 112233 завтра часов в 11' },
      { ask: 'ага', confirms: true },
    ],
    books: { name: /Эркин/, contact: '703112233', topic: /автосервис/i, time: /завтра/ },
  },
  {
    who: 'restaurateur in English, the topic beside a question',
    turns: [
      {
        ask: 'annyeong! hello, I need a website for my korean restaurant in Bishkek, can I talk to somebody?',
      },
      { ask: 'book a consultation please. Kim Min-jun, telegram @minjun_kim, evenings are better' },
      { ask: 'yep correct', confirms: true },
    ],
    books: {
      name: /^Kim Min-jun$/i,
      contact: '@minjun_kim',
      topic: /korean restaurant/,
      time: /evenings/,
    },
  },
  {
    who: 'rather by e-mail',
    turns: [
      { ask: 'Мне нужна техподдержка сайта, старый разработчик пропал' },
      { ask: 'как с вами связаться, можно записаться?' },
      { ask: 'Это Рустам, 0555-77-88-99, ну или почта rustam.kg@mail.ru' },
      { ask: 'лучше на почту пишите' },
      { ask: 'да, так верно', confirms: true },
    ],
    books: { name: 'Рустам', contact: 'rustam.kg@mail.ru', topic: /техподдержка/ },
  },
  {
    who: 'rather by the nick that was given',
    turns: [
      { ask: 'можно записаться? я уже знаю что хочу, сделать каталог мебели' },
      { ask: 'Нурлан Абдыкеримов. Вотсапп 0702 030405 или телега @nurlan_mebel' },
      { ask: 'напишите лучше в телегу', says: ['t.me/nurlan_mebel'] },
      { ask: 'да', confirms: true },
    ],
    books: { name: 'Нурлан Абдыкеримов', contact: '702030405', topic: /каталог мебели/ },
  },
  {
    who: 'everything in one breath, then a nick',
    turns: [
      {
        ask: 'добрый день я хотел бы поговорить с менеджером про приложение для фитнес клуба меня зовут ермек и удобно в понедельник после обеда, можно запись?',
      },
      { ask: 'мой телеграм @ermek_fit' },
      { ask: 'да спасибо', confirms: true },
    ],
    books: {
      name: 'Ермек',
      contact: '@ermek_fit',
      topic: /приложение для фитнес клуба/,
      time: /понедельник после обеда/,
    },
  },
  {
    who: 'slang, no topic to be quoted',
    turns: [
      { ask: 'го созвон, я Данияр' },
      { ask: 'номер 996 777 10 20 30' },
      { ask: 'норм', never: ['«го', '«норм'], confirms: true },
    ],
    books: { name: 'Данияр', contact: '777102030' },
  },
  {
    who: 'trekking company in English, the consultation after the price',
    turns: [
      {
        ask: 'Good afternoon, we are a trekking company called Tien Shan Peaks. How much is a corporate website?',
      },
      { ask: 'Ok sign me up for the consultation' },
      {
        ask: "Sarah O'Connor here, you can mail me at sarah@tienshanpeaks.com or whatsapp +44 7911 123456. Tuesday afternoon Bishkek time",
      },
      { ask: 'all good', confirms: true },
    ],
    books: {
      name: "Sarah O'Connor",
      contact: /7911 123456|sarah@/,
      topic: /trekking company/,
      time: /Tuesday afternoon/,
    },
  },
  {
    who: 'Kyrgyz, the wish to book in its own words',
    turns: [
      { ask: 'сайт керек, консультацияга жазылсам болобу', says: [/имя|телефон/i] },
      { ask: 'Эрмек Жумабаев, 0700 909 808, бейшембиде түштөн кийин' },
      { ask: 'туура', confirms: true },
    ],
    books: {
      name: 'Эрмек Жумабаев',
      contact: '700909808',
      topic: /сайт керек/,
      time: /бейшембиде түштөн кийин/,
    },
  },
  {
    who: 'for somebody with a Korean surname in the accusative',
    turns: [
      {
        ask: 'Здравствуйте, запишите на консультацию Хан Сергея, тел 0551 20 30 40, насчёт интернет-магазина косметики',
      },
      { ask: 'ок', confirms: true },
    ],
    books: { name: 'Хан Сергей', contact: '551203040', topic: /косметики/ },
  },
]

export const eleventhTunedCancellations: readonly Conversation[] = [
  {
    who: 'takes it back while collecting',
    turns: [
      { ask: 'хочу консультацию по брендингу' },
      { ask: 'Олег' },
      { ask: 'Хотя нет, не буду записываться, спасибо', cancels: true },
    ],
  },
  {
    who: 'asks about the number before refusing',
    turns: [
      { ask: 'запись на консультацию' },
      { ask: 'а можно номер не оставлять?', says: [/имя|контакт|почт/i] },
      { ask: 'тогда не буду записываться', cancels: true },
    ],
  },
  {
    who: 'refuses twice',
    turns: [
      { ask: 'хочу записаться, Пак Виктория, 0555 31 32 33, сайт для цветочного магазина' },
      { ask: 'знаете, я пожалуй не буду записываться', cancels: true },
      { ask: 'да, не надо записывать', cancels: true },
    ],
  },
  {
    who: 'Kyrgyz, writes later',
    turns: [
      { ask: 'консультацияга жазылайын дедим эле' },
      { ask: 'менин атым Кубан' },
      { ask: 'жок, керек эмес, кийин өзүм жазам', cancels: true },
    ],
  },
]
