import {
  additionalServices,
  advertisingPackages,
  brandingPackages,
  seoPackages,
  siteTypes,
  webPackages,
} from '../packages'
import { supportPlans } from '../prices'
import { priceText, priceTextEn } from '../price-text'
import { seoMonths } from '../figures'
import { titleEn } from '../spoken-names'
import { mvpTerm, mvpWeeks } from '../stages'
import type { Fact } from './fact'

// Comparisons: what to choose, and when.

export const nativeOrFlutter: Fact = {
  question: 'Flutter или нативное приложение?',
  asks: [
    'flutter или натив?',
    'нативное или кроссплатформенное',
    'что лучше flutter или swift/kotlin',
    'кроссплатформа это хуже?',
    'на флаттере тормозить не будет?',
    'натив дороже?',
    'нативка vs кросс',
    'Native or Flutter?',
    'Is cross-platform worse than native?',
    'чем плоха кроссплатформа',
    'на общем коде не будет тормозить?',
    'свифт и котлин обязательно?',
    'native or cross platform',
  ],
  answer:
    'Каталог, заказ, профиль, чат и карта на общем коде неотличимы от нативных, а пишутся один раз: для первой версии это почти всегда верно. Нативный код окупается, когда приложение работает с железом: видео, датчики, фоновая работа.',
  answerEn:
    'A catalogue, orders, a profile, a chat and a map on shared code feel native and are written once: almost always right for a first version. Native code pays off close to the hardware: video, sensors, background work.',
  to: '/mobile-apps',
}

export const flutterOrReactNative: Fact = {
  question: 'Flutter или React Native?',
  asks: [
    'react native или flutter что выбрать',
    'рн или флаттер',
    'чем flutter лучше react native',
    'разница между flutter и react native',
    'Flutter vs React Native',
    'наш технарь настаивает на реакт нейтив',
    'dart или javascript для мобилки',
    'which cross platform framework is better',
  ],
  answer:
    'Flutter — если нужны обе платформы сразу и одинаковый экран на них, его чаще берут стартапы. React Native — если сайт уже на React: приложение и сайт ведёт одна команда.',
  answerEn:
    'Flutter if you need both platforms at once with identical screens. React Native if your site is already on React: one team keeps both.',
  to: '/mobile-apps',
}

export const iosOrAndroid: Fact = {
  question: 'С чего начать: iOS или Android?',
  asks: [
    'ios или android сначала?',
    'под айфон или андроид делать',
    'хватит ли только андроида',
    'нужны обе платформы?',
    'у нас все на айфонах сидят',
    'Should we start with iOS or Android?',
    'с какой платформы стартовать',
    'нужен ли апстор, если все на андроиде',
    'which platform first',
  ],
  answer:
    'Выбор делает аудитория: Android — массовая в Центральной Азии, iOS — клиенты, которые чаще платят с телефона. На общем коде делаем сразу обе.',
  answerEn:
    'Your audience decides: Android is the mass market of Central Asia, iOS has the clients who pay from the phone more often. On shared code we make both at once.',
  to: '/mobile-apps',
}

export const siteOrApp: Fact = {
  question: 'Что нужно: сайт или приложение?',
  asks: [
    'сайт или приложение лучше?',
    'сайт жардам береби же приложение керекпи',
    'зачем приложение если есть сайт',
    'нам хватит сайта или нужно приложение',
    'приложение нужно вообще?',
    'что сначала, сайт или прилка',
    'Do we need a website or an app?',
    'нужна ли мобилка, если уже есть сайт',
    'зачем мне апка',
    'mobile site is enough?',
    'что сначала, веб или мобилка',
    'мне нужен сайт или хватит бота',
    'нужен сайт или хватит бота в телеграме',
  ],
  answer:
    'Сайт находят в поиске и рекламе, поэтому новых клиентов приводит он. Приложение оправдано, когда человек возвращается: повторный заказ, запись, баллы, работа без связи. Что подойдёт вам, решим на бесплатной консультации.',
  answerEn:
    'A site is found by search and ads, so it brings new clients. An app pays when people come back: repeated orders, bookings, loyalty points, work offline. A free consultation will show which one you need.',
  to: '/mobile-apps-development',
}

