import { offerCard } from '../offers.ts'
import { inPlace } from '../currency'
import { companyFigures } from '../company-figures'
import { corporateSite, guarantees } from '../figures'
import { constructor, landingOrSite } from '../facts/choices'
import { thirdPartyCosts } from '../facts/payment'
import { leadsFromSite, selfEditing, siteSeo } from '../facts/websites'
import type { PageContent } from '../model/page'
import { place } from '../place'
import { webPackages } from '../packages'
import { siteMap } from '../site-map.ts'
import { fromTo } from '../term'

const { landing, corporate, shop } = webPackages

export const webDevelopment: PageContent = {
  head: {
    title: `${siteMap.webDevelopment.label}: лендинг, магазин`,
    description: `Сайты с гарантией ${guarantees.sites}: лендинг от ${inPlace(landing.price.from)}, корпоративный от ${inPlace(corporate.price.from)}, магазин от ${inPlace(shop.price.from)}. Срок — ${fromTo(landing.term, shop.term)}.`,
    keywords: [
      `веб-разработка ${place.city}`,
      'заказать лендинг',
      'корпоративный сайт под ключ',
      'интернет-магазин цена',
      'разработка на React',
      'сайт с гарантией',
    ],
  },
  lang: 'ru',
  service: { name: siteMap.webDevelopment.label, type: 'Веб-разработка' },
  sections: [
    {
      kind: 'pageHero',
      eyebrow: 'Лендинги, корпоративные сайты, магазины',
      title: 'Сайт точно в срок',
      lead: `Три пакета с известным составом, ценой и сроком: лендинг за ${landing.term.text}, магазин за ${shop.term.text}. Дату сдачи записываем в договор. Нужны своя структура и дизайн — это «${siteMap.customSaas.label}».`,
      actions: [
        { label: 'Заказать сайт', opens: 'projectQuiz', offer: 'web-development' },
        { label: 'Получить консультацию', opens: 'consultation', offer: 'web-development' },
      ],
      proof: {
        kind: 'handover',
        packages: [landing, corporate, shop],
      },
    },
    {
      kind: 'packages',
      title: 'Пакеты',
      packages: [
        {
          ...offerCard('web-development/landing'),
          description: 'Одностраничный сайт для рекламы, события или проверки спроса.',
          features: [
            'Структура и тексты под одну цель',
            'Адаптивная вёрстка',
            'Форма заявки с уведомлением на почту и в Telegram',
            'Цели в Метрике и Google Analytics',
          ],
          order: 'Заказать лендинг',
        },
        {
          ...offerCard('web-development/corporate'),
          description: 'Услуги, кейсы, новости и контакты компании с удобной админкой.',
          features: [
            corporateSite.pages,
            'Админка с черновиками и предпросмотром',
            'Базовая SEO-разметка',
            'Связь заявок с CRM',
          ],
          popular: true,
          facts: [{ label: 'Поддержка', value: corporateSite.support }],
          order: 'Заказать корпоративный сайт',
        },
        {
          ...offerCard('web-development/shop'),
          description: 'Каталог с оплатой и доставкой, готовый принять первый заказ.',
          features: [
            'Загрузка товаров из Excel или 1С',
            'Оплата картой и по QR',
            'Расчёт доставки в корзине',
            'Промокоды и скидки',
            'Заказы в одной ленте для менеджера',
          ],
          order: 'Заказать магазин',
        },
      ],
      note: 'Срок считаем со дня, когда утверждена структура и получены материалы.',
    },
    { kind: 'comparison', of: 'packagedSites' },
    {
      kind: 'stats',
      stats: [
        {
          value: companyFigures.sites,
          label: 'сайтов запущено',
          text: 'Считая лендинги внутри больших проектов',
        },
        {
          value: companyFigures.satisfied,
          label: 'клиентов довольны',
          text: 'По опросу после сдачи сайта',
        },
        { value: guarantees.sites, label: 'гарантии', text: 'На код, вёрстку и интеграции' },
      ],
    },
    {
      kind: 'features',
      look: 'columns',
      title: 'На чём строим',
      lead: 'Четыре технологии закрывают почти любой сайт, и найти под них разработчика легко.',
      items: [
        {
          title: 'React',
          text: 'Корзина, фильтры и формы отвечают сразу, страница при этом не перезагружается.',
        },
        {
          title: 'Next.js',
          text: 'Страницы собираются на сервере: поисковик видит готовый текст, посетитель — быстрый первый экран.',
        },
        {
          title: 'Node.js',
          text: 'Серверная часть на одном языке с интерфейсом: связи с CRM, оплатой и 1С пишет та же команда.',
        },
        {
          title: 'PostgreSQL',
          text: 'Заказы и клиенты лежат в открытой базе, её можно забрать и перенести куда угодно.',
        },
      ],
    },
    {
      kind: 'features',
      look: 'list',
      title: 'Что вы получите при сдаче',
      lead: 'Сайт можно сделать по-разному. Вот что вы увидите в день приёмки.',
      items: [
        {
          icon: 'gauge',
          title: 'Отчёт Lighthouse',
          text: 'Скорость, доступность и SEO измерены на телефоне среднего класса и приложены к акту.',
        },
        {
          icon: 'pen',
          title: 'Самостоятельность',
          text: 'Записываем видео, как поменять цену, баннер и меню. После него звонить нам незачем.',
        },
        {
          icon: 'lock',
          title: 'Всё оформлено на вас',
          text: 'Домен, хостинг, репозиторий и счётчики с первого дня принадлежат вашей компании.',
        },
        {
          icon: 'eye',
          title: 'Доступность',
          text: 'Сайтом можно пользоваться с клавиатуры и с программой чтения с экрана, контраст проверен.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Шесть шагов до запуска',
      steps: [
        {
          title: 'Бриф',
          text: 'За один созвон выясняем, кто ваш покупатель и что он должен сделать на сайте.',
        },
        {
          title: 'Структура',
          text: 'Список страниц и черновой прототип. Лишние разделы вычёркиваем на этом шаге.',
        },
        {
          title: 'Дизайн',
          text: 'Показываем главный экран и одну внутреннюю страницу, после согласования собираем остальное.',
        },
        {
          title: 'Разработка',
          text: 'Верстаем, подключаем админку, формы и оплату. Ход виден по ссылке на тестовый сайт.',
        },
        {
          title: 'Проверка',
          text: 'Открываем в основных браузерах, отправляем каждую форму, проходим заказ от корзины до чека.',
        },
        {
          title: 'Запуск',
          text: 'Переносим на ваш домен, настраиваем переадресацию со старых адресов и сообщаем о переезде поисковикам.',
        },
      ],
    },
    {
      kind: 'testimonials',
      look: 'pair',
      title: 'После запуска',
      lead: 'Один отзыв о сроках, второй о гарантии.',
      items: [
        {
          name: 'Дарья Ковалёва',
          industry: 'education',
          position: 'Маркетолог',
          company: 'Лингва Хаус',
          content:
            'Лендинг под летний набор был нужен к первому июня, а написали мы в середине мая. Запустились на двенадцатый день, до начала рекламы. Заодно переписали наши тексты: старые никто бы не дочитал.',
          rating: 5,
          avatar: '👩🏼‍🎨',
        },
        {
          name: 'Эрлан Жумабеков',
          position: 'Директор фабрики',
          company: 'Алтын Мебель',
          content:
            'Через четыре месяца после сдачи нашли ошибку в форме замера. Написали утром, к обеду она исчезла, и ещё прислали список соседних мест, которые проверили. Вопроса «а это входит?» не возникло.',
          rating: 5,
          avatar: '🧔🏻‍♂️',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Частые вопросы',
      lead: 'Что уточняют, выбирая пакет.',
      facts: [landingOrSite, constructor, selfEditing, leadsFromSite, siteSeo, thirdPartyCosts],
    },
    {
      kind: 'spotlight',
      badge: 'Гарантия',
      title: `${guarantees.sites} на каждый сайт`,
      text: 'Ошибки в нашем коде исправляем бесплатно в течение года после сдачи, сколько бы их ни нашлось. Гарантия входит в цену всех трёх пакетов.',
      points: [
        'Код, вёрстка, формы и интеграции, которые делали мы',
        'Сбои после обновления браузеров',
        'Одна почта для обращений, без переадресаций по отделам',
      ],
      facts: [
        { label: 'Срок гарантии', value: guarantees.sites },
        { label: 'Исправление', value: 'Бесплатно' },
      ],
      action: {
        label: 'Получить условия гарантии',
        opens: 'consultation',
        offer: 'web-development',
        interest: `${siteMap.webDevelopment.label}, гарантия`,
      },
    },
  ],
}
