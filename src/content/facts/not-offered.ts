import type { Fact } from './fact'
import { place } from '../place'
import { advertisingPackages } from '../packages'
import { titleEn } from '../spoken-names'

// What visitors ask for and the list of services does not have. Nothing here is promised.

export const smm: Fact = {
  question: 'Ведёте ли вы соцсети?',
  asks: [
    'smm делаете?',
    'вести инстаграм',
    'ведение соцсетей',
    'сммщик нужен',
    'таргет в инстаграме',
    'продвижение в тиктоке',
    'накрутка подписчиков',
    'Do you run social media?',
    'инстаграмды жүргүзөсүңөрбү?',
    'раскрутить страничку бизнеса в инсте',
    'нужно больше фолловеров',
    'закупаете рекламу у блогеров?',
    'ведёте ли телеграм канал компании',
    'treads, reels, facebook ads — ваше?',
    'Can you manage our Instagram account?',
    'тиктокко реклама бересиңерби?',
  ],
  names: [
    'реклама в инстаграме',
    'реклама в фейсбуке',
    'реклама в тиктоке',
    'реклама у блогеров',
    'продвижение в инстаграме',
    'продвижение в тиктоке',
    'продвижение в соцсетях',
  ],
  answer:
    'Ведения соцсетей, таргета в Instagram и накрутки в списке услуг нет. Из рекламы делаем Яндекс Директ, Google Ads и VK Рекламу, в брендинге — шаблоны постов.',
  answerEn:
    'Running social networks or ads on Instagram is not among our services. We run Yandex Direct, Google Ads and VK ads; branding includes templates for posts.',
  to: '/contextual-advertising',
}

export const video: Fact = {
  question: 'Снимаете ли вы фото и видео?',
  asks: [
    'видеосъёмка есть?',
    'снимете ролик',
    'фотосъёмка товаров',
    'сделаете рекламное видео',
    'рилсы снимаете',
    'монтаж видео',
    'Do you shoot videos?',
    'снять блюда для меню',
    'имиджевый фильм о заводе',
    'есть ли у вас дрон, аэросъёмка',
    'портреты врачей для сайта кто отснимет',
    'Will you take photos of our products?',
    'видео тартып бересиңерби?',
  ],
  answer: `Съёмки в списке услуг нет. Баннеры и ролики для рекламы входят в пакет «${advertisingPackages.complex.title}» контекстной рекламы; что именно в него войдёт, скажет менеджер.`,
  answerEn: `Photo and video shoots are not on the list of services. Banners and videos for ads are part of the “${titleEn('contextual-advertising/complete')}” package of contextual advertising; a manager will tell you what exactly it covers.`,
  to: '/contextual-advertising',
}

export const printing: Fact = {
  question: 'Печатаете ли вы визитки и вывески?',
  asks: [
    'напечатать визитки',
    'полиграфия есть?',
    'делаете вывески',
    'печать листовок и баннеров',
    'мерч с логотипом',
    'Do you print business cards?',
    'нужны флаеры завтра тиражом',
    'баннер на фасад кто изготовит',
    'футболки и кружки с нашим знаком',
    'у вас своя типография?',
    'наклейки и меню отпечатаете?',
    'привезёте готовые буклеты?',
    'Can you print our packaging?',
  ],
  names: ['печать визиток', 'напечатать визитки', 'наружная реклама', 'рекламный щит'],
  answer:
    'Печати и производства у нас нет: в брендинге готовим макеты визиток, вывесок и упаковки и проверяем первые макеты типографии.',
  answerEn:
    'We do no printing or production: within branding we prepare layouts of business cards, signs and packaging and check the printer’s first proofs.',
  to: '/branding',
}

