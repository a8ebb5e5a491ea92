/** Bookings and cancellations by somebody who had not seen the assistant, only counted. */
import type { Conversation } from '../question.ts'

export const tenthMeasuredBookings: readonly Conversation[] = [
  {
    who: 'florist, no capitals, everything at once',
    turns: [
      { ask: 'наберите меня плиз, асель 0707 81 82 83, хочу сайт для цветочного' },
      { ask: 'ага, верно', confirms: true },
    ],
    books: { name: /асел/i, contact: '707818283', topic: /сайт|веб-разработк|цвет/i },
  },
  {
    who: 'school director with a patronymic',
    turns: [
      {
        ask: 'Здравствуйте! Чынара Асанбековна, школа в Токмоке. Жду звонка: 0 552 19 28 37, сайт',
      },
      { ask: 'Да, всё правильно.', confirms: true },
    ],
    books: { name: /Чынара/i, contact: '552192837', topic: /сайт|веб-разработк/i },
  },
  {
    who: 'Kyrgyz speaker about an app',
    turns: [
      { ask: 'Салам! Консультацияга жазып коюңузчу. Атым Талант, 0773 60 50 40, мобилдик тиркеме' },
      { ask: 'жарайт', confirms: true },
    ],
    books: { name: /Талант/i, contact: '773605040' },
  },
  {
    who: 'English speaker on Telegram',
    turns: [
      { ask: 'hey, i need someone to call me about seo. Sophie here, telegram @sophie_travels' },
      { ask: 'correct, go ahead', confirms: true },
    ],
    books: { name: /Sophie/i, contact: '@sophie_travels', topic: /seo/i },
  },
  {
    who: 'bare email first, name second',
    turns: [
      { ask: 'пишите на farhad.uz@gmail.com, хочу консультацию по интеграции api' },
      { ask: 'Фархад меня зовут' },
      { ask: 'да, так', confirms: true },
    ],
    books: { name: /Фархад/i, contact: 'farhad.uz@gmail.com', topic: /api|интеграц/i },
  },
  {
    who: 'two digits swapped in the number',
    turns: [
      { ask: 'Ринат, 0501 34 35 36, запишите на созвон, ищем кто сделает CRM' },
      { ask: 'блин, цифры перепутал: 0501 43 35 36' },
      { ask: 'вот теперь да', confirms: true },
    ],
    books: { name: /Ринат/i, contact: '501433536', topic: /crm/i },
  },
  {
    who: 'corrects a mistyped name',
    turns: [
      { ask: 'запишите на консультацию: Жибк, 0704 09 08 07, ребрендинг' },
      { ask: 'Жибек, а не Жибк, опечаталась' },
      { ask: 'всё верно, спасибо', confirms: true },
    ],
    books: { name: /Жибек/i, contact: '704090807', topic: /бренд/i },
  },
  {
    who: 'wants SEO instead of ads',
    turns: [
      { ask: 'Хотим обсудить рекламу по телефону. Вадим, +996 312 45 54 45' },
      { ask: 'давайте тему поменяем: не реклама, а seo' },
      { ask: 'да, записывайте', confirms: true },
    ],
    books: { name: /Вадим/i, contact: '312455445', topic: /seo/i },
  },
  {
    who: 'asks the price of an online shop',
    turns: [
      { ask: 'можно консультацию? Айпери, ватсап 0556 73 37 73, интернет-магазин одежды' },
      { ask: 'кстати, а какая цена интернет-магазина?', says: [/₽/] },
      { ask: 'ок, да, всё верно, жду звонка', confirms: true },
    ],
    books: { name: /Айпери/i, contact: '556733773', topic: /магазин/i },
  },
  {
    who: 'anonymous, by Telegram only',
    turns: [
      {
        ask: 'свяжитесь со мной в телеграме @quiet_owl77 насчёт поддержки сайта, хочу консультацию',
      },
      { ask: 'без имени можно? не хочу называть' },
      { ask: 'да, подтверждаю', confirms: true },
    ],
    books: { contact: '@quiet_owl77', topic: /поддержк/i },
  },
  {
    who: 'assistant booking for her boss',
    turns: [
      { ask: 'Запишите на звонок моего директора Кайрата, его номер 0770 24 25 26, нужен SaaS' },
      { ask: 'да, всё так', confirms: true },
    ],
    books: { name: /Кайрат/i, contact: '770242526', topic: /saas/i },
  },
  {
    who: 'hotel with its brand name',
    turns: [
      { ask: 'Гостевой дом «Ала-Тоо», меня зовут Светлана, alatoo.guest@mail.ru, звонок про сайт' },
      { ask: 'верно, отправляйте', confirms: true },
    ],
    books: { name: /Светлан/i, contact: 'alatoo.guest@mail.ru', topic: /сайт|веб-разработк/i },
  },
  {
    who: 'from Karakol',
    turns: [
      { ask: 'я с каракола, мирлан, хотим приложение для турфирмы, перезвоните 0505 98 89 98' },
      { ask: 'угу', confirms: true },
    ],
    books: { name: /мирлан/i, contact: '505988998', topic: /приложени|тур/i },
  },
  {
    who: 'wishes Wednesday at eleven',
    turns: [
      { ask: 'Удобно созвониться в среду в 11:00. Лейла, 0709 15 51 15, тема: таргет в инстаграм' },
      { ask: 'да, отлично', confirms: true },
    ],
    books: { name: /Лейла/i, contact: '709155115', topic: /таргет|инстаграм/i, time: /сред|11/i },
  },
  {
    who: 'agrees but with another topic',
    turns: [
      { ask: 'позвоните Эмилю 0995 62 63 64, по поводу сайта' },
      { ask: 'всё верно, только не сайт, а мобильное приложение' },
      { ask: 'да, так правильно', confirms: true },
    ],
    books: { name: /Эмил/i, contact: '995626364', topic: /приложени/i },
  },
  {
    who: 'phone and Telegram together',
    turns: [
      {
        ask: 'Бегимай. Тел 0558171819, телеграм @begimai_s. Прошу консультацию про фирменный стиль',
      },
      { ask: '+', confirms: true },
    ],
    books: { name: /Бегимай/i, contact: /558171819|begimai_s/i, topic: /стил/i },
  },
  {
    who: 'surname first with initials of a firm',
    turns: [
      { ask: 'Токтосунова Гулзат, ИП, 0 776 40 30 20, нужна консультация, облачный сервер' },
      { ask: 'подтверждаю запись', confirms: true },
    ],
    books: { name: /Гулзат/i, contact: '776403020', topic: /облач/i },
  },
  {
    who: 'from Almaty, number with a plus seven',
    turns: [
      { ask: 'Сәлем, я из Алматы, Ерлан. Наберите +7 (707) 313-14-15, сайт с каталогом нужен' },
      { ask: 'да, правильно', confirms: true },
    ],
    books: { name: /Ерлан/i, contact: '7073131415', topic: /сайт|веб-разработк|каталог/i },
  },
  {
    who: 'voice to text, name last',
    turns: [
      { ask: 'алло здравствуйте хотел бы чтобы мне перезвонили по поводу рекламы в гугле' },
      { ask: 'телефон 0 503 70 07 70 зовут меня рустам вечером лучше' },
      { ask: 'да все верно жду', confirms: true },
    ],
    books: { name: /рустам/i, contact: '503700770', topic: /реклам|гугл/i, time: /вечер/i },
  },
  {
    who: 'trainer with emoji',
    turns: [
      { ask: '🏋️ хочу на консультацию!! я Кирилл, 0999-47-48-49, приложение для фитнеса 💪' },
      { ask: 'дааа 🔥', confirms: true },
    ],
    books: { name: /Кирилл/i, contact: '999474849', topic: /приложени|фитнес/i },
  },
  {
    who: 'replaces the phone with an email',
    turns: [
      { ask: 'запишите на разговор про лендинг, Надира, 0557 92 93 94' },
      { ask: 'лучше не телефон, а почта: nadira.k@inbox.ru' },
      { ask: 'ооба, баары туура', confirms: true },
    ],
    books: { name: /Надира/i, contact: 'nadira.k@inbox.ru', topic: /лендинг/i },
  },
  {
    who: 'English speaker adding a time',
    turns: [
      { ask: 'Could you call me? Marcus Webb, +996 700 58 59 60, need ongoing website support' },
      { ask: 'tomorrow after 3 pm would be great' },
      { ask: 'yep, looks good', confirms: true },
    ],
    books: {
      name: /Marcus/i,
      contact: '700585960',
      topic: /support|поддержк|website|сайт|веб/i,
      time: /tomorrow|3/i,
    },
  },
]

