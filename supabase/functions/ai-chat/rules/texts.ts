import type { Lang } from './lang.ts'

/*
 * What the assistant says, whole sentences only: what is put in stands in the nominative, after a colon or
 * a dash, so that no case can go wrong. No figure is written here: they come from the catalogue.
 */
const ru = {
  greeting: 'Здравствуйте!',
  hello: (name: string) =>
    `Здравствуйте! Я автоматический помощник ${name}: подскажу цены и сроки, сравню пакеты, покажу кейсы и запишу на бесплатную консультацию. Что вас интересует?`,
  identity: (name: string) =>
    `Я не человек, а автоматический помощник ${name}. Отвечаю по тому, что опубликовано на сайте: услуги, цены, сроки, кейсы. Если нужен человек, запишу вас на консультацию к менеджеру.`,
  injection:
    'Я рассказываю только о том, что опубликовано на сайте. Мои правила и цены из переписки не меняются, а чужих данных у меня нет. Чем помочь по услугам?',
  rude: 'Жаль, что так вышло. Если я отвечаю не о том, могу записать вас к менеджеру: с вами поговорит человек.',
  offTopic:
    'С этим не помогу: я знаю только услуги, цены и работы нашего агентства. Спросите о сайте, приложении или рекламе, и я отвечу.',
  unknown:
    'На сайте я ответа не нашёл, а выдумывать не стану. Могу записать вас на бесплатную консультацию: менеджер ответит точно. Или спросите иначе, попробую ещё раз.',
  unknownWord: (word: string) =>
    `На сайте такого нет: ${word}. Обещать ничего не стану. Могу записать вас на бесплатную консультацию: менеджер ответит точно.`,
  acknowledged: 'Хорошо! Если появится вопрос, спрашивайте: подскажу цены и сроки, покажу кейсы.',
  unclear:
    'Не понял вопрос. Напишите, пожалуйста, иначе: например, «сколько стоит лендинг» или «какие сроки у приложения».',
  thanks: 'Пожалуйста! Рад помочь. Остались ещё вопросы?',
  bye: 'Спасибо за разговор! Если появятся вопросы, возвращайтесь. Хорошего дня!',
  found: 'Вот что об этом есть на сайте:',
  priceUnpublished: 'цены на сайте нет, её считают по задаче.',
  noOwnPrice: 'Отдельной цены на сайте нет: её считают по задаче.',
  freeOf: 'Бесплатно:',
  freeWord: 'бесплатно',
  beginWith: 'Можно начать с малого:',
  twoWays:
    'есть два пути — готовый пакет с известным составом или разработка с нуля под вашу задачу.',
  servicesPage: 'Услуги и цены',
  englishPage: 'Да, об этом у нас есть страница на английском:',
  pricesAll: 'Стартовые цены основных услуг:',
  allOn: 'Подробно:',
  fromPackage: 'готовый пакет',
  fromScratch: 'с нуля',
  term: 'срок',
  hoursPerMonth: 'в месяц',
  termUnpublished: 'срок на сайте не назван: его записывают в договор вместе с ценой.',
  stages: 'этапы и сроки:',
  stagesPlain: 'этапы:',
  budgetFits: 'В этот бюджет укладываются:',
  budgetNone: 'В такой бюджет по ценам сайта не укладывается ни один вариант. Ближе всего:',
  budgetAsk: 'Назовите сумму в рублях, и я покажу, что в неё укладывается.',
  included: 'Что входит:',
  compare: 'сравнение:',
  popular: 'чаще всего выбирают',
  popularAll: 'Самые популярные варианты:',
  cheapest: {
    none: 'Дешевле на сайте нет: это самый доступный вариант.',
    is: 'Самый доступный вариант:',
  },
  dearest: { none: 'Дороже на сайте нет: это старший вариант.', is: 'Старший вариант:' },
  casesPage: 'Кейсы',
  blogPage: 'Блог',
  technologiesPage: 'Технологии',
  industriesPage: 'Отрасли',
  industryYes: 'Да, эта отрасль нам знакома:',
  cheaper: 'Есть дешевле:',
  dearer: 'Следующие варианты:',
  askWhat: 'О какой услуге рассказать: сайт, приложение, брендинг, поддержка, SEO или реклама?',
  guaranteeNone:
    'отдельный срок гарантии на сайте не назван. Он записывается в договор, менеджер назовёт точно.',
  guarantee: 'гарантия',
  guaranteeAll: 'Гарантия:',
  process: 'Как проходит работа:',
  cases: 'Кейсы:',
  casesNone: 'Отдельного кейса об этом на сайте нет. Вот что есть:',
  reviews: 'Что говорят клиенты:',
  articles: 'В блоге есть статьи:',
  technologies: 'Работаем с такими технологиями:',
  technologyYes: 'Да, работаем.',
  industries: 'Работаем с разными отраслями:',
  similarCase: 'Похожий кейс:',
  free: 'Бесплатно у нас:',
  freeConsultation: 'первая консультация',
  services: 'Вот чем мы занимаемся:',
  payment: ({ before, after }: { before: string; after: string }) =>
    `Если в договоре не записано иначе, ${before} оплачивают до начала работ и ${after} при приёмке; длинные проекты — поэтапно.`,
  currency:
    'На сайте цены в рублях, для ориентира. В договоре сумму указывают в сомах или долларах США.',
  instalments:
    'О рассрочке на сайте ничего нет; длинные проекты оплачивают поэтапно. Точно ответит менеджер.',
  discount:
    'О скидках на сайте ничего нет, поэтому обещать не могу. Спросите менеджера: запишу вас на консультацию.',
  secrecy:
    'Да: по условиям обе стороны держат в тайне то, что узнали о делах друг друга. Отдельное соглашение обсудите с менеджером.',
  contract: 'Да, проект начинается с письменного договора: в нём состав работ, цена и даты.',
  privacy: 'Как мы обращаемся с персональными данными, описано здесь (на английском):',
  privacyMail: 'Вопросы о данных:',
  vacancies: 'О вакансиях на сайте ничего нет. Напишите на',
  address: 'Адрес:',
  email: 'Почта:',
  phone:
    'Телефон и мессенджеры на сайте не опубликованы. Оставьте свой номер, и менеджер перезвонит сам; или напишите на',
  hours: 'Часов работы на сайте нет. На заявку отвечаем',
  hoursPromise: 'в рабочее время',
  callback: (hours: string) =>
    `После заявки на консультацию менеджер свяжется с вами в течение ${hours} в рабочее время.`,
  proposal: (hours: string) =>
    `Предложение с ценой и сроками присылаем в течение ${hours} после заполненной анкеты.`,
  company: 'команда разработчиков из Бишкека.',
  companyMore: 'О компании',
  privacyPage: 'Политика конфиденциальности',
  termsPage: 'Условия использования',
  humanFirst: 'Конечно, передам вас человеку.',
  siteSeparately: 'Сам сайт считается отдельно:',
  chips: {
    book: 'Записаться на консультацию',
    term: 'Какие сроки?',
    price: 'Сколько стоит?',
    included: 'Что входит?',
    cheaper: 'А дешевле?',
    compare: 'Сравнить пакеты',
    popular: 'Что чаще выбирают?',
    guarantee: 'Какая гарантия?',
    cases: 'Показать кейсы',
    prices: 'Какие у вас цены?',
    services: 'Какие услуги?',
    process: 'Как проходит работа?',
    site: 'Сколько стоит сайт?',
    app: 'Сколько стоит приложение?',
    done: 'Вопросов больше нет',
  },
}