export const seoOrAds: Fact = {
  question: 'SEO или контекстная реклама?',
  asks: [
    'seo или контекст?',
    'что лучше сео или директ',
    'сео или реклама гугл',
    'что быстрее даст клиентов, реклама или продвижение',
    'куда вложить деньги: seo или контекст',
    'надо ли сео если есть реклама',
    'директ или seo для нового сайта',
    'SEO or paid ads?',
    'seo vs контекст',
    'куда вложить маркетинговый бюджет',
    'продвижение в поиске или объявления',
    'органика или платный трафик',
    'что быстрее приведёт людей',
    'на что потратить деньги сначала, на рекламу или на поиск',
    'чего больше толку, топ или директ',
    'хочу клиентов быстро, какой канал',
    'search optimisation or paid ads',
  ],
  answer: `Реклама приводит людей сразу после запуска, но лишь пока за неё платят: настройка — ${priceText(advertisingPackages.setup.price)}. SEO копится: в наших кейсах результат измеряли через ${seoMonths}\u00a0месяцев, цены — ${priceText({ from: seoPackages.basic.price.exactly, per: 'month' })}. Часто начинают с рекламы и параллельно готовят страницы под поиск.`,
  answerEn: `Ads bring people from the first day, but only while you pay: setup is ${priceTextEn(advertisingPackages.setup.price)}. SEO accumulates over months and starts ${priceTextEn({ from: seoPackages.basic.price.exactly, per: 'month' })}. Many begin with ads and prepare pages for search meanwhile.`,
  to: '/contextual-advertising',
}

export const landingOrSite: Fact = {
  question: 'Лендинг или многостраничный сайт?',
  asks: [
    'лендинг или многостраничник?',
    'одностраничник или полноценный сайт',
    'хватит ли мне лендинга',
    'визитка или лендос',
    'лендинг или корпоративный',
    'что выбрать лендинг или сайт компании',
    'Landing page or a full website?',
    'мне одной страницы достаточно?',
    'сколько страниц мне надо, одна или много',
    'хватит ли промо-страницы для одной услуги',
    'чем визитка лучше посадочной',
    'какой вид сайта для небольшой фирмы',
    'one page or full website',
  ],
  answer: `Лендинг (${priceText(webPackages.landing.price)}) — под одно предложение: рекламу, событие, проверку спроса. Если услуг несколько, нужны новости, кейсы или поиск — берите корпоративный сайт (${priceText(webPackages.corporate.price)}).`,
  answerEn: `A landing page (${priceTextEn(webPackages.landing.price)}) serves one offer: an ad, an event, a test of demand. With several services, news or cases take a corporate site (${priceTextEn(webPackages.corporate.price)}).`,
  to: '/web-development',
}

export const packageOrScratch: Fact = {
  question: 'Готовый пакет или разработка с нуля?',
  asks: [
    'пакет или под ключ, в чём разница',
    'почему магазин в двух местах по разной цене',
    'шаблонный или индивидуальный',
    'с нуля или из пакета',
    'что брать: пакет или индивидуальную разработку',
    'Package or custom development?',
    'брать типовое решение или индивидуальную разработку',
    'типовой вариант мне подойдёт?',
    'когда нужен заказ с чистого листа',
    'стандартный набор или под меня',
    'template package or custom build',
  ],
  answer:
    'Перечислите страницы сайта по памяти: получилось — хватит пакета, он собран из проверенных деталей и потому быстрее. Если услугу не объяснить одним экраном или данные лежат в чужой системе, проектируйте с нуля.',
  answerEn:
    'Try to list the pages of the site from memory: if you can, a package will do and is faster. If one screen cannot explain your service, or the data is in another system, design from scratch.',
  to: '/custom-saas',
}

