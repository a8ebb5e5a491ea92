import type { NonEmpty } from './primitives'
import { siteMap, type PagePath } from './site-map.ts'

interface FooterGroup {
  title: string
  items: NonEmpty<{ label: string; to: PagePath }>
}

const services = siteMap.services.path
const industries = siteMap.industries.path

export const footerGroups: NonEmpty<FooterGroup> = [
  {
    title: 'Услуги',
    items: [
      { label: 'Разработка сайтов', to: siteMap.customSaas.path },
      { label: 'SaaS-консалтинг', to: siteMap.saasConsulting.path },
      { label: 'Миграция в облако', to: siteMap.cloudMigration.path },
      { label: 'Разработка API', to: siteMap.apiDevelopment.path },
      { label: 'Мобильные приложения', to: siteMap.mobileApps.path },
      { label: 'DevOps-услуги', to: siteMap.devopsServices.path },
    ],
  },
  {
    title: 'Отрасли',
    items: [
      { label: 'FinTech', to: industries },
      { label: 'E-commerce', to: industries },
      { label: 'HealthTech', to: industries },
      { label: 'EdTech', to: industries },
      { label: 'HR Tech', to: industries },
      { label: 'Real Estate Tech', to: industries },
    ],
  },
  {
    title: 'Компания',
    items: [
      { label: 'Все услуги', to: services },
      { label: 'Кейсы', to: siteMap.cases.path },
      { label: 'О компании', to: siteMap.about.path },
      { label: 'Блог', to: siteMap.blog.path },
      { label: 'Innovations', to: siteMap.innovations.path },
    ],
  },
  {
    title: 'Документы',
    items: [
      { label: siteMap.privacy.labelRu, to: siteMap.privacy.path },
      { label: siteMap.terms.labelRu, to: siteMap.terms.path },
    ],
  },
]