export const games: Fact = {
  question: 'Делаете ли вы игры?',
  asks: [
    'разработка игр',
    'нужна мобильная игра',
    'сделать игру на unity',
    'геймдев у вас есть?',
    'vr ar делаете?',
    'Do you develop games?',
    'хочу свой майнкрафт',
    'придумал головоломку для айфона, воплотите?',
    'геймификация в виде аркады',
    'симулятор для обучения в шлеме',
    'виртуальная реальность для музея',
    'Could you build a Unity game?',
    'оюн жасайсыңарбы?',
  ],
  answer:
    'Игр, Unity и VR в списке услуг нет, среди кейсов — тоже. Обещать не могу, опишите идею менеджеру.',
  answerEn:
    'Games, Unity and VR are not among our services. I cannot promise them; describe your idea to a manager.',
  to: '/mobile-apps',
}

export const dataEntry: Fact = {
  question: 'Набираете ли вы тексты и документы?',
  asks: [
    'набор текста на компьютере',
    'перепечатать документы',
    'сделать презентацию в powerpoint',
    'написать курсовую / диплом',
    'перевод документов',
    'Do you type documents?',
    'реферат сделаете?',
    'напечатать рукопись дедушки',
    'перевести инструкцию с китайского',
    'оцифровать архив бумаг',
    'сформировать отчёт в word',
    'Could you translate a document for me?',
    'курсовой жазып бересизби?',
  ],
  answer:
    'Нет, набора текстов, переводов и учебных работ среди услуг нет. Если документов поток — накладные, счета, паспорта, — можем построить их распознавание.',
  answerEn:
    'No, typing, translations and coursework are not among our services. If documents come in a stream, such as waybills, invoices or passports, we can build their recognition.',
  to: '/technologies',
}

export const oneC: Fact = {
  question: 'Обслуживаете ли вы 1С?',
  asks: [
    'нужен программист 1с',
    'обновить 1с',
    'настройка 1с бухгалтерии',
    '1с аутсорсинг',
    'сопровождение 1с',
    'ведёте бухгалтерию в 1с?',
    'продаёте лицензии 1с',
    'Do you support 1C?',
    'слетела база 1с, восстановите',
    'написать обработку или отчёт для 1с',
    'франчайзи 1с вы?',
    '1с тормозит, кто чинит',
    'We need a 1C developer',
    '1с программист керек',
  ],
  names: ['поддержка 1с', 'обновление 1с', 'программист 1с'],
  answer:
    'Сопровождения и настройки самой 1С в списке услуг нет. Мы соединяем с 1С сайты, магазины и приложения: товары, цены, остатки, заказы.',
  answerEn:
    'We do not maintain 1C itself. We connect websites, shops and apps to it: goods, prices, stock and orders.',
  to: '/industries',
}

export const hardware: Fact = {
  question: 'Чините ли вы компьютеры и настраиваете сети?',
  asks: [
    'ремонт компьютеров',
    'настроить wifi в офисе',
    'поставить камеры',
    'принтер не печатает',
    'эникейщик нужен',
    'установить винду',
    'Do you repair computers?',
    'ноутбук не включается',
    'картридж заправить',
    'роутер пропадает, нужен мастер',
    'приходящий системный администратор',
    'протянуть кабель и собрать серверную',
    'телефония в офис, атс',
    'Do you do office IT support?',
    'компьютер оңдойсуңарбы?',
    'чините ли компьютер',
  ],
  answer:
    'Нет, техники и офисных сетей мы не касаемся. Из близкого есть поддержка сайтов, серверов, доменов и почты.',
  answerEn:
    'No, we do not deal with hardware or office networks. The nearest we have is support of sites, servers, domains and mail.',
  to: '/services',
}

