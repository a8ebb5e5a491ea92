import { hoursText } from '@contracts/working-time-text.ts'
import { nextSteps } from '../after-sending'
import { company, promises } from '../company'
import { contactsText } from '../contacts'
import { hoursLong } from '@contracts/russian.ts'
import { place } from '../place'
import { clockName, workingHours } from '../working-hours'
import type { Fact } from './fact'

const { consultationHours, proposalHours } = promises
const hours = `${hoursText(workingHours)} ${clockName.ru}`
const hoursEn = `${hoursText(workingHours, 'en')}, ${clockName.en}`

export const callback: Fact = {
  role: 'promise',
  question: 'Как быстро вы свяжетесь со мной?',
  asks: [
    'когда перезвоните?',
    'через сколько ответит менеджер',
    'сколько ждать звонка',
    'как скоро со мной свяжутся',
    'оставил заявку, когда ответ?',
    'когда мне позвонят',
    'сколько ждать ответа',
    'менеджер когда напишет',
    'How soon will you contact me?',
    'When will somebody call me back?',
    'качан чаласыздар?',
    'канча убакытта жооп бересиздер?',
    'жду звонка уже час',
    'если сейчас напишу, сегодня ответят?',
    'заполнила форму ночью, утром наберут?',
    'оперативно выходите на связь?',
  ],
  answer: `После заявки на консультацию менеджер связывается с вами в течение ${hoursLong(consultationHours)} рабочего времени: ${hours}. Если заявка пришла в другое время, срок идёт с начала ближайшего рабочего дня.`,
  answerEn: `A manager contacts you within ${consultationHours} hours of working time after a consultation request: ${hoursEn}. For a request outside of it, time runs from the next opening.`,
  to: '/terms',
}

export const proposal: Fact = {
  question: 'Когда вы пришлёте предложение с ценой?',
  asks: [
    'когда пришлёте предложение?',
    'когда будет смета',
    'сколько ждать кп',
    'как быстро посчитаете',
    'заполнил анкету, что дальше и когда',
    'через сколько получу расчёт',
    'когда скажете точную цену',
    'прошёл квиз когда ответ',
    'When will you send a proposal?',
    'How long does an estimate take?',
    'баасын качан айтасыңар?',
    'кп к завтрашнему совещанию реально?',
    'расчёт придёт сегодня или на неделе',
    'анкету отправил в пятницу вечером, когда ждать',
    'быстро ли оцениваете',
  ],
  answer: `Предложение с ценой и сроками присылаем в течение ${hoursLong(proposalHours)} по рабочим дням после заполненной анкеты проекта, то есть к тому же часу следующего рабочего дня.`,
  answerEn: `A proposal with price and dates follows within ${proposalHours} hours, counted on working days, of a completed project questionnaire: by the same hour of the next working day.`,
  to: '/terms',
}

export const openingHours: Fact = {
  role: 'promise',
  question: 'В какие часы вы работаете?',
  asks: [
    'график работы',
    'часы работы какие',
    'до скольки вы сегодня',
    'во сколько открываетесь',
    'вы сейчас работаете?',
    'обед когда у вас',
    'режим работы офиса',
    'What are your working hours?',
    'Are you open now?',
    'канчага чейин иштейсиздер?',
    'иш убактысы',
    'когда у вас конец дня',
    'часовой пояс какой',
    'расписание офиса',
    'завтра вы на месте?',
  ],
  answer: `Работаем ${hours}, кроме праздничных дней ${place.ofCountry}.`,
  answerEn: `${hoursEn}, except the public holidays of ${company.countryEn}.`,
  to: '/terms',
}

export const weekends: Fact = {
  role: 'promise',
  question: 'Отвечаете ли вы в выходные и праздники?',
  asks: [
    'в субботу работаете?',
    'а в воскресенье ответите',
    'в праздники вы на связи?',
    'на нооруз работаете',
    'на новый год кто-то есть',
    'ночью кто-нибудь отвечает',
    'Do you work on weekends?',
    'на майские вы отдыхаете?',
    'орозо айт, кто-нибудь дежурит?',
    'вечером после семи кто-нибудь ответит',
    'работаю допоздна, ночью напишу — прочтут?',
    'в каникулы новогодние можно обратиться',
    'если написать в субботу, когда увидят',
    'майрам күндөрү жооп бересиңерби?',
    'Is anyone available on Sunday?',
  ],
  answer: `В субботу, воскресенье и праздники — нет, менеджеры отвечают в рабочее время: ${hours}. Заявку или сообщение здесь можно оставить когда угодно, срок ответа пойдёт с начала ближайшего рабочего дня.`,
  answerEn: `Not on weekends and public holidays: managers answer in working time, ${hoursEn}. You can leave a request here at any hour; time runs from the next opening.`,
  to: '/terms',
}

