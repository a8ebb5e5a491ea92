import { akmedQuote, manatQuote, nurRetailQuote, tulparQuote } from '../case-pages/quotes'
import { inHours, inWorkingHours } from '@contracts/russian.ts'
import { jailooAgro, namedClients, vektorStroy } from '../clients'
import { company, promises } from '../company'
import { companyFigures } from '../company-figures'
import type { PageContent } from '../model/page'
import { fromPrice } from '../currency'
import { place } from '../place'
import { startingPrices, supportTiers } from '../prices'
import { siteMap } from '../site-map.ts'
import { assessmentHours } from '../stages'

const soon = inWorkingHours(promises.consultationHours)

export const home: PageContent = {
  head: {
    title: `${company.name} — ${company.tagline.charAt(0).toLowerCase()}${company.tagline.slice(1)}`,
    description: `Агентство разработки из ${place.ofCity}: сайты, мобильные приложения, SaaS, облако и DevOps. ${companyFigures.projects} проектов, открытые цены, ответ за ${soon}.`,
    keywords: [
      `разработка сайтов ${place.city}`,
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
      title: 'Сайты и приложения, готовые к росту',
      lead: `Кереге — решётка, на которой держится юрта. Такую же опору мы собираем для бизнеса: сайты, приложения, SaaS и облако. Цену называем до начала работы, отвечаем за ${soon}.`,
      actions: [
        { label: 'Начать проект', opens: 'projectQuiz' },
        { label: 'Смотреть кейсы', to: '/cases' },
      ],
      stats: [
        {
          value: companyFigures.projects,
          label: 'проектов',
          text: 'Разработка, аудит и консалтинг',
        },
        { value: companyFigures.clients, label: 'клиентов', text: 'Многие приходят не один раз' },
        {
          value: `${companyFigures.years}+`,
          label: 'лет на рынке',
          text: `Компания работает с\u00a0${companyFigures.founded}\u00a0года`,
        },
        {
          value: companyFigures.technologies,
          label: 'технологий',
          text: 'В проект берём немногие из них',
        },
      ],
      clients: {
        label: 'Нам доверяют',
        names: namedClients,
      },
    },
    {
      kind: 'services',
      title: 'Услуги с открытой ценой',
      lead: 'Называем стоимость до начала работы. Точную смету и сроки присылаем после короткого разговора о задаче.',
      cards: [
        {
          icon: 'browser',
          title: siteMap.customSaas.label,
          description:
            'От посадочной страницы до портала с личными кабинетами. Проектируем от задачи бизнеса, а не от шаблона.',
          features: [
            'Лендинги и корпоративные сайты',
            'Интернет-магазины',
            'Порталы и личные кабинеты',
          ],
          price: startingPrices.customSaas,
          details: '/custom-saas',
          order: { label: 'Заказать сайт', opens: 'projectQuiz', offer: 'custom-saas' },
        },
        {
          icon: 'cloud',
          title: siteMap.cloudMigration.label,
          description:
            'Переносим системы в AWS, Azure или Google Cloud без потери данных и с понятным планом отката.',
          features: ['Аудит инфраструктуры', 'Перенос данных без простоев', 'Оптимизация расходов'],
          price: { free: `Экспресс-оценка за ${inHours(assessmentHours.cloud)}` },
          details: '/cloud-migration',
          order: { label: 'Получить оценку', opens: 'consultation', offer: 'cloud-migration' },
        },
        {
          icon: 'phone',
          title: siteMap.mobileApps.label,
          description: `Доработка вышедшего приложения — ${fromPrice(startingPrices.mobileApps)}, новое — ${fromPrice(startingPrices.newApps)}.`,
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
            offer: 'mobile-apps',
          },
        },
        {
          icon: 'pipeline',
          title: siteMap.devopsServices.label,
          description:
            'Автоматические сборки, контейнеры и мониторинг: релизы выходят по кнопке, а не по ночам.',
          features: [
            'CI/CD и инфраструктура как код',
            'Kubernetes и Docker',
            'Мониторинг и оповещения',
          ],
          price: { free: 'Аудит процессов и инфраструктуры' },
          details: '/devops-services',
          order: { label: 'Получить аудит', opens: 'consultation', offer: 'devops-services' },
        },
        {
          icon: 'brush',
          title: siteMap.branding.label,
          description:
            'Логотип, фирменный стиль и брендбук, которыми команда сможет пользоваться без дизайнера под рукой.',
          features: ['Концепции логотипа на выбор', 'Фирменный стиль', 'Брендбук с правилами'],
          price: startingPrices.branding,
          page: '/branding',
          details: '/services',
          order: { label: 'Заказать брендинг', opens: 'projectQuiz', offer: 'branding' },
        },
        {
          icon: 'support',
          title: siteMap.websiteSupport.label,
          description: 'Обновления, правки и безопасность по подписке.',
          features: [
            'Обновления и резервные копии',
            'Правки и новые блоки',
            'Контроль доступности',
          ],
          price: startingPrices.websiteSupport,
          tiers: supportTiers,
          page: '/website-support',
          details: '/services',
          order: {
            label: 'Заказать поддержку',
            opens: 'projectQuiz',
            offer: 'website-support',
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
      title: 'Проверенные технологии',
      lead: 'Проверенное в основе, новое — только там, где оно окупается.',
      groups: [
        { title: 'Интерфейсы', tags: ['React', 'TypeScript', 'Next.js', 'Vue'] },
        { title: 'Серверы', tags: ['Node.js', 'Python', 'Go', 'PHP'] },
        { title: 'Мобильные', tags: ['Flutter', 'React Native', 'Swift', 'Kotlin'] },
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
      items: [
        nurRetailQuote,
        tulparQuote,
        manatQuote,
        akmedQuote,
        {
          name: 'Сергей Литвинов',
          industry: 'construction',
          position: 'Коммерческий директор',
          company: vektorStroy,
          content:
            'Смету назвали до договора и из неё не вышли, на стройке в такое не верят. Отдел продаж показывает на встречах сайт с планировками вместо презентации, а бумажный прайс мы перестали печатать.',
          rating: 5,
          avatar: '👷🏼‍♂️',
        },
        {
          name: 'Нурлан Токтосунов',
          industry: 'agriculture-agtech',
          position: 'Основатель',
          company: jailooAgro,
          content:
            'Пастбища высоко, связь там не везде. Приложение копит записи без сети и отправляет их, когда чабан спускается в село. Мысль простая, но до этого нам дважды сказали, что так сделать нельзя.',
          rating: 5,
          avatar: '👨🏽‍🌾',
        },
      ],
    },
    {
      kind: 'featuredCases',
      title: 'Два проекта вблизи',
      lead: 'Что видит человек, который работает с системой каждый день, и что при этом поменялось в числах.',
      ids: ['nur-retail', 'tulpar-logistics'],
      action: { label: 'Все кейсы', to: '/cases' },
    },
    {
      kind: 'stats',
      stats: [
        {
          value: companyFigures.satisfied,
          label: 'довольных клиентов',
          text: 'По опросу после сдачи проекта',
        },
        {
          value: companyFigures.built,
          label: 'проектов',
          text: `Построили мы; всего их ${companyFigures.projects}, считая аудиты и консалтинг`,
        },
        { value: '24/7', label: 'поддержка', text: 'Следит робот, люди отвечают в рабочее время' },
        {
          value: '8+',
          label: 'лет опыта',
          text: `У ведущих инженеров; самой компании ${companyFigures.years}+\u00a0лет`,
        },
      ],
    },
    {
      kind: 'callToAction',
      title: 'Расскажите о задаче — вернёмся с планом',
      lead: 'Разберём, что нужно сделать, без чего можно обойтись и сколько это стоит. Консультация бесплатна.',
      actions: [
        { label: 'Получить консультацию', opens: 'consultation' },
        { label: 'Рассчитать стоимость', opens: 'projectQuiz' },
      ],
      assurances: [
        `Ответ за ${soon}`,
        `Предложение за ${inHours(promises.proposalHours)} по рабочим дням`,
        'Договор и гарантия',
      ],
    },
  ],
}
