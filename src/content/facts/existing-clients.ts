import { company, promises } from '../company'
import { hoursLong } from '@contracts/russian.ts'
import { contractTerms, workingDays } from '../contract-terms'
import { guarantees } from '../figures'
import type { Fact } from './fact'

// For those who are clients already: complaints, faults, requests.

export const complaint: Fact = {
  role: 'client',
  question: 'Куда пожаловаться?',
  asks: [
    'хочу пожаловаться',
    'вы плохо сделали',
    'я недоволен вашей работой',
    'ваш менеджер хамит',
    'мне никто не отвечает уже неделю',
    'ужасный сервис',
    'I want to complain',
    'даттанам',
    'вы меня игнорируете',
    'третий день никто трубку не берёт',
    'я напишу про вас в интернете',
    'требую начальство',
    'очень разочарован',
    'это безобразие, куда обращаться',
    'я вам плачу, а толку ноль',
    'официальная претензия, как оформить',
    'I am really unhappy with your service',
  ],
  answer: `Жаль, что так вышло. Напишите на ${company.email}, что случилось: на претензию отвечаем в течение ${workingDays(contractTerms.complaintDays)}. Чтобы вышло быстрее, оставьте здесь имя и номер, и менеджер свяжется в рабочее время.`,
  answerEn: `I am sorry. Write to ${company.email} what happened: a complaint is answered within ${contractTerms.complaintDays} working days. Faster: leave your name and number here and a manager will contact you in working time.`,
  to: '/terms',
}

export const bugAfterDelivery: Fact = {
  role: 'client',
  question: 'Нашли ошибку на сайте, который вы сделали. Что делать?',
  asks: [
    'вы нам делали сайт и он сломался',
    'баг на нашем сайте',
    'форма не работает, вы делали',
    'ошибка после сдачи, исправите?',
    'приложение вылетает',
    'по гарантии почините',
    'мы ваш клиент, не работает оплата',
    'You built our site and it is broken',
    'кнопка заказать перестала нажиматься',
    'после вашей сдачи страница пустая',
    'всё поехало на айфоне, вы же делали',
    'полгода назад сдали, теперь корзина глючит',
    'принимали у вас заказ, обнаружился дефект',
    'за починку своего же придётся платить?',
    'письма с формы не приходят, сайт ваш',
    'биз силерге жасаткан сайт иштебейт',
  ],
  answer: `Если делали мы, ошибки в нашем коде исправляем бесплатно по гарантии: сайты — ${guarantees.sites}, приложения — ${guarantees.apps}. Чужой сайт сначала осматриваем. Напишите на ${company.email} адрес сайта и что происходит, или оставьте контакт здесь.`,
  answerEn: `If we built it, we repair faults in our code free of charge under the warranty; a site built by others we inspect first. Write to ${company.email} with the address and what happens, or leave a contact here.`,
  to: '/web-development',
}

export const projectStatus: Fact = {
  role: 'client',
  question: 'Как узнать, что с моим проектом?',
  asks: [
    'на каком этапе сейчас мой проект',
    'как там мой проект',
    'статус заказа',
    'на какой стадии наш сайт',
    'обещали вчера сдать',
    'What is the status of my project?',
    'есть новости по нашей разработке?',
    'сколько осталось до конца',
    'менеджер молчит, что там у нас',
    'покажите прогресс по номеру договора',
    'на этой неделе будет показ?',
    'что сделано за месяц',
    'мой заказ номер 15 где',
    'когда увижу макеты, которые мне обещали',
    'дизайн уже рисуют?',
    'биздин долбоор кандай болуп жатат?',
  ],
  answer: `О вашем проекте я ничего не знаю: у помощника нет доступа к заказам. Напишите своему менеджеру или на ${company.email}; оставите контакт здесь — с вами свяжутся в течение ${hoursLong(promises.consultationHours)} рабочего времени.`,
  answerEn: `I know nothing about your project: the assistant has no access to orders. Ask your manager or write to ${company.email}; leave a contact here and you will hear from us within ${promises.consultationHours} hours of working time.`,
  to: '/services',
}

export const supportRequest: Fact = {
  role: 'client',
  question: 'Я на тарифе поддержки. Куда писать?',
  asks: [
    'как обратиться в поддержку',
    'куда писать по сайту на поддержке',
    'нужна правка на сайте, мы на тарифе',
    'у нас остались часы',
    'как поставить задачу программисту',
    'техподдержка где',
    'How do I reach support?',
    'мы у вас на сопровождении, поменять баннер',
    'как связаться с закреплённым инженером',
    'нужен ваш админ, у нас абонемент',
    'канал для задач',
    'тикет завести',
    'We are on a support plan, whom do we write to?',
  ],
  answer: `Если вы на нашем тарифе, пишите в чат со своим инженером: ответ приходит в течение ${hoursLong(promises.consultationHours)} в рабочее время на любом тарифе. Если чата под рукой нет, напишите на ${company.email}.`,
  answerEn: `If you are on one of our plans, write in the chat with your engineer: an answer comes within ${promises.consultationHours} hours of working time on every plan. If the chat is not at hand, write to ${company.email}.`,
  to: '/website-support',
}

