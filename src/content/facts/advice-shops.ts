import type { Fact } from './fact'

// What the article about automation of shops advises.

export const automationStart: Fact = {
  question: 'С чего начать автоматизацию интернет-магазина?',
  asks: [
    'заказы обрабатываем руками, за что браться сначала',
    'что автоматизировать первым',
    'утонули в ручной обработке заказов',
    'как убрать рутину из продаж',
    'хочу навести порядок в заказах',
    'план действий для автоматизации торговли',
    'операторы переписывают накладные',
    'Where should we begin automating our shop?',
    'дүкөндү автоматташтырууну эмнеден баштайбыз?',
  ],
  answer:
    'По нашему опыту — с листа бумаги, а не с CRM: проследите десять вчерашних заказов, кто их трогал и где они ждали, и договоритесь об одинаковых состояниях для всех программ. Весь порядок разобран в статье.',
  answerEn:
    'In our experience with a sheet of paper, not a CRM: follow ten of yesterday’s orders, see who touched them and where they waited, then agree on the same states for every program. The article (in Russian) shows the whole order.',
  to: '/blog/ecommerce-automation',
}

export const automationNeeded: Fact = {
  question: 'Нужна ли автоматизация маленькому магазину?',
  asks: [
    'рано ли нам внедрять обмены',
    'мелкая торговля, ручной труд терпим?',
    'с какого объёма заказов это оправдано',
    'мы вдвоём справляемся, зачем роботы',
    'не стреляем ли из пушки по воробьям',
    'готовой платформы хватит?',
    'начинающему продавцу нужна ли crm',
    'Is automation worth it for a tiny shop?',
  ],
  answer:
    'По нашему опыту, при паре десятков заказов в день и меньше хватит готовой платформы и дисциплины. Автоматизация окупается там, где заказов больше и их переписывают из программы в программу.',
  answerEn:
    'In our experience, with a couple of dozen orders a day or fewer a ready-made platform and some discipline are enough. Automation pays off where there are more orders and people copy them from program to program.',
  to: '/blog/ecommerce-automation',
}

export const stockMismatch: Fact = {
  question: 'Почему остатки на сайте расходятся со складом?',
  asks: [
    'продали то, чего нет',
    'покупатель заказал, а на полке пусто',
    'одну пару купили двое',
    'отменяем заказы из-за наличия',
    'как резервировать товар в корзине',
    'количество на сайте врёт',
    'страховой запас нужен ли',
    'Our stock numbers are always wrong',
    'калдык туура келбейт',
  ],
  answer:
    'Обычно виновата ночная выгрузка. По нашему опыту, лучше передавать изменения, а не весь склад, резервировать при оформлении, держать страховой запас и раз в сутки сверять обе стороны.',
  answerEn:
    'Usually a nightly export is to blame. In our experience: send changes rather than the whole stock, reserve at checkout, keep a safety stock, and compare both sides once a day.',
  to: '/blog/ecommerce-automation',
}

export const exchangeMethod: Fact = {
  question: 'Как лучше устроить обмен с 1С: по расписанию, сервисом или очередью?',
  asks: [
    'commerceml или http сервис',
    'как часто выгружать каталог',
    'обмен раз в пятнадцать минут годится?',
    'нужна ли rabbitmq для заказов',
    'способ передачи цен на сайт',
    'xml файлы import и offers',
    'задержка при передаче остатков',
    'Which way of exchange with 1C is best?',
  ],
  answer:
    'По нашему опыту, для каталога в несколько тысяч позиций лучший старт — стандартный CommerceML по расписанию. Когда минут мало, подходит HTTP-сервис, а при большом потоке или нескольких складах — очередь событий: с ней выключенная 1С не теряет заказов. Сравнение в статье.',
  answerEn:
    'In our experience the standard CommerceML on a schedule is the best start for a few thousand items. An HTTP service is faster; with a large flow or several warehouses take a queue of events, which loses no orders while 1C is off.',
  to: '/blog/ecommerce-automation',
}

