import { startingPrices } from '../prices'
import { priceText, priceTextEn } from '../price-text'
import { guarantees } from '../figures'
import type { Fact } from './fact'

export const expensive: Fact = {
  role: 'tooDear',
  question: 'Почему так дорого?',
  asks: [
    'дорого',
    'это дорого для меня',
    'ого цены',
    'за что такие деньги?',
    'цены кусаются',
    'не потянем',
    'слишком дорого',
    'грабёж какой-то',
    'вы охренели с ценами',
    'Why is it so expensive?',
    'эмне үчүн ушунча кымбат?',
    'кымбат экен',
    'откуда такие суммы?',
    'ценник конский',
    'стоимость шокировала',
    'пенсионерке столько не осилить',
    'This is too much for our budget',
    'за что такие деньги вообще',
    'дорого у вас, за что столько',
  ],
  answer:
    'Понимаю, сумма заметная. Смета разбита по частям, у каждой есть стоимость: видно, за что платите и от чего можно отказаться. Можно начать с меньшего — с готового пакета, MVP или одной системы.',
  answerEn:
    'I understand. The estimate is itemised, so you see what you pay for and what can be left out. You can begin with less: a ready package, an MVP or a single system.',
  to: '/industries',
}

export const cheaperElsewhere: Fact = {
  role: 'cheaperElsewhere',
  question: 'У других дешевле. Почему вы?',
  asks: [
    'у других дешевле',
    'у конкурентов в два раза дешевле',
    'мне предложили сайт за 10000 сом',
    'в другой студии дешевле делают',
    'сделаете дешевле чем у них?',
    'почему у вас дороже',
    'Others are cheaper',
    'башкаларда арзан',
    'в индии такое за копейки сделают',
    'сравнил несколько кп, ваше самое высокое',
    'другое агентство уложилось в меньшую сумму',
    'в чём подвох низких цен у остальных',
    'дайте цену как у них, и я ваш',
    'A freelancer quoted us half of that',
    'башка студия азыраак сурады',
  ],
  answer: `Чужих смет не знаем, поэтому сравните состав: кто владеет кодом, сколько длится гарантия, что будет после сдачи. У нас цена и дата записаны в договоре, код ваш, гарантия на сайт — ${guarantees.sites}.`,
  answerEn:
    'We do not know their estimates, so compare what is inside: who owns the code, how long the warranty is, what happens after delivery. Ours puts price and date into the contract, and the code is yours.',
  to: '/web-development',
}

export const willThink: Fact = {
  question: 'Я ещё подумаю. Можно вернуться позже?',
  asks: [
    'подумаю',
    'мне надо подумать',
    'я пока просто смотрю',
    'посоветуюсь с партнёром',
    'пока не готов',
    'потом напишу',
    'пока только прицениваюсь',
    'не сейчас',
    'Can I take my time to decide?',
    'ойлонуп көрөм',
    'давайте отложим до осени',
    'не торопите меня',
    'вернусь к вам после отпуска',
    'пока знакомлюсь, покупать рано',
    'Let me get back to you later',
    'кийинчерээк жазам',
  ],
  answer:
    'Конечно, спешить некуда. Цены и сроки открыты на сайте, а бесплатная консультация ни к чему не обязывает: возвращайтесь, когда будет удобно.',
  answerEn:
    'Of course, take your time. Prices and terms are open on the site, and the free consultation obliges you to nothing.',
  to: '/services',
}

export const whySite: Fact = {
  question: 'Зачем мне вообще сайт, если есть Instagram?',
  asks: [
    'зачем мне вообще сайт',
    'хватает инстаграма',
    'у нас есть инста, сайт не нужен',
    'сайты уже никому не нужны',
    'клиенты и так из тиктока приходят',
    'сайт в 2026 ещё имеет смысл?',
    'работаем через ватсап, зачем сайт',
    'Why do I need a website?',
    'сайттын эмне кереги бар?',
    'хватает 2гис и гугл карт',
    'мне директор велел сделать, а смысл?',
    'какая польза от собственного ресурса',
    'какая отдача, если аудитория в соцсетях',
    'Is a website still worth it if we sell on Instagram?',
    'инстаграм жетет го, сайт эмнеге?',
  ],
  answer:
    'Сайт находят в поиске и рекламе люди, которые ещё не подписаны на вас, и заявки с него приходят сами. Если клиентов из соцсетей хватает, сайт может и подождать: бывает, что строить не стоит, и это мы тоже говорим.',
  answerEn:
    'A site is found by people who do not follow you yet, and its requests arrive by themselves. If social networks bring enough clients it can wait: sometimes building is not worth it, and we say so.',
  to: '/about',
}