export const changeContractor: Fact = {
  question: 'Хочу уйти к другому подрядчику. Отдадите всё?',
  asks: [
    'уходим к другим',
    'отдадите код если уйдём',
    'как забрать сайт',
    'передайте сайт другому исполнителю',
    'Can we move to another contractor?',
    'нашли подешевле, прощаемся',
    'не устраиваете, хотим забрать всё',
    'процедура передачи дел',
    'расстаёмся, что вы нам вернёте',
    'разрыв без скандала возможен?',
    'отпустите нас спокойно?',
    'не удалите ли вы всё напоследок',
    'Handover to an in-house team',
    'башка компанияга өтөбүз',
  ],
  answer:
    'Да, уйти легко: передаём код, копии и опись доступов. Код и доступы и так принадлежат вам.',
  answerEn:
    'Yes, leaving is easy: we hand over the code, backups and a list of accesses, which are yours anyway.',
  to: '/website-support',
}

export const billingQuestion: Fact = {
  role: 'client',
  question: 'Не согласен со счётом или часами в отчёте. Что делать?',
  asks: [
    'неправильный счёт',
    'почему столько часов насчитали',
    'за что такой счет пришёл',
    'не согласен с отчётом',
    'ошибка в счёте',
    'My invoice is wrong',
    'с меня списали дважды',
    'откуда взялась эта строчка',
    'я столько не заказывал',
    'завышено, пересчитайте',
    'оспорить отчёт',
    'оплатили, а вы говорите не пришло',
    'эсеп туура эмес',
  ],
  answer:
    'В отчёте поддержки каждая строка — задача, исполнитель и время; спорную обсуждаем до оплаты. Напишите своему менеджеру или оставьте контакт здесь: счетов я не вижу.',
  answerEn:
    'Every line of a support report is a task, a person and a time; a disputed one is discussed before payment. Write to your manager or leave a contact here: I cannot see invoices.',
  to: '/website-support',
}

export const changeRequest: Fact = {
  role: 'change',
  question: 'Как изменить или отозвать отправленную заявку?',
  asks: [
    'ошибся в заявке',
    'неправильный номер указал',
    'отмените мою заявку',
    'дублировал заявку случайно',
    'хочу дополнить заявку',
    'заявка точно дошла?',
    'How do I change or cancel my request?',
    'Did you get my request?',
    'указал не ту почту',
    'письмо-подтверждение не пришло',
    'два раза отправилось',
    'хочу дописать детали к обращению',
    'Cancel my request please',
  ],
  answer: `Если вы оставляли заявку, напишите здесь имя и контакт, который в ней указан, и менеджер исправит её, перенесёт встречу или всё отменит. Можно и ответить на письмо с подтверждением или написать на ${company.email}.`,
  answerEn: `Leave your name and the contact given in the request here, and a manager will correct it, move the meeting or cancel it. You may also reply to the confirmation mail or write to ${company.email}.`,
  to: '/privacy',
}

export const notCalledBack: Fact = {
  role: 'client',
  question: 'Мне обещали позвонить или ответить и не ответили. Что делать?',
  asks: [
    'не перезвонили',
    'обещали набрать вчера, жду до сих пор',
    'заполнила анкету, расчёт так и не прислали',
    'Nobody has called me back',
    'чалабыз дегенсиңер, эч ким чалган жок',
  ],
  answer: `Если вы оставляли нам заявку, простите, так быть не должно: на неё отвечают в течение ${hoursLong(promises.consultationHours)} рабочего времени. Оставьте здесь имя и контакт, который указали в ней, и менеджер узнает, что вы ждёте. Можно и написать на ${company.email}.`,
  answerEn: `If you have left us a request, I am sorry: it is answered within ${promises.consultationHours} hours of working time. Leave your name and the contact given in it here, and a manager will learn that you are waiting. You may also write to ${company.email}.`,
  to: '/about',
}

export const lateProject: Fact = {
  role: 'client',
  question: 'Мой проект задерживается. Что делать?',
  asks: [
    'вы должны были сдать месяц назад',
    'сроки по договору прошли, сайта нет',
    'когда наконец закончите мой сайт',
    'обещали к понедельнику и опять тишина',
    'вы просрочили нашу сдачу',
    'сколько ещё ждать мой заказ',
    'You are late with my project',
    'мой менеджер пропал, дата сдачи прошла',
  ],
  answer: `Если проект делаем мы, дата сдачи записана в вашем договоре, а о задержке мы должны были сказать сразу. Напишите своему менеджеру или на ${company.email}: на претензию отвечаем в течение ${workingDays(contractTerms.complaintDays)}. Оставьте здесь контакт, и с вами свяжется человек.`,
  answerEn: `If we are building it, the date is in your contract, and we should have told you of a delay at once. Write to your manager or to ${company.email}, or leave a contact here and a person will get back to you.`,
  to: '/terms',
}