export const duplicateOrders: Fact = {
  question: 'Почему заказы или чеки задваиваются?',
  asks: [
    'два одинаковых заказа вместо одного',
    'чек пробился дважды',
    'дубли при синхронизации',
    'повторная отправка создала копию',
    'сеть моргнула, и всё удвоилось',
    'один покупатель, а карточек в базе три',
    'двойное списание у покупателя',
    'Why do we get duplicate orders?',
  ],
  answer:
    'Связь рвётся после отправки, но до ответа, и запрос повторяют. По нашему опыту, у каждого сообщения должен быть свой ключ, чтобы повтор с ним ничего не делал: для чека это номер заказа. А карточки покупателя склеивают по телефону.',
  answerEn:
    'A connection breaks after sending but before the answer, and the request is repeated. In our experience every message needs a key of its own, so that a repetition does nothing; for a receipt it is the order’s number.',
  to: '/blog/ecommerce-automation',
}

export const paidButNotMarked: Fact = {
  question: 'Деньги списались, а заказ не отмечен оплаченным. Почему?',
  asks: [
    'покупатель заплатил, но статус прежний',
    'банк деньги взял, магазин не знает',
    'как проверять уведомления банка',
    'неразобранные платежи копятся',
    'подпись уведомления проверять?',
    'сверка с выпиской не бьётся',
    'закрыл вкладку после оплаты',
    'Payment went through but the order stayed unpaid',
  ],
  answer:
    'Верить нужно подписанному уведомлению банка, а не странице «Спасибо»: вкладку закроют, а деньги спишутся. По нашему опыту, проверяют подпись, сумму и валюту, а о платежах без уведомления отдельная задача регулярно спрашивает банк.',
  answerEn:
    'Trust the bank’s signed notice, not the thank-you page: the tab may be closed though the money is taken. Check signature, sum and currency, and let a task ask the bank about payments without a notice.',
  to: '/blog/ecommerce-automation',
}

export const receipts: Fact = {
  question: 'Когда интернет-магазин пробивает чек?',
  asks: [
    'нужна ли ккм для онлайн продаж',
    'фискализация при оплате по qr',
    'чек до доставки или после',
    'курьер берёт наличные, кто печатает чек',
    'момент чека при предоплате',
    'касса для продаж через телефон',
    'онлайн ккм кыргызстан',
    'Do online sales need a fiscal receipt in Kyrgyzstan?',
    'онлайн сатууга чек керекпи?',
  ],
  answer:
    'В Кыргызстане расчёты с населением, включая QR и карту, проводят через онлайн-ККМ; бывают и программные кассы. Чек создаётся при оплате или вручении, ровно один раз. Предоплату, частичный возврат и сертификаты, по нашему опыту, лучше письменно уточнить у бухгалтера до разработки.',
  answerEn:
    'In Kyrgyzstan sales to the public, QR and card included, go through an online cash register; software ones exist. The receipt is made at payment or delivery, once. Settle prepayments and partial refunds with your accountant before development.',
  to: '/blog/ecommerce-automation',
}

export const deliveryCost: Fact = {
  question: 'Как показывать стоимость доставки, чтобы не теряли корзину?',
  asks: [
    'уходят, увидев тариф курьера',
    'где в оформлении писать сколько стоит привезти',
    'забытые посылки на самовывозе',
    'вес и габариты в карточке обязательны?',
    'бесплатно возить или брать плату',
    'недозвоны у двери',
    'напоминать про пункт выдачи',
    'People leave when they see the shipping cost',
  ],
  answer:
    'По нашему опыту — уже в корзине, по городу и весу: узнав цену в последний момент, покупатель уходит. Если служба молчит, показывают сохранённый тариф зоны, а о задержке сообщают раньше, чем спросят. Забытый самовывоз спасает напоминание.',
  answerEn:
    'In our experience, already in the cart, by city and weight: buyers who learn the price last leave. If the carrier does not reply, show the stored rate of the zone; report a delay before anyone asks. A reminder saves forgotten pick-ups.',
  to: '/blog/ecommerce-automation',
}

export const goodsReturns: Fact = {
  question: 'Как организовать возврат товара от покупателя?',
  asks: [
    'покупательница хочет сдать куртку обратно',
    'причины возвратов собирать зачем',
    'возвраты живут в переписке',
    'когда отдавать деньги за сданную вещь',
    'чек возврата к исходному',
    'статистика отказов на выдаче',
    'принять товар назад на складе',
    'How should a shop handle product returns?',
  ],
  answer:
    'По нашему опыту, с первого дня нужны заявка в кабинете с причиной и фото, быстрое решение, QR-код для пункта приёма и чек возврата, привязанный к исходному. Деньги отдают, когда товар принят, а причины показывают закупщику.',
  answerEn:
    'In our experience you need from day one: a request in the customer’s account with a reason and photos, a quick decision, a QR code for the drop-off point and a refund receipt tied to the original. Refund once the goods are accepted, and show the reasons to whoever buys the stock.',
  to: '/blog/ecommerce-automation',
}