export const constructor: Fact = {
  question: 'Чем вы лучше конструктора вроде Tilda?',
  asks: [
    'тильда или разработка?',
    'зачем платить, если можно на тильде',
    'на tilda дешевле же',
    'конструктор или свой сайт',
    'wix или заказать у вас',
    'может самому на конструкторе собрать',
    'сделаете на тильде?',
    'Why not use a website builder?',
    'Tilda vs custom site',
    'можно же самому собрать на шаблоне',
    'сделаю сам на конструкторе, зачем вы',
    'wix or custom development',
    'конструктор потом можно будет развить?',
  ],
  answer:
    'Tilda, Wix и других конструкторов среди наших инструментов нет. Код, база и домен собственного сайта принадлежат вам, а обмен с 1С, CRM и оплатой делается под вас; если хватает одной страницы и ничего подключать не нужно, может быть достаточно и конструктора.',
  answerEn:
    'Tilda, Wix and other builders are not among our tools. With a site of your own the code, the database and the domain are yours and it connects to your accounting, CRM and payments. For one page with nothing to connect a builder may be enough.',
  to: '/web-development',
}

export const whichCms: Fact = {
  question: 'Какую систему управления выбрать?',
  asks: [
    'битрикс или вордпресс?',
    'на какой cms лучше',
    'wordpress или yii',
    'нужна ли мне админка',
    'Which CMS should we choose?',
    'какой движок для магазина с 1с',
    'движок для новостного сайта',
    'какая админка самая простая',
    'which cms to pick',
    'битрикс обязателен?',
  ],
  answer:
    'WordPress — если выходят новости и статьи, 1С-Битрикс — если заказы и остатки должны попадать в 1С, NetCat — для ветвистого дерева разделов, Yii — для своей логики. Лицензию платной системы покупаете у производителя.',
  answerEn:
    'WordPress for news and articles, 1C-Bitrix if orders and stock must reach 1C, NetCat for a deep tree of sections, Yii for logic of your own.',
  to: '/custom-saas',
}

export const restOrGraphql: Fact = {
  question: 'REST или GraphQL?',
  asks: [
    'rest или graphql что выбрать',
    'когда нужен grpc',
    'какой протокол для api',
    'websocket или rest',
    'graphql vs rest',
    'REST or GraphQL?',
    'websocket нужен или хватит обычных запросов',
    'which api style',
  ],
  answer:
    'REST — для открытого API и партнёров, GraphQL — для приложений с множеством разных экранов, gRPC — между своими сервисами, WebSocket — для чатов, бирж и карт.',
  answerEn:
    'REST for open APIs and partners, GraphQL for apps with many screens, gRPC between your own services, WebSocket for chats, exchanges and maps.',
  to: '/api-development',
}

export const whichCloud: Fact = {
  question: 'Какое облако выбрать?',
  asks: [
    'aws или azure?',
    'google cloud или aws',
    'какое облако лучше',
    'яндекс облако или амазон',
    'Which cloud should we choose?',
    'у нас винда на серверах, какой провайдер',
    'амазон или майкрософт',
    'местное или зарубежное облако',
    'which cloud provider',
  ],
  answer:
    'AWS — продуктам с пиками нагрузки, Azure — компаниям на Windows Server и Microsoft, Google Cloud — аналитике и контейнерам, несколько облаков — тем, кому нельзя зависеть от одного. О других облаках на сайте не сказано.',
  answerEn:
    'AWS for products with peaks of load, Azure for companies on Microsoft, Google Cloud for analytics and containers, several clouds if you must not depend on one.',
  to: '/cloud-migration',
}

export const cloudOrServer: Fact = {
  question: 'Облако или свой сервер?',
  asks: [
    'зачем облако если есть сервер',
    'облако или железо',
    'стоит ли переезжать в облако',
    'чем облако лучше хостинга',
    'сервер в офисе стоит, менять?',
    'Cloud or our own server?',
    'держать железо у себя в офисе или арендовать',
    'у нас стойка в серверной, стоит переезжать?',
    'амазон или своя машина в подвале',
    'виртуалка или физический',
    'on-premise or cloud',
  ],
  answer:
    'Облако выигрывает, когда нагрузка скачет, отключают свет или нужен новый стенд без закупок. Выгодно ли это вам, покажет бесплатная экспресс-оценка: в ней есть сравнение расходов до и после.',
  answerEn:
    'The cloud wins when load jumps, power fails or a new environment is needed without buying hardware. A free express assessment compares your costs before and after.',
  to: '/cloud-migration',
}