export const newOwner: Fact = {
  role: 'client',
  question: 'Бизнес переходит другому владельцу. Как передать сайт и договор?',
  asks: [
    'продаю бизнес вместе с сайтом',
    'переоформить домен на нового хозяина',
    'у нас сменилось юрлицо, что с договором',
    'реорганизация компании, договор переподписать?',
    'партнёр вышел из дела, сайт на нём',
    'сменились реквизиты',
    'We are selling the company, what about the site?',
    'бизнес башка ээге өтөт',
  ],
  answer: `Домен, хостинг и аккаунты оформлены на вас, поэтому их вы передаёте сами, а код и опись доступов у вас уже есть. Договор переоформит менеджер: напишите на ${company.email}, кто станет новой стороной и с какого дня.`,
  answerEn: `The domain, the hosting and the accounts are yours, so you hand them over yourself, and you have the code and the list of accesses. A manager will rewrite the contract: tell ${company.email} who the new party is and from what day.`,
  to: '/website-support',
}

export const pause: Fact = {
  role: 'client',
  question: 'Можно ли поставить проект на паузу?',
  asks: [
    'заморозить проект на квартал',
    'пауза между дизайном и вёрсткой',
    'долбоорду токтотуп туруу',
    'возобновить проект после перерыва',
    'штраф если я пропаду?',
    'Can we put the project on hold?',
  ],
  answer: `Напишите менеджеру или на ${company.email}: о паузе и новой дате договариваются письменно. Правил и штрафа за неё на сайте нет; оплаченное и сделанное остаётся вашим. Долгая пауза сдвигает сроки, а смету могут пересчитать — спросите об этом сразу.`,
  answerEn: `Write to your manager or ${company.email}: a pause and the new date are agreed in writing. The site knows no rules and no fine for it; what is paid and done stays yours. A long pause moves the dates, and the estimate may be made anew: ask at once.`,
  to: '/terms',
}

export const fixDocuments: Fact = {
  role: 'client',
  question: 'В договоре, счёте или акте ошибка, нужны оригиналы. Куда писать?',
  asks: [
    'в акте ошибка в инн',
    'фамилию с ошибкой написали',
    'в счёте нет номера договора',
    'акт подпишите уже',
    'письмо об уточнении платежа',
    'The invoice has a wrong company name',
    'келишимде ката бар',
  ],
  answer: `Пришлите менеджеру или на ${company.email} номер документа и как должно быть: его переделают и отправят заново. Я документов не вижу и ускорить сам не могу; если срок горит, оставьте здесь имя, номер и дату, к которой нужно.`,
  answerEn: `Send the number of the document and what it should say to your manager or ${company.email}: it will be made anew. I see no documents and cannot hurry them myself; if it is urgent, leave your name, number and the date here.`,
  to: '/terms',
}

export const changeContact: Fact = {
  role: 'client',
  question: 'У нас сменился ответственный. Кому сообщить и как закрыть доступ прежнему?',
  asks: [
    'новый бухгалтер, шлите счета ему',
    'уволенному закройте доступ',
    'директор сменился, передать кабинет',
    'я в декрет, проект ведёт другой',
    'Add our new accountant to the billing mails',
    'жаңы менеджерибиз мындан ары жазат',
  ],
  answer: `Напишите с адреса, указанного в договоре, менеджеру или на ${company.email}: кто теперь решает и кому закрыть доступ. Так мы узнаём, что просьба от вас. До подтверждения по чужой просьбе ничего не меняем; пароли, которые знал ушедший, смените сами сразу.`,
  answerEn: `Write from the address in the contract to your manager or ${company.email}: who decides now and whose access must be closed. That is how we know that it is you. Change the passwords which the former person knew at once.`,
  to: '/terms',
}

export const leaveReview: Fact = {
  role: 'client',
  question: 'Где оставить отзыв о вашей работе?',
  asks: [
    'отзыв хороший оставить',
    'похвалить менеджера',
    'на 2гис или у вас на сайте отзыв?',
    'Where can I leave a review?',
    'пикир калтырсам болобу?',
  ],
  answer: `Спасибо, передам с радостью! Формы для отзывов на сайте нет: напишите на ${company.email}, что понравилось и что нет, и можно ли это показать. Имя сотрудника тоже назовите, ему будет приятно.`,
  answerEn: `Thank you! The site has no form for reviews: write to ${company.email} what you liked and what you did not, and whether we may show it. Name the colleague as well.`,
  to: '/about',
}

export const noAccess: Fact = {
  role: 'client',
  question: 'Не открывается макет, трекер или тестовый адрес. Что делать?',
  asks: [
    'фигма просит доступ',
    'не могу войти на тестовый стенд',
    'нет доступа к задачам',
    'I have no access to the Figma file',
    'макет ачылбай жатат',
  ],
  answer: `Попросите доступ у своего менеджера или на ${company.email}: назовите почту, под которой входите, и пришлите ссылку или снимок ошибки. Я доступов не раздаю. Заодно проверьте, тем ли аккаунтом вы вошли.`,
  answerEn: `Ask your manager or ${company.email} for access: name the address you sign in with and send the link or a picture of the error. I hand out no accesses. Check as well whether you are signed in with the right account.`,
  to: '/services',
}
