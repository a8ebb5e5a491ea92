import type { NonEmpty, ServiceCard } from './model'

export const homeServices: NonEmpty<ServiceCard> = [
  {
    icon: 'browser',
    title: 'Разработка сайтов',
    description:
      'От посадочной страницы до портала с личными кабинетами. Проектируем от задачи бизнеса, а не от шаблона.',
    features: ['Лендинги и корпоративные сайты', 'Интернет-магазины', 'Порталы и личные кабинеты'],
    offer: { from: 75_000 },
    action: { label: 'Заказать сайт', opens: 'projectQuiz', interest: 'Разработка сайтов' },
  },
  {
    icon: 'cloud',
    title: 'Миграция в облако',
    description:
      'Переносим системы в AWS, Azure или Google Cloud без потери данных и с понятным планом отката.',
    features: ['Аудит инфраструктуры', 'Перенос данных без простоев', 'Оптимизация расходов'],
    offer: { free: 'Экспресс-оценка за 48 часов' },
    action: { label: 'Получить оценку', opens: 'consultation', interest: 'Миграция в облако' },
  },
  {
    icon: 'phone',
    title: 'Мобильные приложения',
    description:
      'iOS и Android: нативно или на общем коде. Первую рабочую версию показываем через восемь недель.',
    features: ['iOS, Android, Flutter, React Native', 'Дизайн интерфейса', 'Публикация в сторах'],
    offer: { from: 26_000 },
    action: {
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
    features: ['CI/CD и инфраструктура как код', 'Kubernetes и Docker', 'Мониторинг и оповещения'],
    offer: { free: 'Аудит процессов и инфраструктуры' },
    action: { label: 'Получить аудит', opens: 'consultation', interest: 'DevOps-услуги' },
  },
  {
    icon: 'brush',
    title: 'Брендинг',
    description:
      'Логотип, фирменный стиль и брендбук, которыми команда сможет пользоваться без дизайнера под рукой.',
    features: ['От 3 концепций логотипа', 'Фирменный стиль', 'Брендбук от 10 страниц'],
    offer: { from: 42_500 },
    action: { label: 'Заказать брендинг', opens: 'projectQuiz', interest: 'Брендинг' },
  },
  {
    icon: 'support',
    title: 'Поддержка сайтов',
    description:
      'Обновления, правки и безопасность по подписке. В рабочее время отвечаем в течение двух часов.',
    features: ['Обновления и резервные копии', 'Правки и новые блоки', 'Контроль доступности'],
    offer: { from: 15_000, per: 'month' },
    tiers: [
      { name: 'START', hours: '6 ч' },
      { name: 'STANDARD', hours: '10 ч' },
      { name: 'OPTIMAL', hours: '15 ч' },
      { name: 'PREMIUM', hours: 'от 20 ч' },
    ],
    action: { label: 'Заказать поддержку', opens: 'projectQuiz', interest: 'Поддержка сайтов' },
  },
]

export const homePromotion: NonEmpty<Omit<ServiceCard, 'features' | 'tiers'>> = [
  {
    icon: 'search',
    title: 'SEO-продвижение',
    description: 'Технический порядок, содержание и ссылки: рост позиций, который видно в заявках.',
    offer: { from: 24_500, per: 'month' },
    action: { label: 'Заказать SEO', opens: 'projectQuiz', interest: 'SEO-продвижение' },
  },
  {
    icon: 'target',
    title: 'Контекстная реклама',
    description: 'Настройка и ведение кампаний с прозрачным отчётом о стоимости каждой заявки.',
    offer: { from: 45_000 },
    action: { label: 'Заказать рекламу', opens: 'projectQuiz', interest: 'Контекстная реклама' },
  },
]
