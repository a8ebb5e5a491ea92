import { corporateSite, corporateSiteEn } from '../figures'
import { additionalServices, webPackages } from '../packages'
import { priceText, priceTextEn } from '../price-text'
import { titleEn } from '../spoken-names'
import type { Fact } from './fact'

export const selfEditing: Fact = {
  question: 'Смогу ли я сам менять сайт?',
  asks: [
    'админка будет?',
    'можно самому менять цены и тексты',
    'сам смогу добавлять новости',
    'придётся за каждую правку платить?',
    'админка сложная?',
    'Can I edit the site myself?',
    'өзүм өзгөртө аламбы?',
    'без программиста новости добавлять получится?',
    'я не технарь, справлюсь с обновлением?',
    'как менять цены самостоятельно',
    'кто будет обновлять информацию',
    'can I edit the website myself',
    'фотки сам смогу менять?',
    'могу ли редактировать без программиста',
    'панель управления есть',
    'самостоятельно загружать фотографии',
    'поменять прайс своими руками',
    'кто обновляет новости, вы или мы',
    'права для нескольких редакторов',
    'Is there an admin panel?',
  ],
  answer:
    'Да: у корпоративного сайта и магазина есть админка, к сдаче записываем видео, как менять цену, баннер и меню. После него звонить нам незачем.',
  answerEn:
    'Yes: corporate sites and shops have an admin area, and with the delivery you get a video on changing prices, banners and menus.',
  to: '/web-development',
}

export const leadsFromSite: Fact = {
  question: 'Куда приходят заявки с сайта?',
  asks: [
    'заявки с сайта куда падают',
    'заявки в телеграм будут приходить?',
    'форма обратной связи есть?',
    'заявки в crm попадут?',
    'уведомление о новой заявке',
    'Where do requests from the site go?',
    'сообщения с формы придут на телефон?',
    'уведомления о новых заказах',
    'связать форму с црм',
    'куда сыпятся обращения',
    'where do form submissions go',
    'сообщения посетителей придут на телефон?',
    'письмо или смс при новом обращении',
    'куда попадает анкета клиента',
    'обратный звонок на странице',
    'запрос посетителя появится в amocrm сам?',
    'How do I receive inquiries from visitors?',
    'билдирмелер кайда келет?',
  ],
  answer:
    'На почту и в Telegram, у корпоративного сайта — ещё и в CRM. В магазине заказы собираются в одну ленту для менеджера.',
  answerEn:
    'To mail and Telegram, with a corporate site to a CRM, too. In a shop the orders gather in one feed for the manager.',
  to: '/web-development',
}

export const siteSeo: Fact = {
  question: 'SEO входит в цену сайта?',
  asks: [
    'сайт сразу будет в гугле?',
    'базовое сео входит?',
    'оптимизация под поиск включена',
    'сайт с продвижением или отдельно?',
    'нужно ли отдельно заказывать seo',
    'Is SEO included?',
    'мета-теги пропишете?',
    'нужно ли отдельно платить за продвижение',
    'поисковики увидят новый сайт?',
    'is seo included in the website',
    'появимся ли в поисковиках после запуска',
    'метатеги и заголовки заполните?',
    'нужна ли отдельная раскрутка для новой страницы',
    'заложена ли оптимизация с самого начала',
    'что сделано для поисковиков в пакете',
    'Will Google find my new site?',
  ],
  answer: `Базовая разметка входит в пакет «${webPackages.corporate.title}», а SEO каждого сайта из пакета измеряем на телефоне и прикладываем отчёт. Продвижение по запросам — отдельная ежемесячная услуга.`,
  answerEn: `Basic markup is part of the “${titleEn('web-development/corporate')}” package, and the SEO of every site from a package is measured on a phone and comes with a report. Promotion by queries is a separate monthly service.`,
  to: '/web-development',
}

export const pageCount: Fact = {
  question: 'Сколько страниц входит в сайт?',
  asks: [
    'можно больше страниц?',
    'сколько разделов входит',
    'сайт на 30 страниц',
    'How many pages are included?',
    'на сколько разделов рассчитано',
    'у меня двадцать услуг, поместятся?',
    'объём сайта какой',
    'а если понадобится тридцать страниц',
    'хватит ли мне пакета на двадцать страниц',
    'лимит страниц есть?',
    'у нас много услуг, каждой нужна своя страница',
    'объём корпоративного пакета',
    'что если страниц понадобится вдвое больше',
    'филиалов десять, у каждого своя страница',
    'How big can the site be?',
  ],
  answer: `В пакете «${webPackages.corporate.title}» — ${corporateSite.pages.toLowerCase()} и поддержка ${corporateSite.support}. Больше страниц — считаем по задаче.`,
  answerEn: `The “${titleEn('web-development/corporate')}” package has ${corporateSiteEn.pages} and ${corporateSiteEn.support} of support. More pages are estimated by the task.`,
  to: '/web-development',
}