export const redesignOrNew: Fact = {
  question: 'Переделать старый сайт или сделать новый?',
  asks: [
    'редизайн или новый сайт?',
    'обновить старый или с нуля',
    'сайту 10 лет, что с ним делать',
    'можно освежить сайт',
    'имеет смысл чинить старый сайт',
    'сайт устарел',
    'Redesign or a new site?',
    'сайту пять лет, выкинуть или подлатать',
    'стоит ли трогать старый сайт',
    'refresh or rebuild my website',
  ],
  answer: `Если адреса, тексты и админка устраивают — хватит редизайна, ${priceText(additionalServices.redesign.price)}; если устарел движок — модернизации, ${priceText(additionalServices.modernization.price)}. Не уверены — аудит покажет, что исправлять и в каком порядке.`,
  answerEn: `If page addresses, texts and the admin area suit you, a redesign is enough, ${priceTextEn(additionalServices.redesign.price)}; if the engine is outdated, take a modernisation, ${priceTextEn(additionalServices.modernization.price)}. If you are not sure, an audit shows what to fix and in which order.`,
  to: '/services',
}

export const supportPlanChoice: Fact = {
  question: 'Какой тариф поддержки выбрать?',
  asks: [
    'какой тариф мне подойдёт',
    'start или standard?',
    'у меня магазин, какой тариф',
    'для лендинга какая поддержка',
    'Which support plan do I need?',
    'какой уровень обслуживания для интернет-магазина',
    'чем дорогой тариф лучше дешёвого',
    'нам хватит самого маленького сопровождения?',
    'что выбрать для обслуживания корпоративного',
    'which maintenance plan',
  ],
  answer: `${supportPlans.start.title} — визитке или лендингу, ${supportPlans.standard.title} — корпоративному сайту с новостями и заявками, ${supportPlans.optimal.title} — магазину, ${supportPlans.premium.title} — порталу, у которого есть обязательства перед своими клиентами.`,
  answerEn: `${titleEn('website-support/start')} for a small site or landing page, ${titleEn('website-support/standard')} for a corporate site with news and leads, ${titleEn('website-support/optimal')} for a shop, ${titleEn('website-support/premium')} for a portal with obligations of its own.`,
  to: '/website-support',
}

export const seoPayment: Fact = {
  question: 'За что платить в SEO: за работы, позиции или трафик?',
  asks: [
    'оплата за позиции или за трафик',
    'чем отличается пакет позиции от трафика',
    'какой пакет seo выбрать',
    'seo за результат есть?',
    'оплата только за топ',
    'What do we pay for in SEO?',
    'платить за место или за посетителей',
    'почему у вас три вида продвижения',
    'мне нужен результат, а не работы, какой пакет',
    'pay for positions or traffic',
  ],
  answer: `«${seoPackages.basic.title}» — небольшому сайту, который ещё не трогали, «${seoPackages.positions.title}» — когда есть согласованный список слов, «${seoPackages.traffic.title}» — магазину с большим каталогом, которому важны визиты, а не слова.`,
  answerEn: `“${titleEn('seo-promotion/basic')}” is for a small site that nobody has touched yet, “${titleEn('seo-promotion/positions')}” for an agreed list of queries, “${titleEn('seo-promotion/traffic')}” for a shop with a large catalogue, where visits matter rather than queries.`,
  to: '/seo-promotion',
}

export const whichAds: Fact = {
  question: 'Яндекс Директ, Google Ads или VK Реклама?',
  asks: [
    'где рекламироваться: гугл или яндекс',
    'директ или google ads',
    'какую рекламу запускать в кыргызстане',
    'vk реклама работает?',
    'какая площадка лучше для услуг',
    'Google Ads or Yandex?',
    'вк или поиск для клиентов из казахстана',
    'какая площадка лучше для опта',
    'инстаграм реклама или гугл',
    'where should we advertise',
  ],
  answer:
    'Google Ads — главный канал для Кыргызстана и зарубежных заказчиков, Яндекс Директ — для России, Казахстана и русскоязычного спроса, VK Реклама — для товаров и услуг, которые выбирают быстро.',
  answerEn:
    'Google Ads is the main channel for Kyrgyzstan and clients abroad, Yandex Direct for Russia, Kazakhstan and Russian-speaking demand, VK for goods that are chosen quickly.',
  to: '/contextual-advertising',
}

