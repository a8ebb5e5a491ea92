import { startingPrices } from './prices'
import type { ServicesSection } from './sections'

/** The six cards of the home page. */
export const homeServices: ServicesSection['cards'] = [
  {
    icon: 'browser',
    title: 'Разработка сайтов',
    description:
      'От посадочной страницы до портала с личными кабинетами. Проектируем от задачи бизнеса, а не от шаблона.',
    features: ['Лендинги и корпоративные сайты', 'Интернет-магазины', 'Порталы и личные кабинеты'],
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
    features: ['iOS, Android, Flutter, React Native', 'Дизайн интерфейса', 'Публикация в сторах'],
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
    features: ['CI/CD и инфраструктура как код', 'Kubernetes и Docker', 'Мониторинг и оповещения'],
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
    features: ['Обновления и резервные копии', 'Правки и новые блоки', 'Контроль доступности'],
    price: startingPrices.websiteSupport,
    tiers: [
      { name: 'START', hours: '6 ч' },
      { name: 'STANDARD', hours: '10 ч' },
      { name: 'OPTIMAL', hours: '15 ч' },
      { name: 'PREMIUM', hours: 'от 20 ч' },
    ],
    details: '/services',
    order: { label: 'Заказать поддержку', opens: 'projectQuiz', interest: 'Поддержка сайтов' },
  },
]