export const tenthMeasuredCancellations: readonly Conversation[] = [
  {
    who: 'drops it at the first question',
    turns: [
      { ask: 'запишите меня на звонок' },
      { ask: 'а, ладно, не надо, я сам разберусь', cancels: true },
    ],
  },
  {
    who: 'refuses the shown card',
    turns: [
      { ask: 'Хочу консультацию, Ольга Викторовна, 0553 27 28 29, сайт нотариуса' },
      { ask: 'Нет, не записывайте меня, я передумала', cancels: true },
    ],
  },
  {
    who: 'cancels with a Kyrgyz word',
    turns: [
      { ask: 'перезвоните, аман, 0506 11 12 13, реклама для кафе' },
      { ask: 'жок, керек эмес, отменяйте', cancels: true },
    ],
  },
  {
    who: 'English, no longer interested',
    turns: [
      { ask: 'Please schedule a call with me: Hannah, hannah.b@lumen.studio, branding' },
      { ask: 'never mind, please cancel, we are no longer interested', cancels: true },
    ],
  },
  {
    who: 'wants the details deleted',
    turns: [
      { ask: 'Стас, 0559 64 46 64, консультация насчёт приложения' },
      { ask: 'удалите мои данные, не хочу оставлять телефон', cancels: true },
    ],
  },
  {
    who: 'short no to everything',
    turns: [
      { ask: 'звонок насчет сео, Зарина, zarina.art@mail.ru' },
      { ask: 'стоп, отмена', cancels: true },
    ],
  },
  {
    who: 'cancels and asks about support',
    turns: [
      { ask: 'Консультация по сайту, Таалай, 0703 83 38 83' },
      { ask: 'отмените запись. И ещё вопрос: вы поддерживаете чужие сайты?', cancels: true },
    ],
  },
  {
    who: 'found another contractor while collecting',
    turns: [
      { ask: 'нужен созвон по поводу интернет-магазина' },
      { ask: 'всё, не актуально, мы уже нашли других исполнителей', cancels: true },
    ],
  },
  {
    who: 'moves the time, then cancels',
    turns: [
      { ask: 'Запишите на пятницу, Гүлнара, 0708 29 92 29, продвижение аптеки' },
      { ask: 'нет, в пятницу не могу, лучше в понедельник' },
      { ask: 'да и в понедельник не получится, снимайте запись', cancels: true },
    ],
  },
  {
    who: 'postpones without a date',
    turns: [
      { ask: 'позвоните брату Азизу, 0777 56 65 56, ему нужен лендинг' },
      { ask: 'не звоните ему пока, он передумал', cancels: true },
      { ask: 'хорошо, спасибо' },
    ],
  },
]
