/** What went wrong for somebody who held 32 conversations about a booking with the assistant, to learn from. */
import type { Conversation } from '../question.ts'

export const eleventhTunedBookings: readonly Conversation[] = [
  {
    who: 'manager, for an assistant with a Korean surname',
    turns: [
      { ask: 'интересует CRM для отдела продаж, хочу консультацию' },
      { ask: 'перезвоните моей помощнице, Ким Анна, 0312 90-80-70' },
      { ask: 'да, всё верно', confirms: true },
    ],
    books: { name: 'Ким Анна', contact: '312908070', topic: /CRM/ },
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
    who: 'Kyrgyz, writes later',
    turns: [
      { ask: 'консультацияга жазылайын дедим эле' },
      { ask: 'менин атым Кубан' },
      { ask: 'жок, керек эмес, кийин өзүм жазам', cancels: true },
    ],
  },
]