export const phone: Fact = {
  question: 'Какой у вас телефон?',
  asks: [
    'номер телефона дайте',
    'куда позвонить',
    'есть ватсап?',
    'whatsapp напишите',
    'телеграм у вас есть?',
    'можно вам в мессенджер',
    'ваш номер для связи',
    'What is your phone number?',
    'Do you have WhatsApp?',
    'телефон номериңер канча?',
    'почему на сайте нет телефона',
    'не нашёл ваш номер',
    'звонить куда',
    'горячая линия',
    'скиньте контакты',
    'соцсети ваши дайте',
  ],
  answer: contactsText('ru')
    ? `${contactsText('ru')}. Или оставьте свой номер, и менеджер перезвонит.`
    : `Телефон и мессенджеры на сайте не опубликованы. Оставьте свой номер, и менеджер перезвонит, или напишите на ${company.email}.`,
  answerEn: contactsText('en')
    ? `${contactsText('en')}. Or leave your number and a manager will call you.`
    : `No phone number or messenger is published. Leave your number and a manager will call you, or write to ${company.email}.`,
  to: '/about',
}

export const email: Fact = {
  question: 'На какую почту вам написать?',
  asks: [
    'почта ваша',
    'email для связи',
    'куда отправить тз',
    'на какой адрес прислать бриф',
    'куда скинуть документы',
    'электронный адрес напишите',
    'What is your email?',
    'на какой ящик писать',
    'как отправить вам файл',
    'электронка',
    'презентацию куда переслать',
    'можно письмом, не люблю чаты',
    'документтерди кайда жөнөтөм?',
    'Where should I send the brief?',
  ],
  answer: `${company.email}. Бриф, макет или техническое задание можно приложить и к заявке на сайте.`,
  answerEn: `${company.email}. A brief, a design or a specification can also be attached to a request on the site.`,
  to: '/about',
}

export const address: Fact = {
  question: 'Где находится офис и можно ли приехать?',
  asks: [
    'где вы находитесь?',
    'адрес офиса',
    'дайте адрес',
    'скиньте адрес офиса',
    'в каком районе офис',
    'где вас найти в городе',
    'можно подъехать к вам',
    'хочу встретиться лично',
    'как до вас добраться',
    'офис есть вообще?',
    'можно зайти без записи',
    `вы ${place.inCity}?`,
    'Where is your office?',
    'Can I visit your office?',
    'офисиңер кайда?',
    'улица и дом',
    'вы на чуй?',
    'есть ли парковка у вас',
    'этаж кабинет какой',
    'я в центре, могу забежать',
  ],
  answer: `Мы ${place.inCity}: ${company.addressRu}. О встрече лучше условиться заранее: запишитесь на консультацию или напишите на ${company.email}.`,
  answerEn: `We are in ${place.cityEn}: ${company.addressEn}. Please arrange a visit first: book a consultation or write to ${company.email}.`,
  to: '/about',
}

export const whoAnswers: Fact = {
  question: 'Кто ответит на мою заявку?',
  asks: [
    'кто мне перезвонит',
    'с кем я буду говорить',
    'кто будет отвечать на вопросы',
    'кто читает заявки',
    'мне отвечает живой человек?',
    'Who will answer me?',
    'Will I talk to a real person?',
    'робот или человек перезвонит',
    'не хочу общаться с машиной',
    'мне нужен кто-то, кто в теме',
    'попадёт ли моё обращение к специалисту',
    'кто по ту сторону',
    'чьё имя будет в ответе',
    'сиз роботсузбу?',
  ],
  answer:
    'На заявки отвечают менеджеры компании, живые люди. В этом чате пишет автоматический помощник; если нужен человек, скажите, и сотрудник вступит в разговор.',
  answerEn:
    'Requests are answered by our managers, real people. In this chat you talk to an automatic assistant; ask for a person and one of the staff will join.',
  to: '/privacy',
}

export const consultation: Fact = {
  role: 'consultation',
  question: 'Что такое бесплатная консультация?',
  asks: [
    'консультация точно бесплатная?',
    'консультация платная?',
    'сколько стоит консультация',
    'что будет на консультации',
    'как проходит консультация',
    'к чему обязывает консультация',
    'после консультации надо заказывать?',
    'зачем мне консультация',
    'Is the consultation free?',
    'Is the first consultation paid?',
    'первая консультация бесплатно?',
    'консультация акысызбы?',
    'сколько длится первый разговор',
    'после беседы я вам что-то должен?',
    'консультируете по видеосвязи',
    'встреча с экспертом ничего не стоит?',
  ],
  answer:
    'Первая консультация бесплатна и ни к чему не обязывает. На ней разбирают задачу: что нужно сделать, чем можно пренебречь и сколько это стоит.',
  answerEn:
    'The first consultation is free and obliges you to nothing. It looks at your task: what has to be done, what can be left out and what it costs.',
  to: '/terms',
}

