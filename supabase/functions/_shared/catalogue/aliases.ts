import { list } from './words.ts'

/**
 * What visitors call the catalogue's entries besides their titles: jargon, transliterations, English and
 * synonyms, by the entry's id. A phrase matches in any word form and word order.
 */
export const aliases: Record<string, readonly string[]> = {
  'web-development': list`
    сайт, вебсайт, веб сайт, сайтик, веб разработка, разработка сайта, создание сайта, website,
    web site, web development, site, веб, многостраничник, интернет сайт
  `,
  'web-development/lending': list`
    лендинг, лендос, лендингпейдж, лендинг пейдж, одностраничник, одностраничный сайт,
    посадочная страница, посадочная, посадочник, landing, landing page, лп, промо сайт,
    промосайт, one page site, ленд, лендинги
  `,
  'web-development/korporativnyy-sayt': list`
    корпоративный сайт, корп сайт, корпоративка, корпсайт, сайт компании, сайт для компании,
    корпоративный, корпоративный портал компании, corporate website, corporate site,
    company website, сайт фирмы, сайт организации, business website
  `,
  'web-development/internet-magazin': list`
    подключить оплату, оплата картой в магазине, эквайринг, прием платежей,
    принимать оплату на сайте, интернет магазин, интернет магаз, онлайн магазин, магаз, магазин,
    магазинчик, имагазин, инетмагазин, инет магазин, e commerce, ecommerce, еком, екоммерс,
    online shop, online store, shop, eshop, web shop, store, каталог товаров, интернетмагазин
  `,
  'mobile-apps/detail/marketpleysy': list`
    маркетплейс, marketplace, площадка для продавцов, озон, ozon, как озон, вайлдберриз, вайлдберрис, вб, wildberries, валберис,
    агрегатор, доска объявлений, авито, каспи, алиэкспресс
  `,
  'mobile-apps-development/detail/zapis-na-uslugi': list`
    онлайн запись, запись клиентов, запись пациентов, запись на прием, запись на услуги, запись к врачу, для записи,
    booking system, appointment booking
  `,
  'custom-saas': list`с нуля, с чистого листа, from scratch, под ключ, 
    сайт под ключ, сайт с нуля, индивидуальная разработка, уникальный сайт, custom website
  `,
  'custom-saas/detail/sistema-upravleniya': list`cms, система управления, движок сайта, на каком движке, какой движок, content management`,
  'contextual-advertising/detail/pakety': list`рекламный бюджет, бюджет на рекламу, advertising budget`,
  'custom-saas/sayt-vizitka': list`
    сайт визитка, визитка, сайт визитку, визиточка, business card site, business card website,
    небольшой сайт, простенький сайт, простой сайт
  `,
  'custom-saas/portal': list`
    портал, веб портал, портал с кабинетами, portal, сайт с личным кабинетом, личный кабинет
  `,
  'custom-saas/sotsialnaya-set': list`
    социальная сеть, соцсеть, соц сеть, social network, аналог фейсбука, как фейсбук
  `,
  'custom-saas/cms/yii': list`yii, йии, yii2`,
  'custom-saas/cms/1s-bitriks': list`битрикс, bitrix, 1с битрикс, битрикс24, bitrix24, битра`,
  'custom-saas/cms/netcat': list`netcat, неткат, неткэт`,
  'custom-saas/cms/wordpress': list`wordpress, вордпресс, вордпрес, вп, wp`,
  'extra/redizayn': list`
    переделать сайт, переделать старый сайт, переделка сайта, обновить сайт, обновить старый сайт, обновление сайта, старый сайт,
    сайт устарел, устаревший сайт, освежить старый сайт, redo website, old website, update website, сделать сайт современным,
    редизайн, redesign, переделать дизайн, обновить дизайн, новый дизайн сайта, освежить сайт
  `,
  'extra/pravki': list`
    верстка, верстку, поправить верстку, поправить сайт, исправить сайт, починить сайт, съехала верстка, поехала верстка, баг на сайте,
    ошибки на сайте, исправить ошибку, поменять баннер, поменять текст, fix website, fix layout, мелкие правки,
    правки, правка, внести изменения на сайт, мелкие доработки, доработать сайт, доработка сайта
  `,
  'extra/modernizatsiya': list`
    переделать сайт, переделать старый сайт, обновить сайт, обновить старый сайт, обновление сайта, старый сайт, сайт устарел, устаревший сайт,
    old website, update website, модернизация, обновить движок, модернизировать, обновление движка, старый движок
  `,
  'extra/prototipirovanie': list`
    прототип, прототипирование, вайрфрейм, wireframe, prototype, мокап
  `,
  'extra/tehnicheskoe-zadanie': list`
    техническое задание, тз, техзадание, specification, тех задание
  `,
  'extra/tehnicheskaya-podderzhka': list`
    техподдержка серверов, серверы и почта, сопровождение серверов, домены и почта, администрирование серверов, поддержка серверов, обслуживание серверов
  `,
  'extra/yuzabiliti-analiz': list`
    юзабилити, юзабилити анализ, юзабилити аудит, usability, ux аудит, удобство сайта
  `,
  'extra/kompleksnyy-audit': list`
    комплексный аудит, аудит сайта, полный аудит, site audit, проверить сайт, website audit
  `,
  'mobile-apps-development': list`
    mobile, мобильный пакет, 
    доработать приложение, доработка приложения, доработать готовое приложение,
    дополнить приложение, приложение для магазина, мобильное приложение, приложение,
    мобильная разработка, приложуха, приложенька, прила, апка, аппка, апп, апликация, мобилка,
    мобильный апп, app, apps, mobile app, mobile application, мобайл, приложение для телефона,
    приложение на телефон, приложение на айфон, приложение под андроид, mobile development,
    application, обновить приложение, допилить приложение, доработать приложуху, допилить апку,
    развитие приложения
  `,
  'mobile-apps/mvp-za-8-nedel': list`
    mvp приложения, мвп, mvp, mvp мобильного приложения, минимальный продукт,
    первая версия приложения
  `,
  'mobile-apps-development/prostoe': list`
    простое приложение, простенькое приложение, simple app
  `,
  'mobile-apps-development/biznes': list`
    приложение для бизнеса, бизнес приложение, business app
  `,
  'mobile-apps-development/korporativnoe': list`
    корпоративное приложение, приложение для сотрудников, enterprise app, corporate app
  `,
  'mobile-apps/detail/ios': list`ios, айос, айфон, iphone, эпл, апстор, app store, аппстор`,
  'mobile-apps/detail/android': list`
    android, андроид, ведроид, google play, гугл плей, плеймаркет
  `,
  'mobile-apps/detail/nativno-ili-na-obschem-kode': list`
    нативное приложение, кроссплатформа, кроссплатформенное, нативно, native app, cross platform
  `,
  branding: list`
    брендинг, бренд, айдентика, branding, фирменный стиль и логотип, брэндинг, brand identity
  `,
  'branding/detail/logotip': list`
    логотип, лого, логотипчик, logo, логотипы, знак компании, товарный знак
  `,
  'branding/detail/firmennyy-stil': list`
    фирменный стиль, фирстиль, corporate identity, корпоративный стиль
  `,
  'branding/detail/brendbuk': list`
    брендбук, брэндбук, brandbook, brand book, гайдлайн, бренд бук
  `,
  'branding/detail/rebrending': list`
    ребрендинг, rebranding, сменить логотип, обновить логотип, обновить бренд
  `,
  'website-support': list`
    тариф взять, выбрать тариф, какой тариф,
    сайт упал, сайт не работает, сайт не открывается, сломался сайт, сайт сломался,
    site is down, website is down,
    поддержка сайта, поддержка, техподдержка, техподдержка сайта, техническая поддержка сайта,
    сопровождение, сопровождение сайта, обслуживание сайта, абонентское обслуживание, абонентка,
    саппорт, поддерживать сайт, support, website support, maintenance, site support,
    обслуживание, следить за сайтом, тариф поддержки, администрирование сайта, support plan
  `,
  'website-support/start': list`старт, start`,
  'website-support/standard': list`стандарт, standard, стандард`,
  'website-support/optimal': list`оптимал, оптимальный, optimal, оптима`,
  'website-support/premium': list`премиум, premium, прем, sla`,
  'seo-promotion': list`
    в топ, поднять в поиске, находили в яндексе, находили в гугле, найти в поиске, нас находили, первые в яндексе, первые в гугле, клиенты из поиска, found on google, rank on google, seo, сео, сеошка, сео продвижение, поисковое продвижение, продвижение, продвижение сайта,
    раскрутка, раскрутка сайта, поисковая оптимизация, раскрутить сайт, вывести в топ, топ гугла,
    топ яндекса, продвинуть сайт, search engine optimization, site promotion, позиции в гугле,
    первое место в гугле, выдача, органика, оптимизация сайта
  `,
  'contextual-advertising': list`
    контекстная реклама, контекст, реклама, контекстка, таргет, таргетированная реклама, ppc,
    рекламная кампания, ads, advertising, реклама в интернете, интернет реклама, таргетолог,
    директолог
  `,
  'contextual-advertising/nastroyka': list`
    настроить, настройка, настройка рекламы, настройка директа, настроить рекламу, настроить директ,
    настройка контекста, ads setup, разовая настройка
  `,
  'contextual-advertising/vedenie': list`
    вести, ведение, ведение рекламы, вести рекламу, ведение контекстной рекламы, ведение директа,
    процент за ведение, процент от бюджета, ведение кампаний, ads management
  `,
  'contextual-advertising/kompleks': list`
    комплекс, всё вместе с рекламой, комплекс рекламы, реклама под ключ, комплексная реклама
  `,
  'contextual-advertising/detail/yandeks-direkt': list`
    яндекс директ, директ, yandex direct, реклама в яндексе
  `,
  'contextual-advertising/detail/google-ads': list`
    google ads, гугл адс, гугл реклама, adwords, реклама в гугле, гугл эдс, ютуб реклама
  `,
  'contextual-advertising/detail/vk-reklama': list`
    vk реклама, вк реклама, реклама вконтакте, реклама в вк, вконтакте, vk ads
  `,
  'cloud-migration': list`
    миграция в облако, облако, миграция, облачная миграция, перенос в облако, переезд в облако,
    клауд, cloud, cloud migration, перенести серверы, перенести сервер, переезд серверов,
    перенос серверов, облачный сервер
  `,
  'cloud-migration/ekspress-otsenka-za-48-chasov': list`
    экспресс оценка, оценка миграции, оценка за 48 часов, express assessment
  `,
  'cloud-migration/detail/aws': list`aws, авс, амазон, amazon`,
  'cloud-migration/detail/microsoft-azure': list`azure, ажур, microsoft azure, азур`,
  'cloud-migration/detail/google-cloud': list`google cloud, гугл клауд, gcp`,
  'cloud-migration/detail/multioblako': list`
    мультиоблако, multi cloud, multicloud, несколько облаков
  `,
  'devops-services': list`
    devops, девопс, дев опс, девопсы, devops услуги, настройка серверов, дэвопс
  `,
  'devops-services/audit-devops-protsessov': list`
    аудит devops, девопс аудит, аудит процессов, аудит инфраструктуры, devops audit
  `,
  'devops-services/detail/ci-cd': list`
    ci cd, сиай сиди, cicd, автоматическая сборка, автодеплой, пайплайн
  `,
  'devops-services/detail/konteynery-i-kubernetes': list`kubernetes, кубер, кубернетес, кубернетис, внедрить kubernetes, контейнер, контейнеризация, к8с, k8s`,
  'devops-services/detail/monitoring-i-dezhurstva': list`мониторинг, monitoring, дежурство`,
  'devops-services/detail/rezervnye-kopii': list`резервные копии баз, бэкап, бекап, backup`,
  'api-development': list`
    api, апи, разработка api, апишка, интеграция по api, api development, бэкенд для приложения,
    связать системы
  `,
  'api-development/mvp-vashego-api-za-2-3-nedeli': list`
    api quick start, quick start, mvp api, быстрый старт api
  `,
  'api-development/detail/rest': list`rest, рест, rest api`,
  'api-development/detail/graphql': list`graphql, графкуэль, графкл`,
  'api-development/detail/grpc': list`grpc`,
  'api-development/detail/websocket': list`websocket, вебсокет, веб сокет`,
  'saas-consulting': list`
    saas консалтинг, saas, саас, консалтинг, сас консалтинг, saas consulting, consulting,
    подписочный сервис, аудит saas
  `,
  'saas-consulting/analiz-za-24-chasa': list`
    экспресс аудит, экспресс аудит saas, анализ за 24 часа, express audit, экспресс аудит саас
  `,
  'technology/react': list`react, реакт, reactjs`,
  'technology/vue': list`vue, вью, vuejs`,
  'technology/angular': list`angular, ангуляр`,
  'technology/typescript': list`typescript, тайпскрипт, ts`,
  'technology/next-js': list`next js, nextjs, некст`,
  'technology/node-js': list`node js, nodejs, нода, node`,
  'technology/python': list`python, питон, пайтон`,
  'technology/go': list`golang, го ланг, голанг, go`,
  'technology/php': list`php, пхп`,
  'technology/laravel': list`laravel, ларавел, ларавель`,
  'technology/django': list`django, джанго`,
  'technology/flutter': list`flutter, флаттер, флатер`,
  'technology/react-native': list`react native, реакт натив, реакт нейтив`,
  'technology/swift': list`swift, свифт`,
  'technology/kotlin': list`kotlin, котлин`,
  'technology/docker': list`docker, докер`,
  'technology/kubernetes': list`kubernetes, кубер, кубернетес, кубернетис`,
  'technology/terraform': list`terraform, терраформ`,
  'technology/postgresql': list`postgresql, postgres, постгрес, постгре`,
  'technology/mongodb': list`mongodb, монго, mongo`,
  'technology/redis': list`redis, редис`,
  'technology/elasticsearch': list`elasticsearch, эластик, эластиксерч`,
  'technology/clickhouse': list`clickhouse, кликхаус`,
  'technology/kafka': list`kafka, кафка`,
  'technology/figma': list`figma, фигма`,
  'technology/ocr': list`ocr, распознавание документов, распознавание накладных`,
  'technology/llm-i-rag': list`
    чатбот с ии, чат бот с ии, искусственный интеллект, ии, нейросеть, llm, rag, языковая модель,
    языковые модели
  `,
  'technology/graphql': list`graphql`,
  'innovations/detail/assistants-that-know-your-documents': list`
    чатбот с ии, чат бот, чатбот, искусственный интеллект, ии, нейросеть, ai, ai assistant,
    ии помощник, chatbot, ai chatbot, machine learning, машинное обучение, нейронка, gpt
  `,
  'innovations/detail/demand-forecasts': list`
    прогноз спроса, прогнозирование, demand forecast, прогноз продаж
  `,
  'innovations/detail/eyes-on-the-line': list`
    компьютерное зрение, видеоаналитика, контроль брака, computer vision
  `,
  'innovations/detail/paper-into-data': list`
    накладные по фото, оцифровка документов, document recognition
  `,
  'industries/industry/avtomobili': list`
    автомобиль, автосервис, автосалон, автозапчасти, автодилер, automotive
  `,
  'industries/industry/banki-i-finansy': list`
    банк, финансы, финтех, банковская сфера, fintech, финансовая компания, мфо, банкинг, bank,
    banking, finance
  `,
  'industries/industry/stroitelstvo': list`
    строительство, стройка, строительная компания, строительный, застройщик, construction,
    стройкомпания
  `,
  'industries/industry/obrazovanie': list`
    school, university, курс обучения, образование, школа, университет, курсы, онлайн школа, вуз, education, edtech, эдтех,
    учебный центр, детский сад
  `,
  'industries/industry/razvlecheniya': list`
    развлечения, билеты, концерт, кинотеатр, фестиваль, entertainment, клуб
  `,
  'industries/industry/zdravoohranenie': list`
    hospital, pharmacy, health, здравоохранение, клиника, медцентр, больница, медицина, стоматология, аптека, healthcare,
    healthtech, medical, clinic, медицинский, врач
  `,
  'industries/industry/strahovanie': list`
    страхование, страховая, страховая компания, insurance, полис
  `,
  'industries/industry/proizvodstvo': list`
    производство, завод, фабрика, manufacturing, цех, производственный
  `,
  'industries/industry/nedvizhimost': list`
    недвижимость, агентство недвижимости, риелтор, новостройка, real estate, риэлтор, жк
  `,
  'industries/industry/roznichnaya-torgovlya': list`
    retailer, магазин у дома, розница, ритейл, retail, торговля, розничная торговля, супермаркет, торговая сеть
  `,
  'industries/industry/telekommunikatsii': list`
    телеком, провайдер, телекоммуникации, оператор связи, telecom
  `,
  'industries/industry/transport-i-logistika': list`
    transport, delivery company, склад, логист, логистика, транспорт, перевозки, грузоперевозки, logistics, транспортная компания, такси,
    экспедитор
  `,
  'industries/industry/gostinitsy-i-restorany': list`
    restaurants, cafe, гостиничный, гостиница, ресторан, отель, кафе, hotel, restaurant, хостел, кофейня, horeca, общепит
  `,
  'industries/industry/puteshestviya-i-turizm': list`
    туризм, турагентство, турфирма, туры, travel, tourism, путешествия, туристический
  `,
  'industries/industry/selskoe-hozyaystvo-i-agroteh': list`
    farm, farming, сельское хозяйство, ферма, агро, фермер, агротех, agriculture, животноводство, агрокомпания
  `,
  'cases/case/nurriteyl': list`нурритейл, нур ритейл`,
  'cases/case/tulpar-logistik': list`тулпар, тулпар логистик`,
  'cases/case/manat-pay': list`манат, манат pay, манат пэй, манат пей`,
  'cases/case/akmed': list`акмед, ак мед`,
  'blog/telegram-automation/article/avtomatizatsiya-v-telegram-bot-kotoryy-ne-padaet-i-ne-spamit': list`
    бот, боты, bot, 
    телеграм бот, бот в телеграме, бот для телеграма, telegram bot, телега бот, mini app, бот тг,
    тг бот, телеграм, telegram, автоматизация в телеграм, телеграмм бот, рассылка в телеграм
  `,
  'blog/ecommerce-automation/article/avtomatizatsiya-internet-magazina-ot-zakaza-do-cheka-bez-ruchnoy-raboty': list`
    автоматизация магазина, автоматизация интернет магазина, автоматизация e commerce,
    автоматизировать магазин, ecommerce automation, автоматизация продаж
  `,
  'web-development/detail/vse-oformleno-na-vas': list`
    домен и хостинг, домен, хостинг, на кого оформляется, оформление домена, права на сайт,
    чей сайт, domain
  `,
  'about/detail/peredacha-znaniy': list`
    исходный код, исходники, код отдадите, код мой, права на код, репозиторий, source code,
    кому принадлежит код, чей код
  `,
  'contextual-advertising/detail/reklama-u-kotoroy-izvestna-tsena-zayavki': list`
    рекламный аккаунт, аккаунт рекламы, рекламный кабинет, кабинеты рекламы, рекламные кабинеты, кабинет директа
  `,
  'website-support/detail/sayt-pod-prismotrom-kazhdyy-mesyats': list`
    сайт делали не вы, чужой сайт, сайт другого подрядчика, сайт делали другие, делали не вы,
    другие делали
  `,
  'website-support/detail/uyti-legko': list`
    сменить подрядчика, уйти от вас, отказаться от поддержки, расторгнуть
  `,
  'website-support/detail/bezopasnost-i-kopii': list`
    взломали сайт, сайт взломали, вирус на сайте, взлом, резервные копии сайта, hacked
  `,
  'industries/detail/soedinyaem-s-tem-chto-est': list`
    интеграция с 1с, 1с, интеграция с кассой, подключить 1с, интеграция, связать с 1с,
    integration, crm, срм, амосрм
  `,
  'about/detail/tri-yazyka-s-pervogo-dnya': list`
    перевод сайта, перевести сайт, сайт на кыргызский, сайт на английский, multilingual, на кыргызском, кыргызский язык, многоязычный сайт, мультиязычность, два языка,
    на английском языке сайт, несколько языков, языковая версия
  `,
  'web-development/detail/samostoyatelnost': list`
    самому менять, сам менять, редактировать самостоятельно, админка, сам редактировать,
    админ панель
  `,
  'seo-promotion/detail/za-chto-platit-vybiraete-vy': list`
    оплата за результат, оплата за позиции, оплата за трафик, гарантируете топ, гарантия первого места, гарантируете первое место, гарантия позиций,
    гарантируете позиции, обещаете топ, гарантия топ
  `,
  'mobile-apps-development/detail/tri-paketa': list`
    аккаунт разработчика, взнос apple, взносы apple и google, developer account
  `,
}
