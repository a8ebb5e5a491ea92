import { place } from '../place'
import { company } from '../company'
import { currencyWords } from '../currencies'
import { advertisingPackages, webPackages } from '../packages'
import { contractTerms, daysLong, workingDays } from '../contract-terms'
import { priceText, priceTextEn } from '../price-text'
import type { Fact } from './fact'

const { payment, invoiceDays, refundDays, estimateDays, noticeDays } = contractTerms
const percent = (share: number) => `${share}\u00a0%`

export const advance: Fact = {
  question: 'Как и когда платить?',
  asks: [
    'нужна ли предоплата?',
    'предоплата какая',
    'сколько процентов аванс',
    'аванс нужен?',
    'оплата вся сразу или частями?',
    'по каким этапам платим',
    'можно оплатить после сдачи',
    'вы сначала деньги берёте?',
    'работаете по постоплате?',
    'порядок оплаты',
    'Do I have to pay in advance?',
    'What are your payment terms?',
    'алдын ала төлөө керекпи?',
    'сначала стулья или сначала деньги',
    'половину вперёд обязательно?',
    'какая доля до старта',
    'рассчитаемся, когда увижу результат, согласны?',
    'а остаток когда вносить',
    'When is the balance due?',
    'акчаны качан төлөйбүз?',
    'можно сначала сделать, а потом заплатить',
  ],
  answer: `Если в договоре не записано иначе, ${percent(payment.before)} оплачивают до начала работ и ${percent(payment.after)} при приёмке. Длинные проекты оплачивают по этапам.`,
  answerEn: `Unless the contract says otherwise, ${percent(payment.before)} is paid before work begins and ${percent(payment.after)} on acceptance. Longer projects are paid stage by stage.`,
  to: '/terms',
}

export const invoice: Fact = {
  question: 'За сколько дней нужно оплатить счёт?',
  asks: [
    'срок оплаты счета',
    'сколько дней на оплату',
    'когда надо оплатить счёт',
    'вы выставляете счёт?',
    'счет на оплату сколько действует',
    'How long do I have to pay an invoice?',
    'к какому числу перечислить',
    'дедлайн по платёжке',
    'net 30 возможно?',
    'сроки перечисления после выставления',
    'как быстро закрыть счёт',
    'Until what date must we pay?',
    'эсепти канча күндө төлөйбүз?',
  ],
  answer: `Счёт оплачивают в течение ${workingDays(invoiceDays)} со дня выставления.`,
  answerEn: `An invoice is due within ${invoiceDays} working days of its date.`,
  to: '/terms',
}

export const latePayment: Fact = {
  question: 'Что будет, если мы задержим оплату?',
  asks: [
    'если опоздаем с оплатой',
    'просрочили платёж что будет',
    'не сможем оплатить вовремя',
    'пеня за просрочку есть?',
    'штраф если задержим платеж',
    'What happens if we pay late?',
    'казначейство тянет, вы остановите работу?',
    'неустойка за неуплату',
    'если забудем перевести вовремя',
    'просим отодвинуть платёж на неделю',
    'должникам что грозит',
    'Will you stop the work if our payment is overdue?',
    'төлөм кечиксе эмне болот?',
  ],
  answer: `Если оплата задержится больше чем на ${workingDays(invoiceDays)}, работу могут приостановить до её поступления, а сроки сдвинутся. О пене в условиях сайта ничего нет.`,
  answerEn: `If payment is more than ${invoiceDays} working days late, work may pause until it arrives, and the dates move. The terms on the site mention no penalty.`,
  to: '/terms',
}

export const refund: Fact = {
  question: 'Вернёте деньги, если мы передумаем?',
  asks: [
    'вернете предоплату если откажусь?',
    'возврат денег есть?',
    'а если передумаю, деньги назад?',
    'можно вернуть аванс',
    'как вернуть деньги',
    'деньги вернёте если не сделаете?',
    'refund есть',
    'Can I get a refund?',
    'Do you give money back?',
    'акча кайтарасызбы?',
    'бизнес закрылся, хочу назад свои деньги',
    'передумали после старта, что возвращается',
    'отменить заказ и получить остаток',
    'манибек',
    'если проект не пойдёт, аванс сгорит?',
    'Is the deposit refundable?',
  ],
  answer: `Проект можно прекратить, письменно предупредив за ${daysLong(noticeDays)}: сделанное к этому дню оплачивается и остаётся у вас. Аванс за то, что ещё не сделано, вернём в течение ${workingDays(refundDays)}.`,
  answerEn: `You may end a project in writing with ${noticeDays} days’ notice: you pay for the work done by then and keep its results. Advance money for the rest is returned within ${refundDays} working days.`,
  to: '/terms',
}

