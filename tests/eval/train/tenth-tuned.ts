/** Bookings and cancellations by somebody who had not seen the assistant, to learn from. */
import type { Conversation } from '../question.ts'

export const tenthTunedBookings: readonly Conversation[] = [
  {
    who: 'accountant, no capitals, everything at once',
    turns: [
      { ask: 'позвоните мне пожалуйста меня зовут гульмира 0555 12 34 56 нужен сайт для бухфирмы' },
      { ask: 'да', confirms: true },
    ],
    books: { name: /гульмир/i, contact: '555123456', topic: /сайт|веб-разработк/i },
  },
  {
    who: 'official with a patronymic',
    turns: [
      { ask: 'Прошу связаться: Бакыт Токтогулович, +996-700-123-456, мобильное приложение' },
      { ask: 'всё так', confirms: true },
    ],
    books: { name: /Бакыт/i, contact: '700123456', topic: /приложени/i },
  },
  {
    who: 'shop owner writing in Kyrgyz',
    turns: [
      { ask: 'Саламатсызбы, мага чалып коюңузчу, атым Нурлан, 0772 98 76 54, дүкөнгө сайт керек' },
      { ask: 'ооба', confirms: true },
    ],
    books: { name: /Нурлан/i, contact: '772987654' },
  },
  {
    who: 'English speaker with an email',
    turns: [
      {
        ask: 'Hi, can I book a call? My name is Daniel, daniel.reed@northpeak.io, API integration',
      },
      { ask: 'yes please', confirms: true },
    ],
    books: { name: /Daniel/i, contact: 'daniel.reed@northpeak.io', topic: /API|api/i },
  },
  {
    who: 'contact before the name',
    turns: [
      { ask: 'хочу консультацию по seo, вот мой номер 0708 44 55 66' },
      { ask: 'это Нургуль' },
      { ask: 'верно', confirms: true },
    ],
    books: { name: /Нургуль/i, contact: '708445566', topic: /seo/i },
  },
  {
    who: 'last digit corrected at the card',
    turns: [
      { ask: 'запишите на звонок Эрмек 0550 71 72 73, нужна реклама в инстаграме' },
      { ask: 'ой, последняя 8. 0550 71 72 78' },
      { ask: 'теперь верно', confirms: true },
    ],
    books: { name: /Эрмек/i, contact: '550717278', topic: /реклам/i },
  },
  {
    who: 'name spoilt by autocorrection',
    turns: [
      { ask: 'Перезвоните, Айдана, телеграм @aika_design, по логотипу' },
      { ask: 'имя не так, я Айдай, это автозамена' },
      { ask: 'угу, давайте', confirms: true },
    ],
    books: { name: /Айдай/i, contact: '@aika_design', topic: /лого/i },
  },
  {
    who: 'topic changed midway',
    turns: [
      { ask: 'хочу созвониться насчёт лендинга, Тимур, 0999 10 20 30' },
      { ask: 'хотя нет, не лендинг, а интернет-магазин' },
      { ask: 'да, всё верно', confirms: true },
    ],
    books: { name: /Тимур/i, contact: '999102030', topic: /магазин/i },
  },
  {
    who: 'price asked in the middle',
    turns: [
      { ask: 'запишите меня на консультацию, Жылдыз, 0701 23 45 67, нужен лендинг' },
      { ask: 'а сколько стоит лендинг?', says: [/₽/] },
      { ask: 'понятно. да, записывайте', confirms: true },
    ],
    books: { name: /Жылдыз/i, contact: '701234567', topic: /лендинг/i },
  },
  {
    who: 'will not give a name',
    turns: [
      { ask: 'можно звонок по переезду в облако? телефон 0312 66-77-88' },
      { ask: 'имя не скажу, просто позвоните' },
      { ask: '+', confirms: true },
    ],
    books: { contact: '312667788', topic: /облак/i },
  },
  {
    who: 'husband booking for his wife',
    turns: [
      { ask: 'запишите жену Айгуль, её номер 0559 80 70 60, ей нужен сайт для салона красоты' },
      { ask: 'да, правильно', confirms: true },
    ],
    books: { name: /Айгуль/i, contact: '559807060', topic: /сайт|веб-разработк|салон/i },
  },
  {
    who: 'company beside the name',
    turns: [
      {
        ask: 'ОсОО «Тянь-Шань Логистик», Руслан Абдыкеримов, ruslan@tslog.kg. Звонок по поводу CRM',
      },
      { ask: 'подтверждаю', confirms: true },
    ],
    books: { name: /Руслан/i, contact: 'ruslan@tslog.kg', topic: /CRM|crm/i },
  },
  {
    who: 'from Osh, one breath',
    turns: [
      {
        ask: 'я из оша зовут кубаныч хочу приложение для доставки наберите на ватсап 0777 31 32 33',
      },
      { ask: 'ооба, туура', confirms: true },
    ],
    books: { name: /кубаныч/i, contact: '777313233', topic: /приложени|доставк/i },
  },
  {
    who: 'wishes tomorrow afternoon',
    turns: [
      { ask: 'Можно созвониться завтра после обеда? Алина, 0502 14 15 16, поддержка сайта' },
      { ask: 'да, подходит', confirms: true },
    ],
    books: { name: /Алина/i, contact: '502141516', topic: /поддержк/i, time: /завтра|обед/i },
  },
  {
    who: 'agrees but with another number',
    turns: [
      { ask: 'нужна консультация по брендингу. Азамат, 0555 40 41 42' },
      { ask: 'да, только номер 0555 40 41 43' },
      { ask: 'да, теперь правильно', confirms: true },
    ],
    books: { name: /Азамат/i, contact: '555404143', topic: /бренд/i },
  },
  {
    who: 'two contacts',
    turns: [
      {
        ask: 'Свяжитесь со мной: Мээрим, 0706506070 или meerim.s@mail.ru, тема: продвижение сайта',
      },
      { ask: 'верно', confirms: true },
    ],
    books: { name: /Мээрим/i, contact: /706506070|meerim\.s@mail\.ru/i, topic: /продвиж/i },
  },
  {
    who: 'surname first, landline',
    turns: [
      { ask: 'Осмонов Данияр, 8 (312) 90-80-70, SaaS для автосервисов, прошу перезвонить' },
      { ask: 'да, всё точно', confirms: true },
    ],
    books: { name: /Данияр/i, contact: '312908070', topic: /saas|автосервис/i },
  },
  {
    who: 'from Kazan, Russian number',
    turns: [
      {
        ask: 'Мы из Казани) Ильнур, +7 917 222-33-44, хотим приложение для ресторана, созвонимся?',
      },
      { ask: 'ага, все верно', confirms: true },
    ],
    books: { name: /Ильнур/i, contact: '9172223344', topic: /приложени/i },
  },
  {
    who: 'voice to text in two parts',
    turns: [
      { ask: 'так ну короче меня зовут санжар мне бы созвониться с вами насчет сайта для склада' },
      { ask: 'номер значит 0 703 11 00 22 позвоните в среду в 11' },
      { ask: 'да да правильно', confirms: true },
    ],
    books: {
      name: /санжар/i,
      contact: '703110022',
      topic: /сайт|веб-разработк|склад/i,
      time: /сред|11/i,
    },
  },
  {
    who: 'confectioner with emoji and a handle',
    turns: [
      { ask: 'Привет 👋 хочу созвон! Камила, телега @kamila_cakes 🍰 сайт для кондитерской' },
      { ask: 'да 👍', confirms: true },
    ],
    books: { name: /Камила/i, contact: '@kamila_cakes', topic: /сайт|веб-разработк/i },
  },
  {
    who: 'time moved at the card',
    turns: [
      { ask: 'запишите на звонок в среду в 11, Улан, 0500 66 55 44, тема контекстная реклама' },
      { ask: 'лучше в четверг в 15' },
      { ask: 'макул', confirms: true },
    ],
    books: { name: /Улан/i, contact: '500665544', topic: /реклам/i, time: /четверг|15/i },
  },
  {
    who: 'wife booking for her husband, English',
    turns: [
      { ask: 'Please call my husband Erlan about a mobile app, whatsapp +996 555 90 91 92' },
      { ask: 'Friday morning is best for him' },
      { ask: 'yes, that is right', confirms: true },
    ],
    books: { name: /Erlan/i, contact: '555909192', topic: /app|приложени/i },
  },
]

