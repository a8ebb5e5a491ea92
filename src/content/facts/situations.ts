import { assessmentHours } from '../stages'
import { additionalServices } from '../packages'
import { supportPlans } from '../prices'
import { hoursLong } from '@contracts/russian.ts'
import { priceText, priceTextEn } from '../price-text'
import { titleEn } from '../spoken-names'
import type { Fact } from './fact'

// What visitors complain of in their business, and what we would do first.

const audit = priceText(additionalServices.audit.price)
const auditEn = priceTextEn(additionalServices.audit.price)

export const lostLeads: Fact = {
  question: 'Заявки теряются. Что делать?',
  asks: [
    'заявки теряются',
    'заявки с сайта не доходят',
    'менеджеры забывают перезвонить клиентам',
    'клиенты пишут, а мы не видим',
    'теряем лиды',
    'заявки приходят в разные места и пропадают',
    'половину обращений теряем',
    'We keep losing leads',
    'клиенты пишут, а ответить забывают',
    'обращения тонут в переписках',
    'половину звонков упускаем',
    'теряем людей, потому что поздно отвечаем',
    'заявки из инсты и с сайта в разных местах',
    'как собрать все обращения в одном окне',
    'leads get lost',
    'мессенджеры, почта, звонки, никто не успевает',
    'письма с формы падают в спам',
    'как навести порядок во входящих обращениях',
    'никто не знает, кто из менеджеров взял звонок',
    'вдруг мы что-то пропускаем, как проверить',
    'Messages from our contact form never arrive',
    'кардарлардын билдирүүлөрү жоголуп жатат',
  ],
  answer:
    'Сначала проверяем путь заявки: форма, письмо, Telegram, CRM. Потом сводим заявки в одну ленту, связываем с CRM и ставим наблюдение за формами: если форма сломается, тревогу поднимет робот. О том, где именно теряется у вас, поговорим на бесплатной консультации.',
  answerEn:
    'We check the way of a lead first: form, mail, Telegram, CRM. Then leads get one feed, a link to your CRM and monitoring, so that a broken form raises the alarm. A free consultation will show where yours get lost.',
  to: '/website-support',
}

export const siteDoesNotSell: Fact = {
  question: 'Сайт есть, а продаж нет. Почему?',
  asks: [
    'сайт не продаёт',
    'с сайта нет заявок',
    'люди заходят и уходят',
    'посещаемость есть а звонков нет',
    'конверсия низкая',
    'сайт не работает как надо, никто не покупает',
    'трафик есть продаж нет',
    'почему с сайта никто не звонит',
    'My site does not sell',
    'сайттан кардар жок',
    'посетители есть, никто не покупает',
    'народ заходит, но не пишет',
    'конверсия никакая',
    'красивый сайт, а толку ноль',
    'почему не заказывают с сайта',
    'низкая конверсия',
    'visitors do not buy',
    'сайт красивый, толку никакого',
    'почему посетители не оставляют телефон',
    'как понять, что не так с моей страницей',
    'форму никто не заполняет',
    'Visitors come but nobody buys',
  ],
  answer: `Чаще всего посетители спотыкаются на пути к заявке: это показывает юзабилити-анализ, ${priceText(additionalServices.usability.price)}, с записями сеансов. Если подозреваете и скорость, и SEO, и код, — комплексный аудит, ${audit}.`,
  answerEn:
    'Usually visitors stumble on the way to a request: a usability analysis shows where, with recordings of sessions. If speed, SEO or code are suspects too, take a complex audit.',
  to: '/services',
}

export const siteDown: Fact = {
  role: 'trouble',
  question: 'Сайт упал. Поможете?',
  asks: [
    'сайт упал!!!',
    'сайт не открывается',
    'сайт лежит, что делать',
    'ошибка 500 на сайте',
    'сайт не работает срочно',
    'магазин упал в распродажу',
    'хостинг отключили',
    'после обновления сайт сломался',
    'My site is down, help',
    'сайт иштебей калды',
    'вместо страницы ошибка 500',
    'белый экран',
    'сервер не отвечает уже час',
    'хостинг отключил нас',
    'магазин недоступен, теряем заказы',
    'our website is down',
    'срочно поднимите сайт',
    'белый экран вместо страницы',
    'утром зашли, а там пусто',
    '503 bad gateway',
    'домен просрочен, страница не отвечает',
    'Our website went offline',
    'сайт не открывается, пишет 502',
    'сайтыбыз ачылбай жатат, эмне кылсак болот',
  ],
  answer: `Поможем и с чужим сайтом: оставьте имя, номер и адрес сайта, менеджер свяжется в рабочее время. Разово — техническая поддержка, ${priceText(additionalServices.technicalSupport.price)}; чтобы не повторялось — тариф с наблюдением, ${priceText({ from: supportPlans.standard.price.exactly, per: 'month' })}.`,
  answerEn:
    'We help with sites made by others, too: leave a name, a number and the address of the site, and a manager will contact you in working time.',
  to: '/website-support',
}

