import { hoursText } from '@contracts/working-time-text.ts'
import { promises } from '../company'
import { hoursLong } from '@contracts/russian.ts'
import { supportFigures } from '../figures'
import { additionalServices, supportPlans } from '../prices'
import { priceText, priceTextEn } from '../price-text'
import { clockName, workingHours } from '../working-hours'
import type { Fact } from './fact'

const { hours } = supportFigures
/** «6 ч» → “6 hours”. */
const hoursEn = (figure: string) => figure.replace('ч', 'hours')

export const foreignSites: Fact = {
  question: 'Возьмёте ли вы на поддержку сайт, который делали не вы?',
  asks: [
    'сайт делали другие, возьмёте?',
    'поддержка чужого сайта',
    'сайт на вордпресс обслуживаете?',
    'берёте сайты от других студий',
    'Do you support sites made by others?',
    'сайт достался от прошлых разработчиков, будете обслуживать?',
    'возьмётесь сопровождать чужой код',
    'мы не у вас заказывали, поможете?',
    'сопровождение сайта другой студии',
    'наш программист ушёл, подхватите?',
    'can you maintain a site built by others',
    'самописный движок возьмёте?',
    'программист уволился, примете хозяйство?',
    'у нас старый битрикс, присмотрите за ним?',
    'делала студия, которой больше нет',
    'обслужите то, что слепил племянник',
    'нам нужен кто-то, кто будет следить за уже готовым сайтом',
    'портал госучреждения разработан другими, возьмётесь вести?',
    'откажете, если код плохой?',
    'движок самописный, подойдёт?',
    'принимаете магазин на сопровождение от другого подрядчика',
    'сначала посмотрите, что там внутри?',
    'Will you maintain a website another agency built?',
    'башкалар жасаган сайтты карайсыңарбы?',
  ],
  answer:
    'Да, после осмотра: проверим версии, копии, скорость, чужие скрипты и напишем, что требует внимания и сколько часов это займёт.',
  answerEn:
    'Yes, after an inspection of versions, backups, speed and foreign scripts: you learn what needs attention and how many hours it takes.',
  to: '/website-support',
}

export const unusedHours: Fact = {
  question: 'Переносятся ли неиспользованные часы поддержки?',
  asks: [
    'часы сгорают?',
    'если не потратил часы в месяце',
    'остаток часов перенесётся?',
    'часы закончились, что делать',
    'можно докупить часы',
    'Do unused hours carry over?',
    'не использовали всё, что с остатком',
    'перейдёт ли недобранное на следующий',
    'если понадобится больше времени, чем в тарифе',
    'докупить время можно?',
    'перерасход как считаете',
    'do unused hours roll over',
    'в этом месяце правок не было, что с оплаченным временем',
    'перенести остаток на следующий период',
    'накопительная система есть?',
    'израсходовали лимит раньше срока',
    'нужно больше времени, чем в пакете',
    'жалко платить, если ничего не просили',
    'время кончилось, а задача висит',
    'доплатить сверх пакета возможно?',
    'можно копить на большой раздел',
    'отдать дизайнеру время программиста',
    'What if we run out of hours?',
  ],
  answer:
    'О переносе и докупке часов на сайте ничего нет: попросите записать это в договор. Делить часы между программистом, дизайнером и администратором заранее не нужно.',
  answerEn:
    'The site says nothing about carrying hours over or buying more: ask to have it put into the contract. You need not split the hours between programmer, designer and administrator in advance.',
  to: '/website-support',
}

export const responseTime: Fact = {
  question: 'Как быстро отвечает поддержка?',
  asks: [
    'время реакции поддержки',
    'за какое время вы отвечаете по тарифу поддержки',
    'сколько ждать ответа техподдержки',
    'за сколько исправляете ошибки',
    'срочная правка за день?',
    'How fast does support respond?',
    'если ночью упадёт, кто ответит',
    'сколько ждать, когда напишу о проблеме',
    'скорость реакции на заявку',
    'как скоро возьмётесь за аварию',
    'в выходные чините?',
    'how fast do you react',
    'как скоро вы реагируете',
    'пишу утром, когда отзовётесь',
    'долго ли ждать инженера',
    'на дешёвом тарифе вы отвечаете медленнее?',
    'регламент реагирования',
    'прошлый подрядчик молчал неделями, у вас так же?',
    'если авария днём, через сколько займётесь',
    'скорость решения инцидентов',
    'когда начнёте делать присланную задачу',
    'приоритет у дорогих тарифов есть?',
    'What is your reaction time?',
  ],
  answer: `В течение ${hoursLong(promises.consultationHours)} рабочего времени на любом тарифе: ${hoursText(workingHours)} ${clockName.ru}. За сколько решают задачу, зависит от неё: время оцениваем до начала.`,
  answerEn: `Within ${promises.consultationHours} hours of working time on every plan. How long a task takes is estimated before it begins.`,
  to: '/website-support',
}

