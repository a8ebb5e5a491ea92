import { conversation } from '../question.ts'
import {
  anyPrice,
  cost,
  declines,
  duration,
  email,
  person,
  shopPrice,
  shopTerm,
} from '../wordings.ts'

const goodbye = /пожалуйста|рад|обращ|до свидан|удач|спасибо|всего добр|пиш/i

/** Follow-ups, changes of topic, «нет, не то». */
export const talks = [
  // A shop owner asks on.
  conversation({
    'сколько стоит магазин': [shopPrice],
    'а срок?': { says: [shopTerm], never: /30–45/ },
    'а гарантия?': { says: /(?:1|один) год/i, never: /6 месяцев/i },
    'на чём пишете его?': /React|Next|Node|PostgreSQL|Битрикс/i,
  }),
  // Was not understood.
  conversation({
    'нужна реклама': /Директ|Google|контекст|45 ?000|реклам/i,
    'нет, не то': [[person, /други\p{L}+ словами|уточн|что имен/iu]],
    'я про баннеры на улице, наружку': {
      says: [[declines, /вывеск/i]],
      unknown: true,
      never: cost('ads setup'),
    },
  }),
  // Jumps between topics.
  conversation({
    'расскажите про кейс с клиникой': /АкМед/,
    'а на чём написали?': /React|NestJS|PostgreSQL|Google Cloud/,
    'ок а логотипы делаете?': /логотип|брендинг/i,
    'сколько вариантов покажете?': /(?:^|\D)[358](?!\d)|тр[её]х|три|пять/i,
  }),
  // A technical director.
  conversation({
    'graphql умеете?': /GraphQL/,
    'сколько по срокам такой апи': [[duration('2–6'), duration('2–3'), duration('1–2')]],
    'нам бы через три недели что-то рабочее партнёру показать': [[/Quick Start/i, duration('2–3')]],
    'код чей будет': /вам|ваш/i,
  }),
  // A sceptic.
  conversation({
    'сколько стоит корпоративный сайт?': [[cost('corporate'), cost('custom corporate')]],
    'чё так дорого': /входит|смет|гарант|этап|дешевле|недорог|отказаться|состав|объ[её]м/i,
    'а если дизайн не понравится?': /соглас|доработ|прав[ик]|показыва|этап|недостатк|устран/i,
    'ладно. кто-то подтвердит что вы не подвели?': /отзыв|кейс|Вектор|Алтын|Лингва|клиент/i,
  }),
  // An accountant sent to ask.
  conversation({
    'какой порядок оплаты': /50 ?%/,
    'счёт сколько дней на оплату даёте?': /десят|10/i,
    'налоги сверху?': /не вход|сверх|отдельно/i,
    'и валюта какая': [/сом/i, /доллар/i],
  }),
  // A student.
  conversation({
    'привет, ищу стажировку': { says: [[/стаж|ваканс/i, email]], never: anyPrice },
    'а какие технологии учить чтоб к вам попасть': /React|TypeScript|Flutter|Node/,
    'понял спасибо пока': { says: goodbye, never: anyPrice },
  }),
  // An unhappy client.
  conversation({
    'сайт ваш, после обновления хрома поехала вёрстка': {
      says: /гарант|исправ|бесплат|hello@|коллег|менеджер|человек/i,
      never: anyPrice,
    },
    'это платно?': /гарант|исправ|(?:1|один) год/i,
    'куда писать': [[email, /оставьте|передам|зову|здесь|в чат/i]],
  }),
  // An English-speaking investor.
  conversation({
    'What does Kerege do?': [/site|web/i, /app/i],
    'how many clients so far?': /150/,
    'any fintech experience?': /Манат|Manat|wallet|bank/i,
    'how long did that one take': {
      says: /7 months|seven months|8 weeks|eight weeks|7 месяц/i,
      never: /30–45/,
    },
  }),
  // A Kyrgyz-speaking craftsman.
  conversation({
    салам: { says: /салам|здравствуй|помо|добр|консультант/i, never: anyPrice },
    'жөнөкөй сайт канча турат': { says: /75 ?000|125 ?000/, asksBack: /лендинг|визитк/i },
    'кымбат экен': /дешевле|недорог|этап|50 ?%|отказаться|объ[её]м|входит|бюджет|гарант|смет/i,
    'ойлонуп көрөм, рахмат': { says: goodbye, never: anyPrice },
  }),
  // Compares support plans.
  conversation({
    'чем standard от optimal отличается': [/10|23 ?000/, /15|32 ?000/],
    'копии сайта как часто делаете': /ежедневн|еженедел|каждый день/i,
    'сайт не вы делали, возьмёте?': /любых авторов|не мы|осмотр/i,
    'если часы кончатся до конца месяца?': { unknown: true },
  }),
  // Wants to leave the server room.
  conversation({
    'хотим переехать с локального сервера': /облак|миграц/i,
    'данные не потеряем?': /сверя|сверк|контрольн|копи|откат|без потер/i,
    'сколько это недель': [[duration('2–8'), duration('1–2'), duration('1–3')]],
    'а бесплатная оценка как получить': /48|список серверов|имя|телефон/i,
  }),
  // Corrects himself twice.
  conversation({
    'лендинг цена': cost('landing'),
    'ой не лендинг, приложение': { says: cost('simple app'), never: cost('landing') },
    'точнее доработать готовое': /26 ?000/,
  }),
]