export const brokenForm: Fact = {
  question: 'На нашем сайте не работает форма или кнопка. Почините?',
  asks: [
    'форма на сайте не отправляется',
    'заявки с формы не приходят',
    'кнопка на сайте не нажимается',
    'форма обратной связи сломалась',
    'почините форму заявки',
    'перестали приходить письма с сайта',
    'форма записи не работает',
    'не доходят заявки с сайта на почту',
    'кнопка «заказать» ничего не делает',
    'корзина сломалась, не оформить заказ',
    'The contact form on our site is broken, can you fix it?',
    'биздин сайттагы форма иштебей калды',
  ],
  answer: `Починим, в том числе на чужом сайте: сначала осмотрим. Разово это правки, ${priceText(additionalServices.edits.price)}. Если сайт делали мы, ошибку в нашем коде исправляем бесплатно по гарантии. Оставьте адрес сайта и контакт, менеджер свяжется в рабочее время.`,
  answerEn:
    'Yes, on sites made by others, too: we look at it first. A fault of ours on a site of ours is repaired free of charge under warranty. Leave the address of the site and a contact, and a manager will get back to you in working time.',
  to: '/website-support',
}

export const siteHacked: Fact = {
  role: 'trouble',
  question: 'Сайт взломали. Что делать?',
  asks: [
    'нас взломали',
    'на сайте вирус',
    'сайт редиректит на казино',
    'хакеры залезли на сайт',
    'гугл пишет что сайт опасен',
    'почистить сайт от вирусов',
    'чужая реклама на сайте появилась',
    'My website was hacked',
    'антивирус ругается на наш сайт',
    'гугл пишет сайт опасен',
    'кто-то залил вредонос',
    'рассылают спам с нашего домена',
    'we got hacked',
    'сайт открывает чужую страницу',
    'антивирус блокирует нашу страницу',
    'с нашего домена рассылают спам',
    'появились странные страницы про таблетки',
    'вредоносный код нашли',
    'хостер прислал письмо о заражении',
    'Malware on our site, can you clean it?',
  ],
  answer:
    'Чистим сайт от чужого кода, закрываем старые учётные записи и уязвимости, дальше храним копии вне вашего хостинга: это входит в поддержку. Оставьте контакт и адрес сайта.',
  answerEn:
    'We remove foreign code, close old accounts and holes, and keep backups outside your hosting: that is part of support. Leave a contact and the address of the site.',
  to: '/website-support',
}

export const slowSite: Fact = {
  question: 'Сайт медленно грузится. Можно ускорить?',
  asks: [
    'сайт тормозит',
    'долго открывается страница',
    'ускорить сайт',
    'pagespeed красный',
    'на телефоне грузится вечность',
    'сайт медленный',
    'My site is slow',
    'страница думает по десять секунд',
    'с телефона еле ползёт',
    'каталог открывается минуту',
    'website is too slow',
    'хочу чтобы летало',
    'картинки подгружаются по полминуты',
    'core web vitals плохие',
    'тяжёлые страницы, интернет в регионе слабый',
    'админка еле шевелится',
    'хочется, чтобы летало',
    'Our pages take ages to load',
    'сайт жай ачылат',
  ],
  answer: `Да. Разбор скорости входит в тариф ${supportPlans.optimal.title}, ${priceText(supportPlans.optimal.price)}; разово причину найдёт комплексный аудит, ${audit}.`,
  answerEn: `Yes. A speed review is part of the ${titleEn('website-support/optimal')} plan, ${priceTextEn(supportPlans.optimal.price)}; a one-off complete audit, ${auditEn}, finds the cause.`,
  to: '/website-support',
}

