import { company } from '../company'
import { retention, retentionRu } from '../retention'
import type { Fact } from './fact'

export const whatHappensToMyData: Fact = {
  question: 'Что вы делаете с моими данными?',
  asks: [
    'где почитать политику конфиденциальности',
    'кому передаёте мой номер',
    'завалите меня спамом?',
    'мой телефон не попадёт в базы?',
    'зачем вам мой номер',
    'персональные данные',
    'политика конфиденциальности',
    'продаёте ли вы данные',
    'What do you do with my data?',
    'маалыматымды бербейсиңерби?',
    'куда уходит то, что я ввёл в форму',
    'боюсь, что потом замучают звонками',
    'сведения обо мне кому-то достаются?',
    'передадите мои контакты рекламщикам?',
    'есть ли у вас третьи лица, получающие информацию',
    'Do you share my contacts with third parties?',
  ],
  answer:
    'По ним отвечаем на вашу заявку. Данные не продаём; за пределами компании их получают только хостинг, почтовая служба, поставщик ИИ, если он подключён к чату, и госорганы, когда этого требует закон.',
  answerEn:
    'We use it to answer you. We do not sell data; outside the company it reaches only the hosting, the mail service, the AI provider if one is connected to the chat, and authorities where the law requires it.',
  to: '/privacy',
}

export const deleteMyData: Fact = {
  question: 'Как удалить мои данные?',
  asks: [
    'удалите мои данные',
    'хочу удалить аккаунт',
    'отзываю согласие',
    'сотрите переписку',
    'право на забвение',
    'Delete my data',
    'забудьте про меня',
    'уничтожьте всё, что у вас на меня есть',
    'хочу выписку, что вы обо мне знаете',
    'вычеркните меня из списков',
    'стереть профиль навсегда',
    'по закону требую копию сведений',
    'Please erase everything you have about me',
    'маалыматымды өчүрүңүз',
  ],
  answer: `Напишите на ${company.privacyEmail} с адреса, который сообщали. Так же можно попросить копию данных или исправление; это бесплатно.`,
  answerEn: `Write to ${company.privacyEmail} from the address you gave us. The same way you can ask for a copy or a correction; it is free.`,
  to: '/privacy',
}

export const howLongKept: Fact = {
  question: 'Сколько вы храните мои данные?',
  asks: [
    'сколько хранится переписка',
    'как долго храните заявки',
    'срок хранения персональных данных',
    'чат сохраняется?',
    'вы записываете этот разговор?',
    'How long do you keep my data?',
    'когда сотрёте мою заявку',
    'архив диалогов вечный?',
    'период хранения обращений',
    'когда забудете мой контакт',
    'старые разговоры удаляются?',
    'What is your retention period?',
    'жазышууну канча сактайсыңар?',
  ],
  answer: `Заявки — ${retentionRu.requests} после последней, разговор в чате — ${retentionRu.chats} после последнего сообщения.`,
  answerEn: `Requests are kept for ${retention.requests} after the last one, a chat for ${retention.chats} after its last message.`,
  to: '/privacy',
}

export const cookies: Fact = {
  question: 'Использует ли сайт куки?',
  asks: [
    'куки есть?',
    'cookies',
    'вы следите за мной?',
    'какая аналитика стоит на сайте',
    'почему нет баннера про cookie',
    'Do you use cookies?',
    'пиксель фейсбука или метрика висит?',
    'ставите трекеры?',
    'local storage что там',
    'где кнопка принять файлы куки',
    'adblock ругается на вас?',
    'собираете статистику посещений?',
    'Is there any tracking on this website?',
  ],
  answer:
    'Куки сайт не ставит, рекламных и аналитических сервисов на нём нет. Память браузера хранит, например, тему, сеанс входа, ответы анкеты и этот разговор.',
  answerEn:
    'The site sets no cookies and has no advertising or analytics services. The browser itself remembers the theme, your session, the quiz and this chat.',
  to: '/privacy',
}

export const whoReadsChat: Fact = {
  question: 'Кто читает этот чат?',
  asks: [
    'переписку кто-то видит?',
    'вы бот или человек',
    'чат анонимный?',
    'менеджеры читают что я пишу?',
    'данные уходят в chatgpt?',
    'ты ии?',
    'Who reads this chat?',
    'Am I talking to a machine or a human?',
    'надеюсь, это не увидит весь офис',
    'вы живой?',
    'с кем я сейчас общаюсь',
    'мои слова модели учат?',
    'сообщения идут за рубеж, в openai?',
    'ты железка?',
    'Is this conversation private?',
  ],
  answer:
    'Вам отвечает автоматический помощник, разговор могут прочитать наши сотрудники. Контакт попадает туда, только если вы его напишете.',
  answerEn:
    'You talk to an automatic assistant, and our staff can read the conversation. A contact gets into it only if you write it.',
  to: '/privacy',
}

export const unsubscribe: Fact = {
  question: 'Как отписаться от рассылки?',
  asks: [
    'отпишите меня',
    'рассылку отключить',
    'как подписаться на рассылку',
    'Unsubscribe me',
    'достали ваши имейлы',
    'хватит слать мне новости',
    'прекратите присылать статьи',
    'где кнопка отказа внизу письма',
    'ссылка отписки не нажимается',
    'больше не шлите',
    'перестать получать новости блога',
    'Stop emailing me',
    'кат жибербегиле',
  ],
  answer: `В каждом письме есть ссылка, по которой подписка заканчивается одним нажатием; можно написать и на ${company.privacyEmail}. Подписаться можно в блоге, письма идут только после подтверждения.`,
  answerEn: `Every mail has a link that ends the subscription with one click; you can also write to ${company.privacyEmail}. You can subscribe in the blog; mails come only after a confirmation.`,
  to: '/blog',
}

export const noCalls: Fact = {
  role: 'noCalls',
  question: 'Не хочу, чтобы мне звонили и писали. Что делать?',
  asks: [
    'не звоните мне больше',
    'откуда у вас мой номер',
    'уберите меня из списка',
    'хватит слать сообщения',
    'Stop calling me',
    'мага чалбагылачы',
  ],
  answer: `Понял, простите за беспокойство. Напишите на ${company.privacyEmail} номер или адрес: если они у нас есть, их удалят, и больше вас не побеспокоят, это бесплатно. От писем отписывает ссылка внизу каждого. Номер попадает к нам из заявки; если оставили её не вы, так и напишите.`,
  answerEn: `Sorry for the trouble. Write the number or address to ${company.privacyEmail}: if we have it, it will be deleted, free of charge, and nobody will bother you again. The link at the foot of each mail ends those. Numbers come from requests; if somebody else sent yours, say so.`,
  to: '/privacy',
}
