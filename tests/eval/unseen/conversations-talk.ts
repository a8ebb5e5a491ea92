import { company, cost, declines, duration, lasts, person, type Conversation } from '../question.ts'

const anyPrice = /\d ₽/
const goodbye = /пожалуйста|рад|обращ|до свидан|удач|спасибо|всего добр|пиш/i
const shopPrice = [cost('web-development/internet-magazin'), cost('custom-saas/internet-magazin')]
const shopTerm = [lasts('web-development/internet-magazin'), lasts('custom-saas/internet-magazin')]

/** Follow-ups, changes of topic, «нет, не то». */
export const talks: Conversation[] = [
  {
    who: 'a shop owner asks on',
    turns: [
      { ask: 'сколько стоит магазин', says: [shopPrice] },
      { ask: 'а срок?', says: [shopTerm], never: [/30–45/] },
      { ask: 'а гарантия?', says: [/(?:1|один) год/i], never: [/6 месяцев/i] },
      { ask: 'на чём пишете его?', says: [/React|Next|Node|PostgreSQL|Битрикс/i] },
    ],
  },
  {
    who: 'was not understood',
    turns: [
      { ask: 'нужна реклама', says: [/Директ|Google|контекст|45 ?000|реклам/i] },
      { ask: 'нет, не то', says: [[person, /други\p{L}+ словами|уточн|что имен/iu]] },
      {
        ask: 'я про баннеры на улице, наружку',
        says: [[declines, /вывеск/i]],
        unknown: true,
        never: [cost('contextual-advertising/nastroyka')],
      },
    ],
  },
  {
    who: 'jumps between topics',
    turns: [
      { ask: 'расскажите про кейс с клиникой', says: [/АкМед/] },
      { ask: 'а на чём написали?', says: [/React|NestJS|PostgreSQL|Google Cloud/] },
      { ask: 'ок а логотипы делаете?', says: [/логотип|брендинг/i] },
      { ask: 'сколько вариантов покажете?', says: [/(?:^|\D)[358](?!\d)|тр[её]х|три|пять/i] },
    ],
  },
  {
    who: 'a technical director',
    turns: [
      { ask: 'graphql умеете?', says: [/GraphQL/] },
      {
        ask: 'сколько по срокам такой апи',
        says: [[duration('2–6'), duration('2–3'), duration('1–2')]],
      },
      {
        ask: 'нам бы через три недели что-то рабочее партнёру показать',
        says: [[/Quick Start/i, duration('2–3')]],
      },
      { ask: 'код чей будет', says: [/вам|ваш/i] },
    ],
  },
  {
    who: 'a sceptic',
    turns: [
      {
        ask: 'сколько стоит корпоративный сайт?',
        says: [
          [cost('web-development/korporativnyy-sayt'), cost('custom-saas/korporativnyy-sayt')],
        ],
      },
      {
        ask: 'чё так дорого',
        says: [/входит|смет|гарант|этап|дешевле|недорог|отказаться|состав|объ[её]м/i],
      },
      {
        ask: 'а если дизайн не понравится?',
        says: [/соглас|доработ|прав[ик]|показыва|этап|недостатк|устран/i],
      },
      {
        ask: 'ладно. кто-то подтвердит что вы не подвели?',
        says: [/отзыв|кейс|Вектор|Алтын|Лингва|клиент/i],
      },
    ],
  },
  {
    who: 'an accountant sent to ask',
    turns: [
      { ask: 'какой порядок оплаты', says: [/50 ?%/] },
      { ask: 'счёт сколько дней на оплату даёте?', says: [/десят|10/i] },
      { ask: 'налоги сверху?', says: [/не вход|сверх|отдельно/i] },
      { ask: 'и валюта какая', says: [/сом/i, /доллар/i] },
    ],
  },
  {
    who: 'a student',
    turns: [
      { ask: 'привет, ищу стажировку', says: [[/стаж|ваканс/i, company.email]], never: [anyPrice] },
      {
        ask: 'а какие технологии учить чтоб к вам попасть',
        says: [/React|TypeScript|Flutter|Node/],
      },
      { ask: 'понял спасибо пока', says: [goodbye], never: [anyPrice] },
    ],
  },
  {
    who: 'an unhappy client',
    turns: [
      {
        ask: 'сайт ваш, после обновления хрома поехала вёрстка',
        says: [/гарант|исправ|бесплат|hello@|коллег|менеджер|человек/i],
        never: [anyPrice],
      },
      { ask: 'это платно?', says: [/гарант|исправ|(?:1|один) год/i] },
      { ask: 'куда писать', says: [[company.email, /оставьте|передам|зову|здесь|в чат/i]] },
    ],
  },
  {
    who: 'an English-speaking investor',
    turns: [
      { ask: 'What does Kerege do?', says: [/site|web/i, /app/i] },
      { ask: 'how many clients so far?', says: [/150/] },
      { ask: 'any fintech experience?', says: [/Манат|Manat|wallet|bank/i] },
      {
        ask: 'how long did that one take',
        says: [/7 months|seven months|8 weeks|eight weeks|7 месяц/i],
        never: [/30–45/],
      },
    ],
  },
  {
    who: 'a Kyrgyz-speaking craftsman',
    turns: [
      { ask: 'салам', says: [/салам|здравствуй|помо|добр|консультант/i], never: [anyPrice] },
      {
        ask: 'жөнөкөй сайт канча турат',
        says: [/75 ?000|125 ?000/],
        asksBack: [/лендинг|визитк/i],
      },
      {
        ask: 'кымбат экен',
        says: [/дешевле|недорог|этап|50 ?%|отказаться|объ[её]м|входит|бюджет|гарант|смет/i],
      },
      { ask: 'ойлонуп көрөм, рахмат', says: [goodbye], never: [anyPrice] },
    ],
  },
  {
    who: 'compares support plans',
    turns: [
      {
        ask: 'чем standard от optimal отличается',
        says: [/10|23 ?000/, /15|32 ?000/],
      },
      { ask: 'копии сайта как часто делаете', says: [/ежедневн|еженедел|каждый день/i] },
      { ask: 'сайт не вы делали, возьмёте?', says: [/любых авторов|не мы|осмотр/i] },
      { ask: 'если часы кончатся до конца месяца?', unknown: true },
    ],
  },
  {
    who: 'wants to leave the server room',
    turns: [
      { ask: 'хотим переехать с локального сервера', says: [/облак|миграц/i] },
      { ask: 'данные не потеряем?', says: [/сверя|сверк|контрольн|копи|откат|без потер/i] },
      { ask: 'сколько это недель', says: [[duration('2–8'), duration('1–2'), duration('1–3')]] },
      { ask: 'а бесплатная оценка как получить', says: [/48|список серверов|имя|телефон/i] },
    ],
  },
  {
    who: 'corrects himself twice',
    turns: [
      { ask: 'лендинг цена', says: [cost('web-development/lending')] },
      {
        ask: 'ой не лендинг, приложение',
        says: [cost('mobile-apps-development/prostoe')],
        never: [cost('web-development/lending')],
      },
      { ask: 'точнее доработать готовое', says: [/26 ?000/] },
    ],
  },
]