export const doubtfulBusiness: Fact = {
  question: 'Возьмётесь ли вы за казино, ставки или сайт для взрослых?',
  asks: [
    'сайт казино',
    'онлайн-слоты на деньги',
    'сайт 18+ возьмёте?',
    'вейпы и алкоголь онлайн продавать',
    'Do you build gambling sites?',
    'казино сайтын жасайсыңарбы',
  ],
  answer:
    'Среди наших работ таких нет, и обещать не могу. Напишите менеджеру, чем вы занимаетесь, в какой стране и есть ли лицензия: он ответит, возьмёмся ли. Того, что запрещено законом, не делаем.',
  answerEn:
    'There is nothing like it among our work, and I cannot promise it. Tell a manager what you do, in which country and under which licence, and they will say whether we take it. What the law forbids we do not build.',
  to: '/industries',
}

export const hacking: Fact = {
  question: 'Взламываете ли вы чужие сайты и аккаунты?',
  asks: [
    'взломать страницу',
    'удалить чужой отзыв',
    'взлом инстаграма',
    'положить сайт конкурента',
    'достать базу клиентов конкурента',
    'накрутить отзывы',
    'Can you hack an account?',
    'узнать пароль от почты мужа',
    'слить переписку whatsapp',
    'заказать ddos',
    'пробить человека по номеру',
    'обойти блокировку чужого аккаунта',
    'купить базу телефонов',
    'сделайте фишинговую страницу',
    'Hack my competitor',
  ],
  answer: 'Нет. Такого мы не делаем ни за какие деньги.',
  answerEn: 'No. We do not do that at any price.',
  to: '/terms',
}

export const blockchain: Fact = {
  question: 'Делаете ли вы блокчейн и криптопроекты?',
  asks: [
    'смарт контракт написать',
    'нужен nft сайт',
    'блокчейн разработчики есть?',
    'создать свою криптовалюту',
    'Do you do blockchain?',
    'выпустить токен',
    'web3 проект, ищем подрядчика',
    'майнинг ферма через сайт',
    'обменник крипты под ключ',
    'solidity знаете?',
    'dapp на ethereum',
    'ico лендинг плюс контракт',
    'We are a crypto startup',
  ],
  answer:
    'Блокчейна, NFT и смарт-контрактов в списке технологий нет. Возьмёмся ли за вашу задачу, ответит менеджер.',
  answerEn:
    'Blockchain, NFTs and smart contracts are not on the list of technologies. A manager will answer whether we take on your task.',
  to: '/technologies',
}

export const modelling: Fact = {
  question: 'Делаете ли вы 3D и анимацию?',
  asks: [
    '3д моделирование',
    '3d визуализация квартиры',
    'мультик для рекламы',
    'рендер интерьера',
    'Do you make 3D models?',
    'нужна модель детали для станка',
    'blender или cinema 4d есть специалисты?',
    'моушн дизайн',
    'виртуальный тур по квартире',
    'дизайнер интерьеров нужен',
    'объёмный товар, чтобы крутить мышкой',
    'чертежи в автокаде',
    'Can you animate our mascot?',
  ],
  answer:
    'Моделирования, визуализаций и мультфильмов в списке услуг нет. Объёмную графику на странице сайта сделать можем: Three.js среди наших инструментов есть.',
  answerEn:
    'Modelling, visualisation and cartoons are not on the list of services. We can put 3D graphics on a web page: Three.js is among our tools.',
  to: '/technologies',
}

export const otherPlatforms: Fact = {
  question: 'Работаете ли вы с Joomla, OpenCart, MODX, Shopify?',
  asks: [
    'сайт на опенкарте поддержите?',
    'джумла',
    'modx знаете?',
    'магазин на shopify',
    'сайт на drupal',
    'недоступна ваша cms, у нас opencart',
    'с викса перенесёте?',
    'Do you work with Shopify?',
    'наш старый движок никто не знает',
    'prestashop или magento берёте?',
    'cs-cart магазин достался от прошлых',
    'мы на typo3 много лет',
    'magento поддержка',
    'Our store runs on OpenCart, can you support it?',
  ],
  answer:
    'На сайте названы Yii, 1С-Битрикс, NetCat и WordPress; этих систем среди них нет. На поддержку берём сайты любых авторов после осмотра — возможна ли она для вашего, скажет менеджер.',
  answerEn:
    'The site names Yii, 1C-Bitrix, NetCat and WordPress; those systems are not among them. We take sites by any author for support after an inspection, so ask a manager about yours.',
  to: '/custom-saas',
}

