import { cost, type Conversation } from '../question.ts'

const asksData = /имя|телефон|контакт|зовут|обращ|email|почт|номер/i
const asksDataEn = /name|phone|e-?mail|contact|number/i

/** Conversations that end with a stored booking. */
export const bookings: Conversation[] = [
  {
    who: 'a shop owner in Osh',
    turns: [
      { ask: 'здравствуйте хочу интернет магазин, с кем обсудить можно', says: [asksData] },
      { ask: 'нурбек 0772 33 44 55', says: [/нурбек/i, /33 ?44 ?55/] },
      { ask: 'ооба', confirms: true },
    ],
    books: { name: 'Нурбек', contact: '0772 33 44 55', topic: /магазин/i },
  },
  {
    who: 'somebody who gives the number first',
    turns: [
      { ask: 'перезвоните на +996 (555) 10-20-30', says: [/имя|зовут|обращ|верно|10-20-30/i] },
      { ask: 'это Жылдыз', says: [/Жылдыз/] },
      { ask: 'макул', confirms: true },
    ],
    books: { name: 'Жылдыз', contact: '+996 (555) 10-20-30' },
  },
  {
    who: 'a marketing manager in Moscow, all in one message',
    turns: [
      {
        ask: 'Запишите на консультацию по сео, меня зовут Анна Викторовна, anna.v@romashka-shop.ru, лучше в среду после обеда',
        says: [/Анна/, /anna\.v@romashka-shop\.ru/],
      },
      { ask: 'да все так', confirms: true },
    ],
    books: {
      name: 'Анна Викторовна',
      contact: 'anna.v@romashka-shop.ru',
      topic: /seo|сео/i,
      time: /сред/i,
    },
  },
  {
    who: 'a founder who mistypes his name',
    turns: [
      { ask: 'нужна консультация по приложению', says: [asksData] },
      { ask: 'меня зовут Азмат', says: [/телефон|email|почт|контакт|номер|связ/i] },
      { ask: 'ой Азамат, опечатался', says: [/Азамат/] },
      { ask: 'azamat.kg@gmail.com', says: [/Азамат/, /azamat\.kg@gmail\.com/] },
      { ask: 'верно', confirms: true },
    ],
    books: { name: 'Азамат', contact: 'azamat.kg@gmail.com' },
  },
  {
    who: 'a corrected number after the card',
    turns: [
      { ask: 'позвоните Эльмире 0500112233', says: [/Эльмир/, /0500 ?112 ?233/] },
      { ask: 'нет номер другой 0500 11 22 34', says: [/11 ?22 ?34/], never: [/112 ?233/] },
      { ask: 'вот теперь правильно', confirms: true },
    ],
    books: { name: /^Эльмир[аеу]$/i, contact: '0500112234' },
  },
  {
    who: 'a developer who prefers a messenger',
    turns: [
      {
        ask: 'можно в телеграме обсудить? @sanzhar_dev, Санжар, насчёт api',
        says: [/sanzhar_dev/, /Санжар/],
      },
      { ask: 'ок давайте', confirms: true },
    ],
    books: { name: 'Санжар', contact: /sanzhar_dev/, topic: /api/i },
  },
  {
    who: 'no calls, name and surname after the number',
    turns: [
      {
        ask: 'напишите мне в вотсап 0707 654 321, звонить не надо. Гульмира Токтоналиева',
        says: [/Гульмира/, /654 ?321/],
      },
      { ask: 'подтверждаю', confirms: true },
    ],
    books: { name: 'Гульмира Токтоналиева', contact: /0707 ?654 ?321/ },
  },
  {
    who: 'somebody who gives no name',
    turns: [
      { ask: 'просто наберите 0551998877 и всё', says: [/имя|зовут|998 ?877|верно|подтверд/i] },
      {
        ask: 'имя не важно, звоните',
        says: [/0551 ?998 ?877|верно|подтверд|передал|свяж/i],
        confirms: true,
      },
      { ask: 'да', confirms: true },
    ],
    books: { contact: '0551998877' },
  },
  {
    who: 'an English-speaking founder',
    turns: [
      { ask: 'Hi, we need an MVP of a mobile app, could someone call me?', says: [asksDataEn] },
      { ask: 'Peter Hoffmann, +49 151 2345 6789', says: [/Peter/, /2345 ?6789/] },
      { ask: 'yep, looks right', confirms: true },
    ],
    books: { name: 'Peter Hoffmann', contact: '+49 151 2345 6789', topic: /mvp|app|прилож/i },
  },
  {
    who: 'an investor, address first',
    turns: [
      { ask: 'please get in touch: sarah@northpeak.vc', says: [/name|sarah@northpeak\.vc/i] },
      { ask: 'Sarah Lindqvist', says: [/Sarah/, /northpeak/] },
      { ask: 'correct', confirms: true },
    ],
    books: { name: 'Sarah Lindqvist', contact: 'sarah@northpeak.vc' },
  },
  {
    who: 'an accountant who asks in between',
    turns: [
      { ask: 'запишите на консультацию пожалуйста', says: [asksData] },
      { ask: 'а она платная?', says: [/бесплат/i] },
      { ask: 'хорошо. Марина', says: [/Марина|телефон|email|почт|контакт/i] },
      { ask: 'marina@buh-uchet.kg', says: [/Марина/, /marina@buh-uchet\.kg/] },
      { ask: 'все верно, отправляйте', confirms: true },
    ],
    books: { name: 'Марина', contact: 'marina@buh-uchet.kg' },
  },
  {
    who: 'an official with a patronymic, in lower case',
    turns: [
      {
        ask: 'здраствуйте это токтогул асанбаевич 0312 66 77 88 надо портал для министерства',
        says: [/токтогул/i, /66 ?77 ?88/],
      },
      { ask: 'да верно', confirms: true },
    ],
    books: { name: 'Токтогул Асанбаевич', contact: '0312 66 77 88', topic: /портал/i },
  },
  {
    who: 'a visitor who declines and comes back',
    turns: [
      { ask: 'запишите меня', says: [asksData] },
      { ask: 'Динара 0708123123', says: [/Динара/, /0708 ?123 ?123/] },
      {
        ask: 'ой подождите, пока не надо',
        says: [/не (?:запис|сохр|отправ|перед)|ничего|отмен|хорошо|жд[её]т|подожд/i],
      },
      {
        ask: 'ладно, записывайте всё-таки. Динара 0708123123',
        says: [/Динара|0708|передал|запис/],
        confirms: true,
      },
      { ask: 'да', confirms: true },
    ],
    books: { name: 'Динара', contact: '0708123123' },
  },
  {
    who: 'a designer who adds a time to the card',
    turns: [
      { ask: 'консультация по брендингу, Айбек, aibek@tash.kg', says: [/Айбек/, /aibek@tash\.kg/] },
      { ask: 'и лучше в пятницу до 12', says: [/пятниц/i] },
      { ask: 'ага', confirms: true },
    ],
    books: { name: 'Айбек', contact: 'aibek@tash.kg', topic: /бренд/i, time: /пятниц/i },
  },
  {
    who: 'a farmer who prefers mail after all',
    turns: [
      { ask: 'Позвоните, Ислам, 0999 000 111', says: [/Ислам/, /000 ?111/] },
      { ask: 'а лучше на почту islam@agro.kg, я в поле', says: [/islam@agro\.kg/] },
      { ask: 'да, на почту', confirms: true },
    ],
    books: { name: 'Ислам', contact: /islam@agro\.kg/ },
  },
  {
    who: 'a Kyrgyz-speaking craftsman',
    turns: [
      {
        ask: 'Саламатсызбы, кеңеш алгым келет',
        says: [/имя|телефон|контакт|зовут|Саламат|здравств|консультац|атыңыз/i],
      },
      { ask: 'Атым Чынгыз, номерим 0555 44 33 22', says: [/Чынгыз/, /44 ?33 ?22/] },
      { ask: 'туура', confirms: true },
    ],
    books: { name: 'Чынгыз', contact: '0555 44 33 22' },
  },
  {
    who: 'a name that is a city',
    turns: [
      { ask: 'Запишите. Я Самара из Бишкека, 0770 55 66 77', says: [/Самара/, /55 ?66 ?77/] },
      { ask: 'да', confirms: true },
    ],
    books: { name: 'Самара', contact: '0770 55 66 77' },
  },
  {
    who: 'somebody convinced by the price',
    turns: [
      { ask: 'сколько берёте за ведение рекламы?', says: [/18 ?%/] },
      { ask: 'ок хочу, как оформить', says: [asksData] },
      { ask: 'Кирилл, k.orlov@mebel-msk.ru', says: [/Кирилл/, /k\.orlov@mebel-msk\.ru/] },
      { ask: 'все правильно', confirms: true },
    ],
    books: { name: 'Кирилл', contact: 'k.orlov@mebel-msk.ru', topic: /реклам|веден/i },
  },
]