const en: typeof ru = {
  greeting: 'Hello!',
  hello: (name) =>
    `Hello! I am the automatic assistant of ${name}: ask me about prices, terms, packages and case studies, or let me book you a free consultation. What are you interested in?`,
  identity: (name) =>
    `I am not a person but the automatic assistant of ${name}. I answer from what is published on the site: services, prices, terms, case studies. If you need a person, I can book you a consultation with a manager.`,
  injection:
    'I only tell what is published on the site. A conversation changes neither my rules nor the prices, and I have nobody’s private data. How can I help with our services?',
  rude: 'I am sorry about that. If my answers miss the point, I can book you with a manager: a person will talk to you.',
  offTopic:
    'I cannot help with that: I only know the services, prices and work of our agency. Ask me about a website, an app or advertising.',
  unknown:
    'I found no answer on the site and will not make one up. I can book you a free consultation: a manager will answer exactly. Or try asking in other words.',
  unknownWord: (word) =>
    `The site does not offer it: ${word}. I will not promise anything. I can book you a free consultation: a manager will answer exactly.`,
  acknowledged: 'All right! Ask me whenever you have a question about prices, terms or cases.',
  unclear:
    'I did not understand. Please try other words, for example “how much is a landing page”.',
  thanks: 'You are welcome! Do you have any other questions?',
  bye: 'Thank you for talking to us! Come back whenever you have questions. Have a good day!',
  found: 'This is what the site has about it (in Russian):',
  priceUnpublished: 'there is no price on the site, it depends on the task.',
  noOwnPrice: 'There is no separate price on the site: it depends on the task.',
  freeOf: 'Free of charge:',
  freeWord: 'free of charge',
  beginWith: 'You can start small:',
  twoWays: 'there are two ways, a ready package with a known scope or development from scratch.',
  servicesPage: 'Services and prices',
  englishPage: 'Yes, we have a page about it:',
  pricesAll: 'Starting prices of our main services:',
  allOn: 'More:',
  fromPackage: 'ready package',
  fromScratch: 'from scratch',
  term: 'takes',
  hoursPerMonth: 'a month',
  termUnpublished: 'no term is published: it is written into the contract together with the price.',
  stages: 'stages and terms:',
  stagesPlain: 'stages:',
  budgetFits: 'This fits the budget:',
  budgetNone: 'By the prices of the site nothing fits this budget. The nearest:',
  budgetAsk: 'Tell me the sum in roubles and I will show what fits.',
  included: 'What is included:',
  compare: 'comparison:',
  popular: 'most clients choose',
  popularAll: 'The most popular options:',
  cheapest: {
    none: 'There is nothing cheaper on the site: this is the most affordable option.',
    is: 'The most affordable option:',
  },
  dearest: { none: 'There is nothing above it on the site.', is: 'The highest option:' },
  casesPage: 'Cases',
  blogPage: 'Blog',
  technologiesPage: 'Technologies',
  industriesPage: 'Industries',
  industryYes: 'Yes, we know this industry:',
  cheaper: 'Cheaper options:',
  dearer: 'The next options:',
  askWhat: 'Which service do you mean: a website, an app, branding, support, SEO or advertising?',
  guaranteeNone:
    'no warranty term is published. It is written into the contract; a manager will tell you.',
  guarantee: 'warranty',
  guaranteeAll: 'Warranty:',
  process: 'How we work:',
  cases: 'Case studies (in Russian):',
  casesNone: 'There is no case study about exactly that. These are on the site (in Russian):',
  reviews: 'Our clients’ words are on the [home page](/) (in Russian).',
  articles: 'Articles in the blog (in Russian):',
  technologies: 'We work with these technologies:',
  technologyYes: 'Yes, we do.',
  industries: 'We work for many industries:',
  similarCase: 'A similar case:',
  free: 'Free of charge:',
  freeConsultation: 'the first consultation',
  services: 'This is what we do:',
  payment: ({ before, after }) =>
    `Unless agreed otherwise, ${before} is paid before work begins and ${after} on acceptance; longer projects are paid by stages.`,
  currency:
    'Prices on the site are in roubles, for orientation. Contracts are in Kyrgyz soms or US dollars.',
  instalments:
    'The site says nothing about instalments; longer projects are paid by stages. A manager will answer exactly.',
  discount:
    'The site says nothing about discounts, so I cannot promise any. Ask a manager: I can book you a consultation.',
  secrecy:
    'Yes: by the terms both sides keep confidential what they learn about the other’s business. Ask a manager about a separate agreement.',
  contract: 'Yes, a project begins with a written agreement: a scope, a price and dates.',
  privacy: 'How we handle personal data is described here:',
  privacyMail: 'Questions about data:',
  vacancies: 'The site says nothing about vacancies. Please write to',
  address: 'Address:',
  email: 'E-mail:',
  phone:
    'No phone number or messenger is published. Leave your number and a manager will call you; or write to',
  hours: 'Opening hours are not published. We answer requests',
  hoursPromise: 'in working time',
  callback: (hours) =>
    `After a consultation request a manager contacts you within ${hours} in working time.`,
  proposal: (hours) =>
    `A proposal with price and terms follows within ${hours} of a completed questionnaire.`,
  company: 'a team of developers from Bishkek.',
  companyMore: 'About us',
  privacyPage: 'Privacy Policy',
  termsPage: 'Terms of Service',
  humanFirst: 'Of course, I will pass you on to a person.',
  siteSeparately: 'The site itself is priced separately:',
  chips: {
    book: 'Book a consultation',
    term: 'How long does it take?',
    price: 'How much is it?',
    included: 'What is included?',
    cheaper: 'Anything cheaper?',
    compare: 'Compare the packages',
    popular: 'What do most clients choose?',
    guarantee: 'Is there a warranty?',
    cases: 'Show case studies',
    prices: 'What are your prices?',
    services: 'What services do you offer?',
    process: 'How do you work?',
    site: 'How much is a website?',
    app: 'How much is an app?',
    done: 'No more questions',
  },
}

export const texts: Record<Lang, typeof ru> = { ru, en }
