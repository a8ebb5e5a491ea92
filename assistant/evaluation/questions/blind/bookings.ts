import { booking } from '../question.ts'

const asksData = /имя|телефон|контакт|зовут|обращ|email|почт|номер/i
const asksDataEn = /name|phone|e-?mail|contact|number/i

/** Conversations that open the form. */
export const bookings = [
  // A shop owner in Osh.
  booking('0772 33 44 55', {
    'здравствуйте хочу интернет магазин, с кем обсудить можно': asksData,
    'нурбек 0772 33 44 55': [/нурбек/i, /33 ?44 ?55/],
    ооба: {},
  }),
  // Gives the number first.
  booking('+996 (555) 10-20-30', {
    'перезвоните на +996 (555) 10-20-30': /имя|зовут|обращ|верно|10-20-30/i,
    'это Жылдыз': /Жылдыз/,
    макул: {},
  }),
  // A marketing manager in Moscow, all in one message.
  booking('anna.v@romashka-shop.ru', {
    'Запишите на консультацию по сео, меня зовут Анна Викторовна, anna.v@romashka-shop.ru, лучше в среду после обеда':
      [/Анна/, /anna\.v@romashka-shop\.ru/],
    'да все так': {},
  }),
  // A founder who mistypes his name.
  booking('azamat.kg@gmail.com', {
    'нужна консультация по приложению': asksData,
    'меня зовут Азмат': /телефон|email|почт|контакт|номер|связ/i,
    'ой Азамат, опечатался': /Азамат/,
    'azamat.kg@gmail.com': [/Азамат/, /azamat\.kg@gmail\.com/],
    верно: {},
  }),
  // A corrected number after the card.
  booking('0500112234', {
    'позвоните Эльмире 0500112233': [/Эльмир/, /0500 ?112 ?233/],
    'нет номер другой 0500 11 22 34': { says: /11 ?22 ?34/, never: /112 ?233/ },
    'вот теперь правильно': {},
  }),
  // A developer who prefers a messenger.
  booking(/sanzhar_dev/, {
    'можно в телеграме обсудить? @sanzhar_dev, Санжар, насчёт api': [/sanzhar_dev/, /Санжар/],
    'ок давайте': {},
  }),
  // No calls, name and surname after the number.
  booking(/0707 ?654 ?321/, {
    'напишите мне в вотсап 0707 654 321, звонить не надо. Гульмира Токтоналиева': [
      /Гульмира/,
      /654 ?321/,
    ],
    подтверждаю: {},
  }),
  // Gives no name.
  booking('0551998877', {
    'просто наберите 0551998877 и всё': /имя|зовут|998 ?877|верно|подтверд/i,
    'имя не важно, звоните': /0551 ?998 ?877|верно|подтверд|передал|свяж/i,
    да: {},
  }),
  // An English-speaking founder.
  booking('+49 151 2345 6789', {
    'Hi, we need an MVP of a mobile app, could someone call me?': asksDataEn,
    'Peter Hoffmann, +49 151 2345 6789': [/Peter/, /2345 ?6789/],
    'yep, looks right': {},
  }),
  // An investor, address first.
  booking('sarah@northpeak.vc', {
    'please get in touch: sarah@northpeak.vc': /name|sarah@northpeak\.vc/i,
    'Sarah Lindqvist': [/Sarah/, /northpeak/],
    correct: {},
  }),
  // An accountant who asks in between.
  booking('marina@buh-uchet.kg', {
    'запишите на консультацию пожалуйста': asksData,
    'а она платная?': /бесплат/i,
    'хорошо. Марина': /Марина|телефон|email|почт|контакт/i,
    'marina@buh-uchet.kg': [/Марина/, /marina@buh-uchet\.kg/],
    'все верно, отправляйте': {},
  }),
  // An official with a patronymic, in lower case.
  booking('0312 66 77 88', {
    'здраствуйте это токтогул асанбаевич 0312 66 77 88 надо портал для министерства': [
      /токтогул/i,
      /66 ?77 ?88/,
    ],
    'да верно': {},
  }),
  // A visitor who declines and comes back.
  booking('0708123123', {
    'запишите меня': asksData,
    'Динара 0708123123': [/Динара/, /0708 ?123 ?123/],
    'ой подождите, пока не надо':
      /не (?:запис|сохр|отправ|перед)|ничего|отмен|хорошо|жд[её]т|подожд/i,
    'ладно, записывайте всё-таки. Динара 0708123123': /Динара|0708|передал|запис/,
    да: {},
  }),
  // A designer who adds a time to the card.
  booking('aibek@tash.kg', {
    'консультация по брендингу, Айбек, aibek@tash.kg': [/Айбек/, /aibek@tash\.kg/],
    'и лучше в пятницу до 12': /пятниц/i,
    ага: {},
  }),
  // A farmer who prefers mail after all.
  booking(/islam@agro\.kg/, {
    'Позвоните, Ислам, 0999 000 111': [/Ислам/, /000 ?111/],
    'а лучше на почту islam@agro.kg, я в поле': /islam@agro\.kg/,
    'да, на почту': {},
  }),
  // A Kyrgyz-speaking craftsman.
  booking('0555 44 33 22', {
    'Саламатсызбы, кеңеш алгым келет':
      /имя|телефон|контакт|зовут|Саламат|здравств|консультац|атыңыз/i,
    'Атым Чынгыз, номерим 0555 44 33 22': [/Чынгыз/, /44 ?33 ?22/],
    туура: {},
  }),
  // A name that is a city.
  booking('0770 55 66 77', {
    'Запишите. Я Самара из Бишкека, 0770 55 66 77': [/Самара/, /55 ?66 ?77/],
    да: {},
  }),
  // Convinced by the price.
  booking('k.orlov@mebel-msk.ru', {
    'сколько берёте за ведение рекламы?': /18 ?%/,
    'ок хочу, как оформить': asksData,
    'Кирилл, k.orlov@mebel-msk.ru': [/Кирилл/, /k\.orlov@mebel-msk\.ru/],
    'все правильно': {},
  }),
]