const notStored =
  /не (?:запис|сохран|отправ|перед|буд|позвон|беспоко|остав)|отмен|ничего|заявк\p{L}+ нет|not (?:be )?(?:booked|stored|sent|passed|contact)|nothing|cancel|жазбай|жазылган жок/iu

/** Conversations that end without a booking, because the visitor says so. */
export const cancellations: Conversation[] = [
  {
    who: 'cancels the card with one word',
    turns: [
      { ask: 'запишите, Асель 0700 10 10 10', says: [/Асель/, /10 ?10 ?10/] },
      { ask: 'отмените', says: [notStored], cancels: true },
      { ask: 'спасибо', never: [/верно\?/i] },
    ],
  },
  {
    who: 'changes his mind after the name',
    turns: [
      { ask: 'хочу консультацию', says: [asksData] },
      { ask: 'Тимур', says: [/телефон|email|почт|контакт|номер|связ/i] },
      { ask: 'хотя нет, не нужно, сам посмотрю', says: [notStored], cancels: true },
      { ask: 'сколько стоит лендинг?', says: [cost('web-development/lending')], never: [/Тимур/] },
    ],
  },
  {
    who: 'says no twice',
    turns: [
      { ask: 'перезвоните 0555 777 888 Нурлан', says: [/Нурлан/, /777 ?888/] },
      { ask: 'нет', says: [[notStored, /что (?:исправ|измен|помен|не так)|измени|исправ/i]] },
      { ask: 'вообще не звоните, я передумал', says: [notStored], cancels: true },
      { ask: 'да' },
    ],
  },
  {
    who: 'cancels in English',
    turns: [
      { ask: 'book me a call, Mike, mike@acme.io', says: [/Mike/, /mike@acme\.io/] },
      { ask: 'actually cancel that', says: [notStored], cancels: true },
      { ask: 'yes' },
    ],
  },
  {
    who: 'cancels in Kyrgyz',
    turns: [
      { ask: 'мени жазып коюңуз, Мээрим, 0700 88 99 00', says: [/Мээрим/, /88 ?99 ?00/] },
      { ask: 'жок, кереги жок', says: [notStored], cancels: true },
      { ask: 'рахмат' },
    ],
  },
  {
    who: 'is worried about her data',
    turns: [
      { ask: 'Оксана, oks@list.ru, запишите', says: [/Оксана/, /oks@list\.ru/] },
      { ask: 'а что вы сделаете с моими данными?', says: [/политик|данны|privacy/i] },
      { ask: 'тогда не надо, удалите', says: [notStored], cancels: true },
      { ask: 'ок' },
    ],
  },
  {
    who: 'stops a messenger booking',
    turns: [
      { ask: 'запишите на пятницу, Руслан, @rus_kg', says: [/Руслан/, /rus_kg/] },
      { ask: 'стоп, отмена, жена против)', says: [notStored], cancels: true },
      { ask: 'да' },
    ],
  },
  {
    who: 'wants to talk but leaves no number',
    turns: [
      {
        ask: 'сколько стоит магазин',
        says: [[cost('web-development/internet-magazin'), cost('custom-saas/internet-magazin')]],
      },
      { ask: 'давайте обсудим', says: [asksData] },
      {
        ask: 'не буду оставлять номер',
        says: [
          [
            notStored,
            /не обязательно|без (?:номера|контакт)|мессендж|telegram|здесь|в чате|hello@/i,
            /(?:можно|подойд|хватит|достаточно)[^.]*(?:email|почт)/i,
          ],
        ],
        cancels: true,
      },
      { ask: 'ок, а гарантия на него есть?', says: [/(?:1|один) год/i] },
    ],
  },
]
