import type { Conversation } from '../question.ts'

const asksData = /имя|телефон|контакт|зовут|обращ|email|почт|номер/i
const asksDataEn = /name|phone|e-?mail|contact|number/i

/** Conversations that end with a stored booking. */
export const bookings: Conversation[] = [
  {
    who: 'a shop owner in Osh',
    turns: [
      { ask: 'здравствуйте хочу интернет магазин, с кем обсудить можно', says: [asksData] },
      { ask: 'нурбек 0772 33 44 55', says: [/нурбек/i, /33 ?44 ?55/] },
      { ask: 'ооба' },
    ],
    books: { contact: '0772 33 44 55' },
  },
  {
    who: 'somebody who gives the number first',
    turns: [
      { ask: 'перезвоните на +996 (555) 10-20-30', says: [/имя|зовут|обращ|верно|10-20-30/i] },
      { ask: 'это Жылдыз', says: [/Жылдыз/] },
      { ask: 'макул' },
    ],
    books: { contact: '+996 (555) 10-20-30' },
  },
  {
    who: 'a marketing manager in Moscow, all in one message',
    turns: [
      {
        ask: 'Запишите на консультацию по сео, меня зовут Анна Викторовна, anna.v@romashka-shop.ru, лучше в среду после обеда',
        says: [/Анна/, /anna\.v@romashka-shop\.ru/],
      },
      { ask: 'да все так' },
    ],
    books: { contact: 'anna.v@romashka-shop.ru' },
  },
  {
    who: 'a founder who mistypes his name',
    turns: [
      { ask: 'нужна консультация по приложению', says: [asksData] },
      { ask: 'меня зовут Азмат', says: [/телефон|email|почт|контакт|номер|связ/i] },
      { ask: 'ой Азамат, опечатался', says: [/Азамат/] },
      { ask: 'azamat.kg@gmail.com', says: [/Азамат/, /azamat\.kg@gmail\.com/] },
      { ask: 'верно' },
    ],
    books: { contact: 'azamat.kg@gmail.com' },
  },
  {
    who: 'a corrected number after the card',
    turns: [
      { ask: 'позвоните Эльмире 0500112233', says: [/Эльмир/, /0500 ?112 ?233/] },
      { ask: 'нет номер другой 0500 11 22 34', says: [/11 ?22 ?34/], never: [/112 ?233/] },
      { ask: 'вот теперь правильно' },
    ],
    books: { contact: '0500112234' },
  },
  {
    who: 'a developer who prefers a messenger',
    turns: [
      {
        ask: 'можно в телеграме обсудить? @sanzhar_dev, Санжар, насчёт api',
        says: [/sanzhar_dev/, /Санжар/],
      },
      { ask: 'ок давайте' },
    ],
    books: { contact: /sanzhar_dev/ },
  },
  {
    who: 'no calls, name and surname after the number',
    turns: [
      {
        ask: 'напишите мне в вотсап 0707 654 321, звонить не надо. Гульмира Токтоналиева',
        says: [/Гульмира/, /654 ?321/],
      },
      { ask: 'подтверждаю' },
    ],
    books: { contact: /0707 ?654 ?321/ },
  },
  {
    who: 'somebody who gives no name',
    turns: [
      { ask: 'просто наберите 0551998877 и всё', says: [/имя|зовут|998 ?877|верно|подтверд/i] },
      {
        ask: 'имя не важно, звоните',
        says: [/0551 ?998 ?877|верно|подтверд|передал|свяж/i],
      },
      { ask: 'да' },
    ],
    books: { contact: '0551998877' },
  },
  {
    who: 'an English-speaking founder',
    turns: [
      { ask: 'Hi, we need an MVP of a mobile app, could someone call me?', says: [asksDataEn] },
      { ask: 'Peter Hoffmann, +49 151 2345 6789', says: [/Peter/, /2345 ?6789/] },
      { ask: 'yep, looks right' },
    ],
    books: { contact: '+49 151 2345 6789' },
  },
  {
    who: 'an investor, address first',
    turns: [
      { ask: 'please get in touch: sarah@northpeak.vc', says: [/name|sarah@northpeak\.vc/i] },
      { ask: 'Sarah Lindqvist', says: [/Sarah/, /northpeak/] },
      { ask: 'correct' },
    ],
    books: { contact: 'sarah@northpeak.vc' },
  },
  {
    who: 'an accountant who asks in between',
    turns: [
      { ask: 'запишите на консультацию пожалуйста', says: [asksData] },
      { ask: 'а она платная?', says: [/бесплат/i] },
      { ask: 'хорошо. Марина', says: [/Марина|телефон|email|почт|контакт/i] },
      { ask: 'marina@buh-uchet.kg', says: [/Марина/, /marina@buh-uchet\.kg/] },
      { ask: 'все верно, отправляйте' },
    ],
    books: { contact: 'marina@buh-uchet.kg' },
  },
  {
    who: 'an official with a patronymic, in lower case',
    turns: [
      {
        ask: 'здраствуйте это токтогул асанбаевич 0312 66 77 88 надо портал для министерства',
        says: [/токтогул/i, /66 ?77 ?88/],
      },
      { ask: 'да верно' },
    ],
    books: { contact: '0312 66 77 88' },
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
      },
      { ask: 'да' },
    ],
    books: { contact: '0708123123' },
  },
  {
    who: 'a designer who adds a time to the card',
    turns: [
      { ask: 'консультация по брендингу, Айбек, aibek@tash.kg', says: [/Айбек/, /aibek@tash\.kg/] },
      { ask: 'и лучше в пятницу до 12', says: [/пятниц/i] },
      { ask: 'ага' },
    ],
    books: { contact: 'aibek@tash.kg' },
  },
  {
    who: 'a farmer who prefers mail after all',
    turns: [
      { ask: 'Позвоните, Ислам, 0999 000 111', says: [/Ислам/, /000 ?111/] },
      { ask: 'а лучше на почту islam@agro.kg, я в поле', says: [/islam@agro\.kg/] },
      { ask: 'да, на почту' },
    ],
    books: { contact: /islam@agro\.kg/ },
  },
  {
    who: 'a Kyrgyz-speaking craftsman',
    turns: [
      {
        ask: 'Саламатсызбы, кеңеш алгым келет',
        says: [/имя|телефон|контакт|зовут|Саламат|здравств|консультац|атыңыз/i],
      },
      { ask: 'Атым Чынгыз, номерим 0555 44 33 22', says: [/Чынгыз/, /44 ?33 ?22/] },
      { ask: 'туура' },
    ],
    books: { contact: '0555 44 33 22' },
  },
  {
    who: 'a name that is a city',
    turns: [
      { ask: 'Запишите. Я Самара из Бишкека, 0770 55 66 77', says: [/Самара/, /55 ?66 ?77/] },
      { ask: 'да' },
    ],
    books: { contact: '0770 55 66 77' },
  },
  {
    who: 'somebody convinced by the price',
    turns: [
      { ask: 'сколько берёте за ведение рекламы?', says: [/18 ?%/] },
      { ask: 'ок хочу, как оформить', says: [asksData] },
      { ask: 'Кирилл, k.orlov@mebel-msk.ru', says: [/Кирилл/, /k\.orlov@mebel-msk\.ru/] },
      { ask: 'все правильно' },
    ],
    books: { contact: 'k.orlov@mebel-msk.ru' },
  },
]
