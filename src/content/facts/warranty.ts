import { guarantees, guaranteesEn } from '../figures'
import type { Fact } from './fact'

export const warranty: Fact = {
  role: 'warranty',
  question: 'Какая у вас гарантия?',
  asks: [
    'гарантия есть?',
    'сколько гарантия',
    'гарантийный срок какой',
    'даёте гарантию на работу?',
    'если вылезет баг, почините бесплатно?',
    'какая гарантия',
    'Is there a warranty?',
    'кепилдик барбы?',
    'долго ли отвечаете за сделанное',
    'что если баг вылезет после сдачи',
    'бесплатно правите недочёты?',
    'how long do you fix bugs for free',
    'а если потом посыплется',
    'кепилдик канча убакыт',
    'чините потом за свой счёт?',
    'сколько времени после сдачи вы отвечаете',
    'а вдруг через месяц всё сломается',
    'если найдём недоделку через полгода',
    'надолго ли хватит вашего обещания',
    'постгарантийное что-нибудь есть?',
    'Do you fix defects for free after delivery?',
    'оңдоп бересиңерби бузулса?',
  ],
  answer: `Гарантия на сайты — ${guarantees.sites}, на приложения — ${guarantees.apps}: ошибки по нашей вине исправляем бесплатно, сколько бы их ни нашлось. На другие работы срок записывают в договор.`,
  answerEn: `Sites have a warranty of ${guaranteesEn.sites}, apps of ${guaranteesEn.apps}: our faults are repaired free of charge, however many there are. For other work the term goes into the contract.`,
  to: '/web-development',
}

export const notCovered: Fact = {
  question: 'На что гарантия не распространяется?',
  asks: [
    'что не входит в гарантию',
    'если я сам сломаю сайт',
    'когда гарантия не действует',
    'если упал хостинг, это гарантия?',
    'What does the warranty not cover?',
    'если сломали мы сами',
    'другой разработчик влез и всё испортил, чините?',
    'когда откажете в бесплатном ремонте',
    'хостинг упал, это вы исправляете?',
    'what is excluded from warranty',
    'исключения из гарантийных случаев',
    'сторонний плагин всё испортил',
    'хостер сбоит, это ваша вина?',
    'взлом покрывается?',
    'мы сами установили модуль',
    'в каких случаях вы откажете в бесплатном ремонте',
    'Is damage by third parties covered?',
  ],
  answer:
    'На чужие изменения, сбои сторонних сервисов и использование вопреки документации. Чинить такое можно по тарифу поддержки.',
  answerEn:
    'Changes made by others, failures of third-party services and use contrary to the documentation. Such things can be repaired under a support plan.',
  to: '/terms',
}

export const appWarranty: Fact = {
  role: 'serviceWarranty',
  question: 'Какая гарантия на приложение?',
  asks: [
    'приложение сломается через полгода',
    'сколько чините приложение бесплатно',
    'если выйдет новая ios и сломается',
    'Is there a warranty on apps?',
    'приложуха вылетает через месяц, почините?',
    'после обновления айос сломалось, это гарантия?',
    'сколько месяцев отвечаете за мобильное',
    'бесплатно ли правите баги в приложении',
    'how long is the app warranty',
    'обновите бесплатно, если вышел новый андроид?',
    'сколько месяцев отвечаете за мобилку',
    'после публикации в сторе нашли сбой',
    'поправите и перезальёте в app store сами?',
    'прила глючит на самсунге, это за ваш счёт?',
    'бесплатная починка мобильного продукта',
    'Do you fix app crashes for free?',
  ],
  answer: `${guarantees.apps}: сбой по нашей вине исправляем бесплатно и сами отправляем обновление в магазины. О поломках из-за новой версии системы на сайте отдельно не сказано, запишите это в договор.`,
  answerEn: `${guaranteesEn.apps}: a failure of our making is repaired free of charge, and we send the update to the stores ourselves. The site says nothing about breakage by a new system version; have that written into the contract.`,
  to: '/mobile-apps-development',
}

export const brandingWarranty: Fact = {
  role: 'serviceWarranty',
  question: 'Есть ли гарантия на логотип, рекламу и SEO?',
  asks: [
    'гарантия на логотип есть?',
    'гарантируете результат рекламы?',
    'какая гарантия на seo',
    'гарантия на брендинг',
    'Do you guarantee SEO results?',
    'если реклама не сработает, что тогда',
    'отвечаете ли за результат продвижения',
    'гарантируете продажи?',
    'логотип потом поправите бесплатно?',
    'do you guarantee results',
    'обещаете ли вы рост продаж',
    'маркетинг без результата, кто отвечает',
    'какие показатели вы обязуетесь достичь',
    'гарантированное количество звонков',
    'отвечаете ли вы за позиции',
    'Will you promise a number of leads?',
  ],
  answer:
    'Отдельного срока гарантии на них сайт не называет. Первого места в поиске к определённой дате не обещаем: выдачей не управляет никто, обещаем работы по плану. Условия для вашего случая записывают в договор.',
  answerEn:
    'The site names no separate warranty term for them. We promise no first place in search by a date, as nobody controls the results: we promise work by a plan. The terms for your case go into the contract.',
  to: '/seo-promotion',
}

export const warrantyStart: Fact = {
  question: 'С какого дня идёт гарантия и кто решает, ошибка это или доработка?',
  asks: [
    'когда начинается гарантия',
    'гарантия с запуска или с акта?',
    'спорная правка, платно или нет',
    'When does the warranty start?',
    'кепилдик качан башталат?',
  ],
  answer:
    'С какого дня она идёт, записано в договоре; на сайте день не назван. Ошибка — то, что работает не так, как записано в договоре и задании; чего там нет, то доработка, её оценивают отдельно и начинают после вашего «да». Не согласны — напишите претензию, отвечаем в срок из условий.',
  answerEn:
    'From what day it runs is in the contract; the site names none. A fault is what works otherwise than the contract and the specification say; what they do not name is an addition, which is estimated and begun after your yes. If you disagree, complain in writing: we answer within the time of our terms.',
  to: '/terms',
}