export const instalments: Fact = {
  question: 'Есть ли рассрочка?',
  asks: [
    'можно в рассрочку?',
    'оплата частями помесячно',
    'в кредит можно сделать сайт',
    'разбить оплату на несколько месяцев',
    'платить по чуть-чуть',
    'рассрочка на пол года',
    'Can I pay in instalments?',
    'бөлүп төлөсө болобу?',
    'денег сейчас мало, растянуть бы до лета',
    'доход сезонный, можно помесячными долями',
    'первый год понемногу платить',
    'халяльная рассрочка бывает?',
    'отсрочить часть до прибыли',
    'May we spread the cost over several months?',
  ],
  answer:
    'Длинные проекты оплачивают по этапам; можно ли разбить платежи иначе, ответит менеджер. О рассрочке на сайте ничего нет, обещать её не могу.',
  answerEn:
    'Longer projects are paid stage by stage; a manager will tell you whether the payments can be split further. The site says nothing about instalments, so I cannot promise them.',
  to: '/terms',
}

export const discount: Fact = {
  question: 'Бывают ли скидки?',
  asks: [
    'скидку дадите?',
    'а скидка есть?',
    'сделайте подешевле, поторгуемся',
    'скинете немного?',
    'есть акции?',
    'скидка для своих / постоянных',
    'промокод на первый заказ',
    'если закажу два сайта, скидка будет?',
    'уступите в цене',
    'скидка для нко / стартапа',
    'Do you give discounts?',
    'арзандатуу барбы?',
    'мы благотворительный фонд, пойдёте навстречу?',
    'студенту сделайте поблажку',
    'приведу друга, что мне будет',
    'пенсионерам льготы',
    'Any special offers right now?',
    'жеңилдик барбы?',
  ],
  answer:
    'О скидках и акциях на сайте ничего нет, поэтому обещать не могу. Смета разбита по частям: видно, от чего отказаться, чтобы стало дешевле.',
  answerEn:
    'The site says nothing about discounts, so I cannot promise any. The estimate is itemised: you see what you can leave out to pay less.',
  to: '/industries',
}

export const currency: Fact = {
  question: 'В какой валюте цены и договор?',
  asks: [
    'цены в рублях или сомах?',
    'в какой валюте платить',
    'можно оплатить в сомах',
    'в долларах принимаете?',
    'а в тенге можно',
    'сколько это в сомах',
    'почему цены в рублях',
    'What currency do you charge in?',
    'Can we pay in dollars?',
    'мы из казахстана, тенге подойдут?',
    `почему рубли, если вы ${place.inCity}`,
    'контракт в национальной валюте возможен?',
    'курс скачет, сумма зафиксируется?',
    'можно расплатиться юанями',
    'Are your prices in roubles?',
    'баалар рубль мененби же сом мененби?',
  ],
  answer: `На сайте цены в ${currencyWords.inPrices}, они даны для ориентира. В договоре сумму указывают в ${currencyWords.inContractsInFull}. Можно ли заплатить в другой валюте, скажет менеджер.`,
  answerEn: `Prices on the site are in ${currencyWords.inPricesEn}, for orientation. Contracts are priced in ${currencyWords.inContractsEn}. A manager will tell you whether you can pay in another currency.`,
  to: '/terms',
}

export const taxes: Fact = {
  question: 'Цены с налогами или без?',
  asks: [
    'ндс включен в цену?',
    'вы с ндс работаете',
    'цена с налогами?',
    'налоги сверху платить?',
    'ндс',
    'налог с продаж кто платит',
    'Is VAT included?',
    'салык кошулганбы?',
    'мы плательщики ндс, нужен вычет',
    'счёт фактуру с налогом дадите',
    'упрощёнка или общий режим',
    'двенадцать процентов сверху накинете?',
    'What about withholding tax?',
    'салык өзүнчө төлөнөбү?',
  ],
  answer:
    'Если в договоре не сказано иначе, налоги, и НДС тоже, в цену не входят. Какой налог возникнет у вас и выставляем ли мы НДС, уточнит менеджер при подготовке договора: на сайте этого нет.',
  answerEn:
    'Unless the contract says otherwise, taxes, VAT among them, are not included in the price. A manager will tell you which tax applies and whether we charge VAT: the site does not say.',
  to: '/terms',
}