export const whyYou: Fact = {
  question: 'Почему стоит выбрать вас?',
  asks: [
    'чем вы лучше других',
    'почему именно вы',
    'ваши преимущества',
    'чем отличаетесь от других студий',
    'почему я должен вам доверять',
    'убедите меня',
    'в чём ваша фишка',
    'Why should I choose you?',
    'эмнеңер менен артыксыңар?',
    'в чём сила вашей компании',
    'какие у вас козыри',
    'почему люди идут к вам',
    'рынок переполнен, чем выделяетесь',
    'What makes you different from other agencies?',
    'эмне үчүн силерди тандашым керек?',
  ],
  answer:
    'Цена до начала и по частям, показы по ходу работы, код и доступы ваши, гарантия в договоре. И начинаем мы с вашей кухни: сидим рядом с теми, кому в системе работать. Всё это можно проверить до подписания.',
  answerEn:
    'A price before the start, in parts; showings as we go; code and access are yours; a warranty in the contract. All of it can be checked before you sign.',
  to: '/industries',
}

export const trust: Fact = {
  question: 'Как убедиться, что вы не обманете?',
  asks: [
    'вы не мошенники?',
    'боюсь нарваться на кидал',
    'уже обжигались с подрядчиками',
    'где гарантия что сделаете',
    'а вдруг пропадёте с предоплатой',
    'нас уже кидали',
    'Can I trust you?',
    'алдап кетпейсиңерби?',
    'вас не найти в реестре, вы реальные?',
    'вы завтра не закроетесь?',
    'заплачу, а вы исчезнете',
    'чем подтвердите надёжность',
    'интернету не верю, мне семьдесят',
    'страшно отдавать деньги незнакомым',
    'развод какой-то',
    'How do I know you are not a scam?',
    'силерге ишенсе болобу?',
  ],
  answer:
    'Договор с составом, ценой и датой, оплата по частям, работа видна на тестовом адресе с первых недель, доступы оформлены на вас. Если остановитесь на полпути, сделанное остаётся у вас, а аванс за несделанное возвращается.',
  answerEn:
    'A contract with scope, price and date, payment in parts, work visible on a test address, all access in your name. If you stop halfway, the work done stays yours and money for the rest is returned.',
  to: '/terms',
}

export const dislikeResult: Fact = {
  question: 'А если результат не понравится?',
  asks: [
    'если мне не понравится дизайн',
    'а вдруг не понравится',
    'а если мне не понравится',
    'не понравится, что тогда',
    'что если логотип не подойдёт',
    'не устроит результат, переделаете?',
    'What if I do not like the result?',
    'жакпай калсачы?',
    'вкус у меня сложный, вдруг не попадёте',
    'жена забракует картинку, и что тогда',
    'увижу и скажу фу',
    'замечаний будет много, потерпите?',
    'количество итераций ограничено?',
    'How many rounds of changes do we get?',
    'дизайн көңүлгө толбосочу?',
  ],
  answer:
    'Чтобы так не вышло, дизайн согласуем до разработки, а логотип выбираете из нескольких концепций и дорабатываем выбранную. Что не соответствует согласованному, исправим за свой счёт; число вкусовых правок записывают в договор.',
  answerEn:
    'To avoid that, the design is agreed before development and a logo is chosen from several concepts. Whatever differs from the agreed scope we put right at our cost; the number of further revisions goes into the contract.',
  to: '/branding',
}

export const badExperience: Fact = {
  question: 'У нас уже был неудачный опыт с подрядчиком. Чем у вас иначе?',
  asks: [
    'прошлая студия сорвала сроки',
    'прошлое агентство взяло предоплату и пропало',
    'где гарантия, что с вами будет по-другому',
    'предыдущий сайт оказался плохим',
    'нам уже делали и всё плохо',
    'разочаровались в агентствах',
    'все айтишники обещают',
    'We had a bad experience with an agency',
    'год мучились с одной студией',
    'после прошлого разработчика остался осадок',
    'у нас негативная история с сайтом',
    'прежние исполнители водили за нос',
    'нас подвели накануне открытия, не повторится?',
    'Our last developers disappeared on us',
    'мурунку студия алдап кетти',
  ],
  answer:
    'О задержке вы узнаёте в день, когда мы её увидели, а о том, что идея не окупится, — до счёта. Рабочую версию видите по ходу и можете остановиться с готовой частью в руках.',
  answerEn:
    'You hear of a delay on the day we see it, and of an idea that will not pay off before any invoice. You see a working version as we go and can stop with a finished part in hand.',
  to: '/about',
}