export const planHours: Fact = {
  question: 'Сколько часов в тарифах поддержки?',
  asks: [
    'сколько часов в тарифе',
    'часы по тарифам',
    'тарифы поддержки чем отличаются',
    'что можно сделать за 6 часов',
    'How many hours are in the support plans?',
    'что получу за абонентку по времени',
    'сколько работы входит в месяц',
    'хватит шести часов?',
    'на что тратятся часы',
    'сколько времени программиста в пакете обслуживания',
    'how many hours a month',
    'сколько времени даёте в месяц',
    'что успеете за месячный пакет',
    'объём работ в старшем пакете',
    'количество часов в premium',
    'в стандарте сколько часов',
    'дизайнер отдельно или в общем объёме',
    'часы делятся между специалистами?',
    'на что хватит самого маленького пакета',
    'лимит времени в месяц',
    'сколько времени программиста я покупаю',
    'Hours per month in PREMIUM?',
  ],
  answer: `START — ${hours.start}, STANDARD — ${hours.standard}, OPTIMAL — ${hours.optimal}, PREMIUM — ${hours.premium} в месяц. Часы общие для программиста, дизайнера и администратора.`,
  answerEn: `START has ${hoursEn(hours.start)}, STANDARD ${hoursEn(hours.standard)}, OPTIMAL ${hoursEn(hours.optimal)}, PREMIUM ${hoursEn(hours.premium)} a month. The programmer, the designer and the administrator share them.`,
  to: '/website-support',
}

export const oneOff: Fact = {
  question: 'Можно ли без абонентской платы, разово?',
  asks: [
    'разовая правка сайта',
    'без абонентки можно?',
    'нужно один раз поправить',
    'мелкие правки сколько',
    'починить один баг',
    'Can I order a one-off fix?',
    'поменять пару текстов, сколько возьмёте',
    'мелкая задача на час',
    'исправить одну кнопку',
    'нужно только баннер заменить',
    'не хочу тариф, мне разово',
    'a small one-time fix',
    'добавить номер телефона на сайт',
    'ежемесячно платить не хочу',
    'поменять телефон в шапке и всё',
    'мне только баннер заменить',
    'заказать доработку без подписки',
    'поставить одну кнопку',
    'небольшое изменение на странице',
    'правим раз в год, зачем нам ежемесячный платёж',
    'обратиться по факту поломки, без договора на месяц',
    'исправить опечатки и ссылки',
    'добавить форму на готовую страницу',
    'A small change without a subscription',
    'бир эле жолу оңдоп бересиңерби?',
  ],
  answer: `Да, правки одним заходом — ${priceText(additionalServices.edits.price)}. Если мелочи нужны каждый месяц, выгоднее тариф: START — ${priceText(supportPlans.start.price)}.`,
  answerEn: `Yes, edits in one go are ${priceTextEn(additionalServices.edits.price)}. If small things come up every month, a plan is better value: START is ${priceTextEn(supportPlans.start.price)}.`,
  to: '/services',
}

export const minimumPeriod: Fact = {
  question: 'На какой срок заключается поддержка?',
  asks: [
    'можно на один месяц?',
    'минимальный срок поддержки',
    'договор поддержки на год обязателен?',
    'как отказаться от поддержки',
    'сменить тариф можно?',
    'What is the minimum term of support?',
    'а если захочу отказаться через пару месяцев',
    'придётся подписываться на год?',
    'помесячно или сразу за год',
    'как расторгнуть обслуживание',
    'можно паузу сделать',
    'is there a minimum contract term',
    'попробовать месяц и решить',
    'обязаны ли мы платить целый год',
    'расторгнуть обслуживание досрочно',
    'перейти на пакет подешевле',
    'поднять тариф перед сезоном',
    'приостановить на лето',
    'боюсь подписаться и не выбраться',
    'на сколько месяцев подписываемся',
    'автопродление есть?',
    'отказаться в любой момент реально?',
    'Can we pause or cancel the plan?',
    'хочу отказаться от поддержки, за сколько дней предупреждать',
  ],
  answer:
    'Минимальный срок на сайте не назван, плата помесячная. Прекратить можно по общим условиям, письменно предупредив; смену тарифа обсудите с менеджером.',
  answerEn:
    'The site names no minimum term, and payment is monthly. You can stop under the general terms, with written notice; discuss a change of plan with a manager.',
  to: '/website-support',
}

export const hourlyRate: Fact = {
  question: 'Сколько стоит час вашей работы?',
  asks: [
    'часовая ставка программиста',
    'какая ставка в час',
    'сколько стоит час программиста',
    'нормо-час почём',
    'человеко-день сеньора',
    'сколько берёте в час',
    'почасовая оплата возможна?',
    'рейт разработчика',
    'сколько стоит человекочас',
    'time and material работаете?',
    'What is your hourly rate?',
    'платить по факту за отработанное время',
    'почём час дизайнера',
    'из какой ставки складывается смета',
    'бир сааты канча турат?',
  ],
  answer: `Ставки за час на сайте нет. Часы продаются тарифами поддержки: START — ${hours.start} за ${priceText(supportPlans.start.price)}, STANDARD — ${hours.standard} за ${priceText(supportPlans.standard.price)}. Проект считаем целиком: в смете у каждой части своя цена.`,
  answerEn:
    'The site names no hourly rate. Hours are sold as support plans; a project is estimated as a whole, with a price for every part.',
  to: '/website-support',
}
