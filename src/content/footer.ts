import type { NonEmpty } from './model'
import { routes, type RoutePath } from './routes'

/** A footer line; it becomes a link once its page is in the route table. */
export interface FooterItem {
  label: string
  to?: RoutePath
}

interface FooterGroup {
  title: string
  items: NonEmpty<FooterItem>
}

export const footerGroups: NonEmpty<FooterGroup> = [
  {
    title: 'Услуги',
    items: [
      { label: 'Разработка сайтов' },
      { label: 'SaaS-консалтинг' },
      { label: 'Миграция в облако' },
      { label: 'Разработка API' },
      { label: 'Мобильные приложения' },
      { label: 'DevOps-услуги' },
    ],
  },
  {
    title: 'Отрасли',
    items: [
      { label: 'FinTech' },
      { label: 'E-commerce' },
      { label: 'HealthTech' },
      { label: 'EdTech' },
      { label: 'HR Tech' },
      { label: 'Real Estate Tech' },
    ],
  },
  {
    title: 'Документы',
    items: [
      { label: 'Политика конфиденциальности', to: routes.privacy.path },
      { label: 'Условия использования', to: routes.terms.path },
    ],
  },
]
