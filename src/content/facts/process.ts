import { promises } from '../company'
import { hoursLong } from '@contracts/russian.ts'
import { showing, showingEn } from '../figures'
import { additionalServices, siteTypes, webPackages } from '../packages'
import { priceText, priceTextEn } from '../price-text'
import { termTextEn } from '../term-en'
import type { Fact } from './fact'

export const stages: Fact = {
  question: 'Как проходит работа?',
  asks: [
    'какие этапы',
    'как вы работаете',
    'расскажите про процесс',
    'с чего начинаете и чем заканчиваете',
    'что будет после заявки',
    'порядок работы',
    'How do you work?',
    'кантип иштейсиздер?',
    'какая методология',
    'из каких шагов состоит разработка',
    'сначала что, потом что',
    'дорожная карта проекта',
    'agile спринты у вас?',
    'What happens after I send a request?',
    'иш кандай тартипте жүрөт?',
  ],
  answer:
    'Анализ, планирование, разработка, запуск с поддержкой. У каждого этапа своя цена и дата показа; договор подписываем, когда вопросов к смете не осталось.',
  answerEn:
    'Analysis, planning, development, then launch and support. Each stage has a price and a date; the contract is signed when no questions about the estimate are left.',
  to: '/services',
}

export const seeingProgress: Fact = {
  question: 'Как я увижу, что происходит с проектом?',
  asks: [
    'как контролировать процесс',
    'будут ли отчёты по ходу',
    'как часто показываете',
    'демо покажете?',
    'как следить за разработкой',
    'можно смотреть промежуточный результат',
    'вы созваниваетесь с клиентом?',
    'How will I see the progress?',
    'боюсь, что буду в неведении',
    'где посмотреть черновик',
    'скриншоты по пути пришлёте?',
    'мне надо докладывать начальству о ходе',
    'превью до сдачи',
    'показывайте мне каждый шаг',
    'стейджинг открыт заказчику?',
    'Will you send regular updates?',
  ],
  answer: `Сделанное сразу появляется на тестовом адресе, а рабочую версию показываем ${showing}. Приложение можно ставить на телефон каждую неделю.`,
  answerEn: `Everything finished appears on a test address at once, and you see a working version ${showingEn}. A new build of an app comes every week.`,
  to: '/services',
}

export const oneTeam: Fact = {
  question: 'Кто будет работать над проектом?',
  asks: [
    'кто будет делать мой сайт',
    'будет ли у меня личный менеджер',
    'одна команда от начала до конца?',
    'вы сами делаете или отдаёте фрилансерам',
    'аутсорсите кому-то?',
    'кто ведёт проект',
    'сколько человек на проекте',
    'а если программист уволится',
    'Who will work on my project?',
    'покажете исполнителей поимённо?',
    'люди на проекте не сменятся посередине?',
    'заболеет ваш разработчик, всё встанет?',
    'аналитик отдельный положен?',
    'состав группы на мой заказ',
    'Do you outsource the work to freelancers?',
    'долбоордун үстүндө ким иштейт?',
  ],
  answer:
    'Одна команда на весь путь: аналитик, дизайнер и инженеры не меняются от первой встречи до запуска. Код и документы принадлежат вам, поэтому от одного человека проект не зависит.',
  answerEn:
    'One team all the way: analyst, designer and engineers stay the same from the first meeting to the launch. Code and documents are yours, so nothing hangs on one person.',
  to: '/',
}

export const clientEffort: Fact = {
  question: 'Сколько времени понадобится от меня?',
  asks: [
    'что требуется от нас',
    'много времени займёт у меня?',
    'я занят, смогу не участвовать?',
    'что нам нужно делать в процессе',
    'How much of my time will it take?',
    'какое участие заказчика',
    'нужен ли с нашей стороны координатор',
    'кого выделить от компании',
    'можно отдать всё вам и забыть',
    'буду в отъезде, проект не встанет?',
    'не хочу вникать в детали',
    'What do you expect from the client?',
    'менден эмне талап кылынат?',
  ],
  answer:
    'На старте — разговор о задаче и материалы, дальше — решения на показах. Сколько часов это займёт, на сайте не посчитано; срок сайта из пакета начинается, когда утверждена структура и получены материалы.',
  answerEn:
    'At the start a talk about the task and your materials, then decisions at the showings. The site does not count the hours; the term of a website package begins once the structure is approved and the materials are in.',
  to: '/web-development',
}