export const whatToPrepare: Fact = {
  question: 'Что подготовить к первому разговору?',
  asks: [
    'что от меня нужно?',
    'тз обязательно?',
    'у меня нет тз',
    'нужно ли техзадание для расчёта',
    'какие данные нужны для расчёта',
    'с чего начать',
    'что рассказать на консультации',
    'могу без тз обратиться',
    'бриф заполнять надо?',
    'What do you need from me to start?',
    'Do I need a specification?',
    'я только идею имею',
    'какую информацию собрать заранее',
    'нужны ли эскизы от руки',
    'достаточно ли устного описания',
  ],
  answer:
    'Достаточно описать задачу своими словами: кто ваш покупатель и что он должен сделать. Готовое ТЗ, бриф или макет можно приложить, но и без них мы зададим нужные вопросы.',
  answerEn:
    'Describe the task in your own words: who your customer is and what they should do. Attach a specification, a brief or a design if you have one; without it we will ask.',
  to: '/services',
}

export const howToOrder: Fact = {
  question: 'Как заказать проект?',
  asks: [
    'как оформить заказ',
    'как начать работу с вами',
    'куда жать чтобы заказать',
    'как с вами начать сотрудничать',
    'готов заказать, дальше что',
    'How do I start a project?',
    'кантип заказ берем?',
    'созрел, куда нажимать',
    'оставить заказ',
    'мы решили, берём',
    'с чего стартуем, мы согласны',
    'можно оформить прямо тут в переписке',
    'не нашёл кнопку заказа',
    'I want to hire you',
  ],
  answer: `Нажмите «Начать проект» и ответьте на короткую анкету — предложение придёт в течение ${hoursLong(proposalHours)} по рабочим дням. Или оставьте контакт здесь: менеджер свяжется с вами, а начинаем после письменного договора.`,
  answerEn: `Press “Начать проект” and answer a short questionnaire: a proposal follows within ${proposalHours} hours, counted on working days. Or leave a contact here and a manager will get in touch; work begins after a written contract.`,
  to: '/services',
}

export const afterSending: Fact = {
  role: 'promise',
  question: 'Что будет после отправки заявки?',
  asks: [
    'что дальше?',
    'и что теперь',
    'что вы сделаете с моей заявкой',
    'контакт оставил, дальше что',
    'какие следующие шаги',
    'What happens next?',
    'what do you do with my request',
    'What are the next steps?',
    'андан кийин эмне болот?',
  ],
  answer: nextSteps.ru.consultation.join(' '),
  answerEn: nextSteps.en.consultation.join(' '),
  to: '/services',
}

export const impostor: Fact = {
  question: 'Мне позвонили от вашего имени и просят денег. Это вы?',
  asks: [
    'это вы мне звонили?',
    'просят перевести деньги за домен',
    `похоже на развод, пишут якобы из ${company.name}`,
    'в телеграме просят предоплату на карту',
    'код из смс спрашивают',
    'проверьте, ваш ли это менеджер',
    'Somebody calls in your name and asks for money',
    'Is this invoice really from you?',
    'силердин атыңардан чалып жатышат',
  ],
  answer: `Не переводите ничего, пока не проверите. Мы выставляем счёт по подписанному договору, а паролей и кодов не спрашиваем. Перешлите сообщение или счёт на ${company.email} либо позовите здесь человека: скажем, наш ли это сотрудник.`,
  answerEn: `Pay nothing before you have checked. We invoice under a signed contract, and never ask for passwords or codes. Forward the message or the invoice to ${company.email}, or call a person here: we will tell you whether it is ours.`,
  to: '/about',
}

export const textOnly: Fact = {
  question: 'Можно ли вести всё в переписке, без звонков?',
  asks: [
    'я глухой, звонить мне нельзя',
    'обязательно ли созваниваться?',
    'не люблю созвоны, давайте письменно',
    'встреча может пройти в текстовом чате?',
    'общаюсь только сообщениями',
    'Can we do everything in writing, without calls?',
  ],
  answer: `Да, звонок не обязателен. Пишите сюда, на ${company.email} или в мессенджер, а в заявке напишите «только письменно», чтобы менеджер это видел. Смета, договор и замечания и так ведутся письменно, ход работы виден по ссылке.`,
  answerEn: `Yes, a call is not required. Write here, to ${company.email} or in a messenger, and put “in writing only” into your request, so that the manager sees it. Estimate, contract and remarks are in writing anyway, and progress is visible by a link.`,
  to: '/about',
}

export const voiceMessage: Fact = {
  question: 'Можно ли прислать голосовое сообщение или файл в этот чат?',
  asks: [
    'голосовое можно скинуть?',
    'куда прислать голосом',
    'фото сюда прикрепить можно?',
    'тексты для сайта надиктую, примете?',
    'Can I send a voice message?',
  ],
  answer: `Этот чат понимает только текст. Оставьте имя и ник в мессенджере или номер, и менеджер примет голосовое или файл там; можно и письмом на ${company.email}. Напишите хотя бы в двух словах, о чём речь, — подскажу, что знаю.`,
  answerEn: `This chat reads text only. Leave your name and a messenger or a number, and a manager will take the voice message or the file there; or send it to ${company.email}. Tell me in two words what it is about, and I will say what I know.`,
  to: '/about',
}
