/** What went wrong for who held 40 conversations about a booking with the assistant, and some that went right. */
import type { Conversation } from '../question.ts'

export const twelfthTunedBookings: readonly Conversation[] = [
  {
    who: 'lower case, one message',
    turns: [
      {
        ask: 'привет, хочу обсудить интернет магазин на Bitrix, я света, 0700 55 44 33, пишите в вотсап',
      },
      { ask: 'ага все верно', confirms: true },
    ],
    books: {
      name: /^Света$/,
      contact: /0700 55 44 33/,
      topic: /^интернет магазин на Bitrix$/,
      reach: /whatsapp|wa\.me/i,
    },
  },
  {
    who: 'Kyrgyz',
    turns: [
      { ask: 'Саламатсызбы, мага мобилдик тиркеме керек' },
      { ask: 'консультацияга жазып коюңузчу' },
      { ask: 'Жылдыз Абдыкеримова, 0772 19 28 37, ватсапка жазсаңыз болот' },
      { ask: 'ооба, баары туура', confirms: true },
    ],
    books: {
      name: /^Жылдыз Абдыкеримова$/,
      contact: /0772 19 28 37/,
      topic: /тиркеме|приложен/i,
      reach: /whatsapp|wa\.me/i,
    },
  },
  {
    who: 'contact first',
    turns: [
      { ask: '+996 509 11 22 33' },
      { ask: 'Тилек' },
      { ask: 'по поводу поддержки сайта на WordPress' },
      { ask: 'да всё так', confirms: true },
    ],
    books: { name: /^Тилек$/, contact: /509 11 22 33/, topic: /WordPress/ },
  },
  {
    who: 'corrected contact',
    turns: [
      { ask: 'Запишите на консультацию по SEO. Ирина, 0555 111 222' },
      { ask: 'ой, номер не тот, правильный 0555 111 223' },
      { ask: 'теперь да', confirms: true },
    ],
    books: { name: /^Ирина$/, contact: /0555 111 223/, topic: /^SEO-продвижение$/ },
  },
  {
    who: 'corrected name',
    turns: [
      { ask: 'хочу консультацию по брендингу' },
      { ask: 'Алёна Ким, alena.kim@mail.ru' },
      { ask: 'ой, фамилия Ким-Ли, исправьте' },
      { ask: 'верно', confirms: true },
    ],
    books: { name: /^Алёна Ким-Ли$/, contact: /alena\.kim@mail\.ru/, topic: /^Брендинг$/ },
  },
  {
    who: 'changed mind midway',
    turns: [
      { ask: 'хочу записаться на консультацию' },
      { ask: 'хотя нет, не надо, сначала подумаю' },
      { ask: 'ладно, давайте всё-таки запишите. Руслан 0708 909 808' },
      { ask: 'да', confirms: true },
    ],
    books: { name: /^Руслан$/, contact: /0708 909 808/ },
  },
  {
    who: 'patronymic',
    turns: [
      {
        ask: 'Здравствуйте. Абдрахманов Кубанычбек Тологонович, 0312 66 77 88, звоните, не пишите. Нужен корпоративный сайт',
      },
      { ask: 'Да, всё правильно', confirms: true },
    ],
    books: {
      name: /^Абдрахманов Кубанычбек Тологонович$/,
      contact: /0312 66 77 88/,
      topic: /корпоративн/i,
      reach: /звон/i,
    },
  },
  {
    who: 'Telegram name',
    turns: [
      { ask: 'можно созвониться насчёт чат-бота для доставки?' },
      { ask: 'тг @doner_king, зовут Бека' },
      { ask: 'да, подтверждаю', confirms: true },
    ],
    books: {
      name: /^Бека$/,
      contact: /@doner_king/,
      topic: /^насчёт чат-бота для доставки$/,
      reach: /telegram|t\.me/i,
    },
  },
  {
    who: 'weekday',
    turns: [
      { ask: 'сколько стоит лендинг?' },
      { ask: 'давайте обсудим. Канат, 0501 23 45 67, в среду после обеда удобно' },
      { ask: 'да, верно', confirms: true },
    ],
    books: {
      name: /^Канат$/,
      contact: /0501 23 45 67/,
      topic: /^Лендинг /,
      time: /в среду после обеда/,
    },
  },
  {
    who: 'two topics',
    turns: [
      { ask: 'хочу обсудить логотип и лендинг для пекарни, запишите на консультацию' },
      { ask: 'Диана, 0990 10 20 30' },
      { ask: 'да', confirms: true },
    ],
    books: { name: /^Диана$/, contact: /0990 10 20 30/, topic: /^логотип и лендинг для пекарни$/ },
  },
  {
    who: 'odd yes',
    turns: [
      { ask: 'запишите меня на консультацию: Семён, semen@list.ru, перенос сайта с Tilda' },
      { ask: 'всё чётко, погнали', confirms: true },
    ],
    books: { name: /^Семён$/, contact: /^semen@list\.ru$/, topic: /^перенос сайта с Tilda$/ },
  },
  {
    who: 'rather Telegram beside number',
    turns: [
      { ask: 'Хочу мобильное приложение для фитнес-клуба, свяжитесь со мной' },
      { ask: 'Арсен, +996 555 123 456, удобнее в Telegram' },
      { ask: 'да', confirms: true },
    ],
    books: {
      name: /^Арсен$/,
      contact: /555 123 456/,
      topic: /фитнес-клуб/,
      reach: /telegram|t\.me/i,
    },
  },
  {
    who: 'write to this number',
    turns: [
      { ask: 'нужен сайт школы танцев' },
      { ask: 'пишите в вотсап на этот номер 0705 600 700, Элина' },
      { ask: 'да, всё так', confirms: true },
    ],
    books: {
      name: /^Элина$/,
      contact: /0705 600 700/,
      topic: /школы танцев/,
      reach: /whatsapp|wa\.me/i,
    },
  },
  {
    who: 'call, do not write, afterwards',
    turns: [
      { ask: 'запишите на консультацию по аудиту сайта' },
      { ask: 'Олег Викторович 0553 20 20 20' },
      { ask: 'звоните, не пишите' },
      { ask: 'да', confirms: true },
    ],
    books: { name: /^Олег Викторович$/, contact: /0553 20 20 20/, topic: /аудит/i, reach: /звон/i },
  },
  {
    who: 'changes channel',
    turns: [
      { ask: 'хочу консультацию по Bubble' },
      { ask: 'Медет, 0770 45 46 47' },
      { ask: 'лучше в телеграм напишите, звонить не надо' },
      { ask: 'да', confirms: true },
    ],
    books: {
      name: /^Медет$/,
      contact: /0770 45 46 47/,
      topic: /^по Bubble$/,
      reach: /telegram|t\.me/i,
    },
  },
  {
    who: 'corrected topic',
    turns: [
      { ask: 'запишите на консультацию, лендинг для свадебного салона' },
      { ask: 'Гульнур 0702 80 70 60' },
      { ask: 'тема не лендинг, а интернет-магазин' },
      { ask: 'да теперь правильно', confirms: true },
    ],
    books: { name: /^Гульнур$/, contact: /0702 80 70 60/, topic: /^интернет-магазин$/ },
  },
  {
    who: 'time changes, weekend',
    turns: [
      { ask: 'созвон по интеграции с 1С, Бектур Маматов, b.mamatov@firma.kg, во вторник в 11' },
      { ask: 'лучше в четверг в 15:30' },
      { ask: 'ок, подтверждаю', confirms: true },
    ],
    books: {
      name: /^Бектур Маматов$/,
      contact: /b\.mamatov@firma\.kg/,
      topic: /1С/,
      time: / в четверг в 15:30$/,
    },
  },
  {
    who: 'hurried, one line',
    turns: [
      { ask: 'сайт ломбарда нужен вчера)) наберите 0556 71 72 73 Жоомарт' },
      { ask: 'ага', confirms: true },
    ],
    books: { name: /^Жоомарт$/, contact: /0556 71 72 73/, topic: /ломбард/ },
  },
  {
    who: 'Kyrgyz, all',
    turns: [
      { ask: 'Салам! Дүкөнүмө сайт жасатайын дегем, консультацияга жазып койсоңуз' },
      { ask: 'атым Чынара Бейшеналиева, номерим 0704 55 66 77, эртең түштөн кийин чалыңыз' },
      { ask: 'ооба туура', confirms: true },
    ],
    books: {
      name: /^Чынара Бейшеналиева$/,
      contact: /0704 55 66 77/,
      topic: /сайт/i,
      time: /эртең түштөн кийин/,
    },
  },
  {
    who: 'English, WhatsApp',
    turns: [
      { ask: 'Do you build apps with Flutter?' },
      { ask: 'Great. I am Hannah Weiss, +49 151 23456789, WhatsApp is best' },
      { ask: 'Looks good', confirms: true },
    ],
    books: {
      name: /^Hannah Weiss$/,
      contact: /151 23456789/,
      topic: /Flutter|app/i,
      reach: /wa\.me/,
    },
  },
  {
    who: 'corrected contact twice',
    turns: [
      { ask: 'консультация по рекламе в Google, Вера, vera@shop.kg' },
      { ask: 'нет, лучше телефон 0771 23 32 23' },
      { ask: 'и пишите в телегу, я не всегда беру трубку' },
      { ask: 'да', confirms: true },
    ],
    books: { name: /^Вера$/, contact: /0771 23 32 23/, topic: /реклам/i, reach: /t\.me|telegram/i },
  },
  {
    who: 'changed mind, back',
    turns: [
      { ask: 'хочу созвон по брендингу, Лейла, leila@cafe.kg' },
      { ask: 'ой не, отмените' },
      { ask: 'хотя давайте, пусть позвонят' },
      { ask: 'да', confirms: true },
    ],
    books: { name: /^Лейла$/, contact: /leila@cafe\.kg/, topic: /бренд/i },
  },
  {
    who: 'patronymic, no messages',
    turns: [
      {
        ask: 'Добрый день, Галина Сергеевна. Хотела бы обсудить сайт стоматологии. Мой номер 8 (495) 123-45-67, в мессенджерах меня нет, только звонок',
      },
      { ask: 'да, верно', confirms: true },
    ],
    books: {
      name: /^Галина Сергеевна$/,
      contact: /495\) 123-45-67/,
      topic: /стоматолог/,
      reach: /звон/,
    },
  },
  {
    who: 'email with a typo, comma',
    turns: [
      { ask: 'консультация по API' },
      { ask: 'Paul Novak, paul@novak,io' },
      { ask: 'paul@novak.io конечно' },
      { ask: 'yes', confirms: true },
    ],
    books: { name: /^Paul Novak$/, contact: /^paul@novak\.io$/, topic: /API/ },
  },
  {
    who: 'morning words',
    turns: [
      { ask: 'нужен бот для салона красоты' },
      { ask: 'пусть менеджер перезвонит, Бермет, 0700 900 800, с утра пораньше' },
      { ask: 'супер, жду', confirms: true },
    ],
    books: {
      name: /^Бермет$/,
      contact: /0700 900 800/,
      topic: /^нужен бот для салона красоты /,
      time: /с утра пораньше/,
    },
  },
  {
    who: 'odd yes, no call',
    turns: [
      { ask: 'Интересует MVP на FlutterFlow. Дастан, 0990 112 113. Не звоните, только вотсап' },
      { ask: 'оки-доки, отправляйте', confirms: true },
    ],
    books: { name: /^Дастан$/, contact: /0990 112 113/, topic: /FlutterFlow/, reach: /wa\.me/ },
  },
]

export const twelfthTunedCancellations: readonly Conversation[] = [
  {
    who: 'cancel right after the confirm card',
    turns: [
      { ask: 'запишите, Жанна, 0555 01 02 03' },
      { ask: 'не, отбой, извините', cancels: true, says: [/не\s(?:запис|передаю)/i] },
    ],
  },
  {
    who: 'cancel right after',
    turns: [
      { ask: 'запишите, Эрмек, 0555 222 111, лендинг для курсов' },
      { ask: 'стоп, не то, уберите заявку', cancels: true, says: [/не\s(?:запис|передаю)/i] },
    ],
  },
]