export const texts: Fact = {
  question: 'Кто готовит тексты и фотографии?',
  asks: [
    'тексты вы пишете?',
    'контент кто готовит',
    'наполнение сайта входит?',
    'у меня нет текстов',
    'фото надо самим?',
    'копирайтер есть у вас',
    'заполните сайт товарами?',
    'Do you write the texts?',
    'сочинять про компанию не умею',
    'кто пишет описания к карточкам',
    'иллюстрации чьи',
    'картинок хороших нет, выкрутитесь?',
    'описание врачей составляете сами?',
    'Who provides the copy and pictures?',
    'текстти ким жазат?',
  ],
  answer:
    'Тексты лендинга входят в пакет, статьи и страницы под запросы пишем в рамках SEO, товары загружаем из Excel или 1С. Съёмки в списке услуг нет, о фотографиях договоритесь с менеджером.',
  answerEn:
    'The texts of a landing page are part of its package, pages for search are written within SEO, and goods are imported from Excel or 1C. Photo shoots are not among our services.',
  to: '/web-development',
}

export const startDate: Fact = {
  question: 'Когда вы сможете начать?',
  asks: [
    'когда начнёте?',
    'есть ли очередь',
    'прямо сейчас можете взять проект?',
    'вы сейчас свободны?',
    'как быстро приступите',
    'на следующей неделе начнёте?',
    'загрузка у вас какая',
    'When can you start?',
    'качан баштайсыздар?',
    'свободное окно ближайшее',
    'берёте заказы в этом месяце?',
    'есть бронь на осень?',
    'лист ожидания имеется',
    'How soon could you get going?',
    'качан бошойсуздар?',
  ],
  answer: `Даты ближайшего старта на сайте нет: её называет менеджер. Предложение приходит в течение ${hoursLong(promises.proposalHours)} по рабочим дням, начинаем после подписания договора.`,
  answerEn: `The next start date is not published; a manager will tell you. A proposal takes ${promises.proposalHours} hours, counted on working days, and work starts once the contract is signed.`,
  to: '/services',
}

export const deadlineStart: Fact = {
  question: 'С какого дня считается срок?',
  asks: [
    'срок с какого момента',
    'когда начинается отсчёт срока',
    'с даты договора или предоплаты срок',
    'дни рабочие или календарные',
    'When does the term begin?',
    'отсчёт идёт от подписи или от аванса',
    'точка старта дней какая',
    'от какого события плюсуете недели',
    'сроки включают субботы?',
    'мы тянем с логотипом, часы тикают?',
    'неделя это семь дней или пять',
    'мөөнөт кайсы күндөн эсептелет?',
    'From which day do you count the weeks?',
  ],
  answer:
    'У пакетов сайтов — с того дня, когда утверждена структура и получены материалы. Для остального дату сдачи записывают в договор. Рабочие это дни или календарные, на сайте не сказано.',
  answerEn:
    'For website packages, on the day the structure is approved and the materials are in. For the rest the delivery date is written into the contract. Whether working or calendar days are meant, the site does not say.',
  to: '/web-development',
}

export const urgent: Fact = {
  question: 'Можно ли сделать срочно?',
  asks: [
    'надо срочно!!',
    'горит, нужно вчера',
    'можно ускорить за доплату?',
    'срочный заказ берёте',
    'нужно к понедельнику',
    'быстрее нельзя?',
    'наценка за срочность',
    'Can you do it faster?',
    'тез арада керек',
    'презентация завтра, спасайте',
    'экспресс режим есть?',
    'выставка через неделю, умоляю',
    'заплачу вдвое, лишь бы скорее',
    'сжатый график возможен',
    'We have a launch next week, help',
    'бир жумада бүтсө болобу?',
  ],
  answer: `Самые короткие опубликованные сроки: лендинг — ${webPackages.landing.term.text}, корпоративный сайт — ${webPackages.corporate.term.text}. Возможно ли быстрее и за какую доплату, на сайте не сказано: скажите дату менеджеру.`,
  answerEn:
    'The shortest published terms are those of the website packages. Whether it can be faster, and for what extra charge, the site does not say: tell a manager your date.',
  to: '/web-development',
}