export const setupOrManagement: Fact = {
  question: 'Разовая настройка рекламы или ведение?',
  asks: [
    'достаточно ли просто настроить рекламу',
    'нужно ли ведение директа',
    'настройка или ведение',
    'можно один раз настроить и забыть',
    'сам вести смогу после настройки?',
    'один раз настроите и дальше я сам?',
    'зачем вести кампании, если уже настроены',
    'set up once or ongoing management',
    'Do I need ad management or just the set-up?',
  ],
  answer: `Настройки (${priceText(advertisingPackages.setup.price)}) хватит, если вести будет ваш сотрудник: инструкция входит. Ведение (${priceText(advertisingPackages.management.price)}) — если реклама уже идёт и должна дешеветь.`,
  answerEn: `Set-up (${priceTextEn(advertisingPackages.setup.price)}, one-off) is enough if an employee of yours runs the campaigns: instructions are included. Management (${priceTextEn(advertisingPackages.management.price)} a month) is for ads that already run and should get cheaper.`,
  to: '/contextual-advertising',
}

export const logoOrBrand: Fact = {
  question: 'Логотип или фирменный стиль?',
  asks: [
    'зачем брендбук',
    'чем фирменный стиль отличается от логотипа',
    'хватит ли одного лого',
    'нужен ли нам ребрендинг',
    'Just a logo or a full brand identity?',
    'хватит ли одного знака для кофейни',
    'гайдбук зачем вообще',
    'одной эмблемы достаточно?',
    'do I need a brand book',
    'брендбук и логотип — одно и то же или считается отдельно',
  ],
  answer: `Новому делу хватает знака и основных правил к нему — это «${brandingPackages.basic.title}». Если есть офис, реклама и люди, которые готовят материалы, берите «${brandingPackages.standard.title}», для сети или франшизы — «${brandingPackages.premium.title}».`,
  answerEn: `A new business needs just a logo and some order around it: that is “${titleEn('branding/basic')}”. With an office, advertising and people who prepare materials take “${titleEn('branding/standard')}”; for a chain or a franchise, “${titleEn('branding/premium')}”.`,
  to: '/branding',
}

export const mvpOrFull: Fact = {
  question: 'MVP или сразу полная версия?',
  asks: [
    'сделать mvp или полный продукт',
    'зачем mvp',
    'что такое mvp',
    'хотим сразу всё',
    'с чего начать стартап',
    'MVP or full product?',
    'запускать урезанную версию или ждать всего',
    'идея не проверена, стоит ли вкладываться сразу',
    'build small first or everything',
    'тестовый запуск имеет смысл?',
  ],
  answer: `Если спрос не проверен — MVP: одна аудитория, один сценарий, обе платформы, ${mvpTerm}. Дальше решаете по поведению первых пользователей, а код растёт, не выбрасывается.`,
  answerEn: `If demand is not proven, an MVP: one audience, one scenario, both platforms, ${mvpWeeks}\u00a0weeks. Then the behaviour of the first users decides.`,
  to: '/mobile-apps',
}

export const agencyOrFreelancer: Fact = {
  question: 'Почему агентство, а не фрилансер?',
  asks: [
    'фрилансер дешевле',
    'зачем мне агентство',
    'чем вы лучше фрилансера',
    'может нанять программиста в штат?',
    'знакомый программист сделает за еду',
    'на фрилансе в 3 раза дешевле',
    'Why not hire a freelancer?',
    'мне проще нанять одного человека на фрилансе',
    'на кворке такое делают за копейки',
    'племянник студент берётся сделать, стоит ли рисковать',
    'чем студия надёжнее частника',
    'частник или компания, кого нанимать',
    'боюсь брать одиночку, вдруг пропадёт',
    'why not just hire a freelancer',
    'upwork guy costs less, why you',
  ],
  answer:
    'У агентства на проекте целая команда: аналитик, дизайнер, инженеры, а ещё письменный договор и гарантия. Если задача мала и рискнуть не страшно, фрилансер может выйти дешевле: цен фрилансеров мы не знаем и не сравниваем.',
  answerEn:
    'An agency brings a whole team, a written contract and a warranty. For a small task with little at stake a freelancer may be cheaper; we do not know or judge their prices.',
  to: '/industries',
}