export const thirdPartyCosts: Fact = {
  role: 'upkeep',
  question: 'За что придётся платить кроме нашей работы?',
  asks: [
    'какие скрытые платежи',
    'есть скрытые расходы?',
    'доплаты потом будут?',
    'что не входит в цену',
    'хостинг и домен входят в стоимость?',
    'лицензии отдельно?',
    'Are there any hidden costs?',
    'Is hosting included in the price?',
    'какие ещё траты всплывут',
    'платные плагины за чей счёт',
    'подписки на сервисы кто покупает',
    'мелкий шрифт есть?',
    'боюсь, что потом вылезут накрутки',
    'ежегодные расходы на содержание',
    'фотобанк и шрифты оплачиваю отдельно?',
    'What else will I have to pay for?',
  ],
  answer:
    'Платежи третьим лицам — домен, хостинг, лицензии, рекламный бюджет — и налоги в цену не входят, если в договоре не сказано иначе. Всё остальное записано в составе работ, и сверх него без вашего согласия ничего не начинают.',
  answerEn:
    'Fees of third parties (domain, hosting, licences, advertising budgets) and taxes are not included unless the contract says so. Everything else is in the agreed scope, and nothing beyond it starts without your consent.',
  to: '/terms',
}

export const paymentMethods: Fact = {
  question: 'Как можно оплатить: перевод, карта, наличные?',
  asks: [
    'можно наличкой?',
    'картой оплатить можно?',
    'оплата по безналу',
    'мбанк принимаете',
    'криптой можно заплатить',
    'куда переводить деньги',
    'можно usdt?',
    'How can I pay?',
    'Do you accept cards or crypto?',
    'перечислю с расчётного счёта ооо',
    'о деньги и элсом примете?',
    'swift перевод из европы',
    'paypal или stripe есть',
    'qr код для перевода скиньте',
    'western union',
    'физлицо, платить через терминал',
    'Can I pay by bank transfer from abroad?',
    'возьмёте долю в стартапе вместо оплаты',
  ],
  answer: `Способы оплаты на сайте не перечислены: известно только, что выставляют счёт и он оплачивается в течение ${workingDays(invoiceDays)}. Подойдёт ли вам карта, наличные или перевод, скажет менеджер.`,
  answerEn: `The site does not list ways to pay: we send an invoice, which is due within ${invoiceDays} working days. A manager will tell you whether a card, cash or a transfer suits.`,
  to: '/terms',
}

export const estimateValidity: Fact = {
  question: 'Сколько действует смета?',
  asks: [
    'сколько действует оценка',
    'цена потом не вырастет?',
    'если начнём через месяц цена та же?',
    'срок действия кп',
    'How long is the estimate valid?',
    'посчитали нам весной, ещё в силе?',
    'до какого числа держите цену',
    'бронь стоимости до конца года',
    'смета канча убакыт жарактуу?',
    'смета протухает?',
    'оценка годится для бюджета будущего года?',
    'действительно ли прошлогоднее предложение',
    'Will the quote change if we wait?',
  ],
  answer: `Оценка действует ${daysLong(estimateDays)} и становится обязательной, когда входит в подписанный договор.`,
  answerEn: `An estimate is valid for ${estimateDays} days and becomes binding once it is part of a signed contract.`,
  to: '/terms',
}

export const fixedPrice: Fact = {
  question: 'Может ли цена вырасти по ходу работы?',
  asks: [
    'цена фиксированная?',
    'стоимость в процессе не поменяется?',
    'вдруг вы потом попросите ещё денег',
    'фикс прайс или по часам',
    'смета окончательная?',
    'Is the price fixed?',
    'доллар вырос, пересмотрите стоимость?',
    'time and material или твёрдая',
    'у вас часы или пакет',
    'будут ли доплаты за непредвиденное',
    'смету превысите — за чей счёт',
    'Could the cost grow during the project?',
    'баасы кийин өспөйбү?',
  ],
  answer:
    'Цену и состав работ записывают в договор до начала. То, что сверх согласованного, оценивают отдельно и начинают, когда вы согласились с ценой и сроком. Почасовой ставки на сайте нет.',
  answerEn:
    'Price and scope are written into the contract before work begins. Anything beyond the scope is estimated separately and starts only once you agree. The site publishes no hourly rate.',
  to: '/terms',
}

export const whyFrom: Fact = {
  question: 'Почему цены указаны «от»?',
  asks: [
    'почему от, а сколько точно',
    'что значит от 75000',
    'от - это сколько в итоге?',
    'точную цену скажите',
    'а точнее? сколько конкретно',
    'от чего зависит цена',
    'из чего складывается стоимость',
    'What does the price depend on?',
    'назовите потолок, а не нижнюю планку',
    'от ста до миллиона — какой разброс?',
    'приставка от смущает',
    'верхняя граница какая',
    'что увеличивает ценник',
    'какие факторы удорожают',
    'Why is it only a starting price?',
    'что значит «от» в прайсе, скажите до скольки',
  ],
  answer:
    'Цена «от» — стартовая, за минимальный разумный объём. Дальше она растёт с числом страниц, ролей и внешних систем; точную сумму посчитает менеджер по вашей задаче.',
  answerEn:
    'A “from” price is the starting price of the smallest sensible scope. It grows with pages, roles and external systems; a manager will calculate yours.',
  to: '/custom-saas',
}