export const tenthTunedCancellations: readonly Conversation[] = [
  {
    who: 'changed their mind before any details',
    turns: [
      { ask: 'хочу записаться на консультацию' },
      { ask: 'ай, передумал, не надо', cancels: true },
    ],
  },
  {
    who: 'cancels at the card',
    turns: [
      { ask: 'перезвоните Максату 0551 20 30 40, сайт для тренажёрки' },
      { ask: 'нет, отмените пожалуйста', cancels: true },
    ],
  },
  {
    who: 'cancels in Kyrgyz',
    turns: [
      { ask: 'мага чалып коюңуз, Жаныбек, 0778 12 21 12, сайт жасатайын дедим эле' },
      { ask: 'кечиресиз, жазылууну жокко чыгарыңыз', cancels: true },
    ],
  },
  {
    who: 'cancels in English',
    turns: [
      { ask: 'I want to book a call, Olivia, olivia@greenfork.co, a website for a cafe' },
      { ask: 'cancel it please, plans changed', cancels: true },
    ],
  },
  {
    who: 'withdraws the number',
    turns: [
      { ask: 'наберите меня 0509 77 66 55 это чолпон насчет seo' },
      { ask: 'уберите мой номер, не хочу звонков', cancels: true },
    ],
  },
  {
    who: 'short stop',
    turns: [{ ask: 'созвон по приложению, Артём, @artem_dev' }, { ask: 'отбой', cancels: true }],
  },
  {
    who: 'cancels beside another question',
    turns: [
      { ask: 'Запишите на звонок, Бермет, 0702 45 46 47, нужен интернет-магазин' },
      { ask: 'хотя не надо звонить, лучше тут скажите, делаете ли вы логотипы?', cancels: true },
    ],
  },
  {
    who: 'gives up when asked for a contact',
    turns: [
      { ask: 'можно чтобы мне перезвонили? меня зовут Эльвира' },
      { ask: 'ой нет, номер не дам, давайте не будем', cancels: true },
    ],
  },
  {
    who: 'corrects, then cancels',
    turns: [
      { ask: 'консультация по облаку, Нурбек, 0554 01 02 03' },
      { ask: 'номер не тот, надо 0554 01 02 04' },
      { ask: 'знаете, вообще отмените всё', cancels: true },
    ],
  },
  {
    who: 'cancels, then says thanks',
    turns: [
      { ask: 'позвоните мне завтра утром, Диана, 0990 55 44 33, брендинг кофейни' },
      { ask: 'не надо звонить, муж против)', cancels: true },
      { ask: 'спасибо, до свидания' },
    ],
  },
]
