import type { NonEmpty } from './primitives'
import { siteMap, type PagePath } from './site-map.ts'

interface FooterGroup {
  title: string
  items: NonEmpty<{ label: string; to: PagePath }>
}

const services = siteMap.services.path
const industries = siteMap.industries.path

/** Under the name that it has everywhere. */
const named = ({ label, path }: { label: string; path: PagePath }) => ({ label, to: path })

export const footerGroups: NonEmpty<FooterGroup> = [
  {
    title: 'Услуги',
    items: [
      named(siteMap.customSaas),
      named(siteMap.saasConsulting),
      named(siteMap.cloudMigration),
      named(siteMap.apiDevelopment),
      named(siteMap.mobileApps),
      named(siteMap.devopsServices),
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
