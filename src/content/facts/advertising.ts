import { advertisingFigures, withPoint } from '../figures'
import type { Fact } from './fact'

export const minimalAdBudget: Fact = {
  question: 'Какой нужен рекламный бюджет?',
  asks: [
    'сколько денег надо на рекламу',
    'минимальный бюджет на директ',
    'хватит 20 тысяч на рекламу?',
    'сколько закладывать на клики',
    'бюджет на google ads в месяц',
    'What ad budget do I need?',
    'с какой суммы имеет смысл начинать',
    'сколько закладывать на клики в месяц',
    'маленький бюджет на объявления реально?',
    'какую сумму класть на счёт гугла',
    'minimum ad spend',
    'сколько тратить на контекст',
    'есть ли смысл начинать рекламу с таким бюджетом',
  ],
  answer:
    'Общей суммы нет, она зависит от ниши. Считаем, какая цена заявки оставляет вас в плюсе, и от неё идём к бюджету; прогноз можно получить на консультации.',
  answerEn:
    'There is no general sum: it depends on your niche. We first calculate what a lead may cost you; a consultation gives a forecast.',
  to: '/contextual-advertising',
}

export const adResults: Fact = {
  question: 'Какие результаты даёт реклама?',
  asks: [
    'какая цена заявки',
    'сколько заявок будет с рекламы',
    'гарантируете количество лидов?',
    'какой roi',
    'какой ctr у ваших кампаний',
    'сколько стоит клик',
    'How many leads will I get?',
    'сколько лидов приведёте',
    'во сколько обойдётся один клиент',
    'средняя стоимость обращения',
    'какая отдача от объявлений',
    'обещаете поток заказов?',
  ],
  answer: `Числа заявок не обещаем. Показатели кампаний, которые ведём: ROI ${advertisingFigures.roi}, CTR ${advertisingFigures.ctr}, конверсия ${advertisingFigures.conversion}. Ваши посчитаем отдельно, ниша решает многое.`,
  answerEn: `We promise no number of leads. Campaigns we run have a ROI of ${advertisingFigures.roi}, a CTR of ${withPoint(advertisingFigures.ctr)} and a conversion of ${withPoint(advertisingFigures.conversion)}. Yours are calculated separately: much depends on the niche.`,
  to: '/contextual-advertising',
}

export const adReports: Fact = {
  question: 'Какие отчёты по рекламе я получу?',
  asks: [
    'отчётность по рекламе',
    'как увижу куда ушли деньги',
    'отчёт по директу каждую неделю?',
    'доступ в кабинет дадите?',
    'What reports will I get?',
    'как контролировать расходы на объявления',
    'что вы присылаете по итогам недели',
    'буду видеть, сколько стоил каждый звонок?',
    'доступ в рекламный кабинет дадите?',
    'прозрачность трат',
    'will I see where the money goes',
  ],
  answer:
    'Раз в неделю — отчёт на одной странице: расход, заказы и цена заказа. Кабинеты и данные оформлены на вас, смотреть в них можно в любой момент.',
  answerEn:
    'A one-page report every week: spend, orders and the cost of an order. Accounts and data are in your name, so you can look at them at any time.',
  to: '/contextual-advertising',
}

export const adStart: Fact = {
  question: 'Как быстро запустите рекламу?',
  asks: [
    'когда запустится реклама',
    'за сколько дней настроите директ',
    'реклама завтра возможна?',
    'сколько длится настройка рекламы',
    'How soon can ads start?',
    'через сколько пойдут первые клики',
    'нужна реклама к выходным',
    'быстро ли стартует кампания',
    'когда начнут показываться объявления',
    'how soon can ads go live',
  ],
  answer:
    'Срок настройки на сайте не назван, его скажет менеджер. Порядок такой: разбор, подготовка объявлений и счётчиков, запуск с малого бюджета, затем оптимизация.',
  answerEn:
    'The site gives no term for the set-up; a manager will tell you. The order is: an analysis, ads and counters, a launch on a small budget, then optimisation.',
  to: '/contextual-advertising',
}

export const adNeedsSite: Fact = {
  question: 'Нужен ли сайт, чтобы запустить рекламу?',
  asks: [
    'реклама без сайта можно?',
    'сайта нет, хочу рекламу',
    'вести рекламу в инстаграм или на сайт',
    'посадочную страницу сделаете?',
    'Do I need a website for ads?',
    'некуда вести людей с объявлений',
    'рекламировать можно без странички?',
    'у меня только инстаграм, запустите рекламу?',
    'куда попадёт человек после клика',
    'can you run ads without a website',
  ],
  answer:
    'Для поиска — да, рекламе нужна страница, куда она ведёт: её делаем в «Комплексе» или отдельно лендингом. VK Реклама умеет собирать заявки формой внутри ленты.',
  answerEn:
    'For search, yes: ads need a page to lead to. We make it within “Complete” or separately as a landing page. VK Ads can collect leads with a form inside the feed.',
  to: '/contextual-advertising',
}