export const whatDelays: Fact = {
  question: 'От чего зависит срок?',
  asks: [
    'почему так долго?',
    'почему сайт делается месяц',
    'что влияет на сроки',
    'знакомый сделал за выходные, а вы за месяц',
    'отчего срок 2-3 месяца',
    'Why does it take so long?',
    'на что уходят недели',
    'что вы там столько времени пишете',
    'факторы длительности',
    'из-за чего сроки растягиваются',
    'за что отвечает каждый месяц работ',
    'What makes a project longer?',
    'эмне үчүн мынча убакыт алат?',
  ],
  answer: `От объёма: лендинг из пакета занимает ${webPackages.landing.term.text}, портал с ролями и обменами — ${siteTypes.portal.term.text}. Часть времени уходит на проверку форм, оплаты и нагрузки, чтобы не чинить после запуска.`,
  answerEn: `The scope decides: a landing page from a package takes ${termTextEn(webPackages.landing.term)}, a portal with roles and data exchange ${termTextEn(siteTypes.portal.term)}. Part of the time goes into checking forms, payments and load, so that nothing needs repair after the launch.`,
  to: '/custom-saas',
}

export const training: Fact = {
  question: 'Научите ли вы наших сотрудников?',
  asks: [
    'обучение входит?',
    'покажете как пользоваться сайтом',
    'будет инструкция?',
    'кто научит менеджеров',
    'обучите работе с админкой',
    'Do you train our staff?',
    'үйрөтөсүңөрбү?',
    'видеоурок запишете?',
    'персонал в возрасте, разберутся?',
    'не умею пользоваться панелью',
    'новенького кто введёт в курс',
    'документацию пользователя оставите',
    'введёте в курс секретаря',
    'Will somebody show us how to use it?',
    'кызматкерлерге көрсөтүп бересиңерби?',
  ],
  answer:
    'Да, обучение входит в работу: к сайту записываем видео, как менять цены, баннеры и меню, а сотрудников учим по ходу проекта.',
  answerEn:
    'Yes, training is part of the work: with a site comes a video on changing prices, banners and menus, and staff learn as the project goes on.',
  to: '/industries',
}

export const afterLaunch: Fact = {
  question: 'Что будет после запуска?',
  asks: [
    'вы не бросите после сдачи?',
    'кто будет поддерживать сайт потом',
    'поддержка после запуска есть?',
    'сопровождение входит?',
    'а дальше что, когда сайт готов',
    'обслуживание после сдачи платное?',
    'What happens after launch?',
    'бүткөндөн кийин карайсыңарбы?',
    'сдали — и забыли?',
    'обновлять систему дальше кому',
    'после подписания акта вы исчезаете?',
    'жизнь продукта потом',
    'постпродажное сопровождение',
    'Are you around once the site is live?',
  ],
  answer:
    'Следим за первыми днями, передаём доступы, дальше действует гарантия из договора. Обновления и доработки — по тарифу поддержки, если он вам нужен.',
  answerEn:
    'We watch the first days, hand over all access, and the warranty of the contract runs. Updates and changes come with a support plan if you want one.',
  to: '/website-support',
}

export const prototypeFirst: Fact = {
  question: 'Можно ли сначала увидеть прототип или дизайн?',
  asks: [
    'покажете макет до оплаты?',
    'сделайте пробный дизайн бесплатно',
    'сначала прототип можно?',
    'можно увидеть как будет выглядеть',
    'тестовое задание сделаете?',
    'бесплатный макет',
    'дизайн согласовывается?',
    'Can we see a prototype first?',
    'сделайте эскиз, а я решу',
    'wireframe покажете',
    'кликабельная болванка',
    'набросок главной даром',
    'в фигме дадите посмотреть',
    'Could you show a mock-up before we sign?',
  ],
  answer: `Прототип и главный экран согласуем до разработки. Отдельно прототипирование стоит ${priceText(additionalServices.prototyping.price)}; бесплатных макетов на сайте нет.`,
  answerEn:
    'The prototype and the main screen are agreed with you before development. Prototyping can be ordered on its own; the site offers no free designs.',
  to: '/web-development',
}