export const ownProgrammer: Fact = {
  question: 'Сделаем сами с ИИ. Зачем вы?',
  asks: [
    'chatgpt сделает мне сайт бесплатно',
    'нейросеть сайт напишет',
    'сын сделает сайт',
    'сами сделаем',
    'ии всё напишет зачем вы',
    'соберу на нейронке за вечер',
    'I can build it with AI myself',
    'клод и курсор уже пишут приложения сами',
    'вайбкодинг же, к чему студия',
    'племянник на первом курсе соберёт',
    'скоро вас роботы заменят',
    'промпт написал, лендинг готов',
    'Why hire an agency when ChatGPT writes code?',
    'чем вы лучше чатгпт',
  ],
  answer:
    'Можно и так, если страница одна и терять нечего. Мы нужны там, где есть деньги и обязательства: оплата, остатки, персональные данные, нагрузка и кто-то, кто отвечает за это по договору.',
  answerEn:
    'You can, if it is one page and nothing is at stake. We are for the rest: payments, stock, personal data, load, and somebody who answers for it by contract.',
  to: '/industries',
}

export const tooSmall: Fact = {
  question: 'У нас маленькая задача. Возьмётесь?',
  asks: [
    'мелкая работа, берёте?',
    'поменять телефон на сайте',
    'работа на час, сколько',
    'мы маленькие, вам не интересны',
    'Do you take small jobs?',
    'ерунда на пять минут, не прогоните?',
    'баннер заменить, и всё',
    'нам бы только форму добавить',
    'заказ копеечный, стыдно просить',
    'не крупная мы рыба для вас',
    'добавить один пункт в меню сайта',
    'Would you fix just one thing on my website?',
    'кичинекей иш бар, аласыңарбы?',
  ],
  answer: `Да: разовый список мелочей берём как правки, а регулярные удобнее вести по тарифу поддержки, ${priceText(startingPrices.websiteSupport)}.`,
  answerEn: `Yes: a list of small changes is an extra service, and regular ones suit a support plan, ${priceTextEn(startingPrices.websiteSupport)}.`,
  to: '/services',
}

export const tooBig: Fact = {
  question: 'Потянете ли вы большой проект?',
  asks: [
    'у нас сложный проект, справитесь?',
    'потянете банк?',
    'делали что-то крупное?',
    'проект на год, возьмётесь',
    'масштаб у нас большой',
    'Can you handle a large project?',
    'республиканский масштаб, министерство',
    'не надорвётесь на такой задаче?',
    'тянете ли вы энтерпрайз',
    'холдинг с пятью юрлицами',
    'боюсь, что команда у вас мала для нас',
    'We are an enterprise, can you cope?',
    'чоң долбоорду аткара аласыңарбы?',
  ],
  answer:
    'Крупные работы есть в кейсах: мобильный кошелёк, SaaS для клиник, переезд диспетчерской в облако. Большой проект делим на этапы, и на каждом можно остановиться с готовой частью.',
  answerEn:
    'The case studies have large projects: a mobile wallet, a SaaS for clinics, a dispatch centre moved to the cloud. A large project is split into stages, and after each you can stop with a finished part.',
  to: '/cases',
}

export const payback: Fact = {
  question: 'Окупится ли это?',
  asks: [
    'когда окупится сайт',
    'через сколько отобьётся',
    'сколько клиентов получу',
    'какой будет результат',
    'обещаете прибыль?',
    'what ROI can I expect',
    'Will it pay off?',
    'как посчитать возврат инвестиций',
    'когда выйду в плюс',
    'цифры обещаете или как повезёт?',
    'насколько поднимется выручка',
    'эффект для бизнеса какой',
    'есть смысл тратиться, отобью ли',
    'Will the investment return?',
    'акчам кайтып келеби?',
  ],
  answer:
    'Дату окупаемости никто честно не назовёт, и на сайте её нет. В кейсах показано, что изменилось в цифрах до и после; считать по вашим числам начинаем на консультации.',
  answerEn:
    'Nobody can promise a date of payback, and the site does not. The case studies show figures before and after; for yours, a consultation is the place to begin.',
  to: '/cases',
}
