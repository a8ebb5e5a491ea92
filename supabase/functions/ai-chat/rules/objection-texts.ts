import type { Lang } from './lang.ts'

/*
 * Answers to objections and to questions the site says little about: whole sentences without figures, which
 * come from the catalogue, as in texts.ts.
 */
const ru = {
  pricey:
    'Понимаю, сумма заметная. Цены опубликованы на сайте, окончательная записывается в договор до начала работ и разбита по этапам: видно, за что платите и от чего можно отказаться.',
  priceyStart: 'Начать можно с меньшего, самые доступные варианты:',
  cheapestAll: 'Самые доступные варианты по услугам:',
  whyUs: 'Сравнить нас с другими не возьмусь, а вот что обещает сам сайт:',
  whyUsContract: 'В договор записывают состав работ, цену и даты.',
  headcount: 'Сколько нас сейчас, на сайте не сказано. Известно вот что:',
  dislikedConcepts: 'Вы выбираете из нескольких концепций, выбранную дорабатываем:',
  dislikedShows: 'Работу показываем по ходу, а не в последний день, и замечания учитываем сразу.',
  dislikedNone:
    'Число бесплатных правок и условия возврата на сайте не названы: их записывают в договор до начала работ.',
  concepts: 'концепций логотипа',
  uptimeHome: 'Поддержка 24/7 на главной странице — это наблюдение за сайтом.',
  uptimeHours: (hours: string) =>
    `Доступность сайта робот проверяет круглые сутки, а люди на обращение отвечают в течение ${hours} в рабочее время.`,
  uptimeSla: (sla: string, plan: string) => `SLA ${sla} записывают в договор на тарифе ${plan}.`,
  uptimeAsk:
    'Чинит ли инженер сайт ночью и в выходные, на сайте не сказано: попросите записать это в договор.',
  clients: 'Нам доверяют:',
  results:
    'Дат, к которым результат гарантирован, на сайте нет. Вот что и за какое время получилось у клиентов:',
  deadlineFits: (days: string) => `По опубликованным срокам за ${days} можно успеть:`,
  deadlineMaybe: (days: string) => `Если объём небольшой, за ${days} можно успеть:`,
  deadlineNone: (days: string) => `За ${days} по опубликованным срокам не успеть. Ближе всего:`,
  deadlineMiss: (days: string) => `За ${days} по опубликованным срокам не успеть:`,
  deadlineInstead: 'Зато за это время можно успеть:',
  deadlineUrgent: 'Вот самые короткие опубликованные сроки:',
  deadlineContract: 'Дату сдачи записывают в договор.',
  deadlineStart: 'Срок пакета считают со дня, когда утверждена структура и получены материалы.',
  remote: (address: string) => `Мы в Бишкеке: ${address}. Других офисов на сайте нет.`,
  remoteHow:
    'О работе с другими городами и странами отдельно не сказано, но приезжать не обязательно: начинаем с созвона, ход работ виден по ссылке на тестовую версию, первая консультация бесплатна.',
  individuals:
    'О частных лицах на сайте отдельно не сказано: там говорится о компаниях. Работаем по письменному договору; можно ли заключить его с вами, точно скажет менеджер.',
  languages:
    'Я отвечаю по-русски и по-английски. Сайт и статьи блога на русском, часть страниц на английском.',
  languagesMade: 'Сайты делаем на трёх языках: кыргызский, русский и английский.',
  people: 'Имён руководителей на сайте нет. О компании известно вот что:',
  partners:
    'Отдельного контакта для прессы и партнёров на сайте нет. Напишите на общую почту, вам ответят:',
  leads: {
    term: 'Вот опубликованные сроки:',
    price: 'Вот цены с сайта:',
    compare: 'Вот чем они отличаются:',
    other: 'Вот что об этом есть на сайте:',
  },
  nearest: 'Отдельной цены на такое на сайте нет. Ближе всего к этому:',
  nearestAsk: 'Точную смету посчитает менеджер, первая консультация бесплатна.',
  level: 'уровень команды',
  inBlog: 'Об этом наша статья:',
  whatBuys: 'вот что даёт каждый пакет:',
  freeAdvice:
    'Первая консультация бесплатна. Спросите меня прямо здесь или оставьте контакт: менеджер свяжется с вами и посоветует.',
}

const en: typeof ru = {
  pricey:
    'I understand. The prices are published on the site; the final one is written into the contract before work begins, stage by stage, so you see what you pay for and what you can drop.',
  priceyStart: 'You can begin with less, these are the most affordable options:',
  cheapestAll: 'The most affordable option of each service:',
  whyUs: 'I will not judge others, but this is what the site promises (in Russian):',
  whyUsContract: 'The scope, the price and the dates go into the contract.',
  headcount: 'The site does not say how many we are. This is what it says:',
  dislikedConcepts: 'You choose from several concepts, and the chosen one is refined:',
  dislikedShows: 'You see the work as it goes, and your remarks are taken in at once.',
  dislikedNone:
    'The number of free revisions and refund terms are not published: they are written into the contract before work begins.',
  concepts: 'logo concepts',
  uptimeHome: 'The 24/7 support of the home page is monitoring.',
  uptimeHours: (hours) =>
    `A robot checks the site around the clock, and people answer within ${hours} in working time.`,
  uptimeSla: (sla, plan) => `An SLA of ${sla} is written into the contract of the ${plan} plan.`,
  uptimeAsk:
    'Whether an engineer repairs a site at night is not published: ask for it in the contract.',
  clients: 'Companies that trust us:',
  results: 'The site guarantees no dates for results. This is what clients achieved (in Russian):',
  deadlineFits: (days) => `By the published terms this can be ready in ${days}:`,
  deadlineMaybe: (days) => `With a modest scope this can be ready in ${days}:`,
  deadlineNone: (days) => `By the published terms nothing is ready in ${days}. The nearest:`,
  deadlineMiss: (days) => `By the published terms it is not ready in ${days}:`,
  deadlineInstead: 'What can be ready in that time:',
  deadlineUrgent: 'These are the shortest published terms:',
  deadlineContract: 'The date is written into the contract.',
  deadlineStart:
    'The term of a package runs from the day when the structure is approved and the materials are in.',
  remote: (address) => `We are in Bishkek: ${address}. The site names no other office.`,
  remoteHow:
    'Work with other cities and countries is not described separately, but you need not travel: we begin with a call, progress is visible by a link to a test version, and the first consultation is free.',
  individuals:
    'The site says nothing about private customers; it speaks of companies. We work under a written contract: a manager will tell you whether one with you is possible.',
  languages:
    'I answer in English and Russian. The site and the blog are in Russian, some pages are in English.',
  languagesMade: 'We build sites in three languages: Kyrgyz, Russian and English.',
  people: 'The site does not name the managers. This is what it says about the company:',
  partners: 'There is no separate contact for press and partners. Please write to our e-mail:',
  leads: {
    term: 'These are the published terms:',
    price: 'These are the published prices:',
    compare: 'This is how they differ:',
    other: 'This is what the site says:',
  },
  nearest: 'The site has no price for exactly that. The nearest to it:',
  nearestAsk: 'A manager will make an estimate; the first consultation is free.',
  level: 'our level',
  inBlog: 'Our article about it (in Russian):',
  whatBuys: 'this is what each package gives:',
  freeAdvice:
    'The first consultation is free. Ask me right here, or leave a contact and a manager will advise you.',
}

export const objectionTexts: Record<Lang, typeof ru> = { ru, en }
