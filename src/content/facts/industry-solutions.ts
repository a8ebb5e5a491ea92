import { showing } from '../figures'
import type { Fact } from './fact'

// What people of an industry ask for by its product's name.

export const myIndustryMissing: Fact = {
  question: 'А если моей отрасли нет в списке?',
  asks: [
    'у нас ритуальные услуги, возьмётесь?',
    'юридическая фирма, есть опыт?',
    'спортивная федерация, подойдём?',
    'узкая ниша, кто ещё поймёт',
    'музей хочет систему',
    'для религиозной организации делаете',
    'разберётесь в горнодобыче',
    'Our field is not on your list',
    'биздин тармак тизмеде жок',
  ],
  answer:
    'Расскажите о ней: половина нашего списка начиналась с незнакомой задачи. Расскажем о похожих работах и о том, что будет для нас новым.',
  answerEn:
    'Tell us about it: half of our list began with an unfamiliar task. We show what we have done nearby and say honestly where we would start from scratch.',
  to: '/industries',
}

export const studyOfWork: Fact = {
  question: 'Как вы вникаете в нашу работу?',
  asks: [
    'вы же не знаете нашей кухни',
    'аналитик посидит с нашими операторами?',
    'обследование предприятия делаете',
    'боюсь, не поймёте наших процессов',
    'погружение в предметную область',
    'наблюдаете за регистратурой перед проектом?',
    'сколько дней изучаете бизнес заказчика',
    'How will you learn about our business?',
    'биздин ишти кантип түшүнөсүңөр?',
  ],
  answer: `Сидим рядом с будущими пользователями два-три дня: на складе, в регистратуре или у диспетчера. Дальше живую версию показываем ${showing}, и ошибка в понимании вскрывается рано.`,
  answerEn:
    'We spend two or three days beside the people who will use the system: in the warehouse, at the reception, with the dispatchers. Then regular showings of a living version reveal misunderstandings early.',
  to: '/industries',
}

export const tableAndRooms: Fact = {
  question: 'Сделаете ли QR-меню, предзаказ столов или бронирование номеров?',
  asks: [
    'электронное меню для кафе',
    'гости сканируют код на столике и заказывают',
    'забронировать столик с сайта',
    'синхронизировать занятость с букингом',
    'юрта кемп, приём гостей онлайн',
    'овербукинг, один номер продали двоим',
    'заказ еды к приходу гостя',
    'Can you build a QR menu?',
    'qr меню жасайсыңарбы?',
  ],
  answer:
    'Да: бронирование номеров без посредника, меню и заказ по QR-коду, предзаказ столов, синхронизация занятости с площадками бронирования. Цену считают по задаче.',
  answerEn:
    'Yes: room booking without a middleman, QR menus and orders, table reservations, and availability synchronised with booking platforms. The price depends on the task.',
  to: '/industries',
}

export const ticketsAndTours: Fact = {
  question: 'Сделаете ли продажу билетов или туров?',
  asks: [
    'схема зала с выбором места',
    'кассу театра в интернет',
    'экскурсии с календарём выездов',
    'кабинет турагента',
    'онлайн кинотеатр по подписке',
    'фестиваль, приложение с программой',
    'туристы платят из-за рубежа',
    'Can you make a ticketing system?',
  ],
  answer:
    'Да: билеты со схемой зала, видеосервисы по подписке, приложения фестивалей, туры с календарём выездов, кабинеты турагентов, маршруты без связи и оплата из-за рубежа. К минуте, когда за билетами приходят все сразу, готовим заранее.',
  answerEn:
    'Yes: tickets with a seating plan, video by subscription, festival apps, tours with a calendar of departures, agents’ accounts, offline routes and payment from abroad.',
  to: '/industries',
}

export const courses: Fact = {
  question: 'Сделаете ли платформу для курсов или электронный журнал?',
  asks: [
    'lms для учебного центра',
    'как геткурс, только свой',
    'электронный дневник для лицея',
    'сертификат с проверкой подлинности',
    'расписание занятий для вуза',
    'проверка работ преподавателем',
    'продавать свой видеокурс',
    'Can you build an e-learning platform?',
    'онлайн окутуу платформасы керек',
  ],
  answer:
    'Да: платформы курсов с видео, тестами и проверкой работ, электронные журналы школ, расписания вузов, приём оплаты и сертификаты с проверкой по коду.',
  answerEn:
    'Yes: course platforms with video, tests and review of work, school journals, university timetables, payments and certificates verified by a code.',
  to: '/industries',
}

export const property: Fact = {
  question: 'Сделаете ли шахматку новостроек или кабинет жильца?',
  asks: [
    'застройщику показать свободные лоты',
    'crm для риелторов',
    'объекты на карте с фильтрами',
    'забронировать квартиру онлайн',
    'тсж, показания счётчиков жильцов',
    'согласование смет и актов на стройке',
    'контроль закупок на объекте',
    'Can you build a property catalogue with a map?',
  ],
  answer:
    'Да: шахматки новостроек с бронированием, каталоги с поиском по карте, CRM агентства, кабинеты жильцов. Для стройки — журналы работ с фото с площадки, согласование смет и актов, контроль закупок.',
  answerEn:
    'Yes: apartment grids with reservations, catalogues with a map, a CRM for agencies, residents’ accounts; for building sites, photo journals, approval of estimates and control of purchases.',
  to: '/industries',
}