export const fewCustomers: Fact = {
  question: 'Мало клиентов. С чего начать?',
  asks: [
    'мало клиентов',
    'как привлечь клиентов',
    'нет заказов, помогите',
    'бизнес стоит, нет продаж',
    'хочу больше заявок',
    'как раскрутиться',
    'продажи упали',
    'How can I get more customers?',
    'кардар аз, эмне кылуу керек?',
    'никто не приходит',
    'телефон молчит неделями',
    'новых заказчиков нет с весны',
    'салон пустует',
    'про нас никто не знает',
    'нужен поток клиентов',
    'how do I get more customers',
    'продажи упали, с чего начать',
    'открыли кафе, а о нас никто не знает',
    'телефон молчит',
    'как продвигать небольшую клинику',
    'привлечение пациентов',
    'We need more sales leads',
  ],
  answer:
    'Нужны заявки быстро — начните с контекстной рекламы на самых горячих запросах, с малого бюджета. Нужен постоянный поток — добавьте SEO. А если люди приходят, но не оставляют заявку, сначала разберитесь с сайтом. Что из этого ваше, подскажут на бесплатной консультации.',
  answerEn:
    'For requests soon, begin with contextual ads on the hottest queries and a small budget. For a steady flow add SEO. If people come but do not ask, look at the site first. A free consultation will tell which case is yours.',
  to: '/contextual-advertising',
}

export const adsEatMoney: Fact = {
  question: 'Реклама съедает деньги, а заявок мало. Что делать?',
  asks: [
    'реклама сливает бюджет',
    'директ не окупается',
    'дорогие заявки с рекламы',
    'слил бюджет на гугл адс',
    'цена лида высокая',
    'реклама не работает',
    'таргетолог слил деньги',
    'Our ads waste money',
    'трачу на гугл каждый месяц, а звонков ноль',
    'слили весь бюджет, клиентов нет',
    'подрядчик по рекламе отчитывается кликами, а продаж нет',
    'цена лида взлетела',
    'клики есть, заказов нет',
    'объявления крутятся впустую',
    'our ads do not bring customers',
    'деньги на рекламу уходят в трубу',
    'клики есть, а обращений ноль',
    'кто-то скликивает объявления',
    'агентство рисует отчёты, а толку нет',
    'бюджет кончается к обеду',
    'Our campaign burns budget with no leads',
  ],
  answer:
    'Откройте нам рекламный кабинет на просмотр: найдём запросы, на которые уходит бюджет без единой заявки, и покажем их списком. Дальше — чистка запросов, минус-слова и проверка страницы, куда ведёт реклама.',
  answerEn:
    'Give us read access to your advertising account: we list the queries that spend money without a single lead. Then come negative keywords and a check of the page the ads lead to.',
  to: '/contextual-advertising',
}

export const notFoundInSearch: Fact = {
  question: 'Сайта нет в поиске. Почему?',
  asks: [
    'нас нет в гугле',
    'сайт не находится в поиске',
    'сайт не индексируется',
    'конкуренты выше нас в выдаче',
    'упали позиции',
    'просел трафик после обновления',
    'сайт пропал из яндекса',
    'My site is not on Google',
    'по названию компании выдаёт конкурентов',
    'гугл нас не видит',
    'позиции просели',
    'трафик из поиска пропал',
    'забиваю свой товар, меня нет',
    'сайт есть, но в яндексе пусто',
    'выпали из выдачи',
    'вбиваю название компании и не вижу себя',
    'гугл нас не показывает',
    'робот не обходит страницы',
    'почему новые страницы не попадают в выдачу',
    'Why does nobody find us in search results?',
    'гуглдан чыкпайбыз',
  ],
  answer:
    'Причину ищет технический аудит: что мешает роботу дойти до страницы, дубли, скорость, разметка. Назовите адрес и трёх конкурентов — покажем запросы, по которым они в выдаче есть, а вас нет.',
  answerEn:
    'A technical audit finds the reason: what keeps the robot from a page, duplicates, speed, markup. Name your site and three competitors and we show the queries where they appear and you do not.',
  to: '/seo-promotion',
}

