import { hoursText } from '@contracts/working-time-text.ts'
import { promises } from '../company'
import { hoursLong } from '@contracts/russian.ts'
import { supportFigures } from '../figures'
import { additionalServices } from '../packages'
import { supportPlans } from '../prices'
import { priceText, priceTextEn } from '../price-text'
import { clockName, workingHours } from '../working-hours'
import { titleEn } from '../spoken-names'
import type { Fact } from './fact'

const { hours } = supportFigures
const { start, standard, optimal, premium } = supportPlans
/** «6 ч» → “6 hours”. */
const hoursEn = (figure: string) => figure.replace('ч', 'hours')

export const foreignSites: Fact = {
  question: 'Возьмёте ли вы на поддержку сайт, который делали не вы?',
  asks: [
    'сайт делали другие, возьмёте?',
    'поддержка чужого сайта',
    'берёте сайты от других студий',
    'Do you support sites made by others?',
    'сайт достался от прошлых разработчиков, будете обслуживать?',
    'возьмётесь сопровождать чужой код',
    'сопровождение сайта другой студии',
    'can you maintain a site built by others',
    'самописный движок возьмёте?',
    'программист уволился, примете хозяйство?',
    'у нас старый битрикс, присмотрите за ним?',
    'делала студия, которой больше нет',
    'обслужите то, что слепил племянник',
    'откажете, если код плохой?',
    'движок самописный, подойдёт?',
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
    'докупить время можно?',
    'перерасход как считаете',
    'do unused hours roll over',
    'в этом месяце правок не было, что с оплаченным временем',
    'перенести остаток на следующий период',
    'израсходовали лимит раньше срока',
    'жалко платить, если ничего не просили',
    'время кончилось, а задача висит',
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
    'регламент реагирования',
    'скорость решения инцидентов',
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
    'часы по тарифам',
    'How many hours are in the support plans?',
    'что получу за абонентку по времени',
    'сколько работы входит в месяц',
    'хватит шести часов?',
    'на что тратятся часы',
    'how many hours a month',
    'сколько времени даёте в месяц',
    'объём работ в старшем пакете',
    'количество часов в premium',
    'в стандарте сколько часов',
    'дизайнер отдельно или в общем объёме',
    'часы делятся между специалистами?',
    'лимит времени в месяц',
    'сколько времени программиста я покупаю',
    'Hours per month in PREMIUM?',
  ],
  answer: `${start.title} — ${hours.start}, ${standard.title} — ${hours.standard}, ${optimal.title} — ${hours.optimal}, ${premium.title} — ${hours.premium} в месяц. Часы общие для программиста, дизайнера и администратора.`,
  answerEn: `${titleEn('website-support/start')} has ${hoursEn(hours.start)}, ${titleEn('website-support/standard')} ${hoursEn(hours.standard)}, ${titleEn('website-support/optimal')} ${hoursEn(hours.optimal)}, ${titleEn('website-support/premium')} ${hoursEn(hours.premium)} a month. The programmer, the designer and the administrator share them.`,
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
    'исправить одну кнопку',
    'нужно только баннер заменить',
    'не хочу тариф, мне разово',
    'a small one-time fix',
    'ежемесячно платить не хочу',
    'мне только баннер заменить',
    'поставить одну кнопку',
    'правим раз в год, зачем нам ежемесячный платёж',
    'исправить опечатки и ссылки',
    'добавить форму на готовую страницу',
    'A small change without a subscription',
    'бир эле жолу оңдоп бересиңерби?',
  ],
  answer: `Да, правки одним заходом — ${priceText(additionalServices.edits.price)}. Если мелочи нужны каждый месяц, выгоднее тариф: ${start.title} — ${priceText(start.price)}.`,
  answerEn: `Yes, edits in one go are ${priceTextEn(additionalServices.edits.price)}. If small things come up every month, a plan is better value: ${titleEn('website-support/start')} is ${priceTextEn(start.price)}.`,
  to: '/services',
}

export const minimumPeriod: Fact = {
  question: 'На какой срок заключается поддержка?',
  asks: [
    'можно на один месяц?',
    'минимальный срок поддержки',
    'как отказаться от поддержки',
    'сменить тариф можно?',
    'What is the minimum term of support?',
    'а если захочу отказаться через пару месяцев',
    'придётся подписываться на год?',
    'помесячно или сразу за год',
    'как расторгнуть обслуживание',
    'is there a minimum contract term',
    'попробовать месяц и решить',
    'обязаны ли мы платить целый год',
    'перейти на пакет подешевле',
    'поднять тариф перед сезоном',
    'приостановить на лето',
    'на сколько месяцев подписываемся',
    'автопродление есть?',
    'Can we pause or cancel the plan?',
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
    'сколько берёте в час',
    'почасовая оплата возможна?',
    'рейт разработчика',
    'сколько стоит человекочас',
    'What is your hourly rate?',
    'почём час дизайнера',
    'из какой ставки складывается смета',
  ],
  answer: `Ставки за час на сайте нет. Часы продаются тарифами поддержки: ${start.title} — ${hours.start} за ${priceText(start.price)}, ${standard.title} — ${hours.standard} за ${priceText(standard.price)}. Проект считаем целиком: в смете у каждой части своя цена.`,
  answerEn:
    'The site names no hourly rate. Hours are sold as support plans; a project is estimated as a whole, with a price for every part.',
  to: '/website-support',
}
