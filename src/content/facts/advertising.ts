import { company } from '../company'
import { advertisingFigures, withPoint } from '../figures'
import { advertisingPackages } from '../packages'
import { titleEn } from '../spoken-names'
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
    'какой roi',
    'какой ctr у ваших кампаний',
    'сколько стоит клик',
    'How many leads will I get?',
    'сколько лидов приведёте',
    'во сколько обойдётся один клиент',
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
    'реклама завтра возможна?',
    'сколько длится настройка рекламы',
    'How soon can ads start?',
    'через сколько пойдут первые клики',
    'нужна реклама к выходным',
    'быстро ли стартует кампания',
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
    'Do I need a website for ads?',
    'некуда вести людей с объявлений',
    'рекламировать можно без странички?',
    'у меня только инстаграм, запустите рекламу?',
    'куда попадёт человек после клика',
    'can you run ads without a website',
  ],
  answer: `Для поиска — да, рекламе нужна страница, куда она ведёт: её делаем в пакете «${advertisingPackages.complex.title}» или отдельно лендингом. VK Реклама умеет собирать заявки формой внутри ленты.`,
  answerEn: `For search, yes: ads need a page to lead to. We make it within “${titleEn('contextual-advertising/complete')}” or separately as a landing page. VK Ads can collect leads with a form inside the feed.`,
  to: '/contextual-advertising',
}

export const pauseAds: Fact = {
  question: 'Можно ли поставить рекламу на паузу или остановить?',
  asks: [
    'остановите рекламу сегодня',
    'заморозить рекламу на январь',
    'бюджет урезали посреди месяца',
    'попробовать на две недели',
    'Please stop the ads today',
    'рекламаны токтотсок, калган акча кайда калат?',
  ],
  answer: `Показы останавливаются в любой день: кабинет оформлен на вас, неистраченное остаётся в нём. Ведение считают по бюджету месяца; условий паузы и наименьшего срока на сайте нет. Если вы уже клиент и срочно — напишите менеджеру или на ${company.email}.`,
  answerEn: `The ads can be stopped any day: the account is yours, and what is not spent stays in it. Management is a share of the month’s budget; the site names no terms for a pause and no shortest period. If you are a client and it is urgent, write to your manager or ${company.email}.`,
  to: '/contextual-advertising',
}

export const adAccountTrouble: Fact = {
  question: 'Рекламный кабинет заблокирован или остался у прежнего агентства. Что делать?',
  asks: [
    'забанили рекламный аккаунт в фейсбуке',
    'гугл отклонил объявления',
    'модерация отклоняет третий раз',
    'статистика осталась у старого агентства',
    'директ настроен на чужой аккаунт',
    'карту отклоняет при оплате рекламы',
    'Our ad account was banned',
    'жарнама аккаунт бөгөттөлдү',
  ],
  answer:
    'Начинаем с разбора: почему отклонили, что исправить на странице и в объявлениях, что можно забрать. Снять блокировку решает площадка, обещать это нельзя. Свой кабинет оформляем на вас, поэтому у агентства он больше не останется.',
  answerEn:
    'We begin with an analysis: why it was refused, what to correct on the page and in the ads, what can be taken over. Whether a ban is lifted is for the platform to decide. Your new account is in your name, so no agency can keep it.',
  to: '/contextual-advertising',
}

export const adRules: Fact = {
  question: 'Что нельзя рекламировать и нужна ли маркировка?',
  asks: [
    'кальяны рекламируете?',
    'адвокату рекламироваться можно?',
    'erid и маркировка, нас касается?',
    'БАДы в директе',
    'Which products can not be advertised?',
  ],
  answer:
    'Границы ставят площадки и закон страны, где показывают рекламу: у медицины, добавок, табака, финансов свои правила и разрешения. Списка на сайте нет; до запуска проверим вашу тему и маркировку и скажем честно, если показать не дадут.',
  answerEn:
    'The limits are set by the platforms and the law of the country where ads are shown: medicine, supplements, tobacco and finance have rules of their own. The site has no list; before a launch we check your subject and the marking, and say so if it will not pass.',
  to: '/contextual-advertising',
}

export const adTargeting: Fact = {
  question: 'Можно ли показывать рекламу только нужному городу или возрасту?',
  asks: [
    'только для жителей нарына',
    'исключить школьников из показов',
    'реклама на русских за границей',
    'показывать только вечером',
    'реклама на ютубе',
    'Can ads be shown in one city only?',
    'бир эле облуска жарнама берсе болобу?',
  ],
  answer:
    'Да: в Яндекс Директе, Google Ads и VK Рекламе задают город или область, возраст, время и интересы, лишних исключают. Кому показывать, решаем при подготовке кампании вместе с вами; если аудитория неизвестна, начинаем с малого бюджета и смотрим, кто покупает.',
  answerEn:
    'Yes: Yandex Direct, Google Ads and VK Ads take a town or region, age, hours and interests, and others are excluded. Whom to show the ads to is decided with you; if the audience is unknown, we begin with a small budget and look who buys.',
  to: '/contextual-advertising',
}

export const badLeads: Fact = {
  question: 'Из рекламы приходят спам и не те люди. Что делать?',
  asks: [
    'скликивают рекламу конкуренты',
    'заявки-боты из директа',
    'звонят не по теме',
    'нецелевые лиды как отсеять',
    'одни школьники приходят с рекламы',
    'Our ads bring only spam leads',
  ],
  answer:
    'Смотрим, по каким запросам и с каких площадок они идут: лишнее исключаем, площадки отключаем, форму защищаем от ботов, на странице прямо пишем, для кого это. Деньги за клики ботов площадка возвращает сама, обещать это нельзя. На звонки отвечаете вы.',
  answerEn:
    'We look which queries and places they come from: wrong ones are excluded, the form is guarded against bots, and the page says for whom it is. Whether clicks of bots are refunded is for the platform to decide. Your people answer the calls.',
  to: '/contextual-advertising',
}