export const excelChaos: Fact = {
  question: 'Учёт ведём в Excel и тетрадях. Чем поможете?',
  asks: [
    'всё в экселе, хаос',
    'ведём учёт в тетрадке',
    'таблицы не справляются',
    'хотим автоматизировать учёт',
    'вручную переносим заказы в 1с',
    'нужна своя crm',
    'We run everything in Excel',
    'у нас всё на бумажках и в голове',
    'заказы пишем в вотсапе и теряем',
    'бухгалтер сводит руками до ночи',
    'остатки никто не знает',
    'каждый менеджер ведёт свою табличку',
    'ручной ввод замучил',
    'we run everything in spreadsheets',
    'как автоматизировать склад, сейчас тетрадь',
    'всё держится на бумажных журналах',
    'нужна программа для учёта',
    'хотим порядок в заказах, сейчас полный бардак',
    'система для склада и продаж',
    'erp для небольшого предприятия',
    'crm под себя сделаете',
    'Our staff copy data by hand all day',
  ],
  answer:
    'С этого началась и наша компания: вместо каталога понадобилась система учёта. Смотрим, как работа идёт сейчас, и предлагаем минимальное решение: обмен с 1С, кабинеты сотрудников или портал. Отдельной цены на это нет, её считают по задаче.',
  answerEn:
    'Our company began with the same: a stock system was needed instead of a catalogue. We look at how the work runs now and propose the smallest solution: exchange with 1C, staff accounts or a portal. It has no separate price; it is calculated for the task.',
  to: '/industries',
}

export const salesPeak: Fact = {
  question: 'Сайт не выдерживает наплыва посетителей. Что делать?',
  asks: [
    'сайт падает в распродажу',
    'не держит нагрузку',
    'в пик всё ложится',
    'чёрная пятница положила сайт',
    'много посетителей и сайт зависает',
    'нужна высокая нагрузка',
    'Our site fails under load',
    'в чёрную пятницу всё легло',
    'после рекламы по телевизору сайт рухнул',
    'много народу зашло и зависло',
    'ждём акцию, боимся не выдержит',
    'наплыв покупателей под праздники',
    'traffic spikes kill our site',
    'в день акции всё висит',
    'запускаем рекламу по телевизору, боимся лечь',
    'мощностей не хватает вечером',
    'тормоза начинаются, когда заходит много людей',
    'Traffic spikes kill our server',
  ],
  answer: `В облаке добавочные машины поднимаются на время пика и сами выключаются. Начните с бесплатной экспресс-оценки за ${hoursLong(assessmentHours.cloud)}: в ней сравнение расходов и порядок переноса.`,
  answerEn: `In the cloud extra machines start for the peak and switch off by themselves. Begin with the free express assessment in ${assessmentHours.cloud} hours: it compares costs and gives the order of the move.`,
  to: '/cloud-migration',
}

export const saasChurn: Fact = {
  question: 'Клиенты уходят из нашего сервиса. Поможете?',
  asks: [
    'отток большой',
    'saas не растёт',
    'низкое удержание',
    'триал не конвертится в оплату',
    'Our churn is high',
    'триал проходит, никто не платит',
    'подписки не продлевают',
    'рост сервиса остановился',
    'удержание низкое',
    'users cancel subscriptions',
    'как повысить конверсию из пробного',
    'подписку не продлевают',
    'платящих становится меньше каждый месяц',
    'ltv низкий, привлечение дорогое',
    'как удержать подписчиков',
    'метрики падают, где искать причину',
    'наш онлайн-сервис теряет аудиторию',
    'People cancel their subscription after a month',
  ],
  answer:
    'Да, это SaaS-консалтинг: проходим путь пользователя от рекламы до продления, говорим с ушедшими и считаем, что вернёт каждая правка. Начать можно с экспресс-аудита.',
  answerEn:
    'Yes, that is SaaS consulting: we follow the user from the ad to the renewal, talk to those who left and calculate what each change returns. You can begin with an express audit.',
  to: '/saas-consulting',
}