export const analytics: Fact = {
  question: 'Подключите ли вы аналитику?',
  asks: [
    'метрика и гугл аналитикс входят?',
    'счётчики поставите?',
    'увижу сколько людей зашло?',
    'сквозная аналитика есть',
    'Will analytics be connected?',
    'хочу видеть откуда приходят посетители',
    'статистика посещений будет?',
    'настроите цели',
    'какие страницы читают, покажете?',
    'will google analytics be set up',
    'как узнать, сколько народу посещает',
    'хочу видеть, откуда приходят покупатели',
    'отслеживание конверсий настроите',
    'google tag manager',
    'коллтрекинг подключаете',
    'Can I see visitor statistics?',
  ],
  answer: `Цели в Метрике и Google Analytics входят в пакет «${webPackages.landing.title}», счётчики оформляем на вас. Сквозная аналитика до продажи — в контекстной рекламе.`,
  answerEn: `Goals in Yandex Metrica and Google Analytics are part of the “${titleEn('web-development/landing')}” package, with the counters in your name. Analytics all the way to the sale comes with contextual advertising.`,
  to: '/web-development',
}

export const copySite: Fact = {
  question: 'Сделаете сайт как у конкурента?',
  asks: [
    'хочу такой же сайт как у них',
    'скопируйте сайт',
    'нравится сайт конкурента, сделаете похожий',
    'Can you copy a website?',
    'вот у этих классный, хочу точно так',
    'возьмите за основу чужой дизайн',
    'повторите страницу конкурента один в один',
    'есть пример, который нравится',
    'clone this website for me',
    'вот пример, хочу один в один',
    'сделайте аналог booking',
    'слизать структуру у лидера рынка',
    'пришлю ссылку на образец',
    'наподобие сайта соседей',
    'хочу как у apple',
    'Make it look like this website',
    'сделайте копию чужого сайта',
    'скопировать сайт конкурента один в один',
    'хочу точь-в-точь как у них, ссылку скину',
  ],
  answer:
    'Пример помогает: пришлите ссылку и скажите, что в нём нравится. Чужие дизайн и тексты не копируем — структуру, дизайн и код делаем под вашу задачу.',
  answerEn:
    'An example helps: send a link and say what you like about it. We do not copy other people’s design and texts: structure, design and code are made for your task.',
  to: '/custom-saas',
}

export const redesignKeepsPositions: Fact = {
  question: 'Не потеряем ли мы позиции в поиске при редизайне?',
  asks: [
    'позиции слетят после редизайна?',
    'переделка сайта и seo',
    'сохранятся ли адреса страниц',
    'боимся потерять трафик при переносе сайта',
    'Will a redesign hurt our rankings?',
    'боюсь потерять трафик при переделке',
    'после смены дизайна упадём в поиске?',
    'ссылки старые будут работать?',
    'ссылки старые будут открываться?',
    '301 настроите',
    'новый домен — потеряем трафик?',
    'старые статьи останутся на своих адресах',
    'маркетолог против переделки из-за выдачи',
    'что станет с накопленным местом в яндексе',
    'переезд на другой движок и поисковики',
    'Do old links keep working after relaunch?',
  ],
  answer: `При редизайне (${priceText(additionalServices.redesign.price)}) адреса и тексты остаются прежними, при запуске нового сайта настраиваем переадресацию со старых адресов и сообщаем о переезде поисковикам.`,
  answerEn: `In a redesign (${priceTextEn(additionalServices.redesign.price)}) addresses and texts stay as they are; when a new site is launched, we redirect the old addresses and notify the search engines.`,
  to: '/custom-saas',
}

export const account: Fact = {
  question: 'Можно ли сделать личный кабинет?',
  asks: [
    'нужен личный кабинет для клиентов',
    'сайт с регистрацией',
    'кабинет дилера',
    'закрытый раздел для партнёров',
    'Can you build a customer account?',
    'покупатели должны заходить под своим логином',
    'вход по паролю для партнёров',
    'история заказов для клиента',
    'закрытый раздел для своих',
    'do you build member areas',
    'вход по логину и паролю',
    'каждый дилер видит свои цены',
    'чтобы клиент смотрел историю заказов',
    'страница партнёра с отчётами',
    'зарегистрированные пользователи',
    'вход через смс',
    'User login area',
    'жеке кабинет керек',
  ],
  answer:
    'Да: кабинет покупателя есть в магазине под ключ, кабинеты с правами доступа — в портале. Какой из них ваш случай, подскажем на консультации.',
  answerEn:
    'Yes: a turnkey shop has customer accounts, a portal has accounts with access rights. A consultation will tell which of them is your case.',
  to: '/custom-saas',
}

export const booking: Fact = {
  question: 'Можно ли сделать онлайн-запись?',
  asks: [
    'запись клиентов онлайн',
    'запись к врачу на сайте',
    'бронирование столиков',
    'календарь записи',
    'Can you add online booking?',
    'клиенты должны выбирать время мастера',
    'бронь столиков через интернет',
    'расписание и свободные окошки',
    'записываться на приём без звонка',
    'бронирование номеров в гостевом доме',
    'appointment booking on the site',
    'календарь с записью',
    'чтобы пациент сам выбирал время',
    'резерв столика в ресторане',
    'записаться к мастеру на маникюр',
    'расписание врачей с талонами',
    'Online appointments for my clinic',
    'онлайн жазылуу керек',
  ],
  answer:
    'Да: запись к врачу, бронирование номеров и столов, свободные окна мастеров — такое мы строим на сайтах и в приложениях. Отдельной цены записи на сайте нет, её считают по задаче.',
  answerEn:
    'Yes: doctors’ appointments, rooms and tables, free slots with a specialist are what we build on sites and in apps. Booking has no separate price on the site; it is calculated for the task.',
  to: '/industries',
}

