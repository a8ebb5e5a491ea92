import { namedClientsEn } from '../clients'
import { webPackages } from '../packages'
import { titleEn } from '../spoken-names'
import type { Fact } from './fact'
import { siteMap } from '../site-map.ts'

export const shopPayments: Fact = {
  question: 'Какую оплату можно принимать в магазине?',
  asks: [
    'оплата картой на сайте',
    'qr оплата подключите?',
    'эквайринг',
    'оплата через mbank / элсом',
    'apple pay на сайте',
    'What payments can the shop accept?',
    'как покупатель платит',
    'оплата через куар код',
    'visa на сайте',
    'which payment methods can my shop take',
  ],
  answer: `В пакете «${webPackages.shop.title}» — карта и QR. Какой банк или сервис подключить (MBank, Stripe, PayPal) и какая у него комиссия, на сайте не сказано: это уточнит менеджер.`,
  answerEn: `The “${titleEn('web-development/shop')}” package takes cards and QR. Which bank or service to connect (a local one, Stripe, PayPal) and what commission it charges, the site does not say: a manager will tell you.`,
  to: '/web-development',
}

export const shopDelivery: Fact = {
  question: 'Считает ли магазин доставку?',
  asks: [
    'расчёт доставки есть?',
    'курьер и самовывоз',
    'доставка по городу на сайте',
    'Does the shop calculate delivery?',
    'самовывоз и доставка по городу',
    'сдэк подключите?',
    'расчёт отправки в регионы',
    'delivery calculation at checkout',
  ],
  answer:
    'Да, стоимость доставки считается в корзине, самовывоз тоже возможен. С какой службой доставки связать магазин, обсудите с менеджером.',
  answerEn:
    'Yes, the cost of delivery is calculated in the cart, and pick-up is possible, too. Discuss with a manager which delivery service to connect.',
  to: '/web-development',
}

export const shopGoods: Fact = {
  question: 'Как загрузить товары в магазин?',
  asks: [
    'загрузка товаров из экселя',
    'у нас 5000 товаров, кто заполнит',
    'товары из 1с подтянутся?',
    'выгрузка каталога',
    'сколько товаров можно',
    'остатки будут обновляться?',
    'How do we import goods?',
    'кто заведёт товары',
    'ассортимент три тысячи позиций, кто вносит',
    'who fills the catalogue',
  ],
  answer:
    'Из Excel или 1С, вручную вносить не нужно. В магазине под ключ обмен ценами и остатками с 1С идёт сам; предел числа товаров на сайте не назван.',
  answerEn:
    'From Excel or 1C; nothing has to be entered by hand. In a turnkey shop prices and stock are exchanged with 1C automatically; the site names no limit to the number of goods.',
  to: '/web-development',
}

export const marketplaces: Fact = {
  question: 'Свой магазин или маркетплейс?',
  asks: [
    'зачем магазин, если есть вайлдберриз',
    'продаю на wildberries, нужен ли сайт',
    'wb или свой сайт',
    'выгрузка на маркетплейсы',
    'Own shop or a marketplace?',
    'торгую на озоне, имеет смысл своё?',
    'уйти с маркетплейса в свой магазин',
    'own shop or marketplace',
    'товары с моего сайта на вайлдберриз выгрузить',
  ],
  answer:
    'В своём магазине покупатель, его данные и правила принадлежат вам, а привести его должны вы сами — рекламой и поиском. Сравнения с площадками и обмена с ними среди пакетов нет: обсудите это с менеджером.',
  answerEn:
    'In a shop of your own the buyers, their data and the rules are yours, but you have to bring the buyers yourself, by ads and search. The packages include neither a comparison with marketplaces nor an exchange with them: discuss it with a manager.',
  to: '/web-development',
}

export const ownMarketplace: Fact = {
  question: 'Делаете ли вы маркетплейсы?',
  asks: [
    'хочу свой маркетплейс',
    'сделать как wildberries',
    'агрегатор услуг',
    'доска объявлений',
    'Can you build a marketplace?',
    'площадка, где продают разные продавцы',
    'агрегатор услуг хочу запустить',
    'как лалафо сделать',
    'build a platform with many sellers',
  ],
  answer:
    'Да, мы знаем их изнутри: кабинеты продавца и покупателя, споры, возвраты и деньги, замороженные до доставки. Отдельной цены маркетплейса на сайте нет, ближе всего портал.',
  answerEn:
    'Yes: accounts of sellers and buyers, disputes, returns and money held until delivery. A marketplace has no published price; a portal comes nearest.',
  to: '/mobile-apps',
}

export const abandonedCarts: Fact = {
  question: 'Как вернуть тех, кто бросил корзину?',
  asks: [
    'брошенные корзины',
    'кладут в корзину и уходят',
    'письма о брошенной корзине',
    'How do we recover abandoned carts?',
    'кладут товар и не платят',
    'недооформленные заказы',
    'вернуть ушедших покупателей',
    'abandoned checkout recovery',
  ],
  answer: `Напоминаниями, которые прекращаются после покупки, и короткой дорогой до оплаты. Что это дало сети магазинов одежды, показано в кейсе «${siteMap.nurRetailCase.label}», а как устроено — в статье об автоматизации e-commerce.`,
  answerEn: `With reminders that stop after a purchase and a short way to payment. The ${namedClientsEn[siteMap.nurRetailCase.label]} case shows what that gave a chain of clothes shops, the article on e-commerce automation how it works (both in Russian).`,
  to: '/blog/ecommerce-automation',
}

export const acquiringContract: Fact = {
  question: 'Кто заключает договор с банком на приём платежей?',
  asks: [
    'эквайринг оформляем мы или вы?',
    'какие бумаги нужны от банка',
    'сколько ждать эквайринг',
    'pci dss нас касается?',
    'Who signs with the payment provider?',
    'эквайрингди ким тариздейт?',
  ],
  answer:
    'Договор с банком заключаете вы: деньги идут вам, и комиссию назначает банк. Мы подключаем оплату к сайту и говорим, что банк спросит. Сколько дней он оформляет и какие карты примет из-за границы, узнайте в банке; данные карт на сайте не хранят.',
  answerEn:
    'The contract with the bank is yours: the money goes to you, and the bank sets its commission. We connect the payment to the site and tell you what the bank will ask for. How long it takes and which foreign cards it accepts, ask the bank; card data is not kept on the site.',
  to: '/web-development',
}