export const lostAccess: Fact = {
  question: 'Потеряли доступы к сайту или домену. Поможете?',
  asks: [
    'прежний подрядчик не отдаёт доступы',
    'нет паролей от сайта',
    'домен оформлен на программиста',
    'потерял доступ к админке',
    'уволился админ и никто не знает пароли',
    'We lost access to our website',
    'разработчик исчез и не отвечает, пароли у него',
    'бывший админ уволился с паролями',
    'не можем войти в панель хостинга',
    'сбежал программист',
    'домен записан на бывшего партнёра',
    'we lost the passwords',
    'как вернуть управление своим сайтом',
    'пароли знал только бывший программист',
    'студия закрылась, а всё было у них',
    'не можем зайти в панель управления хостингом',
    'как вернуть свой домен',
    'забыли логин от админки',
    'регистратор не отвечает на письма',
    'Former developer kept our passwords',
  ],
  answer:
    'В поддержке мы сами ведём переписку с хостингом и регистратором и доводим её до ответа, а доступы храним зашифрованными. Вернётся ли домен, который записан на другого, обещать нельзя: опишите случай менеджеру.',
  answerEn:
    'In support we write to the hosting and the registrar ourselves until there is an answer, and keep access details encrypted. Whether a domain registered to somebody else comes back, nobody can promise: describe your case to a manager.',
  to: '/website-support',
}

export const newBusiness: Fact = {
  question: 'Открываю бизнес. Что мне нужно в первую очередь?',
  asks: [
    'открываюсь, с чего начать в интернете',
    'только запускаем бизнес, что посоветуете',
    'что нужно новому бизнесу, сайт или реклама',
    'не знаю что мне нужно',
    'посоветуйте что выбрать',
    'нужен совет',
    'я в этом не разбираюсь, помогите',
    'I am starting a business, what do I need?',
    'эмне керек экенин билбейм',
    'скоро запуск, в диджитал ничего нет',
    'открыл пекарню, что нужно в сети',
    'с нуля стартую, посоветуйте',
    'бюджет маленький, дело новое, что взять',
    'we are just starting, what do we need',
    'без опыта, не знаю что мне надо',
    'скоро запускаю кофейню, что заказать сначала',
    'я студент, хочу начать своё дело',
    'открываем стоматологию через два месяца',
    'какой минимальный набор для старта',
    'есть идея, но не знаю, как подойти',
    'что вы бы сделали на моём месте',
    'Not sure what I need, can you advise?',
  ],
  answer:
    'Обычно хватает имени и знака, лендинга под одно предложение и небольшой рекламы, чтобы проверить спрос; большой сайт и приложение — когда он подтвердится. Бесплатная консультация поможет выбрать под ваше дело.',
  answerEn:
    'Usually a name and a logo, a landing page for one offer and a little advertising to test the demand; a large site or an app follow once it is proven. A free consultation helps to choose.',
  to: '/services',
}

export const expensiveCloud: Fact = {
  question: 'Счёт за облако растёт. Можно снизить?',
  asks: [
    'дорогой счёт за aws',
    'как сократить расходы на облако',
    'оптимизация затрат на сервера',
    'How do we reduce our cloud bill?',
    'хостинг aws съедает бюджет',
    'каждый месяц платим больше за инфраструктуру',
    'почему такой большой чек за сервера',
    'серверы простаивают, а платим',
    'our cloud bill is too high',
    'оптимизировать затраты на инфраструктуру',
    'finops',
    'директор требует урезать траты на хостинг',
    'можно ли платить за aws меньше',
    'оптимизировать ресурсы кластера',
    'серверов больше, чем надо',
    'экономия на облачных ресурсах',
    'Our AWS spend is out of control',
    'Our AWS bill went up and nobody knows why, do you look at that?',
  ],
  answer:
    'Помечаем ресурсы по проектам, гасим забытое и переводим постоянную нагрузку на резервные тарифы. Что можно убрать без риска, покажет бесплатный аудит DevOps-процессов.',
  answerEn:
    'We tag resources by project, switch off what is forgotten and move steady load to reserved rates. The free audit of DevOps processes shows what can be removed without risk.',
  to: '/devops-services',
}