export const minimalBudget: Fact = {
  question: 'С какой суммы вы начинаете?',
  asks: [
    'какой минимальный бюджет',
    'минимальный чек',
    'с какой суммы работаете',
    'у меня совсем маленький бюджет',
    'самое дешёвое что есть',
    'What is your minimum budget?',
    'эң арзаны канча?',
    'на скромную сумму что получится',
    'порог входа',
    'начинающий предприниматель, копейки в кармане',
    'меньше какой суммы не берётесь',
    'что могу себе позволить с минимумом',
    'эконом предложение',
    'How little can I spend?',
  ],
  answer: `Минимального бюджета на сайте нет, есть стартовые цены: например, лендинг — ${priceText(webPackages.landing.price)}. Все стартовые цены собраны на странице услуг, а первая консультация бесплатна.`,
  answerEn: `The site names no minimum budget, only starting prices: a landing page is ${priceTextEn(webPackages.landing.price)}, for example. All of them are on the page of services, and the first consultation is free.`,
  to: '/services',
}

export const advertisingBudget: Fact = {
  question: 'Кто платит рекламный бюджет и как считается ваша доля?',
  asks: [
    'бюджет на рекламу через вас идёт?',
    'процент от рекламного бюджета какой',
    'сколько вы берёте с бюджета',
    'деньги на клики кто платит',
    'бюджет на директ входит в цену?',
    'Do you take a share of the ad budget?',
    'я закидываю средства в кабинет сам?',
    'ваша наценка на клики',
    'деньги яндексу идут мимо вас?',
    'пополнять гугл с моей карты?',
    'отдельно ваша работа, отдельно трафик?',
    'откат с площадки получаете?',
    'Do I pay Google directly?',
  ],
  answer: `Рекламный бюджет вы платите площадке сами. Ведение стоит ${priceText(advertisingPackages.management.price)}.`,
  answerEn: `You pay the advertising platform yourself. Campaign management costs ${priceTextEn(advertisingPackages.management.price)}.`,
  to: '/contextual-advertising',
}

export const equity: Fact = {
  question: 'Работаете ли вы за долю в проекте?',
  asks: [
    'денег нет, есть идея, возьмёте процент',
    'за долю в стартапе сделаете?',
    'оплата процентом с продаж',
    'работаете за опцион?',
    'станьте нашим техническим сооснователем',
    'вложитесь в мой проект',
    'за роялти возьмётесь?',
    'Would you work for equity?',
    'үлүш үчүн иштейсиңерби?',
  ],
  answer: `Об этом на сайте ничего нет: работаем по договору с ценой, ${percent(payment.before)} до начала и ${percent(payment.after)} при приёмке, длинные проекты по этапам. Начать можно с первой версии, чтобы вложить меньше. Если дело в доле, спросите менеджера.`,
  answerEn: `The site says nothing of it: we work under a contract with a price, ${payment.before}% before the start and ${payment.after}% on acceptance, long projects by stages. You can begin with a first version to spend less. If a share is what you offer, ask a manager.`,
  to: '/terms',
}

export const barter: Fact = {
  question: 'Можно ли расплатиться бартером?',
  asks: [
    'бартер интересует?',
    'мы вам мебель, вы нам сайт',
    'сайт в обмен на маникюр',
    'взаимозачёт возможен?',
    'Do you barter?',
    'акчанын ордуна товар берсек болобу?',
  ],
  answer: `Обмен товарами и услугами на сайте не предусмотрен: работаем по договору, счёт оплачивают деньгами. Предложить всё же можно на ${company.email}, решит руководство. А если дело в сумме, можно начать с меньшего и платить по этапам.`,
  answerEn: `The site knows no barter: we work under a contract, and invoices are paid in money. You may still propose it to ${company.email}. If the sum is the trouble, one can begin with less and pay by stages.`,
  to: '/terms',
}

export const payForResult: Fact = {
  question: 'Можно ли платить только за результат: за заявку, продажу, клиента?',
  asks: [
    'плачу с каждой продажи, согласны?',
    'оплата за лид',
    'процент с оборота вместо оплаты',
    'CPA модель есть?',
    'результат не будет — деньги вернёте?',
    'платить только за пришедшего пользователя',
    'Can we pay per lead only?',
    'жыйынтыгы болсо төлөйм',
  ],
  answer:
    'Оплаты только за заявки или продажи у нас нет: они зависят и от цены, и от товара, и от ответа на звонок. Платят за работу по этапам, а в рекламе — за настройку или долю бюджета; как измерить результат, договариваемся до начала.',
  answerEn:
    'We have no payment for leads or sales only: they also depend on your price, your goods and who answers the phone. Work is paid by stages, ads by set-up or a share of the budget; how the result is measured is agreed before the start.',
  to: '/contextual-advertising',
}
