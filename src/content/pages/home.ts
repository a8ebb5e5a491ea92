import { company } from '../company'
import type { PageContent } from '../page'
import { startingPrices } from '../prices'

export const home: PageContent = {
  head: {
    title: `${company.name} — ${company.tagline.toLowerCase()}`,
    description:
      'Агентство разработки из Бишкека: сайты, мобильные приложения, SaaS, облако и DevOps. 200+ проектов, открытые цены, ответ в течение двух часов.',
    keywords: [
      'разработка сайтов Бишкек',
      'агентство разработки',
      'мобильные приложения',
      'SaaS',
      'миграция в облако',
      'DevOps',
    ],
  },
  lang: 'ru',
  sections: [
    {
      kind: 'hero',
      eyebrow: `Агентство разработки · ${company.cityRu}`,
      title: 'Цифровой каркас для вашего бизнеса',
      lead: 'Кереге — решётка, на которой держится юрта. Мы собираем такую же опору для компаний: сайты, мобильные приложения, SaaS и облачные системы, которые выдерживают рост.',
      actions: [
        { label: 'Начать проект', opens: 'projectQuiz' },
        { label: 'Смотреть кейсы', to: '/cases' },
      ],
      stats: [
        { value: '200+', label: 'проектов' },
        { value: '150+', label: 'клиентов' },
        { value: '5+', label: 'лет на рынке' },
        { value: '50+', label: 'технологий' },
      ],
      clients: {
        label: 'Нам доверяют',
        names: [
          'Тулпар Логистик',
          'НурРитейл',
          'Манат Pay',
          'АкМед',
          'Вектор Строй',
          'Жайлоо Агро',
        ],
      },
    },
    {
      kind: 'services',
      title: 'Услуги с открытой ценой',
      lead: 'Называем стоимость до начала работы. Точную смету и сроки присылаем после короткого разговора о задаче.',
      cards: [
        {
          icon: 'browser',
          title: 'Разработка сайтов',
          description:
            'От посадочной страницы до портала с личными кабинетами. Проектируем от задачи бизнеса, а не от шаблона.',
          features: [
            'Лендинги и корпоративные сайты',
            'Интернет-магазины',
            'Порталы и личные кабинеты',
          ],
          price: startingPrices.webDevelopment,
          details: '/custom-saas',
          order: { label: 'Заказать сайт', opens: 'projectQuiz', interest: 'Разработка сайтов' },
        },
        {
          icon: 'cloud',
          title: 'Миграция в облако',
          description:
            'Переносим системы в AWS, Azure или Google Cloud без потери данных и с понятным планом отката.',
          features: ['Аудит инфраструктуры', 'Перенос данных без простоев', 'Оптимизация расходов'],
          price: { free: 'Экспресс-оценка за 48 часов' },
          details: '/cloud-migration',
          order: { label: 'Получить оценку', opens: 'consultation', interest: 'Миграция в облако' },
        },
        {
          icon: 'phone',
          title: 'Мобильные приложения',
          description:
            'iOS и Android: нативно или на общем коде. Первую рабочую версию показываем через восемь недель.',
          features: [
            'iOS, Android, Flutter, React Native',
            'Дизайн интерфейса',
            'Публикация в сторах',
          ],
          price: startingPrices.mobileApps,
          details: '/mobile-apps',
          order: {
            label: 'Заказать приложение',
            opens: 'projectQuiz',
            interest: 'Мобильные приложения',
          },
        },
        {
          icon: 'pipeline',
          title: 'DevOps-услуги',
          description:
            'Автоматические сборки, контейнеры и мониторинг: релизы выходят по кнопке, а не по ночам.',
          features: [
            'CI/CD и инфраструктура как код',
            'Kubernetes и Docker',
            'Мониторинг и оповещения',
          ],
          price: { free: 'Аудит процессов и инфраструктуры' },
          details: '/devops-services',
          order: { label: 'Получить аудит', opens: 'consultation', interest: 'DevOps-услуги' },
        },
        {
          icon: 'brush',
          title: 'Брендинг',
          description:
            'Логотип, фирменный стиль и брендбук, которыми команда сможет пользоваться без дизайнера под рукой.',
          features: ['От 3 концепций логотипа', 'Фирменный стиль', 'Брендбук от 10 страниц'],
          price: startingPrices.branding,
          details: '/services',
          order: { label: 'Заказать брендинг', opens: 'projectQuiz', interest: 'Брендинг' },
        },
        {
          icon: 'support',
          title: 'Поддержка сайтов',
          description:
            'Обновления, правки и безопасность по подписке. В рабочее время отвечаем в течение двух часов.',
          features: [
            'Обновления и резервные копии',
            'Правки и новые блоки',
            'Контроль доступности',
          ],
          price: startingPrices.websiteSupport,
          tiers: [
            { name: 'START', hours: '6 ч' },
            { name: 'STANDARD', hours: '10 ч' },
            { name: 'OPTIMAL', hours: '15 ч' },
            { name: 'PREMIUM', hours: 'от 20 ч' },
          ],
          details: '/services',
          order: {
            label: 'Заказать поддержку',
            opens: 'projectQuiz',
            interest: 'Поддержка сайтов',
          },
        },
      ],
      more: { label: 'Все услуги', to: '/services' },
    },
    {
      kind: 'story',
      eyebrow: 'Как мы работаем',
      title: 'Сначала каркас, потом узоры',
      paragraphs: [
        'Юрту не начинают с ковров. Сперва ставят решётку, вяжут узлы, проверяют, держит ли она купол. Мы тоже начинаем с невидимого: что за данные, кто ими владеет, что случится, если упадёт сервер или придёт втрое больше людей.',
        'Через две недели вы видите первую работающую часть и можете её потрогать. Дальше — ещё по одной каждые две недели, и после любой можно остановиться с готовой вещью в руках.',
      ],
      aside: {
        title: 'Одна команда на весь путь',
        text: 'Аналитик, дизайнер и инженеры не меняются от первой встречи до запуска. Пересказывать задачу по кругу не придётся.',
      },
      action: { label: 'Узнать о компании', to: '/about' },
    },
    {
      kind: 'industries',
      look: 'compact',
      title: 'Пятнадцать отраслей, где мы не новички',
      lead: 'Разговор пойдёт на вашем языке: смены и простои, полисы и убытки, рейсы и накладные.',
      action: { label: 'Все отрасли', to: '/industries' },
    },
    {
      kind: 'tags',
      title: 'Стек без экспериментов на вас',
      lead: 'Проверенное в основе, новое — только там, где оно окупается.',
      groups: [
        { title: 'Интерфейсы', tags: ['React', 'TypeScript', 'Next.js', 'Vue'] },
        { title: 'Серверы', tags: ['Node.js', 'Python', 'Go', 'PHP'] },
        { title: 'Телефоны', tags: ['Flutter', 'React Native', 'Swift', 'Kotlin'] },
        { title: 'Облако', tags: ['Docker', 'Kubernetes', 'Terraform', 'AWS'] },
        { title: 'Данные', tags: ['PostgreSQL', 'Redis', 'ClickHouse', 'Elasticsearch'] },
      ],
      action: { label: 'Весь стек', to: '/technologies' },
    },
    {
      kind: 'testimonials',
      look: 'carousel',
      title: 'Что говорят после запуска',
      lead: 'Слова людей, которые пользуются нашей работой каждый день.',
      ids: ['nurRetail', 'tulparLogistic', 'manatPay', 'akMed', 'vektorStroy', 'jaylooAgro'],
    },
    {
      kind: 'stats',
      stats: [
        { value: '98\u00a0%', label: 'довольных клиентов' },
        { value: '150+', label: 'проектов' },
        { value: '24/7', label: 'поддержка' },
        { value: '8+', label: 'лет опыта' },
      ],
    },
    {
      kind: 'callToAction',
      title: 'Расскажите о задаче — вернёмся с планом',
      lead: 'Разберём, что нужно сделать, чем можно пренебречь и сколько это стоит. Консультация бесплатна и ни к чему не обязывает.',
      actions: [
        { label: 'Получить консультацию', opens: 'consultation' },
        { label: 'Рассчитать стоимость', opens: 'projectQuiz' },
      ],
      assurances: ['Ответ в течение 2 часов', 'Смета за 24 часа', 'Договор и гарантия'],
    },
  ],
}