export const readyProducts: Fact = {
  question: 'Продаёте ли вы готовые сайты и программы?',
  asks: [
    'купить готовый сайт',
    'есть готовые шаблоны?',
    'готовая crm есть',
    'коробочное решение',
    'демо вашей программы',
    'сайт в аренду',
    'Do you sell ready-made software?',
    'лицензия на вашу программу по подписке',
    'покажите каталог шаблонов',
    'хочу программу для кафе, уже сделанную',
    'продаёте ли плагины и модули',
    'off-the-shelf CRM',
    'даяр сайт сатасыңарбы?',
  ],
  answer:
    'Готовых сайтов, шаблонов и аренды на сайте нет: есть пакеты с известным составом, которые собирают под вас.',
  answerEn:
    'The site has no ready-made sites, templates or rentals: it has packages with a known scope that are built for you.',
  to: '/web-development',
}

export const hostingSale: Fact = {
  question: 'Продаёте ли вы хостинг и домены?',
  asks: [
    'хостинг у вас можно купить',
    'сколько стоит хостинг',
    'домен зарегистрируете?',
    'цена домена kg',
    'нужен vps',
    'Do you sell hosting?',
    'где держать мой сайт, у вас есть место?',
    'дадите место на сервере?',
    'зона kg, кто оформляет имя сайта',
    'продлить доменное имя через вас',
    'ssl сертификат продаёте',
    'Can I buy a domain name from you?',
    'домен сатып алсам болобу?',
  ],
  answer:
    'Хостинга и доменов в списке услуг нет, облака мы не перепродаём: всё оформляют на вас, и платите вы поставщику. Следить за серверами, доменами и сертификатами можем — это техническая поддержка.',
  answerEn:
    'Hosting and domains are not on the list of services, and we do not resell clouds: everything is registered to you, and you pay the provider. We can look after servers, domains and certificates: that is technical support.',
  to: '/web-development',
}

export const education: Fact = {
  question: 'Есть ли у вас курсы?',
  asks: [
    'обучаете программированию?',
    'курсы по вебу есть',
    'научите делать сайты',
    'репетитор по python',
    'Do you teach programming?',
    'стать фронтендером с нуля, возьмёте в ученики',
    'мастер класс для школьников',
    'хочу менторство',
    'буткемп проводите?',
    'обучаете seo или дизайну за деньги',
    'лекция для наших студентов',
    'Is there a course I can join?',
    'окуу курсуңар барбы?',
  ],
  answer: `Своих курсов на сайте нет. Старшие инженеры ведут курсы в вузах ${place.ofCity}, а в проектах мы учим сотрудников заказчика.`,
  answerEn: `The site has no courses of our own. Our senior engineers teach courses at universities in ${place.cityEn}, and in projects we train the client’s staff.`,
  to: '/about',
}

export const legalTexts: Fact = {
  question: 'Напишете ли вы политику конфиденциальности и оферту для нашего сайта?',
  asks: [
    'кто пишет политику данных для сайта клиента',
    'оферта и согласие на обработку',
    'юрист у вас есть?',
    'налоговая не придёт если сделаю сайт',
    'Do you write a privacy policy for our site?',
    'купуялык саясатын ким жазат?',
  ],
  answer:
    'Юридических и налоговых услуг в списке нет: текст политики, оферты и ответ о регистрации или налогах дают юрист и бухгалтер. Мы разместим их на сайте, поставим согласия в формы и скажем, какие данные сайт собирает на самом деле.',
  answerEn:
    'Legal and tax services are not on the list: a lawyer and an accountant write the policy and the offer, and answer on registration or tax. We publish the texts, put consents into the forms and tell which data the site really collects.',
  to: '/terms',
}