export const startSmall: Fact = {
  question: 'Можно ли начать с малого и достроить потом?',
  asks: [
    'сначала маленький сайт, потом магазин',
    'сделать сайт по частям',
    'лендинг потом превратить в большой сайт?',
    'добавить разделы через полгода',
    'поэтапно запустить магазин',
    'можно ли потом добавить корзину',
    'Can we start small and extend the site later?',
    'добавить калькулятор на сайт потом',
    'азыр кичинекей сайт, кийин чоңойтсо болобу?',
  ],
  answer: `Да: код и база ваши, поэтому новый раздел, калькулятор или форму добавляют к готовому сайту без переделки всего. Такая доработка — ${priceText(additionalServices.edits.price)}, а то, что больше сделанного, считают как новый проект.`,
  answerEn:
    'Yes: the code and the database are yours, so a section, a calculator or a form can be added later without rebuilding. What outgrows the site is estimated as a new project.',
  to: '/custom-saas',
}

export const ownDesign: Fact = {
  question: 'У нас есть свой макет. Сделаете по нему?',
  asks: [
    'дизайн уже нарисован в фигме',
    'макет есть, нужна только вёрстка',
    'дочка нарисовала главную, вычтете дизайн из цены?',
    'свой дизайнер, от вас код',
    'We have our own Figma design, can you build it?',
    'макет даяр, ушул боюнча жасайсызбы?',
  ],
  answer:
    'Да, работаем и по вашему макету: сначала проверим, есть ли в нём мобильная версия и все состояния, недостающее дорисуем. Насколько это уменьшит цену, на сайте не сказано, — покажет смета, она разбита по частям. Логотип лучше в векторе.',
  answerEn:
    'Yes, we build from your design too: first we check whether it has the mobile version and all states, and draw what is missing. By how much the price falls is not on the site; the estimate shows it part by part. A logo is best in vector form.',
  to: '/web-development',
}

export const messengerButton: Fact = {
  question: 'Можно ли кнопку WhatsApp или заказ без оплаты картой?',
  asks: [
    'ватсап на сайт прикрутить',
    'кнопка сразу в вотсап',
    'заказ просто имя и телефон, без карты',
    'бабушки карту не введут, как им заказывать',
    'WhatsApp button on the site',
    'сайттан ватсапка эле чыксын',
  ],
  answer:
    'Да. Кнопка мессенджера и форма «имя и телефон» ставятся на любой сайт, даже на лендинг; заявки приходят на почту и в Telegram. Платить картой посетителя никто не заставляет: оплату на сайте подключают, когда она нужна вам.',
  answerEn:
    'Yes. A messenger button and a form of name and phone fit any site, even a landing page; requests arrive by mail and in Telegram. Nobody has to pay by card: online payment is connected only if you want it.',
  to: '/web-development',
}

export const calculator: Fact = {
  question: 'Сделаете ли вы калькулятор или конструктор товара с ценой?',
  asks: [
    'человек сам собирает торт и видит цену',
    'загрузил файл и сразу цена',
    'конфигуратор изделий',
    'квиз вместо формы',
    'Product configurator with a price',
    'Can the site calculate the price?',
  ],
  answer:
    'Да, калькуляторы, конструкторы и опросы с расчётом делаем; отдельной цены на сайте нет, её считают по числу параметров. Если не уверены, что им будут пользоваться, начните с прототипа или простой формы и достройте потом.',
  answerEn:
    'Yes, we make calculators, configurators and quizzes. The site names no price for them; it depends on the number of parameters. If you doubt that people will use it, begin with a prototype or a plain form.',
  to: '/custom-saas',
}

export const figuresDiffer: Fact = {
  question: 'Цифры в Метрике, рекламе и кассе расходятся. Почему?',
  asks: [
    'метрика показывает ноль',
    'ga4 завышает конверсии',
    'какой аналитике верить',
    'заявок в crm меньше чем в отчёте',
    'конверсия два процента это нормально?',
    'Analytics does not match our sales',
  ],
  answer:
    'Счётчики видят посещения, касса — деньги: люди отказываются от куки, звонят, платят позже, а событие порой считается дважды. Проверяем счётчик и цели, убираем двойные, сводим с CRM. Верьте кассе, а в отчётах смотрите на изменение. Разбор — часть поддержки или рекламы.',
  answerEn:
    'Counters see visits, the till sees money: people refuse cookies, call, pay later, and an event may count twice. We check counter and goals, remove doubles, compare with the CRM. Trust the till, and read reports for their changes.',
  to: '/website-support',
}