export const portalOrSite: Fact = {
  question: 'Чем портал отличается от обычного сайта?',
  asks: [
    'что такое портал',
    'портал или корпоративный сайт',
    'нужен ли мне портал',
    'личный кабинет это уже портал?',
    'почему портал такой дорогой',
    'нужен кабинет для дилеров, это уже портал?',
    'почему за портал шестьсот с лишним тысяч',
    'what is a portal',
    'How is a portal different from an ordinary website?',
  ],
  answer: `В портале много разделов и ролей, личные кабинеты и данные нескольких систем в одном окне; цена — ${priceText(siteTypes.portal.price)}. Если нужно только рассказать о компании и принимать заявки, хватит корпоративного сайта.`,
  answerEn: `A portal has many sections and roles, personal accounts and data of several systems in one window; the price is ${priceTextEn(siteTypes.portal.price)}. If you only need to present the company and take requests, a corporate site is enough.`,
  to: '/custom-saas',
}

export const showPrices: Fact = {
  question: 'Показывать ли цены на сайте?',
  asks: [
    'боюсь писать цены, конкуренты увидят',
    'обязательно ли ставить цены',
    'цена по запросу или сразу',
    'Should we show prices on our site?',
    'сайтта бааны көрсөтүү керекпи?',
  ],
  answer:
    'Мы советуем показывать хотя бы «от» и что входит: люди сразу понимают, подходит ли им, и заявок не по адресу меньше. Свои цены мы тоже не прячем. Если цена всегда разная, поставьте примеры или расчёт по нескольким вопросам.',
  answerEn:
    'We advise to show at least a “from” and what it includes: people see at once whether it suits them, and fewer wrong requests come. We do not hide ours either. If the price always differs, show examples or a short calculation.',
  to: '/web-development',
}

export const inHouseOrAgency: Fact = {
  question: 'Нанять своего разработчика или отдать агентству?',
  asks: [
    'взять программиста в штат или вам платить',
    'свой маркетолог или агентство',
    'айтишник на зарплате дешевле?',
    'держать отдел или аутсорс',
    'Should we hire a developer or an agency?',
  ],
  answer:
    'Свой человек выгоден, когда работы много каждый день и есть кому её ставить. Агентство — когда нужны разные специалисты на несколько месяцев и договор со сроками. Можно начать с нас, а потом взять своего: код и документы ваши, передадим и обучим.',
  answerEn:
    'Somebody of your own pays off when there is work every day and somebody to set it. An agency is for several trades over some months, under a contract with dates. You can begin with us and hire later: code and documents are yours, and we hand them over.',
  to: '/about',
}

export const botOrSite: Fact = {
  question: 'Что выбрать: Telegram-бот, сайт или приложение?',
  asks: [
    'бот или сайт для заказов еды',
    'муж хочет бота, я сайт',
    'мини-апп или сайт',
    'Bot or website, what do we need?',
    'бот керекпи же сайтпы?',
  ],
  answer:
    'Бот хорош для тех, кто уже ваш: повторный заказ, запись, напоминание. Новые люди приходят через поиск и рекламу — для этого нужен сайт, хотя бы лендинг. Приложение окупается, когда им пользуются каждую неделю. Начать можно с сайта и бота к нему.',
  answerEn:
    'A bot suits those who are yours already: another order, a booking, a reminder. New people come by search and ads, which need a site, a landing page at least. An app pays off if used every week. A site with a bot beside it is a good beginning.',
  to: '/custom-saas',
}

export const adviceForCase: Fact = {
  question: 'Посоветуете, как лучше в моём случае?',
  asks: [
    'домен kg или com',
    'нужна ли сайту тёмная тема',
    'есть ли толк от блога',
    'что показать на главной',
    'три языка кое-как или один хорошо',
    'правда ли что',
    'стоит ли оно того',
    'What would you do in our place?',
  ],
  answer:
    'Готового ответа на сайте нет, а наугад советовать не стану: верное зависит от покупателей, денег и того, что уже есть. Спросите на бесплатной консультации: посмотрим на ваши цифры и скажем, что сделали бы сами, — в том числе если делать ничего не надо.',
  answerEn:
    'The site has no ready answer, and I would rather not guess: it depends on your buyers, your money and what you have. Ask at the free consultation: we look at your figures and say what we would do ourselves, even if that is nothing.',
  to: '/services',
}