export const specification: Fact = {
  question: 'Поможете ли вы составить техническое задание?',
  asks: [
    'напишете тз за нас?',
    'сколько стоит тз',
    'нужно техническое задание',
    'составить тз для тендера',
    'тз под другого подрядчика',
    'Can you write a specification?',
    'сформулировать задачу не умею',
    'brd или srs напишете',
    'нет технаря, кто опишет требования',
    'постановка задачи на бумаге',
    'собрать требования с отделов',
    'user stories и схемы за нас оформите',
    'We need a requirements document',
  ],
  answer: `Да: техническое задание — ${priceText(additionalServices.specification.price)}. По нему смету посчитает любой подрядчик, не только мы.`,
  answerEn: `Yes: a technical specification is ${priceTextEn(additionalServices.specification.price)}. Any contractor can make an estimate from it, not just us.`,
  to: '/services',
}

export const teamOfMine: Fact = {
  question: 'Можете ли вы работать вместе с нашей командой?',
  asks: [
    'у нас есть свой программист',
    'усилите нашу команду',
    'аутстафф есть?',
    'дадите разработчика в аренду',
    'можете взять часть проекта',
    'наш дизайнер, ваша разработка',
    'Can you work with our developers?',
    'наш айти отдел пишет бэкенд, возьмёте фронт?',
    'аутстаффинг, боди шоп',
    'доступ в наш гит, работаем вместе, согласны?',
    'не хватает мобильщика',
    'дополнить штат',
    'Would you join our in-house developers?',
    'биздин программистер менен иштейсиңерби?',
    'аутстафф двух разработчиков',
    'дайте программистов в аренду',
    'Do you do outstaffing?',
    'We need two developers on an hourly basis',
  ],
  answer:
    'Да: закроем недостающие роли или возьмём отдельную часть. Аренды разработчиков по часам в списке услуг нет; опишите, чего не хватает вашей команде, и менеджер ответит.',
  answerEn:
    'Yes: we fill in missing roles or take a separate part. Renting developers by the hour is not on the list of services; tell a manager what your team lacks.',
  to: '/services',
}

export const takeOver: Fact = {
  question: 'Возьмёте ли вы чужой или недоделанный проект?',
  asks: [
    'предыдущий подрядчик пропал',
    'фрилансер бросил сайт на полпути',
    'доделать сайт после других',
    'берёте чужой код?',
    'нас кинул программист, поможете',
    'перехватить проект',
    'Can you take over an unfinished project?',
    'сайт наполовину написан, дальше тишина',
    'наследство из чужих исходников',
    'мне достался проект без описания',
    'перенять работу у прежней фирмы',
    'код писал студент, дотянете до конца?',
    'довести до ума заброшенное приложение',
    'Our developer left, who will finish the app?',
    'башка бирөө баштаган ишти бүтүрөсүңөрбү?',
  ],
  answer:
    'На поддержку берём сайты любых авторов — после осмотра: версии, копии, скорость, чужие скрипты. Для незаконченной разработки отдельного пакета нет, состояние кода покажет аудит.',
  answerEn:
    'We support sites by any author after an inspection of versions, backups, speed and foreign scripts. Unfinished projects have no package of their own; an audit shows the state of the code.',
  to: '/website-support',
}

export const notTechnical: Fact = {
  question: 'Я не разбираюсь в технологиях. Это помешает?',
  asks: [
    'я в компьютерах не понимаю, поможете?',
    'я человек пожилой, разберусь ли',
    'ничего не смыслю в сайтах',
    'боюсь, что меня запутают словами',
    'впервые заказываю разработку',
    'I am not technical, can you guide me?',
    'компьютерди түшүнбөйм, жардам бересиңерби?',
    'надо ли мне знать программирование',
  ],
  answer:
    'Не помешает: расскажите о деле своими словами, остальное спросим мы. Первая консультация бесплатна, менеджер объяснит всё без терминов; а готовый сайт сдаём с видео о том, как им пользоваться.',
  answerEn:
    'No: tell us about your business in your own words and we ask the rest. The first consultation is free, and a finished site comes with a video on how to use it.',
  to: '/services',
}