export const automationBenefit: Fact = {
  question: 'Как посчитать пользу от автоматизации?',
  asks: [
    'сколько сэкономит мне автоматизация',
    'сколько людей освободится',
    'формула выгоды от внедрения',
    'придётся ли увольнять менеджеров',
    'минуты сотрудника на заказ',
    'kpi процесса обработки заказов',
    'что мерить до и после',
    'How do I calculate savings from automation?',
  ],
  answer:
    'По нашему опыту: сэкономленные минуты на заказ умножьте на число заказов и стоимость минуты, прибавьте маржу продаж, спасённых от отмены. Показатели снимите за четыре недели до начала. В примере из статьи сокращать никого не пришлось: отдел принял выросший поток.',
  answerEn:
    'Multiply the minutes saved per order by the orders and the cost of a minute, and add the margin of sales saved from cancelling. Measure for four weeks before you begin. In the article’s example nobody was dismissed.',
  to: '/blog/ecommerce-automation',
}

export const exchangeMonitoring: Fact = {
  question: 'Как узнать, что обмен или приём заказов сломался?',
  asks: [
    'заказы тихо перестали приходить, заметили в понедельник',
    'какие проверки ставить на магазин',
    'сигнализация, если остатки не меняются',
    'робот делает контрольную покупку',
    'узнаём о поломке от покупателей',
    'дежурный для интернет магазина',
    'оплачено без чека, как ловить',
    'How do we notice that order sync has stopped?',
  ],
  answer:
    'По нашему опыту, следить надо не за сервером, а за торговлей: давно нет заказов, очередь ждёт, оплаченное без чека, суммы на сайте, в 1С и банке не сходятся. Помогает робот с контрольной покупкой; у каждого сигнала должен быть ответственный.',
  answerEn:
    'In our experience, watch the trade rather than the server: no orders for long, a waiting queue, payments without a receipt, sums that differ between the site, 1C and the bank. A robot that makes test purchases helps; every alarm needs somebody responsible.',
  to: '/blog/ecommerce-automation',
}

export const crmMiracle: Fact = {
  question: 'Поможет ли магазину покупка CRM?',
  asks: [
    'купили амо, лучше не стало',
    'какую crm выбрать для магазина',
    'почему битрикс не спас продажи',
    'стоит ли брать crm, если в товарах путаница',
    'два артикула у одной вещи',
    'на чём спотыкаются при внедрении',
    'мёртвая crm, никто не заполняет',
    'Will buying a CRM fix our mess?',
  ],
  answer:
    'Сама по себе — нет: без договорённости о состояниях заказа это ещё одно место, куда надо переписывать. По нашему опыту, сначала наводят порядок в каталоге, решают, что будет при отказе банка или 1С, и назначают хозяина обмена.',
  answerEn:
    'Not by itself: without agreed order states it is one more place to copy into. In our experience the catalogue comes first, then a plan for outages, then an owner of the exchange.',
  to: '/blog/ecommerce-automation',
}

export const automationRollout: Fact = {
  question: 'Сколько длится автоматизация магазина и когда её запускать?',
  asks: [
    'запускать перед новым годом можно?',
    'включить всё разом или кусками',
    'не остановится ли торговля на время перехода',
    'как вернуться к ручному режиму',
    'поэтапный переход склада',
    'календарь внедрения в рознице',
    'боюсь сорвать высокий сезон',
    'How long does it take to automate a shop?',
  ],
  answer:
    'В статье есть план по неделям: весь путь одной сети магазинов занял четыре месяца. По нашему опыту, запускают по частям, не в один день и не в ноябре, и у каждой части должен быть переключатель «вернуть ручной режим». Ваш срок назовёт менеджер.',
  answerEn:
    'The article (in Russian) has a plan by weeks: one chain of shops took four months in all. In our experience you launch in parts, not in one day and not in November, and every part needs a switch back to manual work. A manager will name your term.',
  to: '/blog/ecommerce-automation',
}