export const releasesHurt: Fact = {
  question: 'Обновления выкатываем вручную и с авариями. Поможете?',
  asks: [
    'релизы по ночам',
    'деплой руками',
    'боимся выкатывать обновления',
    'каждый релиз ломает сайт',
    'нет ci cd',
    'админ один всё обновляет',
    'Our releases are painful',
    'после каждого обновления что-то ломается',
    'выкладываем изменения по ночам вручную',
    'обновляем прод и молимся',
    'выпуск версии занимает день',
    'deploys always break',
    'откатиться не можем',
    'выкладываем по ftp и молимся',
    'автоматизировать выпуск версий',
    'настроить gitlab ci',
    'боевой сервер правим прямо на живую',
    'каждая выкатка на полдня',
    'Deployments take us a whole night',
  ],
  answer:
    'Да: настраиваем сборку, тесты и выпуск по кнопке с откатом на прежнюю версию. Разработку на это время останавливать не нужно, а первый аудит бесплатный.',
  answerEn:
    'Yes: we set up builds, tests and a release by one command, with a rollback to the previous version. Development need not stop meanwhile, and the first audit is free.',
  to: '/devops-services',
}

export const mapsAndReviews: Fact = {
  question: 'Плохие отзывы или ошибки в 2ГИС и на картах. Поможете?',
  asks: [
    'как убрать плохой отзыв в 2гис',
    'накрутили плохие отзывы',
    'карта показывает не туда',
    'две точки путают на картах',
    'Fake reviews on Google Maps',
    '2гисте туура эмес дарек турат',
  ],
  answer:
    'Картами и отзывами отдельно не занимаемся. Адрес и точку исправляет владелец карточки в кабинете 2ГИС, Яндекса или Google; на отзыв лучше спокойно ответить и пожаловаться, если он нарушает правила. Отзывов за других мы не пишем.',
  answerEn:
    'We have no service for maps and reviews. The owner of the entry corrects address and pin in the account of 2GIS, Yandex or Google; a review is best answered calmly and reported if it breaks the rules. We write no reviews for others.',
  to: '/seo-promotion',
}

export const copiedByOthers: Fact = {
  question: 'Конкурент скопировал наш сайт, тексты или фотографии. Поможете?',
  asks: [
    'слово в слово скопировал лендинг',
    'конкурентка ворует мои фото',
    'наш дизайн на чужом сайте',
    'сайт-клон с нашим названием',
    'A competitor copied our website',
  ],
  answer:
    'Юридических услуг у нас нет. Сохраните снимки страниц с датой, напишите владельцу и его хостингу, пожалуйтесь в поиск и соцсеть; дальше — юрист. Мы можем показать, что ваша страница появилась раньше, и обновить её, чтобы отличалась.',
  answerEn:
    'We offer no legal services. Keep dated screenshots, write to the owner and its hosting, report it to the search engine or network; beyond that, see a lawyer. We can show that your page came first, and renew it so that it differs.',
  to: '/website-support',
}

export const socialAccountLost: Fact = {
  question: 'Потеряли доступ к Instagram, Facebook или чужому кабинету. Поможете?',
  asks: [
    'в свой инстаграм зайти не можем',
    'сотрудник унёс пароли от фейсбука',
    'украли аккаунт в телеграме',
    'вотсап заблокировали',
    'My Instagram was hacked, can you get it back?',
    'инстаграмыбызды уурдап кетишти',
  ],
  answer:
    'Аккаунты соцсетей и мессенджеров возвращает только поддержка площадки: подайте туда заявку с документами. Лишних админов убирает владелец страницы. Мы можем помочь с тем, что рядом: доступы к сайту, домену и почте, перенос подписчиков на свою базу.',
  answerEn:
    'Only the support of the network itself gives back an account: file a request there with documents. The page’s owner removes other admins. We can help with what is near: access to site, domain and mail, and a base of contacts that is your own.',
  to: '/website-support',
}

export const mailToSpam: Fact = {
  question: 'Наши письма попадают в спам или не доходят. Поможете?',
  asks: [
    'рассылка уходит в спам',
    'почта info@ не доходит до mail.ru',
    'взломали почту, шлют поддельные счета',
    'смс с кодом не приходит',
    'Our mails land in spam',
    'каттарыбыз спамга түшүп жатат',
  ],
  answer:
    'Обычно не настроены записи домена (SPF, DKIM, DMARC) или письма шлёт обычный хостинг. Настроим записи и отправку, проверим на разных ящиках — это техническая поддержка. Если почту взломали, сначала смените пароли и предупредите получателей.',
  answerEn:
    'Usually the records of the domain (SPF, DKIM, DMARC) are missing, or an ordinary host sends the mail. We set up records and sending and check them with several mailboxes: that is technical support. If a mailbox was broken into, change passwords and warn people first.',
  to: '/website-support',
}