export const workingTools: Fact = {
  question: 'Где вести задачи, правки и переписку по проекту?',
  asks: [
    'задачи в нашей джире, доступ дадим',
    'общий чат с разработчиками будет?',
    'по канбану работаете?',
    'кто наш контакт на всё время',
    'ведёте проект в телеграме или по почте?',
    'Can we use our own Jira?',
    'Where do we send remarks?',
  ],
  answer:
    'Где вести задачи и замечания, договариваемся на старте: можно и в вашей системе. На сайте назначено одно: сделанное сразу видно на тестовом адресе, рабочую версию показываем раз в две недели, а команда от начала до запуска одна.',
  answerEn:
    'Where tasks and remarks are kept is agreed at the start, and may be a system of yours. Fixed on the site: what is done is visible on a test address at once, a working version is shown every two weeks, and the team stays the same.',
  to: '/custom-saas',
}

export const talkToDeveloper: Fact = {
  question: 'Можно ли поговорить с самим разработчиком, а не с менеджером?',
  asks: [
    'соедините с программистом',
    'технические вопросы, менеджер не нужен',
    'кто тимлид на проекте',
    'познакомьте с командой до договора',
    'самим выбрать дизайнера можно?',
    'Can I talk to an engineer before signing?',
    'программист менен сүйлөшсөм болобу?',
  ],
  answer:
    'Напишите в заявке, что вопросы технические и нужен инженер: менеджер ответит, кто придёт на бесплатную консультацию. Команда от первой встречи до запуска одна, поэтому познакомиться с ней можно до договора; кого поставят именно к вам, скажет менеджер.',
  answerEn:
    'Say in your request that the questions are technical and you want an engineer: a manager will tell you who comes to the free consultation. The team stays the same from the first meeting to the launch, so you can meet it before you sign.',
  to: '/about',
}

export const ownDevelopers: Fact = {
  question: 'Вы делаете сами или отдаёте на аутсорс?',
  asks: [
    'не посредники ли вы',
    'программисты в штате?',
    'кому на самом деле уйдёт работа',
    'субподрядчики есть?',
    'Do you outsource the work?',
    'өзүңөр жасайсыңарбы же башкага бересиңерби?',
  ],
  answer:
    'Делаем своей командой, и она не меняется от первой встречи до запуска; инженеров растим из стажёров, код проверяют другие. Привлечём ли кого-то со стороны именно к вам, на сайте не сказано: можно записать в договор, что без вашего согласия — нет.',
  answerEn:
    'With a team of our own, the same from the first meeting to the launch; engineers grow from interns, and code is reviewed by others. Whether anybody from outside would join your project the site does not say: have it in the contract that none does without your consent.',
  to: '/about',
}

export const materials: Fact = {
  question: 'Какие материалы и доступы нужны от нас для старта?',
  asks: [
    'когда передавать логины',
    'фотографии с телефона подойдут?',
    'что передать по бренду кроме логотипа',
    'какого размера нужны картинки',
    'Is there a checklist of what you need from us?',
    'бизден эмне керек, тизмесин бериңиз',
  ],
  answer:
    'Рассказ о деле своими словами, логотип и цвета, если есть, фотографии, примеры сайтов, которые нравятся, и цены или каталог — хоть в Excel. Пароли до договора не нужны. Точный список пришлёт менеджер; чего нет, подскажем, где взять. Хорошие снимки с телефона годятся.',
  answerEn:
    'Your business in your own words, logo and colours if there are any, photos, examples of sites you like, and prices or a catalogue, be it in Excel. No passwords before the contract. A manager sends the exact list; good phone photos will do.',
  to: '/services',
}

export const decisionMaker: Fact = {
  question: 'Кто с нашей стороны согласует работу и считаются ли слова по телефону?',
  asks: [
    'кого назначить ответственным',
    'у нас два директора, кто утверждает',
    'правки по телефону засчитываются?',
    'я в отпуске, решайте без меня',
    'Who approves on our side?',
  ],
  answer:
    'Лучше один человек, который решает, и его имя в договоре. Сказанное по телефону повторите письмом: важное фиксируем письменно, состав работ, цена и сроки меняются дополнением к договору. Пока решения нет, этап ждёт, и срок сдвигается.',
  answerEn:
    'One person who decides is best, named in the contract. Repeat in writing what was said by phone: contents, price and dates change by an addition to the contract. While nobody decides, the stage waits and the date moves.',
  to: '/terms',
}