export const clinicSystem: Fact = {
  question: 'Сделаете ли электронную карту пациента или телемедицину?',
  asks: [
    'видеоприём у доктора',
    'мис для частной клиники',
    'анализы из лаборатории прямо в систему',
    'история болезни в электронном виде',
    'кто открывал карту больного, видно?',
    'медсестра не должна видеть всё',
    'консультация врача на расстоянии',
    'Do you build telemedicine?',
    'бейтаптын электрондук картасы',
  ],
  answer:
    'Да: запись к врачу, электронные карты, телемедицина и обмен с лабораториями. Доступ к данным пациента разделён по ролям, а каждый просмотр карты записан в журнал.',
  answerEn:
    'Yes: bookings, electronic records, telemedicine and exchange with laboratories. Access to patients’ data depends on the role, and each opening of a record is logged.',
  to: '/industries',
}

export const fleetAndWarehouse: Fact = {
  question: 'Сделаете ли отслеживание груза, рейсов или учёт на складе?',
  asks: [
    'где моя фура, показать клиенту ссылкой',
    'диспетчер планирует рейсы на бумаге',
    'wms по штрихкодам',
    'gps трекинг машин',
    'инвентаризация сканером',
    'карго из китая, учёт посылок',
    'накладные водителю в приложение',
    'Can you build shipment tracking?',
  ],
  answer:
    'Да: планирование рейсов, отслеживание груза по ссылке, документы водителя в приложении, расчёт ставки по маршруту и складской учёт по штрихкоду.',
  answerEn:
    'Yes: planning of trips, tracking by a link, drivers’ documents in an app, rates by route and barcode stock-keeping.',
  to: '/industries',
}

export const carParts: Fact = {
  question: 'Сделаете ли подбор запчастей по VIN или запись на сервис?',
  asks: [
    'поиск детали по вин коду',
    'окна подъёмника расписать',
    'машины со стоянки сами на сайт',
    'витрина дилера',
    'каталог автодеталей',
    'автомойка, очередь по времени',
    'б/у авто в продаже, выгрузка объявлений',
    'Parts lookup by VIN',
  ],
  answer:
    'Да: каталоги запчастей с подбором по VIN, запись на сервис со свободными окнами поста, витрины дилеров, куда машины попадают прямо из учёта склада.',
  answerEn:
    'Yes: parts catalogues with lookup by VIN, service bookings with free slots, and dealers’ showcases filled from the stock records.',
  to: '/industries',
}

export const factoryAndFarm: Fact = {
  question: 'Сделаете ли учёт смен и оборудования, полей или поголовья?',
  asks: [
    'снимать показания датчиков с линии',
    'портал для дилеров завода',
    'бирки на коровах, учёт стада',
    'карта полей и обработок',
    'приём молока у фермеров с расчётом',
    'цех, кто сколько сделал за смену',
    'агроном записывает всё в блокнот',
    'Can you collect data from factory equipment?',
    'малды эсепке алган программа',
  ],
  answer:
    'Да: учёт смен и простоев, сбор показаний с оборудования, порталы для дилеров; для хозяйств — карты полей с историей обработок, учёт поголовья по биркам, закупка молока и мяса с расчётом в день сдачи.',
  answerEn:
    'Yes: shifts and downtime, readings from equipment, dealers’ portals; for farms, field maps with history, livestock by tags, purchase of milk and meat with payment on the day.',
  to: '/industries',
}

export const financeSystems: Fact = {
  question: 'Сделаете ли кабинет заёмщика, страховой калькулятор или кабинет абонента?',
  asks: [
    'удалённая идентификация клиента, kyc',
    'кредитный конвейер',
    'осаго онлайн оформление',
    'полис на сайте посчитать и купить',
    'заявить об убытке с фотографией',
    'агенты видят свою комиссию и продления',
    'сменить тариф в приложении оператора',
    'ломбард, микрозаймы через приложение',
    'Do you build lending or insurance platforms?',
  ],
  answer:
    'Да. Банкам и финансовым сервисам — кошельки, кабинеты заёмщика, удалённая идентификация, кредитный конвейер; страховщикам — калькуляторы, полисы и заявления об убытке с фото; операторам связи — кабинеты абонентов, конструкторы тарифов и заявки монтажникам.',
  answerEn:
    'Yes: wallets, borrowers’ accounts, remote identification and loan processing; insurance calculators, policies and claims with photos; subscribers’ accounts, tariff builders and tasks for installers.',
  to: '/industries',
}

export const loyalty: Fact = {
  question: 'Сделаете ли программу лояльности?',
  asks: [
    'бонусы за покупки начислять',
    'кэшбэк покупателям',
    'накопительные баллы',
    'реферальная система для покупателей',
    'удержать постоянных покупателей бонусами',
    'штамп за каждую чашку',
    'подарочные сертификаты продавать',
    'Can you build a loyalty program?',
  ],
  answer:
    'Да, программы лояльности мы строим для розницы — вместе с магазином, самовывозом и доставкой. Сколько это стоит, считаем по задаче.',
  answerEn:
    'Yes, we build loyalty programs for retail, together with the shop, pick-up and delivery. There is no published price; it depends on the task.',
  to: '/industries',
}
